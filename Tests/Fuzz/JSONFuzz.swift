import ContractRuntime

/// Bytes are read as JSON; what is read says the same when it is printed and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = bytes(start, count)
  do {
    let document = try JSONDocument(bytes)
    var left = 200
    requireKeyPaths(document.root, at: "", &left)
    requirePrinting(document.root.value)
  } catch {
    require((0...bytes.count).contains(error.offset), "a fault past the end: \(error)")
    require(error.line >= 1 && error.column >= 1, "a fault before the start: \(error)")
    require(!error.message.isEmpty, "a fault without words")
  }
  return 0
}

/// Requires that a value is found at its key path's place, and so are those in it, as long as any
/// are left to look at: finding a place takes time in proportion to what stands before it.
private func requireKeyPaths(_ node: JSONNode, at path: String, _ left: inout Int) {
  guard left > 0 else { return }
  left -= 1
  require(node.keyPath == path, "\(path) calls itself \(node.keyPath)")
  require(node.position >= JSONPosition(line: 1, column: 1), "\(path) has no place")
  if case .value(let number)? = node.integer, number.magnitude < 1 << 53 {
    require(node.double == Double(number), "\(path): \(number) is not \(node.double ?? .nan)")
  }
  for (number, element) in node.elements.enumerated() {
    requireKeyPaths(element, at: KeyPathNotation.appending(index: number, to: path), &left)
  }
  for (key, value) in node.members where left > 0 {
    let path = KeyPathNotation.appending(key: key.text ?? "", to: path)
    require(key.keyPath == path, "the key of \(path) calls itself \(key.keyPath)")
    requireKeyPaths(value, at: path, &left)
  }
}

private func requirePrinting(_ value: JSONValue) {
  for text in [value.description, value.formatted()] {
    let again = try? JSONValue(json: text)
    require(again == value, "printed as something else: \(text)")
    require(again?.hashValue == value.hashValue, "another hash: \(text)")
    require(again?.description == value.description, "printed in another way: \(text)")
  }
}
