import ContractModel
import YAMLReader

/// Commands: what is sent, and what comes back.
extension Comparison {
  /// Compares the commands.
  func compareCommands() {
    let commands = pair(old.contract.commands, new.contract.commands, by: \.name)
    for command in commands.added {
      add(
        .commandAdded, command.name, "was added", old: nil, new: command.span,
        Scope.sent.effects())
    }
    for command in commands.removed {
      add(
        .commandRemoved, command.name, "was removed, and deployed clients call it",
        old: command.span, new: nil, Scope.sent.effects(sent: [.clients], source: true))
    }
    for (one, other) in commands.both { compareCommands(one, other) }
  }

  private func compareCommands(_ one: Command, _ other: Command) {
    let name = one.name
    compareText((one.doc, other.doc), name, old: one.span, new: other.span)
    if one.isWrite != other.isWrite {
      // What reads goes over GET or POST, what writes over POST alone.
      add(
        other.isWrite ? .commandBecameWrite : .commandBecameRead, name,
        other.isWrite
          ? "changes something now, and `GET` is refused" : "reads now, and may go over `GET`",
        old: one.span, new: other.span,
        Scope.sent.effects(sent: other.isWrite ? [.clients] : [.servers]))
    }
    addIfDifferent(
      .commandSinceChanged, name, "changed the first release that knows it",
      (one.since ?? "the first", other.since ?? "the first"), old: one.span, new: other.span,
      Scope.sent.effects())
    compareArguments(one, other)
    compareOptions(one, other)
    compareInputs(one, other)
    compareExactlyOne(one, other)
    compareThrowing(one, other)
    compareResults(
      ResultShape(one.result), ResultShape(other.result), "\(name) result", one.span, other.span)
    comparePaging(one, other)
    compareFailures(one.failures, other.failures, name + " failure ", one.span, other.span)
  }

  // MARK: Arguments

