import SchemaDiff
import YAMLReader

/// A comparison as GitHub's workflow commands: errors for what breaks, notices for what is accepted.
enum DiffGitHub {
  static func text(_ comparisons: [ContractComparison]) -> String {
    comparisons.flatMap(commands).map { $0 + "\n" }.joined()
  }

  private static func commands(_ comparison: ContractComparison) -> [String] {
    let problems = comparison.problems.map(\.diagnostic).map {
      command("error", $0.file, $0.span.start, $0.rule, $0.message)
    }
    let findings = comparison.findings.compactMap { change, acceptance -> String? in
      guard change.verdict != .compatible else { return nil }
      let place = change.places(comparison).main
      let message =
        "\(change.message); \(change.judgement)\n\(place)\nfinding: \(change.fingerprint)"
        + (acceptance.map { "\naccepted: \($0.reason)" } ?? "")
      return command(
        acceptance == nil ? "error" : "notice", comparison.new.file, change.shown,
        change.rule.rawValue, message)
    }
    return problems + findings
      + ["\(comparison.new.file) against \(comparison.old.file): \(comparison.counts)"]
  }

  private static func command(
    _ kind: String, _ file: String, _ place: SourcePosition, _ title: String, _ message: String
  ) -> String {
    let properties = [
      ("file", file), ("line", String(place.line)), ("col", String(place.column)),
      ("title", title),
    ].map { "\($0)=\(escaped($1, besides: [":", ","]))" }
    return "::\(kind) \(properties.joined(separator: ","))::\(escaped(message))"
  }

  /// Scalar by scalar, for a carriage return and a line feed are one character.
  private static func escaped(_ text: String, besides more: Set<Unicode.Scalar> = []) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if ["%", "\r", "\n"].contains(scalar) || more.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
