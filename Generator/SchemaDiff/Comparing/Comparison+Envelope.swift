import ContractModel
import YAMLReader

/// The envelope: its keys, exit codes, failures and refusals.
extension Comparison {
  /// Compares how answers are wrapped.
  func compareEnvelopes() {
    switch (old.contract.envelope, new.contract.envelope) {
    case (nil, nil): break
    case (nil, let new?):
      add(
        .typeAdded, "envelope", "was added", old: nil, new: new.span, Scope().effects())
    case (let old?, nil):
      add(
        .typeRemoved, "envelope", "was removed", old: old.span, new: nil,
        Scope().effects(source: true))
    case (let old?, let new?): compareEnvelopes(old, new)
    }
  }

  private func compareEnvelopes(_ one: Envelope, _ other: Envelope) {
    let both: Set<Party> = [.clients, .servers]
    addIfDifferent(
      .protocolVersionChanged, "envelope version", "is another",
      ("\(one.version)", "\(other.version)"),
      old: one.span, new: other.span, Scope.received.effects(received: both))
    var keys = [
      ("version key", one.versionKey, other.versionKey), ("data", one.dataKey, other.dataKey),
      ("error", one.errorKey, other.errorKey), ("exitCode", one.exitCodeKey, other.exitCodeKey),
    ]
    if let old = one.page, let new = other.page {
      keys += [("page items", old.items, new.items), ("page next", old.next, new.next)]
    }
    for (what, old, new) in keys {
      addIfDifferent(
        .envelopeKeyChanged, "envelope \(what)", "has another key", (old, new), old: one.span,
        new: other.span, Scope.received.effects(received: both))
    }
    // Answers do without it, and who looks under the other key reads nil.
    addIfDifferent(
      .envelopeKeyChanged, "envelope stderr", "has another key", (one.stderrKey, other.stderrKey),
      old: one.span, new: other.span, Scope.received.effects())
    compareExitCodes(one, other)
    compareFailures(one.failures, other.failures, "failure ", one.span, other.span)
    compareFailures(
      [one.unknownCommand].compactMap(\.self), [other.unknownCommand].compactMap(\.self), "",
      one.span, other.span)
    compareRefusals(one, other)
  }

  // MARK: Exit codes

  private func compareExitCodes(_ one: Envelope, _ other: Envelope) {
    let oldNames = Set(one.exitCodes.map(\.name))
    let newNames = Set(other.exitCodes.map(\.name))
    let oldCodes = Dictionary(one.exitCodes.map { ($0.code, $0.name) }) { first, _ in first }
    // One number under another name is the same to everybody but Swift.
    var renamed: [String: String] = [:]
    for code in other.exitCodes where !oldNames.contains(code.name) {
      if let name = oldCodes[code.code], !newNames.contains(name) { renamed[code.name] = name }
    }
    let codes = pair(one.exitCodes, other.exitCodes) { renamed[$0.name] ?? $0.name }
    for code in codes.added {
      add(
        .exitCodeAdded, "exit code \(code.name)", "was added; deployed clients do not recognize it",
        old: one.span, new: code.span, Scope.received.effects(source: true))
    }
    for code in codes.removed {
      add(
        .exitCodeRemoved, "exit code \(code.name)", "was removed", old: code.span, new: other.span,
        Scope.received.effects(source: true))
    }
    for (old, new) in codes.both {
      let subject = "exit code \(new.name)"
      compareSwiftNames((old.name, new.name), subject, old: old.span, new: new.span)
      addIfDifferent(
        .exitCodeChanged, subject, "has another number", ("\(old.code)", "\(new.code)"),
        old: old.span, new: new.span,
        Scope.received.effects(received: [.clients, .servers]))
      addIfDifferent(
        .exitStatusChanged, subject,
        "has another HTTP status; clients go by the number in the body",
        ("\(old.status)", "\(new.status)"), old: old.span, new: new.span,
        Scope.received.effects())
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
    }
  }

  // MARK: Failures

  /// Compares documented failures.
  ///
  /// - Parameter owner: What goes before a failure's name.
  func compareFailures(
    _ one: [Failure], _ other: [Failure], _ owner: String, _ oldSpan: SourceSpan,
    _ newSpan: SourceSpan
  ) {
    let failures = pair(one, other, by: \.name)
    for failure in failures.added {
      add(
        .failureAdded, owner + failure.name, "was added; clients throw it as any other",
        old: oldSpan, new: failure.span, Scope.received.effects())
    }
    for failure in failures.removed {
      add(
        .failureRemoved, owner + failure.name, "was removed", old: failure.span, new: newSpan,
        Scope.received.effects())
    }
    for (old, new) in failures.both {
      let subject = owner + new.name
      // One number under another name is the same to everybody but Swift.
      if self.old.exitCode(old.exit) != self.new.exitCode(new.exit) {
        addIfDifferent(
          .failureExitChanged, subject, "has another exit code, by which apps tell failures apart",
          (old.exit, new.exit), old: old.span, new: new.span,
          Scope.received.effects(received: [.clients, .servers]))
      }
      compareMessages(old.message, new.message, subject, old.span, new.span)
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
    }
  }

  private func compareMessages(
    _ one: MessageTemplate?, _ other: MessageTemplate?, _ subject: String, _ oldSpan: SourceSpan,
    _ newSpan: SourceSpan
  ) {
    compareText((one?.text, other?.text), subject, "message", old: oldSpan, new: newSpan)
  }

  private func compareRefusals(_ one: Envelope, _ other: Envelope) {
    let refusals = pair(one.refusals, other.refusals, by: \.name)
    for refusal in refusals.added {
      add(
        .failureAdded, "refusal \(refusal.name)", "was added; clients throw it as any other",
        old: one.span, new: refusal.span, Scope.received.effects())
    }
    for refusal in refusals.removed {
      add(
        .failureRemoved, "refusal \(refusal.name)", "was removed", old: refusal.span,
        new: other.span, Scope.received.effects())
    }
    for (old, new) in refusals.both {
      let subject = "refusal \(new.name)"
      addIfDifferent(
        .refusalStatusChanged, subject, "has another HTTP status, and no exit code to tell it by",
        ("\(old.status)", "\(new.status)"), old: old.span, new: new.span,
        Scope.received.effects(received: [.clients, .servers]))
      let headers = pair(old.headers, new.headers) { $0.lowercased() }
      for header in headers.added {
        add(
          .headerAdded, "\(subject) \(header)", "comes with the refusal now", old: old.span,
          new: new.span, Scope.received.effects())
      }
      for header in headers.removed {
        add(
          .headerRemoved, "\(subject) \(header)",
          "no longer comes with the refusal, and deployed clients may go by it", old: old.span,
          new: new.span, Scope.received.effects(received: [.clients]))
      }
      compareMessages(old.message, new.message, subject, old.span, new.span)
      compareText((old.doc, new.doc), subject, old: old.span, new: new.span)
    }
  }
}

extension Side {
  /// The number of an exit code.
  fileprivate func exitCode(_ name: String) -> Int? {
    contract.envelope?.exitCodes.first { $0.name == name }?.code
  }
}
