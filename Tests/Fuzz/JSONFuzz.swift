import ContractRuntime
import CoreFoundation
import Foundation

/// Bytes are read as JSON; what is read says the same when it is printed and read again, and the same as
/// `JSONSerialization` says of what that reads too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = bytes(start, count)
  do {
    let document = try JSONDocument(bytes)
    var left = 200
    requireKeyPaths(document.root, at: "", &left)
    requirePrinting(document.root.value)
    requireAgreement(document.root.value, bytes)
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

/// Requires that Foundation reads the same values, if it reads the text at all. Documentation/Decisions.md
/// lists what the two do not agree about.
private func requireAgreement(_ value: JSONValue, _ bytes: [UInt8]) {
  let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  guard let other else { return }
  require(isSame(value, other), "\(value), by Foundation \(other)")
}

private func isSame(_ value: JSONValue, _ other: Any) -> Bool {
  switch value {
  case .null: return other is NSNull
  case .bool(let truth): return isTruth(other) && (other as? Bool) == truth
  case .number(let text):
    if holdsHiddenNumber(value) { return !isTruth(other) }
    guard !isTruth(other), let number = other as? NSNumber else { return false }
    if let integer = Int64(text) { return number.int64Value == integer }
    return isNear(Double(text) ?? .infinity, number.doubleValue)
  case .string(let text):
    return (other as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
  case .array(let elements):
    guard let others = other as? [Any], others.count == elements.count else { return false }
    return zip(elements, others).allSatisfy { isSame($0, $1) }
  case .object(let members):
    guard let others = other as? [String: Any] else { return false }
    // Swift takes canonically equivalent keys for one, so that a dictionary keeps one of them.
    guard Set(members.map(\.name)).count == members.count else { return true }
    return others.count == members.count
      && members.allSatisfy { member in
        others[member.name].map { isSame(member.value, $0) } ?? false
      }
  }
}

/// Foundation takes numbers of many digits by way of a decimal number, whose double it finds by multiplying by
/// ten up to 127 times; each time rounds.
private func isNear(_ one: Double, _ other: Double) -> Bool {
  one == other || abs(one - other) <= abs(one) * 128 * .ulpOfOne
}

private func isTruth(_ value: Any) -> Bool {
  (value as? NSNumber).map { CFGetTypeID($0) == CFBooleanGetTypeID() } ?? false
}
