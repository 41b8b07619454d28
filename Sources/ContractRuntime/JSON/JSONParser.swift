/// The one pass over a text: checks the grammar and writes the tape.
struct JSONParser {
  private let input: UnsafeBufferPointer<UInt8>
  /// Where tokens are written; of uninitialized memory only the first `count` are there.
  private var tokens: UnsafeMutableBufferPointer<JSONToken>
  private var count = 0
  /// Whether the tokens have outgrown the memory that was lent for them.
  private var hasGrown = false

  private init(
    _ input: UnsafeBufferPointer<UInt8>, into tokens: UnsafeMutableBufferPointer<JSONToken>
  ) {
    (self.input, self.tokens) = (input, tokens)
  }

  /// Reads a whole text. Returns its tape and nil, or the first fault in it; the tape is then
  /// incomplete, and the open containers on it hold their parents' tape indices in `next`.
  static func parse(_ bytes: [UInt8]) -> (tape: [JSONToken], fault: JSONFault?) {
    bytes.withUnsafeBufferPointer { input in
      // Of what an app reads at once most has fewer tokens, and memory of a size that the compiler knows
      // costs less. A longer text has seldom more tokens than one in eight bytes.
      input.count <= 512 ? parse(input, room: 64) : parse(input, room: input.count / 8)
    }
  }

  /// - Parameter room: How many tokens there may be before memory is taken from the heap.
  @inline(__always)
  private static func parse(
    _ input: UnsafeBufferPointer<UInt8>, room: Int
  ) -> (tape: [JSONToken], fault: JSONFault?) {
    withUnsafeTemporaryAllocation(of: JSONToken.self, capacity: room) { tokens in
      var parser = JSONParser(input, into: tokens)
      defer { if parser.hasGrown { parser.tokens.deallocate() } }
      let fault = parser.parse()
      return ([JSONToken](parser.written), fault)
    }
  }

  private var written: UnsafeBufferPointer<JSONToken> {
    UnsafeBufferPointer(rebasing: tokens[..<count])
  }

  private mutating func parse() -> JSONFault? {
    do throws(JSONFault) {
      let start = skipSpace(0)
      guard start < input.count else { throw JSONFault(.emptyText, at: 0, inValue: true) }
      let end = skipSpace(try value(start, in: -1, depth: 0, else: .value))
      guard end == input.count else { throw JSONFault(.textAfterValue, at: end) }
      return nil
    } catch {
      return error
    }
  }

  // MARK: Values. Each gives back the offset behind it.

  /// - Parameters:
  ///   - container: Tape index of the array or object around it, -1 where there is none.
  ///   - depth: How many are around it.
  ///   - expected: What to ask for if there is no value.
  @inline(__always)
  private mutating func value(
    _ at: Int, in container: Int, depth: Int, else expected: JSONFault.Expected
  ) throws(JSONFault) -> Int {
    guard at < input.count else {
      throw JSONFault(.unexpected, at: at, expected, in: container, inValue: true)
    }
    let byte = input[at]
    if byte == .quote { return try string(at, in: container, inValue: true).end &+ 1 }
    if byte == .openBrace { return try object(at, in: container, depth: depth) }
    if byte == .openBracket { return try array(at, in: container, depth: depth) }
    if byte.isDigit || byte == .minus {
      let scan = JSONNumberScan.scan(input, from: at)
      guard scan.fault == nil else {
        throw JSONFault(.badNumber, at: at, in: container, inValue: true)
      }
      append(.number, at, scan.end)
      return scan.end
    }
    guard let word = literal(at) else {
      throw JSONFault(.unexpected, at: at, expected, in: container, inValue: true)
    }
    append(word.kind, at, at &+ word.length)
    return at &+ word.length
  }

  @inline(__always)
  private mutating func string(
    _ at: Int, in container: Int, inValue: Bool
  ) throws(JSONFault) -> JSONStringScan {
    let scan = JSONStringScan.scan(input, from: at &+ 1)
    guard scan.outcome.rawValue <= JSONStringScan.Outcome.escaped.rawValue else {
      throw JSONFault(scan.problem, at: scan.end, in: container, inValue: inValue)
    }
    append(.string, at &+ 1, scan.end, hasEscapes: scan.outcome == .escaped)
    return scan
  }

