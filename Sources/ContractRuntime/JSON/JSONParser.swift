/// The one pass over a text: checks the grammar and writes the tape.
struct JSONParser {
  /// What is remembered of the keys of an open object, to find duplicates cheaply.
  struct KeyFilter {
    /// One bit for each hash of a key seen so far.
    var seen: UInt64
    /// How many keys; past `limit` they are compared when the object closes, all at once.
    var count: Int

    /// The most keys that are compared with each other one by one.
    static let limit = 24
  }

  /// Where tokens are written; of uninitialized memory only the first `count` are there.
  struct Tape {
    let tokens: UnsafeMutableBufferPointer<JSONToken>
    var count = 0

    @inline(__always)
    mutating func append(_ token: JSONToken) {
      tokens.initializeElement(at: count, to: token)
      count &+= 1
    }

    var written: UnsafeBufferPointer<JSONToken> {
      UnsafeBufferPointer(rebasing: tokens[..<count])
    }
  }

  /// The most tokens that a text can have.
  private static func capacity(_ input: UnsafeRawBufferPointer) -> Int {
    guard input.count <= 1_024 else {
      // Behind each value but the last there is a comma or a bracket, a key has two quotes, and all
      // brackets but those that are still open come in pairs.
      return input.count / 2 + JSONDocument.maximumDepth + 1
    }
    // Counting takes time, but a short text's tape then most often fits the stack. In front of each
    // value or key but the first there is one of these bytes. Those within strings count too, and so do
    // all of the last bytes.
    var total = 1
    var at = 0
    while at &+ 16 <= input.count {
      // A count in one byte, so that the loop is made of vector instructions.
      let end = min(at &+ 240, input.count & ~15)
      var hits: UInt8 = 0
      while at < end {
        let byte = input[at]
        // `[` and `{` differ in one bit.
        hits &+=
          (byte == .comma ? 1 : 0) | (byte == .colon ? 1 : 0)
          | (byte | 0x20 == .openBrace ? 1 : 0)
        at &+= 1
      }
      total &+= Int(hits)
    }
    return total &+ input.count &- at
  }

  /// Reads a whole text. Returns its tape and nil, or the first fault in it; the tape is then
  /// incomplete, and the open containers on it hold their parents' tape indices in `next`.
  static func parse(_ bytes: [UInt8]) -> (tape: [JSONToken], fault: JSONFault?) {
    bytes.withUnsafeBytes { input in
      withUnsafeTemporaryAllocation(of: JSONToken.self, capacity: capacity(input)) { tokens in
        var tape = Tape(tokens: tokens)
        let fault = withUnsafeTemporaryAllocation(
          of: KeyFilter.self, capacity: JSONDocument.maximumDepth
        ) {
          parse(input, filters: $0, into: &tape)
        }
        return ([JSONToken](tape.written), fault)
      }
    }
  }

