#if Generator
  import ContractModel
  import ContractRuntime
  import Foundation
  import Testing

  @testable import Conformance

  /// The matrix against the Swift that is generated from each snapshot, which is what was in the store: it
  /// reads every golden as the matrix says.
  @Suite struct MatrixRealityTests {
    /// What servers of a client's own release always send, by the captures; the client misses it where it is
    /// nil.
    private static func due(_ subject: String, _ client: String) -> [String] {
      let age = Snapshot.labels.firstIndex(of: client) ?? 0
      switch subject {
      case "PushPayload":
        return ["aps.alert.title", "aps.alert.body", "aps.sound", "aps.thread-id", "path"]
          + (age >= 2 ? ["instance", "user"] : []) + (age >= 3 ? ["aps.badge"] : [])
      case "notifications device add": return ["status"] + (age >= 3 ? ["id"] : [])
      case _ where subject.hasPrefix("notifications settings"):
        return ["mail", "watch"] + (age >= 1 ? ["push"] : [])
      default: return []
      }
    }

    private struct Body {
      var pair: ReleasePair
      var golden: Golden
      var expression: String
    }

    /// What generated code finds of a pair: `kind subject key path` with the number of goldens.
    private typealias Found = [String: Int]

    @Test func generatedCodeReadsAsTheMatrixSays() throws {
      let snapshots = try Snapshot.labels.map { try Snapshot($0) }
      let contract = try #require(snapshots.last).contract
      let goldens = try GoldenSet(
        GoldenFolder(path: Snapshot.root.appendingPathComponent("Golden/gitbay").path), contract)
      let matrix = ReleaseMatrix(
        contract, goldens,
        snapshots.map { ClientSnapshot(release: $0.label, contract: $0.contract) })
      try #require(matrix.pairs.count == 16)

      let modules = try SwiftModules()
      var bodies: [Body] = []
      for snapshot in snapshots {
        let module = modules.module(of: snapshot.contract, schema: snapshot.text)
        for release in goldens.releases {
          let pair = try #require(matrix.pair(client: snapshot.label, server: release.label))
          for entry in release.entries {
            guard let expression = Self.expression(entry, snapshot.contract, module) else {
              continue
            }
            bodies.append(Body(pair: pair, golden: entry.golden, expression: expression))
          }
        }
      }
      try #require(modules.count == 4 && bodies.count > 400)
      let lines = try modules.output(of: Self.program(bodies.map(\.expression)))
        .split(separator: "\n").map(String.init)
      try #require(lines.count == bodies.count)

      var found: [ReleasePair: Found] = [:]
      for (body, line) in zip(bodies, lines) {
        for fact in try Self.facts(body, try JSONValue(json: line)) {
          found[body.pair, default: [:]][fact, default: 0] += 1
        }
      }
      for pair in matrix.pairs {
        let said = pair.particulars.filter { $0.effect != .ignores && $0.effect != .notAsked }
          .map { ("\($0.kind.rawValue) \($0.subject) \($0.keyPath)", $0.goldens) }
        #expect(
          found[pair] ?? [:] == Dictionary(uniqueKeysWithValues: said),
          "client \(pair.client), server \(pair.server)")
      }
    }

    /// What is particular about what generated code made of a golden.
    private static func facts(_ body: Body, _ made: JSONValue) throws -> [String] {
      let (golden, subject) = (body.golden, body.golden.kind.subject)
      let faults = Set(golden.breaks.map(\.keyPath))
      let data = if case .command = golden.kind { "data." } else { "" }
      switch made.value(at: ["made"])?.spelt {
      case "violation":
        let keyPath = try #require(made.value(at: ["keyPath"])?.spelt)
        let kind = faults.contains(keyPath) ? "server-fault" : "violation"
        return ["\(kind) \(subject) \(keyPath.replacing(/\[[0-9]+\]/, with: "[*]"))"]
      case "failure":
        guard case .failure(let exitCode, let message, _) = golden.outcome else {
          return ["misread \(subject) "]
        }
        #expect(made.value(at: ["exitCode"])?.spelt == (exitCode.map(String.init) ?? "null"))
        return message.hasPrefix("unknown command \"") ? ["unknown-command \(subject) "] : []
      case "value":
        if case .failure = golden.outcome { return ["misread \(subject) "] }
        // What leads somewhere for the newest client does for all that know payloads.
        if case .value(_, .route(let route)?) = golden.outcome,
          made.value(at: ["route"]) != route.value(at: ["kind"])
        {
          return ["unknown-route \(subject) path"]
        }
        return due(subject, body.pair.client).filter { path in
          !faults.contains(data + path)
            && made.value(at: ["value"] + path.split(separator: ".").map(String.init)) == nil
        }.map { "missing-field \(subject) \(data)\($0)" }
      default:
        Issue.record("\(made)")
        return []
      }
    }

    // MARK: The program

    /// What reads a golden, nil where an app of the client has nothing that would.
    private static func expression(
      _ entry: GoldenSet.Entry, _ contract: Contract, _ module: String
    ) -> String? {
      let path = JSONValue.string(entry.path).description
      switch entry.golden.kind {
      case .payload(let name):
        guard contract.payload(name) != nil else { return nil }
        return
          "made(\(path)) { let value = try \(module).\(name)(json: $0); return (value, value.route) }"
      case .command(let name):
        guard let command = contract.command(name), let argv = entry.golden.delivery.argv,
          CallReader(contract, command).refusal(argv, stdin: entry.golden.stdin) == nil
        else { return nil }
        let status = entry.golden.delivery.status.map(String.init) ?? "nil"
        let items = if case .paged = command.result { ".items" } else { "" }
        return "made(\(path)) { (try \(module).\(SwiftName.type(command.words))"
          + ".response(from: $0, status: \(status))\(items), nil) }"
      case .envelope, .request, .response, .toggle: return nil
      }
    }

    /// A program that prints what becomes of each golden, a JSON object a line.
    private static func program(_ expressions: [String]) -> String {
      let functions = expressions.enumerated().map { index, expression in
        "func body\(index)() throws -> JSONValue { try \(expression) }\n"
      }
      return """
        import ContractRuntime
        import Foundation

        func made(
          _ path: String, _ read: (Data) throws -> (any Encodable, Any?)
        ) throws -> JSONValue {
          func line(_ made: String, _ more: [JSONValue.Member]) -> JSONValue {
            .object([.init("made", .string(made))] + more)
          }
          let body = try Data(contentsOf: URL(fileURLWithPath: path))
          do {
            let (value, route) = try read(body)
            let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
            let kind = route.flatMap { Mirror(reflecting: $0).children.first?.label }
            return line("value", [
              .init("value", try JSONValue(json: text)),
              .init("route", kind.map { .string($0) } ?? .null),
            ])
          } catch let failure as any Coded {
            return line("failure", [
              .init("exitCode", failure.code.map { .number(String($0)) } ?? .null)
            ])
          } catch let violation as ContractViolation {
            return line("violation", [.init("keyPath", .string(violation.keyPath))])
          }
        }
        protocol Coded { var code: Int? { get } }
        extension ContractFailure: Coded { var code: Int? { exitCode?.rawValue } }

        \(functions.joined())
        for body in [\(expressions.indices.map { "body\($0)" }.joined(separator: ", "))] {
          print(try body().description)
        }
        """
    }
  }
#endif
