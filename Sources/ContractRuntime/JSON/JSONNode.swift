/// A value in a document, or a member's key: a cheap cursor for tools.
public struct JSONNode: Sendable {
  /// The document the value stands in.
  public let document: JSONDocument

  /// The value's place on the document's tape.
  let index: Int

  /// What the value is; a key is a string.
  public var kind: JSONKind { token.kind }

  /// The byte offset of the value's first character; of a string, its opening quote.
  public var offset: Int { token.outerStart }

  /// The value's bytes in the document; of a string, with its quotes.
  public var range: Range<Int> { token.outerStart..<token.outerEnd }

  /// The place of the value's first character.
  public var position: JSONPosition { document.position(of: offset) }

  /// The value's key path, in the notation of `KeyPathNotation`; "" is the root. A key has its
  /// member's.
  public var keyPath: String { document.keyPath(at: offset) }

  /// The source text of a number, the decoded text of a string, nil for other kinds.
  public var text: String? {
    switch kind {
    case .string: document.string(at: index)
    case .number: document.source(at: index)
    case .null, .boolean, .array, .object: nil
    }
  }

  /// The value of a boolean, nil for other kinds.
  public var bool: Bool? { kind == .boolean ? document.bool(at: index) : nil }

  /// A number as an integer, nil for other kinds.
  public var integer: JSONInteger? { kind == .number ? document.integer(at: index) : nil }

  /// A number as the nearest double; nil for other kinds, and if that is infinite.
  public var double: Double? { kind == .number ? document.double(at: index) : nil }

  /// The values of an array in order; empty for other kinds.
  public var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var nodes = [JSONNode]()
    var next = index + 1
    while next < Int(token.next) {
      nodes.append(JSONNode(document: document, index: next))
      next = Int(document.tape[next].next)
    }
    return nodes
  }

  /// The keys and values of an object in order; empty for other kinds.
  public var members: [(key: JSONNode, value: JSONNode)] {
    var nodes = [(key: JSONNode, value: JSONNode)]()
    forEachMember { nodes.append(($0, $1)) }
    return nodes
  }

  /// Does something with each key and value of an object in order, without a list of them.
  package func forEachMember(_ body: (_ key: JSONNode, _ value: JSONNode) -> Void) {
    guard kind == .object else { return }
    let end = Int(token.next)
    var key = index + 1
    while key < end {
      body(JSONNode(document: document, index: key), JSONNode(document: document, index: key + 1))
      key = Int(document.tape[key + 1].next)
    }
  }

  /// The value of an object's member, nil if there is none with this key. Keys are compared by
  /// their exact Unicode scalars, not by canonical equivalence.
  public subscript(key: String) -> JSONNode? {
    guard kind == .object else { return nil }
    var key = key
    return key.withUTF8 { document.member($0, of: index) }
      .map { JSONNode(document: document, index: $0) }
  }

  /// The value and all it holds, free of the document.
  public var value: JSONValue { document.value(at: index) }

  private var token: JSONToken { document.tape[index] }
}

extension JSONDocument {
  /// The value of a boolean token.
  func bool(at index: Int) -> Bool {
    tape[index].end &- tape[index].start == 4
  }

  /// The value of the member of an object token that has a key, nil if there is none.
  fileprivate func member(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
    let end = Int(tape[object].next)
    var member = object + 1
    while member < end {
      if equals(member, key) { return member + 1 }
      member = Int(tape[member + 1].next)
    }
    return nil
  }

  /// The value of a token and all it holds.
  fileprivate func value(at index: Int) -> JSONValue {
    let end = Int(tape[index].next)
    switch tape[index].kind {
    case .null: return .null
    case .boolean: return .bool(bool(at: index))
    case .number: return .number(source(at: index))
    case .string: return .string(string(at: index))
    case .array:
      var elements: [JSONValue] = []
      var element = index + 1
      while element < end {
        elements.append(value(at: element))
        element = Int(tape[element].next)
      }
      return .array(elements)
    case .object:
      var members: [JSONValue.Member] = []
      var key = index + 1
      while key < end {
        members.append(JSONValue.Member(string(at: key), value(at: key + 1)))
        key = Int(tape[key + 1].next)
      }
      return .object(members)
    }
  }
}
