#if Generator
  import ContractModel
  import Testing
  import YAMLReader

  /// Swift's keywords, and names that generated code has, as names of everything a schema can name.
  @Suite struct KeywordTests {
    static let words = """
      actor any as associatedtype async await borrowing break case catch class consume consuming \
      continue convenience copy default defer deinit discard do dynamic each else enum extension \
      fallthrough false fileprivate final for func get guard if import in indirect infix init inout \
      internal is isolated lazy left let macro module mutating nil none nonisolated nonmutating of \
      open operator optional override package postfix precedence precedencegroup prefix private \
      protocol public repeat required rethrows return right self sending set some static struct \
      subscript super switch then throw throws true try type typealias unowned unsafe var weak where \
      while willSet yield \
      access actions allCases arguments argv body bytes code contains contract count customMirror \
      data date debugDescription decode decoder description encode encoder envelope error from hash \
      hashValue hasher id int integer isEnabled isOn items json kind length list match name next \
      note number object offers option page parameter path query queryItems range rawValue read \
      reader reading request response result route segment state status stdin string table text to \
      unrecognized url userInfo value words write writer
      """.split(separator: " ").map(String.init)

    /// A role that a name can have, a schema with names in it, and those names that are refused.
    struct Role: CustomTestStringConvertible {
      var title: String
      var reserved: Set<String>
      var schema: @Sendable ([String]) -> String

      init(
        _ title: String, reserved: Set<String>, _ schema: @escaping @Sendable ([String]) -> String
      ) {
        self.title = title
        self.reserved = reserved
        self.schema = schema
      }

      var testDescription: String { title }
    }

    static let roles = [
      Role("fields", reserved: ["customMirror", "hashValue", "reader", "self", "writer"]) { words in
        let types = ["string", "int", "[string]", "timestamp", "bool"]
        let marks = ["", ", optional: true", ", sensitive: true", ", lenient: true"]
        let fields = words.enumerated().map { number, word in
          "\(word): { type: \(types[number % 5])\(marks[number % 4]) }"
        }
        let paths = words.filter { !words.contains($0 + "Route") && $0 != "path" }
          .map { "\($0): { type: string, route: true }" }
        return """
          types: { Row: { fields: { \(fields.joined(separator: ", ")) } } }
          payloads: { Push: { fields: { \(paths.joined(separator: ", ")) } } }
          routes: { kinds: { home: home } }
          """
      },
      Role("values of an open enum", reserved: ["unrecognized"]) { words in
        "types: { Kind: { enum: [\(words.quoted)] } }"
      },
      Role("values of a closed enum", reserved: ["allCases"]) { words in
        "types: { Kind: { enum: [\(words.quoted)], closed: true } }"
      },
      Role("exit codes", reserved: ["envelope", "unrecognized"]) { words in
        let codes = words.enumerated().map { "\($1): { code: \($0 + 1), status: 500 }" }
        return """
          envelope:
            version: { key: v, is: 1 }
            data: d
            error: e
            exitCode: x
            stderr: s
            exitCodes: { \(codes.joined(separator: ", ")) }
          """
      },
      Role("arguments", reserved: ["arguments", "self"]) { words in
        let types = ["string", "int", "Kind", "ID", "int64, range: 1.."]
        let arguments = words.enumerated().map { "{ name: \($1), type: \(types[$0 % 5]) }" }
        let repeated = words.enumerated().map { number, word in
          "r\(number): { access: read, arguments: [{ name: \(word), type: ID, repeated: 1.. }], result: Row }"
        }
        return """
          \(parameterTypes)
          commands:
            a: { access: read, arguments: [\(arguments.joined(separator: ", "))], result: Row }
            \(repeated.joined(separator: "\n  "))
          """
      },
      Role("standard input", reserved: ["arguments", "self"]) { words in
        let commands = words.enumerated().map { number, word in
          "s\(number): { access: write, stdin: { name: \(word), type: string }, result: Row }"
        }
        return "\(parameterTypes)\ncommands:\n  \(commands.joined(separator: "\n  "))"
      },
      Role("options", reserved: ["arguments", "self"]) { words in
        let types = ["type: string", "type: int", "type: Kind", "type: ID", "type: ID, range: 1.."]
        let options = words.enumerated().map { "\($1): { \(types[$0 % 5]) }" }
        let flags = words.map { "\($0): { flag: true }" }
        return """
          \(parameterTypes)
          commands:
            a: { access: read, options: { \(options.joined(separator: ", ")) }, result: Row }
            b: { access: read, options: { \(flags.joined(separator: ", ")) }, result: Row }
          """
      },
      Role("exclusive options", reserved: ["arguments", "self"]) { words in
        let options = words.enumerated().map { "\($1): { type: \($0 % 2 == 0 ? "ID" : "Kind") }" }
        return """
          \(parameterTypes)
          commands:
            a:
              access: read
              options: { \(options.joined(separator: ", ")) }
              exactlyOne: [\(words.quoted)]
              result: Row
          """
      },
      Role("exclusive flags", reserved: ["access", "arguments", "response", "words"]) { words in
        let flags = words.map { "\($0): { flag: true }" }
        return """
          \(parameterTypes)
          commands:
            a:
              access: read
              options: { \(flags.joined(separator: ", ")) }
              exactlyOne: [\(words.quoted)]
              result: Row
          """
      },
      Role(
        "inputs of a toggle",
        reserved: [
          "actions", "hashValue", "isEnabled", "isOn", "note", "offers", "self", "state",
        ]
      ) { words in
        let toggles = words.enumerated().map { number, word in
          """
          T\(number): { inputs: { \(word): bool?, x: bool }, states: [{ name: a, when: { \(word): true }, \
          shows: "on" }, { name: b, when: { \(word): [false, none] }, shows: "off" }] }
          """
        }
        return "toggles:\n  " + toggles.joined(separator: "\n  ")
      },
      Role(
        "inputs of a toggle, with values",
        reserved: [
          "actions", "any", "hashValue", "isEnabled", "isOn", "note", "offers", "protocol", "self",
          "state", "string", "type",
        ]
      ) { words in
        let toggles = words.enumerated().map { number, word in
          """
          T\(number): { inputs: { \(word): [x, y] }, states: [{ name: a, when: { \(word): x }, \
          shows: "on" }, { name: b, when: { \(word): y }, shows: "off" }] }
          """
        }
        return "toggles:\n  " + toggles.joined(separator: "\n  ")
      },
      Role("values, actions and states of a toggle", reserved: ["allCases"]) { words in
        let states = words.map { word in
          "{ name: \(word), when: { i: \"\(word)\" }, shows: \"off\", enabled: true, "
            + "turnOn: [\"\(word)\"], offers: [\"\(word)\"], note: x }"
        }
        return """
          toggles:
            T:
              inputs: { i: [\(words.quoted)], x: bool }
              actions: [\(words.quoted)]
              states: [\(states.joined(separator: ", "))]
          """
      },
      Role(
        "endpoints",
        reserved: [
          "Any", "Body", "Code", "Data", "Date", "Decoder", "Encoder", "Error", "Hasher",
          "Int", "Optional", "Page", "Parameter", "Protocol", "Range", "Reader", "Response",
          "Result", "Route", "Self", "Set", "String", "Type", "Writer",
        ]
      ) { words in
        let endpoints = words.map {
          "\($0): { method: POST, path: /, body: { fields: {} }, responses: { 200: {} } }"
        }
        return "endpoints:\n  " + endpoints.joined(separator: "\n  ")
      },
      Role("parameters of a path", reserved: ["request", "self"]) { words in
        let types = ["string", "int", "Kind", "ID", "Switch"]
        let parameters = words.enumerated().map { "\($1): { type: \(types[$0 % 5]) }" }
        return """
          \(parameterTypes)
          endpoints:
            a:
              method: GET
              path: "/{\(words.joined(separator: "}/{"))}"
              parameters: { \(parameters.joined(separator: ", ")) }
              responses: { 200: {} }
          """
      },
      Role("items of a query", reserved: ["request", "self"]) { words in
        endpoint("query", words)
      },
      Role("headers", reserved: ["request", "self"]) { words in endpoint("headers", words) },
      Role(
        "fields of a body",
        reserved: ["customMirror", "hashValue", "reader", "request", "self", "writer"]
      ) { words in
        let types = [
          "string", "[Name]", "int", "Name, trimmed: true", "ID", "[[Name]], optional: true",
          "Name, sensitive: true", "Name, optional: true", "Name, lenient: true, trimmed: true",
        ]
        let fields = words.enumerated().map { "\($1): { type: \(types[$0 % 9]) }" }
        return """
          scalars: { ID: { base: int64, distinct: true, range: 1.. }, Name: { base: string, length: 1.. } }
          endpoints:
            a:
              method: POST
              path: /a
              body: { fields: { \(fields.joined(separator: ", ")) } }
              responses: { 200: {} }
          """
      },
      Role("failures of an endpoint", reserved: ["unrecognized"]) { words in
        let failures = words.enumerated().map { "\(300 + $0): { name: \"\($1)\" }" }
        return """
          endpoints:
            a: { method: GET, path: /, responses: { 200: {} }, failures: { \(failures.joined(separator: ", ")) } }
          """
      },
      Role(
        "fields of a result", reserved: ["customMirror", "hashValue", "reader", "self", "writer"]
      ) {
        words in
        let fields = words.map { "\($0): { type: string, sensitive: true }" }
        return """
          endpoints:
            a:
              method: GET
              path: /
              responses: { 200: {} }
              result: { fields: { \(fields.joined(separator: ", ")) } }
          """
      },
      Role("kinds of route", reserved: ["table"]) { words in
        let kinds = words.enumerated().map {
          "\($1): { path: \"x\($0)/{p}\", swift: K\($0)Route }"
        }
        return "routes: { parameters: { p: string }, kinds: { \(kinds.joined(separator: ", ")) } }"
      },
      Role("kinds of URL", reserved: ["table"]) { words in
        let kinds = words.enumerated().map {
          "\($1): { url: \"app://x\($0)/{p}\", swift: K\($0)Route }"
        }
        return "routes: { parameters: { p: string }, kinds: { \(kinds.joined(separator: ", ")) } }"
      },
      Role("kinds that a field chooses", reserved: ["table"]) { words in
        let kinds = words.enumerated().map { number, word in
          let chosen = (0..<8).filter { number & (1 << $0) != 0 }.map { "f\($0)" }
          return "\(word): { when: [\(chosen.joined(separator: ", "))], swift: K\(number)Route }"
        }
        let fields = (0..<8).map { "f\($0): { type: int, optional: true }" }
        return """
          payloads: { Push: { fields: { \(fields.joined(separator: ", ")) } } }
          routes: { kinds: { \(kinds.joined(separator: ", ")) } }
          """
      },
      Role(
        "fields that choose a kind",
        reserved: ["customMirror", "hashValue", "reader", "route", "self", "writer"]
      ) { words in
        let fields = words.map { "\($0): { type: string, optional: true }" }
        return """
          payloads: { Push: { fields: { \(fields.joined(separator: ", ")) } } }
          routes: { kinds: { all: { when: [\(words.quoted)] }, one: { when: ["\(words[0])"] } } }
          """
      },
      Role("parameters of URLs", reserved: ["hashValue", "path", "self", "url"]) { words in
        let types = ["string", "ID", "int", "Kind", "Switch"]
        let parameters = words.enumerated().map { "\($1): \(types[$0 % 5])" }
        let kinds = words.enumerated().map {
          "k\($0): { url: \"app://x\($0)/{\($1)}\" }, q\($0): { url: \"app://q\($0)?a={zz?}&b={\($1)?}\" }"
        }
        return """
          \(parameterTypes)
          routes:
            parameters: { zz: int, \(parameters.joined(separator: ", ")) }
            kinds: { \(kinds.joined(separator: ", ")) }
          """
      },
      Role("parameters of routes", reserved: ["hashValue", "path", "self", "url"]) { words in
        let types = ["string", "ID", "int", "Kind", "Switch"]
        let parameters = words.enumerated().map { "\($1): \(types[$0 % 5])" }
        let kinds = words.enumerated().map { "k\($0): \"x\($0)/{\($1)}/{zz}\"" }
        return """
          \(parameterTypes)
          routes:
            parameters: { zz: int, \(parameters.joined(separator: ", ")) }
            kinds: { \(kinds.joined(separator: ", ")) }
          """
      },
    ]

    private static let parameterTypes = """
      scalars: { ID: { base: int64, distinct: true } }
      types: { Row: { fields: {} }, Kind: { enum: [a, b] }, Switch: { enum: [c, d], closed: true } }
      """

    /// An endpoint with parameters of each type that are named by words.
    private static func endpoint(_ place: String, _ words: [String]) -> String {
      let types = [
        "string", "int", "Kind", "ID", "Switch", "int, range: 1..9", "string, length: 1..",
      ]
      let parameters = words.enumerated().map { number, word in
        let rest = number % 2 == 0 ? ", optional: true" : ", prefix: p"
        return "x\(number): { name: \"\(word)\", type: \(types[number % 7])\(rest) }"
      }
      return """
        \(parameterTypes)
        endpoints:
          a: { method: GET, path: /, \(place): { \(parameters.joined(separator: ", ")) }, responses: { 200: {} } }
        """
    }

    /// The names that cannot be made safe are refused, and no other.
    @Test(arguments: roles)
    func reserved(_ role: Role) {
      let text = Emitted.completed(role.schema(Self.words))
      let diagnostics = SchemaReader.read(YAMLSource(file: "a.yaml", text: text)).diagnostics
      let others = diagnostics.filter { $0.rule != "reserved-name" }
      #expect(others.map(\.description) == [])
      let name =
        /called `(\w+)` in Swift|the values of `(\w+)` would|^`(\w+)` (?:cannot be an|is the property)/
      let refused = diagnostics.compactMap { diagnostic in
        diagnostic.message.firstMatch(of: name).map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
      }
      #expect(Set(refused) == role.reserved)
    }

    /// All others compile.
    @Test(arguments: roles)
    func compiles(_ role: Role) throws {
      let words = Self.words.filter { word in
        !role.reserved.contains(word) && !role.reserved.contains(SwiftName.type([word]))
      }
      let complaints = try Compiler.complaints(about: Emitted(role.schema(words)))
      #expect(complaints == "")
    }

    @Test func tablesAreNotEmpty() {
      #expect(Self.words.count > 150 && Self.roles.count > 12)
      #expect(Set(Self.words).count == Self.words.count)
    }
  }

  extension [String] {
    fileprivate var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
  }
#endif
