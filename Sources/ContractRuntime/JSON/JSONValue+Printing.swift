extension JSONValue: CustomStringConvertible {
  /// The value as compact JSON, members in their order. `/` is not escaped; U+2028, U+2029 and all
  /// control characters are.
  public var description: String {
    var text = ""
    append(to: &text, indentation: nil)
    return text
  }

  /// The value as JSON with a line for each element and member, indented by 2 spaces, members in
  /// their order, without a line end after the last line. Escapes as in `description`.
  public func formatted() -> String {
    var text = ""
    append(to: &text, indentation: 0)
    return text
  }

  /// Appends the value; the indentation, in spaces, is that of the line it begins on, nil for
  /// compact.
  private func append(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let source): text += source
    case .string(let string): JSONPrinting.appendQuoted(string, to: &text)
    case .array(let elements):
      Self.append(elements, between: "[", "]", to: &text, indentation) { element, text, inner in
        element.append(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.append(members, between: "{", "}", to: &text, indentation) { member, text, inner in
        JSONPrinting.appendQuoted(member.name, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.append(to: &text, indentation: inner)
      }
    }
  }

  /// Appends the items of an array or object with their brackets and commas.
  private static func append<Item>(
    _ items: [Item], between open: String, _ close: String, to text: inout String,
    _ indentation: Int?, item: (Item, inout String, Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 2 }
    text += open
    for (number, element) in items.enumerated() {
      if number > 0 { text += "," }
      breakLine(&text, inner)
      item(element, &text, inner)
    }
    if !items.isEmpty { breakLine(&text, indentation) }
    text += close
  }

  private static func breakLine(_ text: inout String, _ indentation: Int?) {
    guard let indentation else { return }
    text += "\n" + String(repeating: " ", count: indentation)
  }
}
