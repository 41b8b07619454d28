import ContractModel
import ContractRuntime

/// Reads the words and the standard input that were sent as a call of a command, and says whether a
/// client of the contract would send them.
///
/// Options may stand anywhere behind the command's words, each once; what follows `--name` is its
/// value, whatever it looks like, as servers read it.
struct CallReader {
  /// A value that was given for a parameter.
  struct Given {
    var parameter: Argument
    var text: String
  }

  /// What a call comes to.
  struct Call {
    /// What was given, in the order it stands.
    var given: [Given] = []
    /// The parameter or the word because of which a client does not send the call.
    var refusal: String?
  }

  private let contract: Contract
  private let command: Command

  init(_ contract: Contract, _ command: Command) {
    self.contract = contract
    self.command = command
  }

  /// Because of which parameter a client does not send the call, nil where it does.
  func refusal(_ argv: [String], stdin: String?) -> String? {
    read(argv, stdin: stdin).refusal
  }

  /// Takes a call apart.
  func read(_ argv: [String], stdin: String?) -> Call {
    guard argv.starts(with: command.words, by: { $0.isExactly($1) }) else {
      return Call(refusal: command.name)
    }
    var call = Call()
    readWords(Array(argv.dropFirst(command.words.count)), &call)
    readInput(stdin, &call)
    call.refusal = call.refusal ?? fault(of: call)
    return call
  }

  // MARK: Words

  private func readWords(_ words: [String], _ call: inout Call) {
    var rest = words[...]
    var positionals = command.arguments[...]
    var count = 0
    while let word = rest.popFirst() {
      if let option = command.options.first(where: { $0.option.isExactly(word) }) {
        if option.kind == .flag {
          call.given.append(Given(parameter: option, text: ""))
        } else if let value = rest.popFirst() {
          call.given.append(Given(parameter: option, text: value))
        } else {
          call.refuse(option)
        }
      } else if word.hasPrefix("--") {
        // Only the option's name is shown: a value behind `=` may be a secret.
        call.refusal = call.refusal ?? String(word.prefix { $0 != "=" })
      } else if let argument = positionals.first {
        call.given.append(Given(parameter: argument, text: word))
        if case .positional = argument.kind { positionals.removeFirst() }
        count += 1
      } else {
        count += 1
        call.refusal = call.refusal ?? "argument \(count)"
      }
    }
  }

  private func readInput(_ stdin: String?, _ call: inout Call) {
    guard let stdin else { return }
    if let input = command.stdin {
      call.given.append(Given(parameter: input, text: stdin))
    } else if !stdin.isEmpty {
      call.refusal = call.refusal ?? "stdin"
    }
  }

  // MARK: Rules

  /// The first parameter that is not as it must be, in the order in which a client looks at them.
  private func fault(of call: Call) -> String? {
    var parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
    if !command.exactlyOne.isEmpty {
      let given = parameters.filter { !call.texts(of: $0).isEmpty }
      guard given.count == 1 else { return (given.last ?? parameters.first)?.swiftName }
      parameters = given
    }
    return parameters.first { !accepts(call.texts(of: $0), for: $0) }?.swiftName
  }

  private func accepts(_ texts: [String], for parameter: Argument) -> Bool {
    let isCountRight =
      switch parameter.kind {
      case .positional, .input: texts.count == 1
      case .repeated(let range): range.contains(texts.count)
      case .option, .flag: texts.count <= 1
      }
    return isCountRight && texts.allSatisfy { accepts($0, for: parameter) }
  }

  private func accepts(_ text: String, for parameter: Argument) -> Bool {
    if parameter.kind == .flag { return true }
    let constraints = contract.constraints(parameter.type, parameter.constraints)
    if case .enumeration(let name) = parameter.type, let type = contract.enumeration(name),
      type.isClosed, !type.values.contains(where: { $0.text.isExactly(text) })
    {
      return false
    }
    guard contract.base(of: parameter.type)?.isInteger != true else {
      guard let number = Int64(text), String(number) == text else { return false }
      return IntegerRule(constraints.range ?? .min ... .max).expectation(brokenBy: number) == nil
    }
    let rule = TextRule(constraints)
    return rule.expectation(brokenBy: rule.sent(text)) == nil
  }
}

extension CallReader.Call {
  /// What was given for a parameter, in the order it stands.
  fileprivate func texts(of parameter: Argument) -> [String] {
    given.filter { $0.parameter.span == parameter.span }.map(\.text)
  }

  fileprivate mutating func refuse(_ parameter: Argument) {
    refusal = refusal ?? parameter.swiftName
  }
}

extension Argument {
  /// What the parameter is called in Swift, and in the error that refuses it.
  fileprivate var swiftName: String { SwiftName.member(name) }
}