  private static func parse(
    _ input: UnsafeRawBufferPointer, filters: UnsafeMutableBufferPointer<KeyFilter>,
    into tape: inout Tape
  ) -> JSONFault? {
    let count = input.count
    var at = 0
    var depth = 0
    var container = -1
    var isObject = false
    var expectsKey = false
    // What to ask for if no value or key is found: more is allowed right after an opening bracket.
    var expected = JSONFault.Expected.value

    func fault(_ problem: JSONFault.Problem, _ offset: Int, inValue: Bool) -> JSONFault {
      JSONFault(
        problem: problem, offset: offset, expected: expected, container: container,
        isInValue: inValue)
    }

    skipSpace(input, &at)
    guard at < count else { return fault(.emptyText, 0, inValue: true) }

    value: while true {
      if expectsKey {
        guard at < count, input[at] == .quote else {
          return fault(.unexpected, at, inValue: false)
        }
        let scan = JSONStringScan.scan(input, from: at &+ 1)
        guard scan.outcome.rawValue <= JSONStringScan.Outcome.escaped.rawValue else {
          return fault(scan.problem, scan.end, inValue: false)
        }
        let hasEscapes = scan.outcome == .escaped
        let index = tape.count
        tape.append(
          JSONToken(
            kind: .string, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: at &+ 1),
            end: UInt32(truncatingIfNeeded: scan.end),
            next: UInt32(truncatingIfNeeded: index &+ 1)))
        if filters[depth &- 1].isRepeated(index, container, hasEscapes, input, tape.tokens) {
          return fault(.duplicateKey, at, inValue: false)
        }
        at = scan.end &+ 1
        skipSpace(input, &at)
        expected = .colon
        guard at < count, input[at] == .colon else {
          return fault(.unexpected, at, inValue: true)
        }
        at &+= 1
        skipSpace(input, &at)
        expected = .value
        expectsKey = false
      }

      guard at < count else { return fault(.unexpected, at, inValue: true) }
      let byte = input[at]
      if byte == .quote {
        let scan = JSONStringScan.scan(input, from: at &+ 1)
        guard scan.outcome.rawValue <= JSONStringScan.Outcome.escaped.rawValue else {
          return fault(scan.problem, scan.end, inValue: true)
        }
        tape.append(
          JSONToken(
            kind: .string, hasEscapes: scan.outcome == .escaped,
            start: UInt32(truncatingIfNeeded: at &+ 1), end: UInt32(truncatingIfNeeded: scan.end),
            next: UInt32(truncatingIfNeeded: tape.count &+ 1)))
        at = scan.end &+ 1
      } else if byte == .openBrace || byte == .openBracket {
        guard depth < JSONDocument.maximumDepth else {
          return fault(.nestingTooDeep, at, inValue: true)
        }
        isObject = byte == .openBrace
        tape.append(
          JSONToken(
            kind: isObject ? .object : .array, hasEscapes: false,
            start: UInt32(truncatingIfNeeded: at), end: 0,
            next: UInt32(truncatingIfNeeded: container)))
        container = tape.count &- 1
        filters[depth] = KeyFilter(seen: 0, count: 0)
        depth &+= 1
        at &+= 1
        skipSpace(input, &at)
        if at >= count || input[at] != (isObject ? .closeBrace : .closeBracket) {
          expectsKey = isObject
          expected = isObject ? .keyOrBrace : .valueOrBracket
          continue value
        }
      } else {
        let kind: JSONKind
        let end: Int
        if byte.isDigit || byte == .minus {
          let scan = JSONNumberScan.scan(input, from: at)
          guard scan.fault == nil else { return fault(.badNumber, at, inValue: true) }
          kind = .number
          end = scan.end
        } else {
          guard let word = literal(input, at) else {
            return fault(.unexpected, at, inValue: true)
          }
          kind = word.kind
          end = at &+ word.length
        }
        tape.append(
          JSONToken(
            kind: kind, hasEscapes: false, start: UInt32(truncatingIfNeeded: at),
            end: UInt32(truncatingIfNeeded: end),
            next: UInt32(truncatingIfNeeded: tape.count &+ 1)))
        at = end
      }

      // After a value: a comma and the next one, or the end of what holds it, or of the text.
      while true {
        skipSpace(input, &at)
        if depth == 0 {
          return at < count ? fault(.textAfterValue, at, inValue: false) : nil
        }
        let close: UInt8 = isObject ? .closeBrace : .closeBracket
        if at < count, input[at] == .comma {
          let comma = at
          at &+= 1
          skipSpace(input, &at)
          if at < count, input[at] == close { return fault(.trailingComma, comma, inValue: false) }
          expectsKey = isObject
          expected = isObject ? .key : .value
          continue value
        }
        guard at < count, input[at] == close else {
          expected = isObject ? .commaOrBrace : .commaOrBracket
          return fault(.unexpected, at, inValue: false)
        }
        at &+= 1
        if isObject, filters[depth &- 1].count > KeyFilter.limit,
          JSONDuplicates.first(inObject: container, of: tape.written, input) != nil
        {
          return fault(.duplicateKey, at, inValue: false)
        }
        depth &-= 1
        let parent = tape.tokens[container].next
        tape.tokens[container].end = UInt32(truncatingIfNeeded: at)
        tape.tokens[container].next = UInt32(truncatingIfNeeded: tape.count)
        if depth > 0 {
          container = Int(parent)
          isObject = tape.tokens[container].kind == .object
        } else {
          container = -1
        }
      }
    }
  }

  /// Moves past JSON's white space.
  @inline(__always)
  private static func skipSpace(_ input: UnsafeRawBufferPointer, _ at: inout Int) {
    while at < input.count, input[at] <= .space, input[at].isJSONSpace { at &+= 1 }
  }

  /// The literal at an offset, or nil.
  @inline(__always)
  private static func literal(
    _ input: UnsafeRawBufferPointer, _ at: Int
  ) -> (kind: JSONKind, length: Int)? {
    guard at &+ 4 <= input.count else { return nil }
    let word = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: at, as: UInt32.self))
    switch word {
    case 0x6C6C_756E: return (.null, 4)
    case 0x6575_7274: return (.boolean, 4)
    case 0x736C_6166 where at &+ 5 <= input.count && input[at &+ 4] == 0x65: return (.boolean, 5)
    default: return nil
    }
  }
}

extension JSONStringScan {
  /// The parser's name for the fault the scan ended with.
  fileprivate var problem: JSONFault.Problem {
    switch outcome {
    case .badEscape: .badEscape
    case .loneSurrogate: .loneSurrogate
    case .controlCharacter: .controlCharacter
    case .invalidUTF8: .invalidUTF8
    case .plain, .escaped, .unterminated: .unterminatedString
    }
  }
}
