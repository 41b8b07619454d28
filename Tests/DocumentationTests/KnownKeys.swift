#if Generator
  import ContractModel
  import YAMLReader

  /// A place in a schema, and the keys that the reader knows there.
  struct KnownKeys: CustomStringConvertible, Sendable {
    /// The heading of the page that is about the place.
    let heading: String
    /// What the reader calls a mapping there.
    let subject: String
    /// What the JSON Schema for editors calls such a mapping; several where the reader tells by a key
    /// which it is.
    let definitions: [String]
    /// A schema with the key `zzzzzzzz` in such a mapping, and nowhere else.
    let schema: String

    var description: String { "\(heading): \(schema)" }

    /// The keys, from what is said about one that is not known.
    var keys: [String] {
      let text = """
        contract: Test
        releases: [v1]
        server: v1
        oldest: v1
        \(schema)

        """
      let (_, diagnostics) = SchemaReader.read(YAMLSource(file: "test.yaml", text: text))
      let start = "\(subject) has no key `zzzzzzzz`; its keys are "
      let message = diagnostics.map(\.message).first { $0.hasPrefix(start) } ?? ""
      return message.dropFirst(start.count).matches(of: /`([^`]*)`/).map { String($0.1) }
    }

    private init(
      _ heading: String, _ subject: String, _ definitions: [String], _ schema: String
    ) {
      self.heading = heading
      self.subject = subject
      self.definitions = definitions
      self.schema = schema
    }

    /// Every kind of mapping there is.
    static let all = [
      KnownKeys("The contract", "a contract", ["contract"], "zzzzzzzz: 1"),
      KnownKeys("Scalars", "a scalar", ["scalar"], "scalars: { A: { zzzzzzzz: 1 } }"),
      KnownKeys("Records", "a record", ["record"], "types: { A: { zzzzzzzz: 1 } }"),
      KnownKeys("Fields", "a field", ["field"], "types: { A: { fields: { a: { zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Forbidden keys", "a forbidden key", ["forbiddenKey"],
        "types: { A: { fields: { a: { forbidden: true, zzzzzzzz: 1 } } } }"),
      KnownKeys("Enums", "an enum", ["enum"], "types: { A: { enum: [a], zzzzzzzz: 1 } }"),
      KnownKeys(
        "Values", "a value", ["enumValue"], "types: { A: { enum: { a: { zzzzzzzz: 1 } } } }"),
      KnownKeys("Payloads", "a payload", ["payload"], "payloads: { A: { zzzzzzzz: 1 } }"),
      KnownKeys("The envelope", "an envelope", ["envelope"], "envelope: { zzzzzzzz: 1 }"),
      KnownKeys(
        "The version", "`version`", ["protocolVersion"], "envelope: { version: { zzzzzzzz: 1 } }"),
      KnownKeys("The page", "`page`", ["pageKeys"], "envelope: { page: { zzzzzzzz: 1 } }"),
      KnownKeys(
        "Exit codes", "an exit code", ["exitCode"],
        "envelope: { exitCodes: { a: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Failures", "a failure", ["failure"], "envelope: { failures: { a: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Refusals", "a refusal", ["refusal"], "envelope: { refusals: { a: { zzzzzzzz: 1 } } }"),
      KnownKeys("Commands", "a command", ["command"], "commands: { a: { zzzzzzzz: 1 } }"),
      KnownKeys(
        "Arguments", "an argument", ["argument"],
        "commands: { a: { arguments: [{ zzzzzzzz: 1 }] } }"),
      KnownKeys(
        "Standard input", "`stdin`", ["standardInput"],
        "commands: { a: { stdin: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Options", "an option", ["option"], "commands: { a: { options: { b: { zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Options", "an option", ["flag"],
        "commands: { a: { options: { b: { flag: true, zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Results", "a result", ["resultFields"], "commands: { a: { result: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Results", "a result", ["resultPage"],
        "commands: { a: { result: { list: b, zzzzzzzz: 1 } } }"),
      KnownKeys("Endpoints", "an endpoint", ["endpoint"], "endpoints: { a: { zzzzzzzz: 1 } }"),
      KnownKeys(
        "Parameters", "a parameter", ["pathParameter"],
        "endpoints: { a: { parameters: { b: { zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Parameters", "a parameter", ["givenParameter", "fixedParameter"],
        "endpoints: { a: { query: { b: { zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Parameters", "a parameter", ["givenParameter", "fixedParameter"],
        "endpoints: { a: { headers: { b: { zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Parameters", "a parameter", ["fixedParameter"],
        "endpoints: { a: { query: { b: { is: c, zzzzzzzz: 1 } } } }"),
      KnownKeys("Bodies", "a body", ["body"], "endpoints: { a: { body: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Successes", "a response", ["response"],
        "endpoints: { a: { responses: { 200: { zzzzzzzz: 1 } } } }"),
      KnownKeys(
        "Refused calls", "a failure", ["refusedCall"],
        "endpoints: { a: { failures: { 400: { zzzzzzzz: 1 } } } }"),
      KnownKeys("Toggles", "a toggle", ["toggle"], "toggles: { A: { zzzzzzzz: 1 } }"),
      KnownKeys(
        "Inputs", "an input", ["input"], "toggles: { A: { inputs: { a: { zzzzzzzz: 1 } } } }"),
      KnownKeys("States", "a state", ["state"], "toggles: { A: { states: [{ zzzzzzzz: 1 }] } }"),
      KnownKeys("Routes", "`routes`", ["routes"], "routes: { zzzzzzzz: 1 }"),
      KnownKeys(
        "Route parameters", "a parameter", ["routeParameter"],
        "routes: { parameters: { a: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Kinds of route", "a kind of route", ["routeKind"],
        "routes: { kinds: { a: { zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Kinds of route", "a kind of route", ["routeKind"],
        "routes: { kinds: { a: { url: \"a://b\", zzzzzzzz: 1 } } }"),
      KnownKeys(
        "Kinds of route", "a kind of route", ["routeKind"],
        "routes: { kinds: { a: { when: [], zzzzzzzz: 1 } } }"),
    ]
  }
#endif
