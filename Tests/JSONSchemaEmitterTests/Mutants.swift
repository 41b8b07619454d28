#if Generator
  import ContractRuntime

  extension JSONValue {
    /// The value, spoilt at each of its places in turn. Nothing is known of what may stand where.
    var mutants: [JSONValue] {
      let below: [JSONValue] =
        switch self {
        case .array(let elements):
          // Of a long list one element is left, so that the mutants of all stay short.
          elements.flatMap { element in element.mutants.map { .array([$0]) } }
            + elements.map { .array([$0]) }
            + [.array([]), .array(elements + elements), .array(elements + [.null])]
        case .object(let members):
          members.indices.flatMap { index -> [JSONValue] in
            let member = members[index]
            let spoilt =
              member.value.mutants.map { [JSONValue.Member(member.name, $0)] }
              + Self.keys(for: member.name).map { [JSONValue.Member($0, member.value)] }
              + [[], [member, member], [member, Member("x" + member.name, member.value)]]
            return spoilt.map { .object(members.replacing(index, with: $0)) }
          }
            + [.object(members + [Member("extra", .null)])]
            // A value of each key for each other: what one key may hold another may not.
            + members.indices.flatMap { index in
              members.map { other in
                .object(
                  members.replacing(index, with: [Member(members[index].name, other.value)]))
              }
            }
        case .null, .bool, .number, .string: []
        }
      return below + replacements
    }

    /// What may come in the place of this value: of each type something, and what is nearly the same.
    private var replacements: [JSONValue] {
      let near: [JSONValue] =
        switch self {
        case .string(let text):
          [
            text + "x", text + "\n", "\n" + text, " " + text, "x" + text, text + "\u{301}",
            text.uppercased(), String(text.dropLast()), String(text.dropFirst()), text + text,
            "unknown", "",
          ].map { .string($0) } + Self.timestamps.map { .string($0) }
        case .number(let text):
          [
            text + ".0", text + "e0", text + ".5", text + "00e-2", "-" + text, "1e3", "1.0",
            "1e400",
            "0", "-0.0", "2", "3", "4", "5", "9223372036854775807", "9223372036854775808",
            "9223372036854775807.0", "-9223372036854775808", "-9223372036854775809",
            "9.223372036854775808e18", "1.00000000000000000001",
          ].filter { (try? JSONValue(json: $0)) != nil }.map { .number($0) }
        case .array, .object, .bool, .null: []
        }
      return near + [
        .null, .bool(true), .bool(false), .number("7"), .number("0.5"), .string("text"), .array([]),
        .array([.string("text")]), .object([]), .object([Member("key", .string("text"))]),
      ]
    }

    private static let timestamps = [
      "2026-11-30T15:34:45Z", "2024-02-29T00:00:00.123456789Z", "2023-02-29T00:00:00Z",
    ]

    private static func keys(for key: String) -> [String] {
      [key + "x", key.uppercased(), String(key.dropLast()), key + "\u{301}", "", "unknown"]
        .filter { $0 != key }
    }
  }

  extension Array {
    fileprivate func replacing(_ index: Int, with elements: [Element]) -> [Element] {
      Array(self[..<index]) + elements + Array(self[(index + 1)...])
    }
  }
#endif
