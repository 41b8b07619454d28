#if Generator
  import ContractModel
  import ContractRuntime

  @testable import Conformance

  /// Swift that calls the commands and endpoints of a contract by its generated code.
  struct SwiftCalls {
    private let contract: Contract
    private let module: String

    init(_ contract: Contract, module: String) {
      self.contract = contract
      self.module = module
    }

    /// Statements that give what is sent, as a JSON object.
    var expressions: [String] { commands + bodies }

    /// A program that prints each on a line.
    static func program(_ expressions: [String]) -> String {
      let functions = expressions.enumerated().map { index, expression in
        "func call\(index)() throws -> String { \(expression) }\n"
      }
      return """
        import ContractRuntime
        import Foundation

        func sent(_ name: String, _ call: some ContractCommand) throws -> String {
          var members: [JSONValue.Member] = [
            .init("command", .string(name)), .init("argv", .array(call.argv.map { .string($0) })),
          ]
          if let stdin = call.stdin { members.append(.init("stdin", .string(stdin))) }
          return JSONValue.object(members).description
        }
        func sent(_ name: String, _ call: some ContractEndpoint) throws -> String {
          let body = try call.request.body.map { try JSONValue(json: String(decoding: $0, as: UTF8.self)) }
          return JSONValue.object([
            .init("endpoint", .string(name)), .init("body", body ?? .null),
          ]).description
        }

        \(functions.joined())
        for call in [\(expressions.indices.map { "call\($0)" }.joined(separator: ", "))] {
          do { print(try call()) } catch { print("{\\"error\\":true}") }
        }
        """
    }

    // MARK: Commands

    private var commands: [String] {
      contract.commands.flatMap { command -> [String] in
        let type = "\(module).\(SwiftName.type(command.words))"
        return Calls(of: command, in: contract).all.map { given in
          "try sent(\"\(command.name)\", \(call(type, command, given)))"
        }
      }
    }

    private func call(_ type: String, _ command: Command, _ given: Calls.Given) -> String {
      let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
      let arguments = parameters.compactMap { parameter -> String? in
        guard let values = given[parameter.name] else { return nil }
        let label = SwiftName.member(parameter.name)
        let literals = values.map { literal($0, parameter.type) }
        switch parameter.kind {
        case .repeated: return "\(label): [\(literals.joined(separator: ", "))]"
        case .flag: return "\(label): true"
        case .positional, .option, .input: return "\(label): \(literals[0])"
        }
      }
      // Of parameters that exclude one another, a flag is a constant.
      if !command.exactlyOne.isEmpty,
        let flag = command.options.first(where: { $0.kind == .flag && given[$0.name] != nil })
      {
        return "\(type).\(SwiftName.member(flag.name))"
      }
      return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// A text that is sent, as a literal of its type.
    private func literal(_ text: String, _ type: TypeReference) -> String {
      if case .enumeration(let name) = type {
        let value = contract.enumeration(name)?.values.first { $0.text == text }
        return ".\(value?.swiftName ?? text)"
      }
      return contract.base(of: type)?.isInteger == true
        ? text : JSONValue.string(text).description
    }

    // MARK: Bodies

    private var bodies: [String] {
      contract.endpoints.flatMap { endpoint -> [String] in
        let type = "\(module).\(endpoint.swiftName)"
        guard let body = endpoint.body else { return ["try sent(\"\(endpoint.name)\", \(type)())"] }
        let check = RequestCheck(client: contract, server: contract)
        return check.valid(Samples(contract).bodies(of: body), endpoint, contract).map { value in
          "try sent(\"\(endpoint.name)\", \(type)(\(arguments(value, body))))"
        }
      }
    }

    /// The fields that an object has, as arguments of an initializer.
    private func arguments(_ object: JSONValue, _ record: Record) -> String {
      record.fields.compactMap { field -> String? in
        guard let value = object.value(at: field.path), value.description != "null" else {
          return nil
        }
        return "\(field.name): \(literal(value, field.type))"
      }.joined(separator: ", ")
    }

    private func literal(_ value: JSONValue, _ type: TypeReference) -> String {
      if case .list(let element) = type, case .array(let values) = value {
        return "[\(values.map { literal($0, element) }.joined(separator: ", "))]"
      }
      if case .record(let name) = type, let record = contract.record(name) {
        return "\(module).\(name)(\(arguments(value, record)))"
      }
      return contract.base(of: type) == .string ? literal(value.spelt, type) : value.description
    }
  }
#endif
