#if Generator
  import ContractModel
  import SchemaDiff

  @testable import SwiftEmitter

  /// An app's code that says all that can be said in the API of a contract: every case of every enum in a
  /// `switch`, every initializer with every label, every property as what it is.
  struct SwiftApp {
    private let contract: Contract
    /// The generated code, of which is read whether an initializer throws.
    private let generated: String

    init(_ contract: Contract, generated: String) {
      self.contract = contract
      self.generated = generated
    }

    var text: String {
      let parts =
        contract.enums.map {
          enumeration($0.name, $0.values.map(\.swiftName), isOpen: !$0.isClosed)
        }
        + contract.enums.map(texts)
        + contract.scalars.filter(\.isDistinct).map { scalar in
          "let value: \(scalar.name) = \(scalar.name)(rawValue: \(scalar.name)(0).rawValue)"
            .replacing(
              "(0)", with: scalar.base == .string ? "(stringLiteral: \"\")" : "(integerLiteral: 0)")
            + "; _ = value"
        }
        + contract.records.flatMap { record($0, $0.name) }
        + contract.payloads.flatMap { record($0.record, $0.record.name) }
        + envelope + contract.commands.flatMap(command) + contract.endpoints.flatMap(endpoint)
        + contract.toggles.flatMap(toggle) + routes
      return "import Foundation\n"
        + parts.enumerated().map { "func use\($0)() throws {\n\($1)\n}\n" }.joined()
    }

    // MARK: Types

    private func enumeration(
      _ type: String, _ cases: [String], isOpen: Bool = false
    ) -> String {
      guard !cases.isEmpty || isOpen else { return "" }
      let patterns =
        cases.map { "case .\($0): break" } + (isOpen ? ["case .unrecognized: break"] : [])
      return "func see(_ value: \(type)) { switch value { \(patterns.joined(separator: "; ")) } }"
    }

    private func texts(_ type: EnumType) -> String {
      type.isClosed
        ? "if let value = \(type.name)(rawValue: \"\") { _ = value }"
        : "let value: \(type.name) = \(type.name)(rawValue: \"\"); _ = value"
    }

    private func isOptional(_ field: Field) -> Bool {
      field.clientPresence(contract.releases) != .required
    }

    private func record(_ record: Record, _ name: String) -> [String] {
      let fields = record.fields.map { field -> String in
        let type = contract.swiftType(field.type)
        return isOptional(field)
          ? "if let field = value.\(field.name) { let field: \(type) = field; _ = field }"
          : "let \(field.name): \(type) = value.\(field.name); _ = \(field.name)"
      }
      let routes = record.fields.filter(\.isRoute).map {
        "if let route = value.\($0.routeProperty) { _ = route }"
      }
      return [
        "func see(_ value: \(name)) { \((fields + routes).joined(separator: "; ")) }",
        call(
          name,
          record.fields.map {
            ($0.name, contract.swiftType($0.type) + (isOptional($0) ? "?" : ""))
          }),
      ]
    }

    /// A call of an initializer with values of these types.
    private func call(
      _ name: String, _ parameters: [(label: String, type: String)], canThrow: Bool = false
    ) -> String {
      let declared = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
      let given = parameters.map { "\($0.label): \($0.label)" }.joined(separator: ", ")
      return
        "func make(\(declared)) throws -> \(name) { \(canThrow ? "try " : "")\(name)(\(given)) }"
    }

    // MARK: Calls

    private var envelope: [String] {
      contract.envelope.map { [enumeration("ExitCode", $0.exitCodes.map(\.name), isOpen: true)] }
        ?? []
    }

    private func canThrow(_ type: String) -> Bool {
      guard let start = generated.range(of: "public struct \(type): ") else { return false }
      let rest = generated[start.upperBound...]
      let body = rest.range(of: "\n}\n").map { rest[..<$0.lowerBound] } ?? rest
      return body.contains("throws(InvalidArgument) {")
    }

    private func command(_ command: Command) -> [String] {
      let type = SwiftName.type(command.words)
      func parameter(_ parameter: Argument, isAlone: Bool) -> (label: String, type: String) {
        let swiftType = contract.swiftType(parameter.type)
        let label = SwiftName.member(parameter.name)
        return switch parameter.kind {
        case .positional, .input: (label, swiftType)
        case .repeated: (label, "[\(swiftType)]")
        case .option: (label, isAlone ? swiftType : swiftType + "?")
        case .flag: (label, "Bool")
        }
      }
      let parameters = command.arguments + [command.stdin].compactMap(\.self) + command.options
      var calls: [String] = []
      if command.exactlyOne.isEmpty {
        calls = [
          call(type, parameters.map { parameter($0, isAlone: false) }, canThrow: canThrow(type))
        ]
      } else {
        calls = parameters.map { given in
          given.kind == .flag
            ? "_ = \(type).\(SwiftName.member(given.name))"
            : call(type, [parameter(given, isAlone: true)], canThrow: canThrow(type))
        }
      }
      switch command.result {
      case .fields(let record):
        return calls + [response(type, "\(type).Response")]
          + self.record(record, "\(type).Response")
      case .type(let result): return calls + [response(type, contract.swiftType(result))]
      case .paged(let record, _): return calls + [response(type, "Page<\(record)>")]
      }
    }

    private func response(_ type: String, _ response: String, _ more: String = "") -> String {
      "let value: \(response) = try \(type).response(from: Data()\(more)); _ = value"
    }

    private func endpoint(_ endpoint: Endpoint) -> [String] {
      let type = endpoint.swiftName
      func given(_ parameters: [Endpoint.Parameter]) -> [(label: String, type: String)] {
        parameters.compactMap(\.given).map {
          ($0.name, contract.swiftType($0.type) + ($0.isOptional ? "?" : ""))
        }
      }
      let fields = (endpoint.body?.fields ?? []).map {
        ($0.name, contract.swiftType($0.type) + (isOptional($0) ? "?" : ""))
      }
      let parameters =
        given(endpoint.parameters) + given(endpoint.query) + fields + given(endpoint.headers)
      var parts = [
        call(type, parameters, canThrow: canThrow(type)),
        enumeration("\(type).Refusal", endpoint.refusals.map(\.name), isOpen: true),
      ]
      if let body = endpoint.body { parts += record(body, "\(type).Body") }
      switch endpoint.result {
      case .fields(let record):
        parts += [response(type, "\(type).Response", ", status: 200")]
        parts += self.record(record, "\(type).Response")
      case .type(let result):
        parts += [response(type, contract.swiftType(result), ", status: 200")]
      case nil: parts += [response(type, "NoContent", ", status: 200")]
      }
      return parts
    }

    // MARK: Screens

    private func toggle(_ toggle: Toggle) -> [String] {
      let inputs = toggle.inputs.map { input -> (label: String, type: String) in
        switch input.kind {
        case .values: (input.name, "\(toggle.name).\(SwiftName.type([input.name]))")
        case .bool: (input.name, "Bool")
        case .optionalBool: (input.name, "Bool?")
        }
      }
      let properties = inputs.map { input in
        input.type.hasSuffix("?")
          ? "if let input = value.\(input.label) { _ = input }"
          : "let \(input.label): \(input.type) = value.\(input.label); _ = \(input.label)"
      }
      let cases = toggle.inputs.compactMap { input -> String? in
        guard case .values(let values) = input.kind else { return nil }
        return enumeration(
          "\(toggle.name).\(SwiftName.type([input.name]))", values.map(\.swiftName))
      }
      return [
        call(toggle.name, inputs),
        "func see(_ value: \(toggle.name)) { \(properties.joined(separator: "; ")) }",
        enumeration("\(toggle.name).State", toggle.states.map(\.name)),
        enumeration("\(toggle.name).Action", toggle.actions.map(\.swiftName)),
      ] + cases
    }

    private var routes: [String] {
      guard let routes = contract.routes else { return [] }
      let kinds = routes.kinds.map { kind -> String in
        guard case .path(let segments) = kind.pattern else { return "" }
        let properties = segments.compactMap { segment -> String? in
          guard case .parameter(let name) = segment,
            let parameter = routes.parameters.first(where: { $0.name == name })
          else { return nil }
          return "let \(name): \(contract.swiftType(parameter.type)) = value.\(name); _ = \(name)"
        }
        return "func see(_ value: \(kind.swiftName)) { \(properties.joined(separator: "; ")) }"
      }
      return [enumeration("Route", routes.kinds.map(\.name))] + kinds
    }
  }
#endif
