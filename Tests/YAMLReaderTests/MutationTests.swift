#if Generator
  import Testing
  import YAMLReader

  /// Whatever the bytes are, the reader answers, and what it answers lies within the file.
  @Suite struct MutationTests {
    private static let schema = """
      contract: Gitbay   # é
      releases: [before-push, v1.32.0, "v1.32.1"]
      scalars:
        Name: { base: string, length: 1..255, not: [".", '..'] }
      types:
        Device:
          doc: |
            One registered device.

            日本語
          fields:
            id:    { type: DeviceID }
            label:
      toggles:
      - name: &a x
        when: !t { push: *a }
      - >-
        folded
        text
      ? k
      : v

      """

    /// Bytes that mean something to YAML or to UTF-8.
    private static let telling =
      Array("\n\r\t \"'#%&*!|>@`{}[],:?-<~é\u{FEFF}\u{2028}\0".utf8) + [
        0x80, 0xC3, 0xE2, 0xFF,
      ]

    @Test(.timeLimit(.minutes(2)), arguments: 1...10)
    func mutationsOfASchema(seed: UInt64) {
      var random = SplitMix(state: seed)
      let original = Array(Self.schema.utf8)
      for _ in 1...1000 {
        var bytes = original
        for _ in 1...Int.random(in: 1...6, using: &random) {
          mutate(&bytes, using: &random)
        }
        check(bytes, seed: seed)
      }
    }

    @Test(arguments: 1...10)
    func randomBytes(seed: UInt64) {
      var random = SplitMix(state: seed)
      for _ in 1...200 {
        let count = Int.random(in: 0...60, using: &random)
        check((0..<count).map { _ in Self.telling.randomElement(using: &random) ?? 0 }, seed: seed)
      }
    }

    private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix) {
      guard !bytes.isEmpty else { return }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = Self.telling.randomElement(using: &random) ?? 0
      case 2: bytes.insert(Self.telling.randomElement(using: &random) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.removeSubrange(place...)
      }
    }

    private func check(_ bytes: [UInt8], seed: UInt64) {
      let source = YAMLSource(file: "a.yaml", bytes: bytes)
      let (root, diagnostics) = YAMLReader.read(source)
      let text = Comment(rawValue: "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      if root == nil, diagnostics.isEmpty { Issue.record(text) }
      for finding in diagnostics {
        let spans = [finding.span] + finding.notes.map(\.span)
        if !spans.allSatisfy({ isInside($0, source) }) || finding.rendered(source: source).isEmpty {
          Issue.record("\(finding) \(text)")
        }
      }
      if let root, !isOrdered(root, source) { Issue.record(text) }
    }

    /// Whether children lie within their parent, one after the other.
    private func isOrdered(_ node: YAMLNode, _ source: YAMLSource) -> Bool {
      guard isInside(node.span, source) else { return false }
      var last = node.span.start
      let children = (node.elements ?? []) + (node.entries ?? []).flatMap { [$0.key, $0.value] }
      for child in children {
        guard last <= child.span.start, child.span.end <= node.span.end else { return false }
        guard isOrdered(child, source) else { return false }
        last = child.span.end
      }
      return true
    }

    private func isInside(_ span: SourceSpan, _ source: YAMLSource) -> Bool {
      guard span.start <= span.end, span.start.column >= 1 else { return false }
      return [span.start, span.end].allSatisfy { place in
        guard let line = source.line(place.line) else { return false }
        return place.column <= line.unicodeScalars.count + 1
      }
    }
  }

  /// A small generator of random numbers that gives the same ones for the same seed.
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
#endif
