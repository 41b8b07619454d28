extension JSONError {
  /// The error for what the parser found, with the place and key path it did not keep.
  ///
  /// A key that its object repeats may stand before the fault and not have been seen yet: objects
  /// of many keys are looked through when they close. The first fault of the text is the one
  /// reported.
  init(_ fault: JSONFault, _ bytes: [UInt8], _ tape: [JSONToken]) {
    let open = OpenContainers(fault.container, tape)
    if let pair = open.firstDuplicate(bytes) {
      let offset = open.tape[pair.second].outerStart
      let first = JSONPosition(of: open.tape[pair.first].outerStart, in: bytes)
      let key = JSONDocument.text(of: open.tape[pair.second], in: bytes)
      self.init(
        .duplicateKey(key: key, first: first),
        keyPath: KeyPathNotation.appending(key: key, to: open.keyPath(to: pair.object, bytes)),
        position: JSONPosition(of: offset, in: bytes), offset: offset)
    } else {
      self.init(
        fault.reason(bytes),
        keyPath: fault.isInValue
          ? open.keyPathOfNext(bytes) : open.keyPath(to: fault.container, bytes),
        position: JSONPosition(of: fault.offset, in: bytes), offset: fault.offset)
    }
  }
}

/// The arrays and objects that are open where the parser stopped.
private struct OpenContainers {
  /// Their tape indices, from the outermost.
  var chain: [Int] = []
  /// The parser's tape with the open containers closed at its end.
  var tape: [JSONToken]

  init(_ innermost: Int, _ tape: [JSONToken]) {
    self.tape = tape
    var index = innermost
    while index >= 0 {
      chain.append(index)
      let parent = Int32(bitPattern: tape[index].next)
      self.tape[index].next = UInt32(truncatingIfNeeded: tape.count)
      index = parent == -1 ? -1 : Int(tape[index].next)
    }
    chain.reverse()
  }

  /// The repeated key that stands first in the text, the key it repeats, and their object.
  func firstDuplicate(_ bytes: [UInt8]) -> (object: Int, first: Int, second: Int)? {
    var found: (object: Int, first: Int, second: Int)?
    for object in chain where tape[object].kind == .object {
      let pair = tape.withUnsafeBufferPointer { tape in
        bytes.withUnsafeBufferPointer { JSONDuplicates.first(inObject: object, of: tape, $0) }
      }
      guard let pair, pair.second < found?.second ?? .max else { continue }
      found = (object, pair.first, pair.second)
    }
    return found
  }

  /// The key path of an open container; of the root if the index is -1.
  func keyPath(to container: Int, _ bytes: [UInt8]) -> String {
    var path = ""
    for (parent, child) in zip(chain, chain.dropFirst()) where child <= container {
      path = step(from: parent, to: child, bytes).appended(to: path)
    }
    return path
  }

  /// The key path of the value that was due after the tape's last token.
  func keyPathOfNext(_ bytes: [UInt8]) -> String {
    guard let innermost = chain.last else { return "" }
    return step(from: innermost, to: tape.count, bytes)
      .appended(to: keyPath(to: innermost, bytes))
  }

  /// The step to a value in an open container, given its tape index.
  private func step(from parent: Int, to child: Int, _ bytes: [UInt8]) -> JSONDocument.Step {
    guard tape[parent].kind == .array else {
      return .key(JSONDocument.text(of: tape[child - 1], in: bytes))
    }
    var number = 0
    var index = parent + 1
    while index < child {
      number += 1
      index = Int(tape[index].next)
    }
    return .index(number)
  }
}
