/// Which states of a toggle are for which combinations of its inputs.
struct ToggleTable {
  /// Two states that are for the same combination, by their places in the schema, and the first such
  /// combination.
  struct Overlap {
    let first: Int
    let second: Int
    let combination: [String]
  }

  /// The first combination that no state is for.
  private(set) var gap: [String]?
  /// How many combinations no state is for.
  private(set) var gaps = 0
  /// The first two states of each combination that has several, each two once.
  private(set) var overlaps: [Overlap] = []
  /// The states that no combination leads to.
  var unreached: [Int] { reached.missing }

  private let inputs: [[String]]
  /// The inputs that have several values.
  private let choices: [Int]
  /// For each input and each of its values the states that are for it.
  private var states: [[StateSet]]
  private var reached: StateSet
  private var pairs: Set<[Int]> = []
  /// The places of the values of the combination that is looked at.
  private var values: [Int]

  init(_ toggle: Toggle) {
    inputs = toggle.inputs.map(\.values)
    choices = inputs.indices.filter { [inputs] in inputs[$0].count > 1 }
    values = inputs.map { _ in 0 }
    let none = StateSet(none: toggle.states.count)
    states = inputs.map { $0.map { _ in none } }
    reached = none
    for (number, state) in toggle.states.enumerated() {
      for (input, when) in state.when.enumerated() { insert(number, input, when) }
    }
    var common = StateSet(all: toggle.states.count)
    for input in inputs.indices where inputs[input].count == 1 {
      common = common.intersection(states[input][0])
    }
    visit(0, common)
  }

  /// What a state is for are some of the input's values, in their order.
  private mutating func insert(_ state: Int, _ input: Int, _ when: [String]) {
    if when.count == inputs[input].count {
      for value in inputs[input].indices { states[input][value].insert(state) }
      return
    }
    var left = when[...]
    for (value, text) in inputs[input].enumerated() {
      guard let next = left.first else { return }
      guard next.isExactly(text) else { continue }
      states[input][value].insert(state)
      left.removeFirst()
    }
  }

  /// Goes through all combinations, choice by choice: what the states of the first values have in
  /// common is found once for all that follows.
  private mutating func visit(_ depth: Int, _ common: StateSet) {
    if common.isEmpty {
      gaps += choices[depth...].reduce(1) { $0 * inputs[$1].count }
      if gap == nil { gap = combination }
    } else if depth < choices.count {
      let input = choices[depth]
      for value in inputs[input].indices {
        values[input] = value
        visit(depth + 1, common.intersection(states[input][value]))
      }
      values[input] = 0
    } else {
      reached.formUnion(common)
      let firstTwo = common.first(2)
      if firstTwo.count == 2, pairs.insert(firstTwo).inserted {
        overlaps.append(
          Overlap(first: firstTwo[0], second: firstTwo[1], combination: combination))
      }
    }
  }

  private var combination: [String] { zip(inputs, values).map { $0[$1] } }
}

extension ToggleTable {
  /// A state that is for combinations of others, and the overlaps with them.
  struct Blame {
    let state: Int
    let overlaps: [Overlap]
  }

  /// The states to narrow: first those that overlap with several, which are probably too wide, then
  /// the later of each two that remain.
  var blames: [Blame] {
    var open = Set(overlaps.indices)
    var ofState: [[Int]] = Array(repeating: [], count: (overlaps.map(\.second).max() ?? -1) + 1)
    for (index, overlap) in overlaps.enumerated() {
      ofState[overlap.first].append(index)
      ofState[overlap.second].append(index)
    }
    var counts = ofState.map(\.count)
    var blames: [Blame] = []
    while let most = counts.max(), most > 1, let state = counts.lastIndex(of: most) {
      let own = ofState[state].filter(open.contains)
      for index in own {
        open.remove(index)
        counts[overlaps[index].first] -= 1
        counts[overlaps[index].second] -= 1
      }
      blames.append(Blame(state: state, overlaps: own.map { overlaps[$0] }))
    }
    return blames
      + open.sorted().map { Blame(state: overlaps[$0].second, overlaps: [overlaps[$0]]) }
  }
}

/// A set of states, by their places in the schema.
struct StateSet {
  private var words: [UInt64]
  private let count: Int

  init(none count: Int) {
    self.count = count
    words = Array(repeating: 0, count: (count + 63) / 64)
  }

  init(all count: Int) {
    self.init(none: count)
    for state in 0..<count { insert(state) }
  }

  mutating func insert(_ state: Int) { words[state / 64] |= 1 << UInt64(state % 64) }

  var isEmpty: Bool { !words.contains { $0 != 0 } }

  func intersection(_ other: StateSet) -> StateSet {
    var common = self
    for index in words.indices { common.words[index] &= other.words[index] }
    return common
  }

  mutating func formUnion(_ other: StateSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// The lowest states, at most so many.
  func first(_ most: Int) -> [Int] {
    var states: [Int] = []
    for (index, word) in words.enumerated() where word != 0 {
      var left = word
      while left != 0, states.count < most {
        states.append(index * 64 + left.trailingZeroBitCount)
        left &= left - 1
      }
      if states.count == most { break }
    }
    return states
  }

  /// The states that are not in it.
  var missing: [Int] { (0..<count).filter { words[$0 / 64] & 1 << UInt64($0 % 64) == 0 } }
}
