import ContractRuntime
import Testing

/// Texts nobody wrote: made from a fixed seed, so that a failure can be repeated.
@Suite struct JSONRandomTests {
  @Test(arguments: UInt64(1)...20)
  func readsBackRandomValues(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<15 {
      let value = random.value(depth: 5)
      #expect(try JSONValue(json: value.description) == value)
      #expect(try JSONValue(json: value.formatted()) == value)
    }
  }

  private static let marks = Array("{}[],:\"\\0-.eu\n\u{7F}/tfn".utf8)

  /// A damaged text is read or refused, and never traps; a refusal's place lies within the text.
  @Test(arguments: UInt64(1)...20)
  func survivesDamage(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<50 {
      var bytes = Array(random.value(depth: 4).formatted().utf8)
      for _ in 0...random.next(3) {
        let at = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes[at] = UInt8(random.next(256))
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(Self.marks[random.next(Self.marks.count)], at: at)
        default: bytes = Array(bytes[..<at])
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      do {
        let document = try JSONDocument(bytes)
        #expect(try JSONValue(json: document.root.value.description) == document.root.value)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
        #expect(!error.description.isEmpty)
      }
    }
  }
}

/// A small generator of random numbers, the same on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }

  mutating func text() -> String {
    var text = ""
    let bounds = [0x80, 0x80, 0x800, 0x10000, 0x110000]
    for _ in 0..<next(12) {
      let scalar = Unicode.Scalar(UInt32(next(bounds[next(bounds.count)])))
      text.unicodeScalars.append(scalar ?? "x")
    }
    return text
  }

  mutating func value(depth: Int) -> JSONValue {
    switch next(depth > 0 ? 8 : 5) {
    case 0: .null
    case 1: .bool(next(2) == 0)
    case 2: .number("\(next(2000) - 1000)")
    case 3: .number("-\(next(10)).\(next(1000))e\(next(40) - 20)")
    case 4: .string(text())
    case 5: .array((0..<next(6)).map { _ in value(depth: depth - 1) })
    default:
      .object(
        (0..<next(40)).map { JSONValue.Member("\($0):" + text(), value(depth: depth - 2)) })
    }
  }
}
