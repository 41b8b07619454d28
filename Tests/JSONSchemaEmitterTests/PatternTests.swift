#if Generator
  import ContractModel
  import ContractRuntime
  import GeneratedFiles
  import Testing

  /// Patterns are written in what ECMA-262, RE2 and Python share.
  @Suite struct PatternTests {
    @Test func patternsArePortable() throws {
      var samples = try Repository.schemas().map { Sample($0.contract) }
      samples.append(try Sample(HostileTextTests.schema))
      let patterns = try samples.flatMap(\.files).flatMap { try JSONValue(json: $0.text).patterns }
      #expect(Set(patterns).count > 100)
      for pattern in Set(patterns) {
        #expect(Self.oddity(in: pattern) == nil, "\(pattern.debugDescription)")
      }
    }

    @Test(arguments: [
      "(?=a)", "(?!a)", "(?<=a)", "(?<n>a)", "(a)", #"\1"#, #"\d"#, #"\w"#, #"\-"#, #"\/"#, #"a\Z"#,
      #"a\b"#,
      "a*?", "a{1001}", "[[a]", "[a&&b]", "[a-]", "]", "a{", "}", #"[\s]"#, "(?i)a", ".", "[]",
      "[a", "a**", "(?:*", "a{1,2}?",
    ])
    func whatIsNotSharedIsFound(_ pattern: String) { #expect(Self.oddity(in: pattern) != nil) }

    /// Where a pattern is something else than literals, `^`, `$`, `|`, `(?:…)`, `*`, `?`, small counts, sets
    /// and `[\s\S]`; nil where it is nothing else.
    private static func oddity(in pattern: String) -> Substring.UnicodeScalarView? {
      var rest = Substring(pattern).unicodeScalars
      var canRepeat = false
      while let first = rest.first {
        let start = rest
        switch first {
        case "\\":
          guard let next = rest.dropFirst().first, syntax.contains(next) else { return start }
          rest = rest.dropFirst(2)
          canRepeat = true
        case "[":
          guard let length = set(rest) else { return start }
          rest = rest.dropFirst(length)
          canRepeat = true
        case "(":
          guard rest.starts(with: "(?:".unicodeScalars) else { return start }
          rest = rest.dropFirst(3)
          canRepeat = false
        case "*", "?", "{":
          let length = first == "{" ? count(rest) : 1
          guard canRepeat, let length else { return start }
          rest = rest.dropFirst(length)
          canRepeat = false
        case ".", "+", "]", "}": return start
        default:
          rest = rest.dropFirst()
          canRepeat = !"^$|".unicodeScalars.contains(first)
        }
      }
      return nil
    }

    private static let syntax = Set(#"^$\.*+?()[]{}|"#.unicodeScalars)

    /// How long a count is, such as `{4}` or `{1,9}`.
    private static func count(_ text: Substring.UnicodeScalarView) -> Int? {
      let inner = text.dropFirst().prefix { $0 != "}" }
      let numbers = inner.split(separator: ",", omittingEmptySubsequences: false)
      let areSmall = numbers.allSatisfy { number in
        (1...3).contains(number.count) && number.allSatisfy { ("0"..."9").contains($0) }
      }
      return areSmall && numbers.count <= 2 ? inner.count + 2 : nil
    }

    /// How long a set is. In it, a hyphen stands between two characters alone, and nothing twice that
    /// would be an operator.
    private static func set(_ text: Substring.UnicodeScalarView) -> Int? {
      let any = #"[\s\S]"#.unicodeScalars
      guard !text.starts(with: any) else { return any.count }
      var rest = text.dropFirst(text.dropFirst().first == "^" ? 2 : 1)
      var last: Unicode.Scalar?
      while let first = rest.first {
        switch first {
        case "]": return last == nil ? nil : text.count - rest.count + 1
        case "[": return nil
        case "\\":
          guard let next = rest.dropFirst().first, #"\[]^-"#.unicodeScalars.contains(next) else {
            return nil
          }
          rest = rest.dropFirst()
        case "-":
          guard last != nil, last != "-", let next = rest.dropFirst().first, next != "]" else {
            return nil
          }
        case "&", "~", "|": guard last != first else { return nil }
        default: break
        }
        last = first
        rest = rest.dropFirst()
      }
      return nil
    }
  }

  extension JSONValue {
    /// Every pattern of a schema.
    fileprivate var patterns: [String] {
      switch self {
      case .object(let members):
        members.flatMap { member -> [String] in
          if member.name == "pattern", case .string(let pattern) = member.value { return [pattern] }
          return member.value.patterns
        }
      case .array(let elements): elements.flatMap(\.patterns)
      case .null, .bool, .number, .string: []
      }
    }
  }
#endif
