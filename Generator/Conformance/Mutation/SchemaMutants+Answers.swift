import ContractModel

/// What is answered, and what is sent to get it.
extension SchemaMutants {
  mutating func addEnvelope() {
    guard let envelope = contract.envelope else { return }
    let keys: [(name: String, path: WritableKeyPath<Envelope, String>)] = [
      ("version", \.versionKey), ("data", \.dataKey), ("error", \.errorKey),
      ("exitCode", \.exitCodeKey), ("stderr", \.stderrKey),
    ]
    for key in keys {
      add("the key `\(key.name)` of the envelope renamed", envelope.span) {
        $0.envelope?[keyPath: key.path] += "Renamed"
      }
    }
    add("another protocol version", envelope.span) { $0.envelope?.version += 1 }
    if envelope.page != nil {
      add("the key `items` of a page renamed", envelope.span) {
        $0.envelope?.page?.items += "Renamed"
      }
      add("the key `next` of a page renamed", envelope.span) {
        $0.envelope?.page?.next += "Renamed"
      }
    }
    for (index, code) in envelope.exitCodes.enumerated() {
      add("exit code `\(code.name)` dropped", code.span) {
        $0.envelope?.exitCodes.remove(at: index)
      }
      add("exit code `\(code.name)` with another status", code.span) {
        $0.envelope?.exitCodes[index].status += 1
      }
    }
    for (index, failure) in envelope.failures.enumerated() {
      add("the failure `\(failure.name)` dropped", failure.span) {
        $0.envelope?.failures.remove(at: index)
      }
    }
    if let failure = envelope.unknownCommand {
      add("`unknownCommand` dropped", failure.span) { $0.envelope?.unknownCommand = nil }
    }
    for (index, refusal) in envelope.refusals.enumerated() {
      add("the refusal `\(refusal.name)` dropped", refusal.span) {
        $0.envelope?.refusals.remove(at: index)
      }
    }
  }

  mutating func addCommands() {
    for (index, command) in contract.commands.enumerated() {
      add("`\(command.name)` dropped", command.span) { $0.commands.remove(at: index) }
      for (number, failure) in command.failures.enumerated() {
        add("the failure `\(failure.name)` of `\(command.name)` dropped", failure.span) {
          $0.commands[index].failures.remove(at: number)
        }
      }
      addParameters(of: command, at: index)
      if case .paged(let record, let options) = command.result {
        for option in options {
          add("`\(command.name)` no longer in pages with `--\(option)`", command.span) {
            $0.commands[index].result = .paged(
              record: record, options: options.filter { $0 != option })
          }
        }
      }
    }
  }

  private mutating func addParameters(of command: Command, at index: Int) {
    let original = contract
    for (number, argument) in command.arguments.enumerated() {
      let name = "the argument `\(argument.name)` of `\(command.name)`"
      add("\(name) dropped", argument.span) { $0.commands[index].arguments.remove(at: number) }
      add("\(name) retyped", argument.span) {
        $0.commands[index].arguments[number].type = original.other(thanSent: argument.type)
      }
    }
    for (number, option) in command.options.enumerated() {
      let name = "the option `\(option.name)` of `\(command.name)`"
      add("\(name) dropped", option.span) { $0.commands[index].options.remove(at: number) }
      add("\(name) renamed", option.span) { $0.commands[index].options[number].name += "-renamed" }
      if option.kind == .option {
        add("\(name) retyped", option.span) {
          $0.commands[index].options[number].type = original.other(thanSent: option.type)
        }
      }
    }
    if let input = command.stdin {
      let name = "the standard input of `\(command.name)`"
      add("\(name) dropped", input.span) { $0.commands[index].stdin = nil }
      add("\(name) retyped", input.span) {
        $0.commands[index].stdin?.type = original.other(thanSent: input.type)
      }
    }
    if !command.exactlyOne.isEmpty {
      add("`exactlyOne` of `\(command.name)` dropped", command.span) {
        $0.commands[index].exactlyOne = []
      }
    }
  }

  mutating func addEndpoints() {
    for (index, endpoint) in contract.endpoints.enumerated() {
      for (number, status) in endpoint.successes.enumerated() {
        add("HTTP \(status.code) of `\(endpoint.name)` dropped", status.span) {
          $0.endpoints[index].successes.remove(at: number)
        }
      }
      for (number, status) in endpoint.refusals.enumerated() {
        add("HTTP \(status.code) of `\(endpoint.name)` dropped", status.span) {
          $0.endpoints[index].refusals.remove(at: number)
        }
      }
    }
  }
}

extension Contract {
  /// A type that no value of another is of.
  func other(than type: TypeReference) -> TypeReference {
    switch type {
    case .record, .list: .base(.string)
    case .base, .scalar, .enumeration:
      switch base(of: type) {
      case .string, .timestamp, nil: .base(.bool)
      case .int, .int64, .double, .bool: .base(.string)
      }
    }
  }

  /// A type whose texts on a command line are others: a number for a text, a text for the rest.
  func other(thanSent type: TypeReference) -> TypeReference {
    if case .enumeration = type { return .base(.string) }
    return base(of: type) == .string ? .base(.int64) : .base(.string)
  }
}
