import ContractModel
import YAMLReader

/// Reads the file beside a schema that accepts breaks:
///
///     accepted:
///       - finding: field-removed DuePush.badge
///         base: 0123456789abcdef
///         reason: No client in the store shows it.
///         affects: Nobody.
public struct AcceptanceReader {
  private let file: String
  private var diagnostics: [Diagnostic] = []
  private static let keys = ["finding", "base", "reason", "affects"]

  private init(file: String) {
    self.file = file
  }

  /// What a file accepts, nil where anything is wrong with it, and what is wrong, in file order.
  public static func read(
    _ source: YAMLSource
  ) -> (acceptances: Acceptances?, diagnostics: [Diagnostic]) {
    let (root, syntax) = YAMLReader.read(source)
    guard let root else { return (nil, syntax) }
    var reader = AcceptanceReader(file: source.file)
    let entries = reader.entries(root)
    let all = (syntax + reader.diagnostics).sorted {
      ($0.span.start, $0.rule) < ($1.span.start, $1.rule)
    }
    return (all.isEmpty ? Acceptances(entries: entries, file: source.file) : nil, all)
  }

  private mutating func add(
    _ rule: Acceptances.Rule, _ span: SourceSpan, _ message: String,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(file: file, span: span, message: message, rule: rule.rawValue, notes: notes))
  }

  private mutating func entries(_ root: YAMLNode) -> [Acceptance] {
    guard let values = mapping(root, "the file", ["accepted"]) else { return [] }
    guard let list = values["accepted"] else { return [] }
    guard let elements = list.elements else {
      add(
        .wrongKind, list.span,
        "`accepted` is a list of entries (`- finding: …`), found \(list.kind)")
      return []
    }
    var entries: [Acceptance] = []
    for element in elements {
      guard let entry = entry(element) else { continue }
      let same = entries.first { $0.base == entry.base && $0.finding == entry.finding }
      if let same {
        add(
          .twice, entry.span,
          "the finding is accepted twice for one base; remove one of the entries",
          notes: [.init("the first is here", at: same.span)])
      }
      entries.append(entry)
    }
    return entries
  }

  private mutating func entry(_ node: YAMLNode) -> Acceptance? {
    guard let values = mapping(node, "an entry", Self.keys) else { return nil }
    var texts: [String: String] = [:]
    for key in Self.keys {
      guard let value = values[key] else { continue }
      guard let text = value.text, text.contains(where: { !$0.isWhitespace }) else {
        add(.wrongKind, value.span, "`\(key)` is a text, found \(value.kind)")
        continue
      }
      texts[key] = text
    }
    if let base = texts["base"], let span = values["base"]?.span, !SchemaBase.isName(base) {
      add(
        .invalidBase, span,
        "`base` is the 16 hex digits by which `contractgen diff` names the old schema, found "
          + Diagnostic.quote(base))
      return nil
    }
    guard let finding = texts["finding"], let span = values["finding"]?.span,
      let base = texts["base"], let reason = texts["reason"], let affects = texts["affects"]
    else { return nil }
    return Acceptance(finding: finding, base: base, reason: reason, affects: affects, span: span)
  }

  /// The values of a mapping that has just these keys; nil, and reported, where it is none.
  private mutating func mapping(
    _ node: YAMLNode, _ what: String, _ keys: [String]
  ) -> [String: YAMLNode]? {
    guard let entries = node.entries else {
      add(
        .wrongKind, node.span, "expected \(what) as a mapping (`\(keys[0]): …`), found \(node.kind)"
      )
      return nil
    }
    var values: [String: YAMLNode] = [:]
    for entry in entries {
      guard let key = entry.key.text, keys.contains(key) else {
        let name = entry.key.text ?? ""
        let mend =
          NearestName.of(name, in: keys).map { "did you mean `\($0)`?" }
          ?? "it has " + keys.map { "`\($0)`" }.joined(separator: ", ")
        add(.unknownKey, entry.key.span, "\(what) has no key \(Diagnostic.quote(name)); \(mend)")
        continue
      }
      values[key] = entry.value
    }
    for key in keys where values[key] == nil {
      // One that is misspelt is reported once.
      let isMisspelt = entries.contains { entry in
        entry.key.text.map { !keys.contains($0) && NearestName.of($0, in: [key]) != nil } ?? false
      }
      if !isMisspelt {
        add(
          .missingKey, entries.first?.key.span ?? SourceSpan(at: node.span.start),
          "\(what) needs `\(key):`, and has none")
      }
    }
    return values
  }
}
