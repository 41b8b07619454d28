import YAMLReader

/// Texts with commas between `{` and `}`: what follows the first comma counts as keys without values.
struct CommaTexts {
  /// By the place of a key after a comma the place of the text that it follows.
  fileprivate var owners: [SourceSpan: SourceSpan] = [:]
  /// By the place of a text that text, and the keys that follow it.
  fileprivate var texts: [SourceSpan: [String]] = [:]
  /// The places of the texts of which it is reported that they should be lists.
  fileprivate var lists: Set<SourceSpan> = []
}

extension Problems {
  /// Remembers which keys of a mapping follow a text and a comma.
  func note(_ entries: [YAMLNode.Entry]) {
    var text: (span: SourceSpan, text: String)?
    for entry in entries {
      if entry.hasNoColon, let text, let key = entry.key.text {
        guard commas.owners[entry.key.span] == nil else { continue }
        commas.owners[entry.key.span] = text.span
        commas.texts[text.span, default: [text.text]].append(key)
      } else if case .scalar(let plain, .plain) = entry.value.content, !entry.value.isEmptyPlain {
        text = (entry.value.span, plain)
      } else {
        text = nil
      }
    }
  }

  /// The text at a place, which should be a list, with what follows it after commas, if anything
  /// does; none of that is reported again.
  func list(from text: SourceSpan) -> [String] {
    commas.lists.insert(text)
    return commas.texts[text] ?? []
  }

  /// The place of the text that a key follows after a comma.
  func text(before key: SourceSpan) -> SourceSpan? { commas.owners[key] }

  /// Whether a key follows a text that should be a list, which is reported.
  func isRestOfList(_ key: SourceSpan) -> Bool {
    commas.owners[key].map(commas.lists.contains) ?? false
  }
}
