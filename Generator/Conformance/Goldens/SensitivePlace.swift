import ContractModel
import ContractRuntime

/// Something that a golden keeps although the schema calls it sensitive.
public struct SensitivePlace: Sendable, Hashable {
  /// What is kept, and how it is not; nothing of the value.
  public let note: String

  /// What a golden keeps after its redactions.
  static func all(
    _ golden: GoldenAddition, _ body: JSONDocument, _ redaction: Redaction, _ check: BodyCheck,
    _ contract: Contract
  ) -> [SensitivePlace] {
    let values = SensitiveValues(contract, check.subject)
    let kept = values.places(inBody: body.root).filter { !redaction.covers($0) }
      .sorted { $0.offset < $1.offset }
    var notes = grouped(kept.map(\.keyPath))
    for given in values.sent(golden.delivery.argv, stdin: golden.stdin) {
      if given.parameter.kind == .input {
        // A rule of the body may have met it with the white space around it.
        let texts = [given.text, golden.stdin ?? ""]
        guard !texts.contains(where: { redaction.covers(stdin: $0) }) else { continue }
        notes.append(
          "keeps the standard input, which the schema calls sensitive; --redact stdin=TEXT replaces it"
        )
      } else if !redaction.covers(given.text) {
        notes.append(
          "keeps the argument `\(given.parameter.name)`, which the schema calls sensitive; write "
            + "something else in its place")
      }
    }
    return notes.map { SensitivePlace(note: $0) }
  }

  /// A note for each place, or one for all elements of a list.
  private static func grouped(_ keyPaths: [String]) -> [String] {
    var groups: [(pattern: String, keyPaths: [String])] = []
    for keyPath in keyPaths {
      let pattern = keyPath.replacing(/\[[0-9]+\]/, with: "[*]")
      if let index = groups.firstIndex(where: { $0.pattern == pattern }) {
        groups[index].keyPaths.append(keyPath)
      } else {
        groups.append((pattern, [keyPath]))
      }
    }
    return groups.map { group in
      let first = group.keyPaths[0]
      let isOne = group.keyPaths.count == 1
      return "keeps \(first)" + (isOne ? "" : " and \(group.keyPaths.count - 1) more")
        + ", which the schema calls sensitive; --redact \(isOne ? first : group.pattern)=TEXT replaces "
        + (isOne ? "it" : "them")
    }
  }
}
