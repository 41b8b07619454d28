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
    guard let input = command.stdin else {
      if stdin?.isEmpty == false { call.refusal = call.refusal ?? "stdin" }
      return
    }
    if let stdin {
      call.given.append(Given(parameter: input, text: stdin))
    } else {
      call.refuse(input)
    }
  }

  // MARK: Rules

  private func fault(of call: Call) -> String? {
    if let given = call.given.first(where: { !accepts($0) }) { return given.parameter.swiftName }
    let counts = { (parameter: Argument) in
      call.given.count { $0.parameter.span == parameter.span }
    }
    for parameter in command.options where counts(parameter) > 1 { return parameter.swiftName }
    if !command.exactlyOne.isEmpty {
      let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
      let given = parameters.filter { counts($0) > 0 }
      guard given.count == 1 else { return (given.last ?? parameters.first)?.swiftName }
      return count(of: given[0], counts)
    }
    return command.arguments.lazy.compactMap { count(of: $0, counts) }.first
  }

  /// The parameter's name where it was not given as often as it must.
  private func count(of parameter: Argument, _ counts: (Argument) -> Int) -> String? {
    switch parameter.kind {
    case .positional, .input: counts(parameter) == 1 ? nil : parameter.swiftName
    case .repeated(let range): range.contains(counts(parameter)) ? nil : parameter.swiftName
    case .option, .flag: nil
    }
  }

  private func accepts(_ given: Given) -> Bool {
    let parameter = given.parameter
    if parameter.kind == .flag { return true }
    let constraints = contract.constraints(parameter.type, parameter.constraints)
    if case .enumeration(let name) = parameter.type, let type = contract.enumeration(name),
      type.isClosed
    {
      return type.values.contains { $0.text.isExactly(given.text) }
    }
    guard contract.base(of: parameter.type)?.isInteger != true else {
      guard let number = Int64(given.text), String(number) == given.text else { return false }
      return IntegerRule(constraints.range ?? .min ... .max).expectation(brokenBy: number) == nil
    }
    let rule = TextRule(constraints)
    return rule.expectation(brokenBy: rule.sent(given.text)) == nil
  }
}

extension CallReader.Call {
  fileprivate mutating func refuse(_ parameter: Argument) {
    refusal = refusal ?? parameter.swiftName
  }
}

extension Argument {
  /// What the parameter is called in Swift, and in the error that refuses it.
  fileprivate var swiftName: String { SwiftName.member(name) }
}
