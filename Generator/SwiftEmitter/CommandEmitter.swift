import ContractModel

/// Commands: an initializer that refuses what the server would, and the answer's type.
struct CommandEmitter {
  let contract: Contract

  init(_ contract: Contract) {
    self.contract = contract
  }

  func emit(_ command: Command) -> String {
    let since = command.since.map { " Since \($0)." } ?? ""
    let doc = (command.doc ?? "Runs `\(command.name)`.") + since
    let type = SwiftName.type(command.words)
    return """
      \(SwiftText.doc(doc))\
      public struct \(type): \(contract.name)Command {
      \(response(command))\
        public static var access: CommandAccess { .\(command.isWrite ? "write" : "read") }
        public static var words: [String] { \(SwiftText.literals(command.words)) }
        public let arguments: CommandArguments

      \(initializers(command))\
      }
      \(responseExtensions(command, of: type))
      """
  }

  // MARK: Initializers

  private func initializers(_ command: Command) -> String {
    let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
    if command.exactlyOne.isEmpty { return initializer(parameters) }
    let type = SwiftName.type(command.words)
    return parameters.map { parameter in
      guard parameter.kind == .flag else { return initializer([parameter], isAlone: true) + "\n" }
      return """
        \(SwiftText.doc(parameter.doc ?? "With `\(parameter.option)`.", indentation: 2))\
          public static let \(SwiftText.name(SwiftName.member(parameter.name))) = \(type)(
            CommandArguments(words + [\(SwiftText.literal(parameter.option))]))


        """
    }.joined() + """
        private init(_ arguments: CommandArguments) {
          self.arguments = arguments
        }

      """
  }

  private func initializer(_ parameters: [Argument], isAlone: Bool = false) -> String {
    let list = parameters.map { declaration($0, isAlone: isAlone) }
    let canThrow = parameters.contains { self.canThrow($0) }
    let effect = canThrow ? " throws(InvalidArgument)" : ""
    guard !parameters.isEmpty else {
      return """
          /// Creates the command.
          public init() { arguments = CommandArguments(Self.words) }

        """
    }
    return """
      \(documentation(parameters, canThrow: canThrow))\
        public init(\(list.list(indentation: 2, opening: 42)))\(effect) {
          var arguments = CommandArguments(Self.words)
      \(parameters.map { statement($0, isAlone: isAlone) }.joined())\
          self.arguments = arguments
        }

      """
  }

  private func documentation(_ parameters: [Argument], canThrow: Bool) -> String {
    SwiftText.initializerDoc(
      "Creates the command.",
      parameters: parameters.map { parameter in
        SwiftText.parameter(
          SwiftName.member(parameter.name), parameter.doc ?? "`\(parameter.name)`.",
          contract.constraints(parameter.type, parameter.constraints))
      },
      throws: canThrow ? "`InvalidArgument` for a value the server would refuse." : nil)
  }

  private func declaration(_ parameter: Argument, isAlone: Bool) -> String {
    let name = SwiftText.name(SwiftName.member(parameter.name))
    let type = contract.swiftType(parameter.type)
    return switch parameter.kind {
    case .positional, .input: "\(name): \(type)"
    case .repeated: "\(name): [\(type)]"
    case .option: isAlone ? "\(name): \(type)" : "\(name): \(type)? = nil"
    case .flag: "\(name): Bool = false"
    }
  }

  private func canThrow(_ parameter: Argument) -> Bool {
    if case .repeated(let count) = parameter.kind, count.lowerBound > 0 || count.upperBound < .max {
      return true
    }
    return parameter.kind == .input || rule(parameter) != nil
  }

  private func rule(_ parameter: Argument) -> String? {
    contract.rule(parameter.type, contract.constraints(parameter.type, parameter.constraints))
  }

  private func statement(_ parameter: Argument, isAlone: Bool) -> String {
    let swiftName = SwiftName.member(parameter.name)
    let name = SwiftText.name(swiftName)
    let label = SwiftText.literal(swiftName)
    let option = SwiftText.literal(parameter.option)
    let rule = rule(parameter)
    switch parameter.kind {
    case .flag:
      return "    arguments.addFlag(\(option), \(name))\n"
    case .input:
      return
        "    try arguments.setInput(\(label), \(value(parameter, name)), \(rule ?? "TextRule()"), "
        + "isSensitive: \(parameter.isSensitive))\n"
    case .positional:
      return "    " + addition(parameter, name, label, rule) + "\n"
    case .repeated(let count):
      var text = ""
      if canThrow(parameter), count != 0...Int.max {
        text += "    try arguments.check(\(label), count: \(name).count, \(count.expression))\n"
      }
      return text + "    for value in \(name) { \(addition(parameter, "value", label, rule)) }\n"
    case .option:
      let mapped = isAlone ? value(parameter, name) : optionalValue(parameter, name)
      if let rule {
        return "    try arguments.addOption(\(option), \(label), \(mapped), \(rule))\n"
      }
      let text = isAlone ? self.text(parameter, name) : optionalText(parameter, name)
      return "    arguments.addOption(\(option), \(text))\n"
    }
  }

  private func addition(
    _ parameter: Argument, _ name: String, _ label: String, _ rule: String?
  ) -> String {
    if let rule { return "try arguments.add(\(label), \(value(parameter, name)), \(rule))" }
    return "arguments.add(\(text(parameter, name)))"
  }

  /// The value of the base type.
  private func value(_ parameter: Argument, _ name: String) -> String {
    contract.baseValue(name, parameter.type)
  }

  private func optionalValue(_ parameter: Argument, _ name: String) -> String {
    contract.isWrapped(parameter.type) ? name + "?.rawValue" : name
  }

  /// The value as text.
  private func text(_ parameter: Argument, _ name: String) -> String {
    contract.text(name, parameter.type)
  }

  private func optionalText(_ parameter: Argument, _ name: String) -> String {
    contract.base(of: parameter.type) == .string
      ? optionalValue(parameter, name) : "\(name).map { \(text(parameter, "$0")) }"
  }

  // MARK: The answer

  private func response(_ command: Command) -> String {
    switch command.result {
    case .fields(let record):
      RecordEmitter(contract).declaration(record).indented(by: 2) + "\n"
    case .type(let type):
      "  /// What a success carries.\n  public typealias Response = \(contract.swiftType(type))\n"
    case .paged(let record, let options):
      "  /// What a success carries: a page where "
        + options.map { "`--\($0)`" }.joined(separator: " or ")
        + " is given, else a bare list.\n  public typealias Response = Page<\(record)>\n"
    }
  }

  private func responseExtensions(_ command: Command, of type: String) -> String {
    guard case .fields(let record) = command.result else { return "" }
    return RecordEmitter(contract).extensions(record, as: type + ".Response")
  }
}