  private func compareArguments(_ one: Command, _ other: Command) {
    let oldNames = Set(one.arguments.map(\.name))
    let newNames = Set(other.arguments.map(\.name))
    // Names of arguments are Swift's alone: at the same place, another name is another label.
    var renamed: [String: String] = [:]
    for (old, new) in zip(one.arguments, other.arguments)
    where !newNames.contains(old.name) && !oldNames.contains(new.name) {
      renamed[new.name] = old.name
    }
    let arguments = pair(one.arguments, other.arguments) { renamed[$0.name] ?? $0.name }
    for argument in arguments.added {
      let isRequired = argument.isRequired
      let isMoved = one.takesOtherwise(argument)
      add(
        .argumentAdded, "\(one.name) \(argument.name)",
        isRequired ? "was added, and must be given" : "was added, and may be left out",
        detail: isRequired ? "required" : "optional", old: one.span, new: argument.span,
        Scope.sent.effects(
          sent: isRequired ? [.clients, .servers] : isMoved ? [.servers] : [], source: true))
    }
    for argument in arguments.removed {
      add(
        .argumentRemoved, "\(one.name) \(argument.name)", "was removed", old: argument.span,
        new: other.span,
        Scope.sent.effects(
          sent: argument.isRequired ? [.clients, .servers] : [.clients], source: true))
    }
    if arguments.isReordered {
      let listed = { (arguments: [Argument]) in arguments.map(\.name).joined(separator: ", ") }
      addIfDifferent(
        .argumentsReordered, one.name, "takes its arguments in another order",
        (listed(one.arguments), listed(other.arguments)), old: one.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: true))
    }
    for (old, new) in arguments.both {
      let subject = "\(one.name) \(new.name)"
      compareNames(old, new, subject)
      compareRepetition(old, new, subject)
      compareParameters(old, new, subject)
    }
  }

  private func compareNames(_ one: Argument, _ other: Argument, _ subject: String) {
    addIfDifferent(
      .argumentRenamed, subject, "has another label in Swift", (one.name, other.name),
      old: one.span, new: other.span, Scope.sent.effects(source: true))
  }

  private func compareRepetition(_ one: Argument, _ other: Argument, _ subject: String) {
    switch (one.kind, other.kind) {
    case (.repeated(let old), .repeated(let new)) where old != new:
      let isNarrower = !(new.lowerBound <= old.lowerBound && old.upperBound <= new.upperBound)
      addIfDifferent(
        isNarrower ? .valuesNarrowed : .valuesWidened, subject,
        "may be given another number of times",
        ("repeated \(old.spelt)", "repeated \(new.spelt)"), old: one.span, new: other.span,
        Scope.sent.effects(sent: isNarrower ? [.clients] : []))
    case (.positional, .repeated(let times)):
      add(
        .argumentBecameRepeated, subject, "may be given several times now",
        detail: "repeated \(times.spelt)", old: one.span, new: other.span,
        Scope.sent.effects(
          sent: times.contains(1) ? [] : [.clients, .servers], source: true))
    case (.repeated(let times), .positional):
      add(
        .argumentBecameSingle, subject, "is given once now", detail: "repeated \(times.spelt)",
        old: one.span, new: other.span,
        Scope.sent.effects(
          sent: times == 1...1 ? [] : times.contains(1) ? [.clients] : [.clients, .servers],
          source: true))
    default: break
    }
  }

  private func compareParameters(_ one: Argument, _ other: Argument, _ subject: String) {
    compareValues(
      Value(one.type, one.constraints, one.span), Value(other.type, other.constraints, other.span),
      subject, .sent, .text)
    if one.isSensitive != other.isSensitive {
      add(
        .sensitiveChanged, subject,
        other.isSensitive ? "is sensitive now" : "is no longer sensitive",
        detail: other.isSensitive ? "now" : "no longer", old: one.span, new: other.span,
        Scope().effects())
    }
    compareText((one.doc, other.doc), subject, old: one.span, new: other.span)
  }

  // MARK: Options and standard input

  private func compareOptions(_ one: Command, _ other: Command) {
    let options = pair(one.options, other.options, by: \.name)
    for option in options.added {
      add(
        .optionAdded, "\(one.name) \(option.option)", "was added, and may be left out",
        old: one.span, new: option.span,
        Scope.sent.effects(sent: one.takesOtherwise(option) ? [.servers] : []))
    }
    for option in options.removed {
      add(
        .optionRemoved, "\(one.name) \(option.option)",
        "was removed, and deployed clients may send it",
        old: option.span, new: other.span,
        // A deployed server needs one of several, and a new client may have none to give.
        Scope.sent.effects(
          sent: one.exactlyOne.isEmpty ? [.clients] : [.clients, .servers], source: true))
    }
    for (old, new) in options.both {
      let subject = "\(one.name) \(new.option)"
      if (old.kind == .flag) == (new.kind == .flag) {
        compareParameters(old, new, subject)
      } else {
        add(
          .optionKindChanged, subject,
          new.kind == .flag ? "takes no value any more" : "takes a value now",
          detail: new.kind == .flag ? "value to flag" : "flag to value", old: old.span,
          new: new.span, Scope.sent.effects(sent: [.clients, .servers], source: true))
      }
    }
    if options.isReordered, other.exactlyOne.isEmpty {
      add(
        .parametersReordered, one.name,
        "has its options in another order, and so its Swift initializer", old: one.span,
        new: other.span, Scope().effects(source: true))
    }
  }

  private func compareInputs(_ one: Command, _ other: Command) {
    switch (one.stdin, other.stdin) {
    case (nil, nil): break
    case (nil, let new?):
      add(
        .stdinAdded, one.name, "reads standard input now (`\(new.name)`)", old: one.span,
        new: new.span, Scope.sent.effects(sent: [.clients, .servers], source: true))
    case (let old?, nil):
      add(
        .stdinRemoved, one.name, "reads no standard input any more (`\(old.name)`)",
        old: old.span, new: other.span,
        Scope.sent.effects(sent: [.clients, .servers], source: true))
    case (let old?, let new?):
      let subject = "\(one.name) stdin"
      compareNames(old, new, subject)
      compareParameters(old, new, subject)
    }
  }

  private func compareExactlyOne(_ one: Command, _ other: Command) {
    let (isOld, isNew) = (!one.exactlyOne.isEmpty, !other.exactlyOne.isEmpty)
    guard isOld != isNew else { return }
    // A new client has to give one, and a deployed server may know none of them.
    let names = Set(one.parameters.map(\.name))
    let isKnown = other.parameters.contains { names.contains($0.name) }
    add(
      isNew ? .exactlyOneAdded : .exactlyOneRemoved, one.name,
      isNew ? "takes exactly one of its parameters now" : "takes its parameters together now",
      old: one.span, new: other.span,
      Scope.sent.effects(
        sent: !isNew ? [] : isKnown ? [.clients] : [.clients, .servers], source: true))
  }

  /// An initializer that can throw has to be called with `try`.
  private func compareThrowing(_ one: Command, _ other: Command) {
    let oldThrowing = throwing(one, old)
    let newThrowing = throwing(other, new)
    let isApart = !one.exactlyOne.isEmpty && !other.exactlyOne.isEmpty
    let begins =
      isApart
      ? one.parameters.contains {
        newThrowing.contains($0.name) && !oldThrowing.contains($0.name)
      } : oldThrowing.isEmpty && !newThrowing.isEmpty
    guard begins else { return }
    add(
      .initializerThrows, one.name, "may refuse a value now, so that its initializer needs `try`",
      old: one.span, new: other.span, Scope().effects(source: true))
  }

  /// The parameters whose value the generated initializer may refuse.
  private func throwing(_ command: Command, _ side: Side) -> Set<String> {
    Set(
      command.parameters.filter { parameter in
        if case .repeated(let times) = parameter.kind, times != 0...Int.max { return true }
        return parameter.kind == .input
          || side.isChecked(parameter.type, parameter.constraints)
      }.map(\.name))
  }
}

extension Argument {
  /// Whether a call must have it.
  fileprivate var isRequired: Bool {
    switch kind {
    case .positional, .input: true
    case .repeated(let times): times.lowerBound > 0
    case .option, .flag: false
    }
  }
}

extension Command {
  /// Whether the command has a parameter of the name that is given in another way, so that an app which
  /// gives it spells it as a deployed server does not read it.
  fileprivate func takesOtherwise(_ parameter: Argument) -> Bool {
    parameters.contains { SwiftName.member($0.name) == SwiftName.member(parameter.name) }
  }
}

extension Side {
  /// Whether generated code checks a value before it is sent.
  func isChecked(_ type: TypeReference, _ own: Constraints) -> Bool {
    var constraints = constraints(type, own)
    if base(of: type)?.isInteger == true { return constraints.range != nil }
    constraints.range = nil
    return !constraints.isEmpty
  }
}
