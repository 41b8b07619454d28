#if Generator
  import ContractModel
  import Testing
  import YAMLReader

  /// What stands at a key is a text, a list or a mapping; every other node is one finding, at its
  /// place.
  ///
  /// The schemas below have every key of the language. Each of its values is replaced by each kind of
  /// node in turn.
  @Suite struct WrongNodeTests {
    static let schema = """
      contract: Test
      doc: A contract.
      releases: [v1, v2]
      server: v2
      oldest: v1
      scalars:
        Name: { base: string, doc: A name., distinct: true, characters: a-z, length: 1.., bytes: 1..9, not: [x], trimmed: true }
        Count: { base: int, range: 1..9 }
      types:
        Kind: { doc: A kind., enum: [a, b], closed: true }
        Level: { enum: { a: The first., b: { swift: bee, doc: The second. } } }
        Row:
          doc: A row.
          fields:
            name: { at: row.name, or: [alias, [row, the.name]], type: Name, doc: The name., since: v2, sensitive: true }
            kind: { at: [row, kind], type: [Kind], optional: true }
            level: { type: Level, nullable: true }
            count: { type: Count, lenient: true, range: 2.. }
      payloads:
        Push:
          doc: A push.
          transport: apns
          maxBytes: 4096
          fields:
            path: { type: string, route: true }
            badge: { at: aps.badge, forbidden: true, doc: No badge. }
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: code
        stderr: stderr
        page: { items: items, next: next }
        exitCodes: { usage: { code: 2, status: 400, doc: Wrong. } }
        failures: { odd: { exit: usage, message: Odd., doc: Odd. } }
        unknownCommand: { exit: usage, message: Unknown. }
        refusals: { limited: { status: 429, headers: [Retry-After], message: Later., doc: Later. } }
      commands:
        row list:
          doc: Lists rows.
          access: read
          since: v2
          options: { all: { flag: true, doc: All. }, limit: { type: Count, doc: Most., range: 1.. } }
          result: { list: Row, paged: [limit] }
          failures: { odd: { exit: usage } }
        row add:
          access: write
          arguments: [{ name: names, type: Name, doc: Names., repeated: 1.. }]
          stdin: { name: text, type: string, doc: Text., sensitive: true }
          result: { doc: A row., fields: { id: { type: int64 } } }
        row drop:
          access: write
          options: { all: { flag: true }, name: { type: Name } }
          exactlyOne: [all, name]
          result: [Row]
      endpoints:
        register:
          doc: Registers.
          method: POST
          path: "/rows/{name}"
          parameters: { name: { name: who, type: Name, doc: Who., sensitive: true, characters: a-z } }
          query:
            on: { is: name, doc: The key. }
            limit: { name: most, type: Count, doc: Most., prefix: eq., optional: true, sensitive: true, range: 1.. }
          headers:
            Prefer: { is: nothing, doc: Nothing. }
            Idempotency-Key: { name: key, type: Name, doc: A key., prefix: k, optional: true, sensitive: true, length: 1.. }
          bearer: true
          body: { doc: A row., fields: { title: { type: string, length: 1.. } } }
          responses: { 200: { doc: It was there. }, 201: {} }
          result: { doc: A row., fields: { id: { type: int64 } } }
          failures: { 404: { name: gone, doc: No such row. } }
        show: { method: GET, path: /row, responses: { 200: {} }, result: Row }
        list: { method: GET, path: /rows, responses: { 200: {} }, result: [Row] }
      toggles:
        Switch:
          doc: A switch.
          inputs: { on: bool, off: { doc: Off., values: bool? }, of: [a, b], if: { values: { a: A., b: B. } } }
          actions: { turn: Turns. }
          states:
            - { name: no, doc: No., when: { on: false }, shows: "off", enabled: true, turnOn: [turn] }
            - { name: yes, when: { on: [true] }, shows: "on", enabled: true, turnOff: [turn], offers: [turn], note: Yes. }
      routes:
        parameters: { name: { type: Name, doc: A name. }, count: Count }
        kinds: { row: { path: "{name}/{count}", swift: OneRoute, doc: A row. }, home: home }
      """

    /// Routes of the other forms, for a contract has one.
    static let urls = """
      contract: Test
      releases: [v1]
      server: v1
      oldest: v1
      routes:
        parameters: { id: int }
        kinds: { row: { url: "app://rows?id={id?}", swift: OneRoute, doc: A row. } }
      """

    static let fields = """
      contract: Test
      releases: [v1]
      server: v1
      oldest: v1
      payloads: { Push: { fields: { id: { type: int, optional: true }, at: { type: int, lenient: true } } } }
      routes:
        kinds: { row: { when: [id, at], swift: OneRoute, doc: A row. }, other: { when: [at] } }
      """

    static let schemas = [schema, urls, fields]

    /// Where a value stands: the keys that lead to it, with `*` for names that are the schema's own.
    typealias Place = [String]

    enum Kind: String, CaseIterable {
      case nothing = ""
      case text = "zz"
      case list = "[[]]"
      case mapping = "{ zz: { zz: zz } }"
    }

    /// Keys whose value may be of several kinds, or of another than the schema above shows.
    static let choices: [String: Set<Kind>] = [
      "types.*.enum": [.list, .mapping],
      "types.*.enum.*": [.text, .mapping],
      "types.*.fields.*.at": [.text, .list],
      "types.*.fields.*.or": [.text, .list],
      "types.*.fields.*.or.-": [.text, .list],
      "payloads.*.fields.*.at": [.text, .list],
      "endpoints.*.result": [.text, .list, .mapping],
      "commands.*.result": [.text, .list, .mapping],
      "toggles.*.inputs.*": [.text, .list, .mapping],
      "toggles.*.inputs.*.values": [.text, .list, .mapping],
      "toggles.*.inputs.*.values.*": [.text, .mapping],
      "toggles.*.actions": [.list, .mapping],
      "toggles.*.actions.*": [.text, .mapping],
      "toggles.*.states.-.when.*": [.text, .list],
      "routes.parameters.*": [.text, .mapping],
      "routes.kinds.*": [.text, .mapping],
    ]

    /// Keys that hold a type: its name, or a list of one.
    static let types: Set<String> = [
      "types.*.fields.*.type", "payloads.*.fields.*.type", "commands.*.result.fields.*.type",
      "commands.*.arguments.-.type", "commands.*.stdin.type", "commands.*.options.*.type",
      "endpoints.*.parameters.*.type", "endpoints.*.query.*.type", "endpoints.*.headers.*.type",
      "endpoints.*.body.fields.*.type", "endpoints.*.result.fields.*.type",
    ]

    /// Mappings whose keys are names.
    static let named: Set<String> = [
      "scalars", "types", "types.*.fields", "types.*.enum", "payloads", "payloads.*.fields",
      "envelope.exitCodes", "envelope.failures", "envelope.refusals", "commands",
      "commands.*.options", "commands.*.failures", "commands.*.result.fields", "endpoints",
      "endpoints.*.parameters", "endpoints.*.query", "endpoints.*.headers",
      "endpoints.*.body.fields", "endpoints.*.responses", "endpoints.*.result.fields",
      "endpoints.*.failures", "toggles",
      "toggles.*.inputs", "toggles.*.inputs.*.values", "toggles.*.actions",
      "toggles.*.states.-.when", "routes.parameters", "routes.kinds",
    ]

    @Test func theSchemasAreValid() throws {
      var count = 0
      for schema in Self.schemas {
        let root = try Self.root(schema)
        let (text, _) = Self.text(root, replacing: nil)
        let read = SchemaReader.read(YAMLSource(file: "a.yaml", text: text))
        #expect(read.diagnostics.map(\.description) == [])
        count += Self.places(root).count
      }
      #expect(count > 280)
    }

    @Test(arguments: zip(schemas, [600, 30, 40]))
    func everyWrongNodeIsOneFindingAtItsPlace(_ schema: String, _ least: Int) throws {
      let root = try Self.root(schema)
      var count = 0
      for place in Self.places(root) {
        for kind in Kind.allCases where !Self.allowed(at: place, root).contains(kind) {
          // An element that is not there is a fault of the YAML.
          if kind == .nothing, Self.node(place.dropLast(), in: root).elements != nil { continue }
          count += 1
          let (text, column) = Self.text(root, replacing: (place, kind.rawValue))
          let found = SchemaReader.read(YAMLSource(file: "a.yaml", text: text)).diagnostics
          let summary = found.map { "\($0.span.start) \($0.rule) \($0.message)" }
          let path = "\(place.joined(separator: ".")) as \(kind)"
          #expect(found.map(\.rule) == ["wrong-kind"], "\(path): \(summary)")
          #expect(
            found.first?.span.start == SourcePosition(line: 1, column: column),
            "\(path): \(summary)")
        }
      }
      #expect(count > least)
    }

    /// A node of the right kind but without sense gives findings, and never a contract or a trap.
    @Test(arguments: schemas)
    func everyNodeWithoutSenseIsRefused(_ schema: String) throws {
      let root = try Self.root(schema)
      for place in Self.places(root) where !Self.isFreeText(place) {
        for kind in Self.allowed(at: place, root) {
          let (text, _) = Self.text(root, replacing: (place, kind.rawValue))
          let read = SchemaReader.read(YAMLSource(file: "a.yaml", text: text))
          let isRefused = read.contract == nil && !read.diagnostics.isEmpty
          #expect(isRefused, "\(place.joined(separator: ".")) as \(kind)")
        }
      }
    }

    // MARK: Places

    static func root(_ schema: String) throws -> YAMLNode {
      try #require(YAMLReader.read(YAMLSource(file: "a.yaml", text: schema)).root)
    }

    /// Every place in a tree but the root.
    static func places(_ node: YAMLNode, _ path: Place = []) -> [Place] {
      let children: [(String, YAMLNode)] =
        (node.entries ?? []).map { ($0.key.text ?? "", $0.value) }
        + (node.elements ?? []).enumerated().map { (String($0), $1) }
      return children.flatMap { key, child in [path + [key]] + places(child, path + [key]) }
    }

    static func node(_ place: some Sequence<String>, in root: YAMLNode) -> YAMLNode {
      place.reduce(root) { node, key in
        if let elements = node.elements { return elements[Int(key) ?? 0] }
        return node.entries?.first { $0.key.text == key }?.value ?? node
      }
    }

    /// The place with `*` for a name and `-` for an element.
    static func pattern(_ place: Place) -> String {
      place.reduce("") { pattern, key in
        let step = named.contains(pattern) ? "*" : Int(key) != nil ? "-" : key
        return pattern.isEmpty ? step : pattern + "." + step
      }
    }

    static func allowed(at place: Place, _ root: YAMLNode) -> Set<Kind> {
      let pattern = pattern(place)
      if let choice = choices[pattern] { return choice }
      if types.contains(pattern) || types.contains(pattern.removingLast(".-")) {
        return [.text, .list]
      }
      if pattern.hasSuffix(".result.-") { return [.text, .list] }
      switch node(place, in: root).content {
      case .scalar: return [.text]
      case .sequence: return [.list]
      case .mapping: return [.mapping]
      }
    }

    /// Texts that may be any, among them names that nothing refers to and keys of the wire.
    static func isFreeText(_ place: Place) -> Bool {
      let pattern = pattern(place)
      let free = [
        ".doc", ".message", ".note", ".at", ".at.-", ".or", ".or.-", ".or.-.-", ".is", ".prefix",
        ".not.-", ".headers.-", "doc", ".key", ".data",
        ".error", ".exitCode", ".stderr", ".items", ".next", ".actions.*", ".enum.*", ".enum.-",
        ".swift", ".values.*", "envelope.failures", "envelope.refusals", ".characters", ".name",
        "routes.kinds.*", "routes.kinds.*.path", "toggles.*.inputs.*.-", "commands.*.failures",
      ]
      return free.contains { pattern.hasSuffix($0) }
    }

    // MARK: Text

    /// The tree on one line, one node replaced by a text, and the column where that stands.
    static func text(
      _ root: YAMLNode, replacing replacement: (place: Place, text: String)?
    ) -> (text: String, column: Int) {
      var text = ""
      var column = 0
      func write(_ node: YAMLNode, _ place: Place) {
        if let replacement, replacement.place == place {
          // Where there is nothing, its place is right after the colon.
          if !replacement.text.isEmpty, text.last == ":" { text += " " }
          column = text.unicodeScalars.count + 1
          text += replacement.text
          return
        }
        if text.last == ":" { text += " " }
        switch node.content {
        case .scalar(let scalar, _): text += "\"\(scalar)\""
        case .sequence(let elements):
          text += "["
          for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            write(element, place + [String(index)])
          }
          text += "]"
        case .mapping(let entries):
          text += "{ "
          for (index, entry) in entries.enumerated() {
            if index > 0 { text += ", " }
            text += "\"\(entry.key.text ?? "")\":"
            write(entry.value, place + [entry.key.text ?? ""])
          }
          text += " }"
        }
      }
      write(root, [])
      return (text, column)
    }
  }

  extension String {
    fileprivate func removingLast(_ suffix: String) -> String {
      hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
  }
#endif
