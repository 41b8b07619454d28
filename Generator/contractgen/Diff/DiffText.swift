import SchemaDiff
import YAMLReader

/// A comparison as lines that build tools recognize.
enum DiffText {
  static func text(_ comparisons: [ContractComparison]) -> String {
    comparisons.map { comparison in
      let problems = comparison.problems.map { $0.diagnostic.rendered(source: $0.source) + "\n" }
      let findings = comparison.findings.map { finding($0.change, $0.acceptance, comparison) }
      let closing =
        "\(comparison.new.file) against \(comparison.old.file) (base \(comparison.base)): "
        + comparison.counts
      return (problems + findings).joined() + closing + "\n\n"
    }.joined()
  }

  private static func finding(
    _ change: SchemaChange, _ acceptance: Acceptance?, _ comparison: ContractComparison
  ) -> String {
    let isBreak = change.verdict != .compatible
    let kind = isBreak && acceptance == nil ? "error" : "note"
    let (place, other) = change.places(comparison)
    var lines = [
      "\(place): \(kind): \(acceptance == nil ? "" : "accepted: ")\(change.message); "
        + "\(change.judgement) [\(change.rule.rawValue)]"
    ]
    if let other { lines.append("\(other): note: this is its place in the old schema") }
    if let acceptance {
      lines.append("  reason: \(acceptance.reason.joinedLines)")
      lines.append("  affects: \(acceptance.affects.joinedLines)")
    } else if isBreak {
      lines.append("  finding: \(change.fingerprint.asYAML)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SchemaChange {
  /// Where the change is, and where it is in the old schema too.
  func places(_ comparison: ContractComparison) -> (main: String, other: String?) {
    let before = old.map { "\(comparison.old.file):\($0.start)" }
    let after = new.map { "\(comparison.new.file):\($0.start)" }
    guard let after else { return (before ?? comparison.new.file, nil) }
    return (after, before)
  }

  /// Where an editor should show it: in the new schema, at its beginning where the change has no place.
  var shown: SourcePosition { new?.start ?? .start }
}

extension String {
  /// The text with its line ends as spaces.
  var joinedLines: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingBlanks }.joined(separator: " ")
  }

  /// The text as a value in YAML, in quotes where it needs them.
  var asYAML: String {
    let isPlain =
      !contains(": ") && !contains(" #") && !hasSuffix(":") && !contains("\"") && !contains("\\")
    if isPlain { return self }
    return "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
