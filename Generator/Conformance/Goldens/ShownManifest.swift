import ContractRuntime

/// Hides what must not be shown of a manifest's text. What is kept in its file stays as it is.
enum ShownManifest {
  /// A text of entries in which each value that holds one of the given texts is `(hidden)`.
  ///
  /// - Parameter entries: The entries of the document, each with what must not be shown of it.
  static func text(
    _ document: JSONDocument, _ entries: [(node: JSONNode, secrets: Set<String>)]
  ) -> String {
    var bytes = document.bytes
    let hidden = entries.flatMap { entry in
      places(entry.node).filter { holds($0, entry.secrets) }
    }
    for node in hidden.sorted(by: { $0.offset > $1.offset }) {
      bytes.replaceSubrange(node.range, with: #""(hidden)""#.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An entry's text in which what is sensitive is `(hidden)`, but for what stands for it.
  static func text(
    _ entry: JSONValue, _ body: JSONDocument, except placeholders: Set<String>,
    _ values: SensitiveValues
  ) -> String {
    let text = entry.formatted()
    guard let document = try? JSONDocument(Array(text.utf8)) else { return "" }
    let secrets = values.texts(ofEntry: document.root).union(values.texts(ofBody: body))
    return Self.text(document, [(document.root, secrets.subtracting(placeholders))])
  }

  /// What an entry has of a body and of what was sent; the rest was written for people.
  private static func places(_ entry: JSONNode) -> [JSONNode] {
    let outcome = entry["outcome"]
    return [
      entry["stdin"], entry["argv"], entry["headers"], outcome?["value"], outcome?["route"],
      outcome?["failure"], outcome?["violation"]?["body"],
    ].flatMap { $0?.leaves ?? [] }
  }

  private static func holds(_ node: JSONNode, _ secrets: Set<String>) -> Bool {
    guard let text = node.text else { return false }
    if node.kind == .number { return secrets.contains(text) }
    return secrets.contains { !$0.isEmpty && text.utf8.firstRange(of: $0.utf8) != nil }
  }
}
