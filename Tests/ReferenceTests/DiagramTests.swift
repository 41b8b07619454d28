#if Generator
  import ContractModel
  import Testing

  @testable import Reference

  /// The diagrams of toggles: they say what the table says, and nothing lies over anything.
  @Suite struct DiagramTests {
    static let large = """
      contract: Large
      releases: [v1]
      server: v1
      oldest: v1
      toggles:
        Crossed:
          inputs: { a: bool, b: bool, c: [one, two, three] }
          actions: { go: Go. }
          states:
            - { name: first, when: { a: true, b: true }, shows: "on" }
            - { name: second, when: { a: false, c: one }, shows: "off", offers: [go] }
            - { name: third, when: { a: true, b: false }, shows: "off", enabled: true, turnOn: [go, go] }
            - { name: fourth, when: { a: false, c: [two, three] }, shows: "on", note: "A line that is long enough to be broken, more than once if it must be, and then cut off at some point" }
        Bare:
          inputs: { x: bool }
          actions: { go: Go. }
          states:
            - { name: only, when: { x: [true, false] }, shows: "on" }
        Parity:
          inputs: { a: bool, b: bool, c: bool }
          actions: { go: Go. }
          states:
            - { name: even, when: { a: true, b: true, c: true }, shows: "on" }
            - { name: both, when: { a: true, b: [true], c: false }, shows: "off" }
            - { name: rest, when: { a: false }, shows: "off" }
            - { name: other, when: { a: true, b: false }, shows: "off" }
      """

    static let toggles: [Toggle] =
      Repository.samples.flatMap(\.contract.toggles) + ((try? Contract(large).toggles) ?? [])

    @Test func thereAreToggles() {
      #expect(
        Self.toggles.map(\.name) == [
          "PushToggle", "NotificationsScreen", "PermissionsScreen", "Bare", "Crossed", "Parity",
        ])
    }

    /// The way through the tree leads to the row that the table has for each combination.
    @Test(arguments: toggles.indices)
    func theTreeIsTheTable(_ index: Int) {
      let toggle = Self.toggles[index]
      let tree = DecisionTree(toggle)
      var combinations: [[String]] = [[]]
      for input in toggle.inputs {
        combinations = combinations.flatMap { row in input.values.map { row + [$0] } }
      }
      for values in combinations {
        let row = toggle.states.firstIndex { state in
          zip(state.when, values).allSatisfy { $0.contains($1) }
        }
        #expect(Self.end(of: tree, values) == row, "\(values)")
      }
    }

    private static func end(of tree: DecisionTree, _ values: [String]) -> Int? {
      switch tree {
      case .state(let index): index
      case .choice(let input, let branches):
        branches.first { $0.values.contains(values[input]) }.flatMap { end(of: $0.tree, values) }
      }
    }

    @Test func equalBranchesAreOne() throws {
      let toggle = try #require(Self.toggles.first { $0.name == "Crossed" })
      #expect(DecisionTree(toggle).leaves == 4)
      let bare = try #require(Self.toggles.first { $0.name == "Bare" })
      #expect(DecisionTree(bare) == .state(0))
    }

    @Test(arguments: toggles.indices, [false, true])
    func nothingLiesOverAnything(_ index: Int, _ isNarrow: Bool) {
      let toggle = Self.toggles[index]
      let diagram =
        isNarrow
        ? StackedDiagram.draw(toggle, anchor: "x") : StateDiagram.draw(toggle, anchor: "x")
      var boxes: [Diagram.Box] = []
      var texts: [(Diagram.Box, String)] = []
      for shape in diagram.shapes {
        switch shape {
        case .state(let box), .again(let box), .choice(let box): boxes.append(box)
        case .text(let point, let text, _):
          texts.append(
            (
              Diagram.Box(
                x: point.x, y: point.y - 10, width: TextMeasure.width(text), height: 12), text
            ))
        default: break
        }
      }
      #expect(boxes.count >= toggle.states.count)
      for (number, box) in boxes.enumerated() {
        #expect(box.x >= 0 && box.y >= 0)
        #expect(box.x + box.width <= diagram.width && box.y + box.height <= diagram.height)
        for other in boxes[(number + 1)...] {
          #expect(!Self.overlap(box, other), "\(box) \(other)")
        }
      }
      for (number, (box, text)) in texts.enumerated() {
        #expect(
          box.x + box.width <= diagram.width && box.y + box.height <= diagram.height, "\(text)")
        for (other, _) in texts[(number + 1)...] { #expect(!Self.overlap(box, other), "\(text)") }
        for frame in boxes where Self.overlap(box, frame) {
          #expect(box.x >= frame.x && box.x + box.width <= frame.x + frame.width, "\(text)")
        }
      }
    }

    private static func overlap(_ one: Diagram.Box, _ other: Diagram.Box) -> Bool {
      one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
        && other.y < one.y + one.height
    }

    /// The drawings of the repository fit a phone of 360 pixels, 38 of which are around them.
    @Test(arguments: Repository.samples)
    func aPhoneShowsThemWhole(_ sample: Repository.Sample) {
      for toggle in sample.contract.toggles {
        #expect(StackedDiagram.draw(toggle, anchor: "x").width <= 322)
      }
    }

    /// A toggle with as many states as combinations is drawn too.
    @Test func aToggleOfManyStatesIsDrawn() throws {
      let names = (0..<64).map { "v\($0)" }
      let states = names.enumerated().map { index, name in
        "      - { name: s\(index), when: { a: \(name) }, shows: \"off\" }"
      }
      let contract = try Contract(
        """
        contract: Many
        releases: [v1]
        server: v1
        oldest: v1
        toggles:
          Many:
            inputs: { a: [\(names.joined(separator: ", "))] }
            actions: { go: Go. }
            states:
        \(states.joined(separator: "\n"))
        """)
      let diagram = StateDiagram.draw(contract.toggles[0], anchor: "x")
      #expect(diagram.height > 64 * 48)
    }

    @Test func textsAreMeasuredGenerously() {
      #expect(TextMeasure.width("abc") >= 22)
      #expect(TextMeasure.cells("日本") == 4)
      #expect(TextMeasure.cut("abcdef", to: 4) == "abc…")
      #expect(TextMeasure.cut("日本語", to: 4) == "日…")
      #expect(TextMeasure.lines("one two three", of: 7, most: 3) == ["one two", "three"])
      #expect(TextMeasure.lines("a b c d e", of: 3, most: 2) == ["a b", "c …"])
    }
  }
#endif
