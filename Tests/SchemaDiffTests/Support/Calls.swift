#if Generator
  import ContractModel
  import ContractRuntime

  @testable import Conformance

  /// What apps call a command with: a value, or none, for each of its labels in Swift.
  struct Calls {
    /// The values of a call, by label: several of a repeated argument, an empty one of a flag.
    typealias Given = [String: [String]]

    let command: Command
    let contract: Contract

    init(of command: Command, in contract: Contract) {
      self.command = command
      self.contract = contract
    }

    private var parameters: [Argument] {
      command.arguments + [command.stdin].compactMap(\.self) + command.options
    }

    /// The calls that a client of the contract sends.
    var all: [Given] {
      let states = parameters.map { parameter -> [[String]?] in
        let texts = Samples(contract).values(of: parameter.type, parameter.constraints)
          .map(\.spelt)
        switch parameter.kind {
        case .positional, .input: return texts.map { [$0] }
        case .repeated:
          return [[], Array(repeating: texts[0], count: 2), Array(repeating: texts[0], count: 7)]
            + texts.map { [$0] }
        case .option: return [nil] + texts.map { [$0] }
        case .flag: return [nil, [""]]
        }
      }
      return combinations(states).map { values in
        var given: Given = [:]
        for (parameter, value) in zip(parameters, values) { given[parameter.name] = value }
        return given
      }.filter { CallReader(contract, command).refusal(argv($0), stdin: stdin($0)) == nil }
    }

    var argvs: [[String]] { all.map(argv) }

    func argv(_ given: Given) -> [String] {
      command.words + command.arguments.flatMap { given[$0.name] ?? [] }
        + command.options.flatMap { option in
          given[option.name].map { [option.option] + (option.kind == .flag ? [] : $0) } ?? []
        }
    }

    func stdin(_ given: Given) -> String? {
      command.stdin.flatMap { given[$0.name]?.first }
    }

    /// Whether a server of the contract takes a call.
    func isTaken(_ argv: [String], stdin: String?, overGET: Bool) -> Bool {
      if overGET, command.isWrite { return false }
      let call = CallReader(contract, command).read(argv, stdin: stdin)
      // A client passes on what an open enum does not list; a server knows what it lists.
      return call.refusal == nil
        && call.given.allSatisfy { given in
          guard case .enumeration(let name) = given.parameter.type else { return true }
          return contract.enumeration(name)?.values.contains { $0.text == given.text } == true
        }
    }

    /// The calls that an app can make after its client was generated again: those that have most in
    /// common with what it said before.
    func nearest(to given: Given) -> [Given] { all.best { score($0, given) } }

    private func score(_ one: Given, _ other: Given) -> Int {
      parameters.map { parameter in
        let (value, before) = (one[parameter.name], other[parameter.name])
        let isGiven = { (values: [String]?) in values?.isEmpty == false }
        return value == before ? 2 : isGiven(value) == isGiven(before) ? 1 : 0
      }.reduce(0, +)
    }
  }

  extension JSONValue {
    /// The value as an argument spells it.
    var spelt: String {
      if case .string(let text) = self { text } else { description }
    }
  }

  /// What clients of one version call, and whether servers of the other take it.
  struct CallCheck {
    let client: Contract
    let server: Contract
    /// What the app was written against, where the client was generated again.
    var source: Contract?

    /// A call by the labels that the new client has for what stands at the same places.
    private func renamed(_ given: Calls.Given, _ old: Command, _ new: Command) -> Calls.Given {
      var renamed = given
      for (one, other) in zip(old.arguments, new.arguments) where given[other.name] == nil {
        renamed[other.name] = given[one.name]
      }
      return renamed
    }

    /// A call that the server refuses, nil where it takes all.
    func refused() -> String? {
      for command in (source ?? client).commands {
        guard let called = client.command(command.name), let answered = server.command(command.name)
        else {
          if source == nil { return "\(command.name): no such command" }
          continue
        }
        let calls = Calls(of: called, in: client)
        let written = Calls(of: command, in: source ?? client).all
        let server = Calls(of: answered, in: server)
        // Of what an app has to say anew, it may say what the server takes.
        for choice in source == nil
          ? written.map({ [$0] }) : written.map({ calls.nearest(to: renamed($0, command, called)) })
        {
          let isTaken = choice.contains { given in
            let stdin = calls.stdin(given)
            return server.isTaken(
              calls.argv(given), stdin: stdin, overGET: !called.isWrite && stdin == nil)
          }
          if !isTaken { return "\(choice.map(calls.argv))" }
        }
      }
      return nil
    }
  }
#endif
