import ContractRuntime

/// Collects the findings about one body while it is walked through.
///
/// The way to a value is kept as it is walked, and the places are worked out once at the end: a body
/// of nothing but faults takes no longer than one of none.
struct JudgeReport {
  /// A step from a value to one that it holds.
  enum Step {
    case key(String)
    case index(Int)
  }

  private struct Entry {
    var rule: Finding.Rule
    var offset: Int
    var keyPath: String
    var expected: String
    var found: String
  }

  private let file: String
  private let document: JSONDocument
  private var path: [Step] = []
  private var entries: [Entry] = []
  /// Where values stand that are in the way of others; each is reported once.
  private var inTheWay: Set<Int> = []

  init(_ document: JSONDocument, file: String) {
    self.document = document
    self.file = file
  }

  /// Walks into a value.
  mutating func descend(_ steps: some Collection<Step>, _ body: (inout JudgeReport) -> Void) {
    path += steps
    body(&self)
    path.removeLast(steps.count)
  }

  /// Adds a finding about a node.
  ///
  /// - Parameter keys: The keys that lead to what the finding is about, from where the walk is.
  mutating func add(
    _ rule: Finding.Rule, _ node: JSONNode, under keys: [String] = [], expected: String,
    found: String
  ) {
    let steps = path + keys.map { .key($0) }
    let keyPath = steps.reduce("") { text, step in
      switch step {
      case .key(let key): KeyPathNotation.appending(key: key.shortened, to: text)
      case .index(let index): KeyPathNotation.appending(index: index, to: text)
      }
    }
    entries.append(
      Entry(rule: rule, offset: node.offset, keyPath: keyPath, expected: expected, found: found))
  }

  /// Adds a finding about a value that is no object although others lie in it, unless it has one.
  mutating func addInTheWay(_ node: JSONNode, under keys: [String]) {
    guard inTheWay.insert(node.offset).inserted else { return }
    add(.wrongType, node, under: keys, expected: "an object", found: node.kind.spelt)
  }

  /// The findings, in the order they were made.
  var findings: [Finding] {
    if entries.isEmpty { return [] }
    let positions = document.positions(of: entries.map(\.offset))
    return zip(entries, positions).map { entry, position in
      Finding(
        file: file, position: position, keyPath: entry.keyPath, expected: entry.expected,
        found: entry.found, rule: entry.rule)
    }
  }
}
