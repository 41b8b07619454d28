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
      Role("kinds of route", reserved: ["table"]) { words in
        let kinds = words.enumerated().map {
          "\($1): { path: \"x\($0)/{p}\", swift: K\($0)Route }"
        }
        return "routes: { parameters: { p: string }, kinds: { \(kinds.joined(separator: ", ")) } }"
      },
      Role("parameters of routes", reserved: ["hashValue", "path", "self"]) { words in
        let types = ["string", "ID", "int", "Kind"]
        let parameters = words.enumerated().map { "\($1): \(types[$0 % 4])" }
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
      types: { Row: { fields: {} }, Kind: { enum: [a, b] } }
      """

    /// The names that cannot be made safe are refused, and no other.
    @Test(arguments: roles)
    func reserved(_ role: Role) {
      let text = Emitted.completed(role.schema(Self.words))
      let diagnostics = SchemaReader.read(YAMLSource(file: "a.yaml", text: text)).diagnostics
      let others = diagnostics.filter { $0.rule != "reserved-name" }
      #expect(others.map(\.description) == [])
      let name = /called `(\w+)` in Swift|the values of `(\w+)` would/
      let refused = diagnostics.compactMap { diagnostic in
        diagnostic.message.firstMatch(of: name).map { String($0.1 ?? $0.2 ?? "") }
      }
      #expect(Set(refused) == role.reserved)
    }

    /// All others compile.
    @Test(arguments: roles)
    func compiles(_ role: Role) throws {
      let words = Self.words.filter { !role.reserved.contains($0) }
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
