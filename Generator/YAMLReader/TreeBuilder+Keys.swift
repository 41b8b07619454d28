extension TreeBuilder {
  /// The key, or nil if its entry is to be left out.
  mutating func accepted(key: YAMLNode, isAlias: Bool) -> YAMLNode? {
    if isAlias { return nil }
    guard case .scalar(let text, let style) = key.content else {
      report.add(
        .complexKey, at: key.span, "found \(key.kind) as a key; a key is text, as in `key: value`")
      isUsable = false
      return nil
    }
    if key.isEmptyPlain {
      report.add(.complexKey, at: key.span, "the key is missing; write it before the `:`")
      isUsable = false
      return nil
    }
    if style == .plain, text == "<<" {
      report.add(.mergeKey, at: key.span, "found a merge key `<<`; write out the keys it brings in")
      isUsable = false
      return nil
    }
    let last = open.count - 1
    let exact = ExactText(text)
    if let first = open[last].keys[exact] {
      report.add(
        .duplicateKey, at: key.span,
        "the key \(Diagnostic.quote(text)) stands here again; remove it or rename it",
        notes: [Diagnostic.Note("it stands here first", at: first)])
      return nil
    }
    open[last].keys[exact] = key.span
    return key
  }
}
