import ContractModel
import YAMLReader

/// Scalars, enums, named records and payloads.
extension Comparison {
  /// Compares the named types.
  func compareTypes() {
    compareScalars()
    let enums = pair(old.contract.enums, new.contract.enums, by: \.name)
    for (one, other) in enums.both { compareEnums(one, other) }
    let records = pair(old.contract.records, new.contract.records, by: \.name)
    for (one, other) in records.both {
      compareText((one.doc, other.doc), one.name, old: one.span, new: other.span)
      compareRecords(one, other, one.name + ".", scope(of: one.name))
    }
    for type in enums.removed { removed(type.name, type.span) }
    for type in records.removed { removed(type.name, type.span) }
    for type in enums.added { added(type.name, type.span) }
    for type in records.added { added(type.name, type.span) }
  }

  private func added(_ name: String, _ span: SourceSpan) {
    add(.typeAdded, name, "was added", old: nil, new: span, Scope().effects())
  }

  private func removed(_ name: String, _ span: SourceSpan) {
    add(
      .typeRemoved, name, "was removed; where it was used is judged by itself", old: span, new: nil,
      Scope().effects(source: true))
  }

  /// In which directions a named type goes in both versions.
  private func scope(of name: String) -> Scope {
    let (one, other) = (old.uses[name] ?? [], new.uses[name] ?? [])
    let received: Side.Uses = [.strict, .lenient]
    return Scope(
      isReceived: !one.isDisjoint(with: received) && !other.isDisjoint(with: received),
      isOldStrict: one.contains(.strict), isNewStrict: other.contains(.strict),
      isSent: one.contains(.sent) && other.contains(.sent))
  }

  // MARK: Scalars

  private func compareScalars() {
    let scalars = pair(old.contract.scalars, new.contract.scalars, by: \.name)
    for (one, other) in scalars.both {
      let scope = scope(of: one.name)
      compareText((one.doc, other.doc), one.name, old: one.span, new: other.span)
      compareValues(
        Value(.base(one.base), one.constraints, one.span),
        Value(.base(other.base), other.constraints, other.span), one.name, scope, .json)
      if one.isDistinct != other.isDistinct {
        let names = { (scalar: Scalar) in
          scalar.isDistinct ? scalar.name : scalar.base.rawValue
        }
        addIfDifferent(
          .swiftTypeChanged, one.name, "is another type in Swift", (names(one), names(other)),
          old: one.span, new: other.span,
          // A scalar that was not distinct and is used nowhere was nothing in Swift.
          scope.effects(source: one.isDistinct || old.uses[one.name] != nil))
      }
    }
    // A scalar that is not distinct has no type of its own in Swift.
    for scalar in scalars.removed where scalar.isDistinct { removed(scalar.name, scalar.span) }
    for scalar in scalars.added where scalar.isDistinct { added(scalar.name, scalar.span) }
  }

  // MARK: Enums

  private func compareEnums(_ one: EnumType, _ other: EnumType) {
    let scope = scope(of: one.name)
    compareText((one.doc, other.doc), one.name, old: one.span, new: other.span)
    if one.isClosed != other.isClosed {
      add(
        other.isClosed ? .enumClosed : .enumOpened, one.name,
        other.isClosed
          ? "is closed now, and loses `.unrecognized`"
          : "is open now, and gains `.unrecognized`",
        old: one.span, new: other.span, scope.effects(source: true))
    }
    let values = pair(one.values, other.values, by: \.text)
    for value in values.added {
      add(
        .enumValueAdded, "\(one.name).\(value.text)",
        one.isClosed
          ? "was added to an enum that deployed clients know for closed"
          : "was added to an open enum",
        old: one.span, new: value.span,
        scope.effects(received: one.isClosed ? [.clients] : [], source: true))
    }
    for value in values.removed {
      add(
        .enumValueRemoved, "\(one.name).\(value.text)",
        other.isClosed ? "was removed from a closed enum" : "was removed from an open enum",
        old: value.span, new: other.span,
        scope.effects(
          received: other.isClosed ? [.servers] : [], sent: [.clients], source: true))
    }
    for (old, new) in values.both {
      compareSwiftNames(
        (old.swiftName, new.swiftName), "\(one.name).\(new.text)", old: old.span, new: new.span)
      compareText((old.doc, new.doc), "\(one.name).\(new.text)", old: old.span, new: new.span)
    }
  }

  /// Notes that something on the wire has another name in Swift.
  func compareSwiftNames(
    _ names: (old: String, new: String), _ subject: String, old: SourceSpan, new: SourceSpan
  ) {
    addIfDifferent(
      .swiftNameChanged, subject, "has another name in Swift", names, old: old, new: new,
      Scope().effects(source: true))
  }

  // MARK: Payloads

  /// Compares what notifications carry.
  func comparePayloads() {
    let payloads = pair(old.contract.payloads, new.contract.payloads) { $0.record.name }
    for payload in payloads.added {
      add(
        .payloadAdded, payload.record.name, "was added", old: nil, new: payload.record.span,
        Scope.received.effects())
    }
    for payload in payloads.removed {
      add(
        .payloadRemoved, payload.record.name, "was removed", old: payload.record.span, new: nil,
        Scope.received.effects(source: true))
    }
    for (one, other) in payloads.both {
      let (old, new) = (one.record, other.record)
      compareText((old.doc, new.doc), new.name, old: old.span, new: new.span)
      compareRecords(old, new, new.name + ".", .received)
      if one.maxBytes != other.maxBytes {
        let isRaised = (one.maxBytes ?? .max) < (other.maxBytes ?? .max)
        let words = { (limit: Int?) in limit.map { "\($0) bytes" } ?? "no limit" }
        addIfDifferent(
          isRaised ? .payloadLimitRaised : .payloadLimitLowered, new.name,
          "has another limit, which clients do not check",
          (words(one.maxBytes), words(other.maxBytes)),
          old: old.span, new: new.span, Scope.received.effects())
      }
    }
  }
}
