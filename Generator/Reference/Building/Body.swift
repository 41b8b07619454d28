import ContractRuntime
import YAMLReader

/// Shows a body with a line for each member, every key and value as its bytes stand in the file.
enum Body {
  static func pieces(_ document: JSONDocument) -> [Code.Piece] {
    var pieces: [Code.Piece] = []
    append(document.root, 0, to: &pieces)
    return pieces
  }

  private static func append(_ node: JSONNode, _ depth: Int, to pieces: inout [Code.Piece]) {
    switch node.kind {
    case .object:
      let members = node.members
      appendItems(members.count, "{", "}", depth, to: &pieces) { index, pieces in
        pieces.append(Code.Piece(text: source(members[index].key), role: .key))
        pieces.append(Code.Piece(text: ": "))
        append(members[index].value, depth + 1, to: &pieces)
      }
    case .array:
      let elements = node.elements
      appendItems(elements.count, "[", "]", depth, to: &pieces) { index, pieces in
        append(elements[index], depth + 1, to: &pieces)
      }
    case .string: pieces.append(Code.Piece(text: source(node), role: .string))
    case .number, .boolean, .null: pieces.append(Code.Piece(text: source(node), role: .literal))
    }
  }

  private static func appendItems(
    _ count: Int, _ open: String, _ close: String, _ depth: Int, to pieces: inout [Code.Piece],
    item: (Int, inout [Code.Piece]) -> Void
  ) {
    guard count > 0 else { return pieces.append(Code.Piece(text: open + close)) }
    let indentation = String(repeating: "  ", count: depth)
    pieces.append(Code.Piece(text: open))
    for index in 0..<count {
      pieces.append(Code.Piece(text: (index > 0 ? "," : "") + "\n" + indentation + "  "))
      item(index, &pieces)
    }
    pieces.append(Code.Piece(text: "\n" + indentation + close))
  }

  /// The value's own bytes. What a reader would not see among them is written as JSON's escape, which
  /// says the same.
  private static func source(_ node: JSONNode) -> String {
    String(decoding: node.document.bytes[node.range], as: UTF8.self).onOneLine
  }
}
