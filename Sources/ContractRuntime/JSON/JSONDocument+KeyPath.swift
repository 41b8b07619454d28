extension JSONDocument {
  /// The key path of the innermost value that stands at a byte offset or contains it, in the
  /// notation of `KeyPathNotation`; "" is the root. A key and what follows it up to its value
  /// belong to the member; the brackets of an array or object, and what stands between its members,
  /// belong to itself.
  public func keyPath(at offset: Int) -> String {
    var path = ""
    var index = 0
    while let child = child(of: index, at: offset) {
      path = child.step.appended(to: path)
      guard let value = child.value else { break }
      index = value
    }
    return path
  }

  /// The element or member of a container that holds an offset, and the tape index of its value if
  /// the offset has reached that; nil if none does.
  private func child(of container: Int, at offset: Int) -> (step: Step, value: Int?)? {
    let token = tape[container]
    guard token.isContainer else { return nil }
    var index = container + 1
    var number = 0
    while index < Int(token.next), tape[index].outerStart <= offset {
      let value = token.kind == .object ? index + 1 : index
      if offset < tape[value].outerEnd {
        let step = token.kind == .object ? Step.key(string(at: index)) : .index(number)
        return (step, offset >= tape[value].outerStart ? value : nil)
      }
      index = Int(tape[value].next)
      number += 1
    }
    return nil
  }

  /// One step of a key path.
  enum Step {
    case key(String)
    case index(Int)

    /// The path that this step leads to.
    func appended(to path: String) -> String {
      switch self {
      case .key(let key): KeyPathNotation.appending(key: key, to: path)
      case .index(let index): KeyPathNotation.appending(index: index, to: path)
      }
    }
  }
}
