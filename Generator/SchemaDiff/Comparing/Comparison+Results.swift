import ContractModel
import YAMLReader

/// What a success carries: of commands and of endpoints.
extension Comparison {
  /// Compares what a success carries.
  func compareResults(
    _ one: ResultShape, _ other: ResultShape, _ subject: String, _ oldSpan: SourceSpan,
    _ newSpan: SourceSpan
  ) {
    switch (one, other) {
    case (.none, .none): break
    case (.none, _):
      add(
        .resultAdded, subject, "says something now", old: oldSpan, new: newSpan,
        Scope.received.effects(received: [.servers], source: true))
    case (_, .none):
      add(
        .resultRemoved, subject, "says nothing any more", old: oldSpan, new: newSpan,
        Scope.received.effects(received: [.clients], source: true))
    case (.inline(let old), .inline(let new)):
      compareText((old.doc, new.doc), subject, old: oldSpan, new: newSpan)
      compareRecords(old, new, subject + ".", .received)
    case (.named(let old), .named(let new)):
      compareValues(
        Value(old, .none, oldSpan), Value(new, .none, newSpan), subject, .received, .json)
    case (.inline(let old), .named(.record(let name))):
      guard let new = new.records[name] else { return }
      compareShapes(old, new, subject, ("its own fields", name), oldSpan, newSpan)
    case (.named(.record(let name)), .inline(let new)):
      guard let old = old.records[name] else { return }
      compareShapes(old, new, subject, (name, "its own fields"), oldSpan, newSpan)
    case (.inline, .named), (.named, .inline):
      let isList = if case .named = other { true } else { false }
      add(
        isList ? .becameList : .becameSingle, subject,
        isList ? "is a list now" : "is a single record now", old: oldSpan, new: newSpan,
        Scope.received.effects(received: [.clients, .servers], source: true))
    }
  }

  /// A record without a name beside one with it: what is at the same places counts.
  private func compareShapes(
    _ one: Record, _ other: Record, _ subject: String, _ names: (old: String, new: String),
    _ oldSpan: SourceSpan, _ newSpan: SourceSpan
  ) {
    let oldFits = Fit(self, fromOld: true, .json)
    let newFits = Fit(self, fromOld: false, .json)
    var received: Set<Party> = []
    if !newFits.fits(other, one, isReading: true) { received.insert(.clients) }
    if !oldFits.fits(one, other, isReading: true) { received.insert(.servers) }
    addIfDifferent(
      received.isEmpty ? .swiftTypeChanged : .typeChanged, subject, "has another type", names,
      old: oldSpan, new: newSpan, Scope.received.effects(received: received, source: true))
  }

  /// Compares whether a list comes in pages.
  func comparePaging(_ one: Command, _ other: Command) {
    let subject = "\(one.name) result"
    switch (one.result, other.result) {
    case (.paged(_, let old), .paged(_, let new)):
      addIfDifferent(
        .pagingOptionsChanged, subject, "comes in pages because of other options",
        (old.joined(separator: ", "), new.joined(separator: ", ")), old: one.span,
        new: other.span, Scope.received.effects())
    case (.type(.list), .paged(_, let options)):
      // A client that can send the option already gets a page where it reads a list.
      let isSent = one.options.contains { options.contains($0.name) }
      add(
        .pagingAdded, subject,
        isSent
          ? "comes in pages now, where deployed clients read a list"
          : "comes in pages now where one asks for them, which no deployed client can",
        old: one.span, new: other.span,
        Scope.received.effects(received: isSent ? [.clients] : [], source: true))
    case (.paged(_, let options), .type(.list)):
      let isSent = other.options.contains { options.contains($0.name) }
      add(
        .pagingRemoved, subject, "comes in pages no more", old: one.span, new: other.span,
        Scope.received.effects(received: isSent ? [.servers] : [], source: true))
    default: break
    }
  }
}

/// What a success carries, of a command or of an endpoint.
enum ResultShape {
  /// Nothing that is read.
  case none
  /// A record without a name of its own.
  case inline(Record)
  /// A named record or a list of one.
  case named(TypeReference)

  init(_ result: Command.Result) {
    switch result {
    case .fields(let record): self = .inline(record)
    case .type(let type): self = .named(type)
    // A page is read as a list is.
    case .paged(let record, _): self = .named(.list(.record(record)))
    }
  }

  init(_ result: Endpoint.Result?) {
    switch result {
    case .fields(let record): self = .inline(record)
    case .type(let type): self = .named(type)
    case nil: self = .none
    }
  }
}
