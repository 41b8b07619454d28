import Conformance
import ContractModel

/// What the bodies are that a verb is given.
extension Arguments {
  /// The options that say it, each with a name.
  static let bodyKinds: Set<String> = [
    "--payload", "--command", "--request", "--response", "--toggle",
  ]

  /// What the bodies are, nil where nothing says so.
  func bodyKind() throws -> Golden.Kind? {
    let kinds = [
      try value("--payload").map { Golden.Kind.payload($0) },
      try value("--command").map { Golden.Kind.command($0) },
      try value("--request").map { Golden.Kind.request($0) },
      try value("--response").map { Golden.Kind.response($0) },
      try value("--toggle").map { Golden.Kind.toggle($0) },
      has("--envelope") ? Golden.Kind.envelope : nil,
    ].compactMap(\.self)
    guard kinds.count <= 1 else {
      throw UsageError(
        "a body is one of `--payload`, `--command`, `--request`, `--response`, `--toggle` and "
          + "`--envelope`", verb: verb)
    }
    return kinds.first
  }

  /// The one schema that has bodies of a kind.
  func schema(with kind: Golden.Kind, among schemas: [Schema]) throws -> (Schema, Contract) {
    let (what, name) = (kind.name, kind.subject)
    let known = schemas.compactMap { schema in schema.contract.map { (schema, $0) } }
    let fitting = known.filter { BodyCheck($0.1, kind, release: $0.1.releases.server) != nil }
    guard let first = fitting.first else {
      let names = known.flatMap { kind.alternatives(in: $0.1) }.reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      let meant = nearest(name, in: names)
      throw UsageError(
        "there is no \(what) `\(name)`"
          + (meant.map { "; did you mean `\($0)`?" } ?? "")
          + (names.isEmpty ? "" : (meant == nil ? "; known" : " Known") + " are \(list)"),
        verb: verb)
    }
    guard fitting.count == 1 else {
      throw UsageError(
        "several contracts have a \(what) `\(name)`; name one with `--schema FILE`, FILE being "
          + fitting.map { "`\($0.0.path)`" }.joined(separator: " or "), verb: verb)
    }
    return first
  }

  /// The name that was probably meant. The first words of a command are often left out, so its last
  /// ones are tried as well.
  private func nearest(_ name: String, in names: [String]) -> String? {
    let count = name.split(separator: " ").count
    var wholes: [String: String] = [:]
    for whole in names.sorted() {
      let tail = whole.split(separator: " ").suffix(count).joined(separator: " ")
      for text in [whole, tail] where wholes[text] == nil || text == whole { wholes[text] = whole }
    }
    return NearestName.of(name, in: wholes.keys.sorted()).flatMap { wholes[$0] }
  }

  /// The release that an option names, the schema's `server` where it is not given.
  func release(_ option: String, of contract: Contract) throws -> String {
    let release = try value(option) ?? contract.releases.server
    guard contract.releases.labels.contains(release) else {
      throw UsageError(
        "there is no release `\(release)`; the schema lists "
          + contract.releases.labels.joined(separator: ", "), verb: verb)
    }
    return release
  }

  /// A whole number, nil where the option is not given.
  func integer(_ option: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = try value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "`\(option)` is a number from \(range.lowerBound) to \(range.upperBound), found `\(text)`",
        verb: verb)
    }
    return number
  }
}
