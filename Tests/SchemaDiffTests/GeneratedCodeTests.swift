#if Generator
  import ContractModel
  import ContractRuntime
  import Foundation
  import SchemaDiff
  import SwiftEmitter
  import Testing

  @testable import Conformance

  /// The table of rules against the Swift that is generated from the old schemas, which is what is in
  /// the store.
  @Suite(.serialized) struct GeneratedCodeTests {
    private struct Body {
      var row: Int
      var sent: Answers.Sent
      var expression: String
    }

    /// Code generated from the old schema takes every body that is valid under the new one, or the
    /// verdict says that it does not.
    @Test func oldCodeMeetsNewServers() throws {
      let rows = Row.going(.serverSends)
      let modules = try SwiftModules()
      var bodies: [Body] = []
      var answers: [Answers] = []
      for (index, row) in rows.enumerated() {
        let (old, new) = (try row.old(), try row.new())
        answers.append(Answers(server: new, client: old, source: old))
        let sent = answers[index].sent().filter(answers[index].isKnown)
        guard !sent.isEmpty else { continue }
        let module = modules.module(of: old, schema: row.example.old)
        bodies += sent.map {
          Body(row: index, sent: $0, expression: Self.expression($0, old, module))
        }
      }
      try #require(modules.count > 40 && bodies.count > 200)
      let lines = try modules.output(of: Self.program(bodies.map(\.expression)))
        .split(separator: "\n").map(String.init)
      try #require(lines.count == bodies.count)

      var refused: [Int: [String]] = [:]
      for (body, line) in zip(bodies, lines) {
        let made = try #require(Self.made(of: line), "\(line)")
        if !answers[body.row].isUnderstood(body.sent, made) {
          refused[body.row, default: []].append("\(body.sent): \(line)")
        }
      }
      for (index, row) in rows.enumerated() {
        #expect(
          (refused[index] != nil) == row.example.breaks.contains(.clients),
          "\(row.testDescription): \(refused[index] ?? [])")
      }
    }

    /// What code generated from the old schema sends, a server takes that does what the new one says, or
    /// the verdict says that it does not.
    @Test func callsOfOldCodeMeetNewServers() throws {
      // A path, a query and headers are tried by the schema alone.
      let rows = Row.going(.clientSends).filter { row in
        let text = row.example.text
        return text.contains(" commands:") || text.contains("body:\n")
      }
      let modules = try SwiftModules()
      var calls: [(row: Int, expression: String)] = []
      for (index, row) in rows.enumerated() {
        let old = try row.old()
        let expressions = SwiftCalls(old, module: "MODULE").expressions
        guard !expressions.isEmpty else { continue }
        let module = modules.module(of: old, schema: row.example.old)
        calls += expressions.map { (index, $0.replacing("MODULE", with: module)) }
      }
      try #require(modules.count > 35 && calls.count > 150)
      let lines = try modules.output(of: SwiftCalls.program(calls.map(\.expression)))
        .split(separator: "\n").map(String.init)
      try #require(lines.count == calls.count)

      var refused: [Int: [String]] = [:]
      for (call, line) in zip(calls, lines) {
        let row = rows[call.row]
        if try !Self.isTaken(line, old: row.old(), new: row.new()) {
          refused[call.row, default: []].append(line)
        }
      }
      for (index, row) in rows.enumerated() {
        // What reads may be sent over GET, whatever its arguments are.
        guard row.rule != .commandBecameWrite else { continue }
        #expect(
          (refused[index] != nil) == row.example.breaks.contains(.clients),
          "\(row.testDescription): \(refused[index] ?? [])")
      }
    }

    /// An app's code that says all that the old API lets it say compiles against the new one, or the
    /// verdict says that it does not.
    @Test func oldAppsMeetNewCode() throws {
      var files: [String: String] = [:]
      for (index, row) in Row.all.enumerated() {
        let (old, new) = (try row.old(), try row.new())
        let before = SwiftEmitter.emit(old, schema: "old.yaml").map(\.text).joined(separator: "\n")
        let after = SwiftEmitter.emit(new, schema: "new.yaml").map(\.text).joined(separator: "\n")
        let app = SwiftApp(old, generated: before).text
        files["new\(index).swift"] = after + "\n" + app
        files["old\(index).swift"] = before + "\n" + app
      }
      let complaints = try SwiftModules().complaints(about: files)
      for (index, row) in Row.all.enumerated() {
        // Its module has another name, which no file of its own says.
        guard row.rule != .contractRenamed else { continue }
        #expect(complaints["old\(index).swift"] == nil, "the app says what the old API has not")
        let changes = SchemaDiff.changes(from: try row.old(), to: try row.new())
        let isBroken = changes.flatMap(\.effects).contains { $0.breaks.contains(.source) }
        let complaint = complaints["new\(index).swift"]
        #expect((complaint != nil) == isBroken, "\(row.testDescription): \(complaint ?? "-")")
      }
    }

    /// Whether a server takes what a line says: a command's words and input, or an endpoint's body.
    private static func isTaken(_ line: String, old: Contract, new: Contract) throws -> Bool {
      let json = try JSONValue(json: line)
      if let body = json.value(at: ["body"]), let name = json.value(at: ["endpoint"])?.spelt {
        guard let check = BodyCheck(new, .request(name), release: new.releases.server) else {
          return body.description == "null" && new.endpoint(name) != nil
        }
        return check.run(body.bytes, file: "sent").findings.isEmpty
      }
      guard let name = json.value(at: ["command"])?.spelt, let command = new.command(name),
        case .array(let words)? = json.value(at: ["argv"])
      else { return false }
      return Calls(of: command, in: new)
        .isTaken(words.map(\.spelt), stdin: json.value(at: ["stdin"])?.spelt, overGET: false)
    }

    // MARK: The program

    private static func program(_ expressions: [String]) -> String {
      let functions = expressions.enumerated().map { index, expression in
        "func body\(index)() -> String { \(expression) }\n"
      }
      return """
        import ContractRuntime
        import Foundation

        func made(_ body: () throws -> String?) -> String {
          do { return try "value \\(body() ?? "-")" }
          catch let failure as any Coded { return "failure \\(failure.code.map(String.init) ?? "-")" }
          catch { return "violation" }
        }
        func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
        func kind(_ route: Any?) -> String? {
          route.flatMap { Mirror(reflecting: $0).children.first?.label }
        }
        protocol Coded { var code: Int? { get } }
        extension ContractFailure: Coded { var code: Int? { exitCode?.rawValue } }
        extension EndpointFailure: Coded { var code: Int? { nil } }

        \(functions.joined())
        for body in [\(expressions.indices.map { "body\($0)" }.joined(separator: ", "))] { print(body()) }
        """
    }

    private static func expression(
      _ sent: Answers.Sent, _ contract: Contract, _ module: String
    ) -> String {
      let data = "data(\"\(Data(sent.body).base64EncodedString())\")"
      let status = sent.delivery.status.map(String.init) ?? "200"
      switch sent.kind {
      case .payload(let name):
        let record = contract.payload(name)?.record
        let route = record?.fields.first { $0.isRoute }?.routeProperty
        let value = "try \(module).\(name)(json: \(data))"
        return "made { \(route.map { "kind((\(value)).\($0))" } ?? "_ = \(value); return nil") }"
      case .command(let name):
        let type = SwiftName.type(name.split(separator: " ").map(String.init))
        return
          "made { _ = try \(module).\(type).response(from: \(data), status: \(status)); return nil }"
      case .response(let name):
        let type = contract.endpoint(name)?.swiftName ?? name
        return
          "made { _ = try \(module).\(type).response(from: \(data), status: \(status)); return nil }"
      case .envelope, .request, .toggle: return "\"\""
      }
    }

    private static func made(of line: String) -> Answers.Made? {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "value": return .value(route: words[1] == "-" ? nil : words[1])
      case "failure": return .failure(Int(words[1]))
      case "violation": return .violation
      default: return nil
      }
    }
  }
#endif