  private mutating func object(
    _ start: Int, in container: Int, depth: Int
  ) throws(JSONFault) -> Int {
    let object = try open(.object, start, in: container, depth: depth)
    var at = skipSpace(start &+ 1)
    if input.has(.closeBrace, at: at) { return close(object, at) }
    var filter = JSONKeyFilter()
    var expected = JSONFault.Expected.keyOrBrace
    repeat {
      guard input.has(.quote, at: at) else {
        throw JSONFault(.unexpected, at: at, expected, in: object)
      }
      let index = count
      let key = try string(at, in: object, inValue: false)
      if filter.isRepeated(key, from: at &+ 1, in: object, at: index, input, tokens) {
        throw JSONFault(.duplicateKey, at: at, in: object)
      }
      at = skipSpace(key.end &+ 1)
      guard input.has(.colon, at: at) else {
        throw JSONFault(.unexpected, at: at, .colon, in: object, inValue: true)
      }
      at = try value(skipSpace(at &+ 1), in: object, depth: depth &+ 1, else: .value)
      expected = .key
    } while try hasNext(&at, in: object, until: .closeBrace, else: .commaOrBrace)
    if filter.isDeferred, JSONDuplicates.first(inObject: object, of: written, input) != nil {
      throw JSONFault(.duplicateKey, at: at &+ 1, in: object)
    }
    return close(object, at)
  }

  private mutating func array(
    _ start: Int, in container: Int, depth: Int
  ) throws(JSONFault) -> Int {
    let array = try open(.array, start, in: container, depth: depth)
    var at = skipSpace(start &+ 1)
    if input.has(.closeBracket, at: at) { return close(array, at) }
    var expected = JSONFault.Expected.valueOrBracket
    repeat {
      at = try value(at, in: array, depth: depth &+ 1, else: expected)
      expected = .value
    } while try hasNext(&at, in: array, until: .closeBracket, else: .commaOrBracket)
    return close(array, at)
  }

  /// Steps from the end of a value to where the next one, or its key, begins; false where the closing
  /// bracket stands instead, to which it steps.
  @inline(__always)
  private func hasNext(
    _ at: inout Int, in container: Int, until bracket: UInt8, else expected: JSONFault.Expected
  ) throws(JSONFault) -> Bool {
    at = skipSpace(at)
    if input.has(.comma, at: at) {
      let comma = at
      at = skipSpace(at &+ 1)
      if input.has(bracket, at: at) { throw JSONFault(.trailingComma, at: comma, in: container) }
      return true
    }
    guard input.has(bracket, at: at) else {
      throw JSONFault(.unexpected, at: at, expected, in: container)
    }
    return false
  }

  // MARK: The tape

  @inline(__always)
  private mutating func append(_ kind: JSONKind, _ start: Int, _ end: Int, hasEscapes: Bool = false)
  {
    append(kind, start, end, hasEscapes: hasEscapes, next: count &+ 1)
  }

  @inline(__always)
  private mutating func append(
    _ kind: JSONKind, _ start: Int, _ end: Int, hasEscapes: Bool, next: Int
  ) {
    if count == tokens.count { grow() }
    let token = JSONToken(
      kind: kind, hasEscapes: hasEscapes, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: end), next: UInt32(truncatingIfNeeded: next))
    tokens.initializeElement(at: count, to: token)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<JSONToken>.allocate(capacity: tokens.count * 2)
    _ = larger.moveInitialize(fromContentsOf: tokens)
    if hasGrown { tokens.deallocate() }
    (tokens, hasGrown) = (larger, true)
  }

  /// Opens an array or object; gives back its tape index.
  @inline(__always)
  private mutating func open(
    _ kind: JSONKind, _ at: Int, in container: Int, depth: Int
  ) throws(JSONFault) -> Int {
    guard depth < JSONDocument.maximumDepth else {
      throw JSONFault(.nestingTooDeep, at: at, in: container, inValue: true)
    }
    append(kind, at, 0, hasEscapes: false, next: container)
    return count &- 1
  }

  /// Closes it with the bracket at an offset.
  @inline(__always)
  private mutating func close(_ container: Int, _ at: Int) -> Int {
    tokens[container].end = UInt32(truncatingIfNeeded: at &+ 1)
    tokens[container].next = UInt32(truncatingIfNeeded: count)
    return at &+ 1
  }

  // MARK: Bytes

  /// The offset behind JSON's white space.
  @inline(__always)
  private func skipSpace(_ start: Int) -> Int {
    var at = start
    while at < input.count, input[at] <= .space, input[at].isJSONSpace { at &+= 1 }
    return at
  }

  /// The literal at an offset, or nil.
  @inline(__always)
  private func literal(_ at: Int) -> (kind: JSONKind, length: Int)? {
    guard at &+ 4 <= input.count else { return nil }
    switch input.halfWord(at: at) {
    case 0x6C6C_756E: return (.null, 4)
    case 0x6575_7274: return (.boolean, 4)
    case 0x736C_6166 where input.has(0x65, at: at &+ 4): return (.boolean, 5)
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
