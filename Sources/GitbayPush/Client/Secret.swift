/// A text that is in no description, dump or log.
struct Secret: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "(hidden)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension [Secret] {
  /// A text of the server's in which none of the secrets stands.
  ///
  /// What is shorter than eight bytes is no secret worth the name, and would tear holes in any text.
  func hidden(in text: String) -> String {
    filter { $0.text.utf8.count >= 8 }.reduce(text) { text, secret in
      text.split(separator: secret.text, omittingEmptySubsequences: false)
        .joined(separator: secret.description)
    }
  }
}
