/// A key or an index of the wire, as `Codable` names it.
struct ContractKey: CodingKey, Hashable, Sendable {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

extension KeyPathNotation {
  static func text(of path: [ContractKey]) -> String {
    path.reduce("") { text, key in
      key.intValue.map { appending(index: $0, to: text) }
        ?? appending(key: key.stringValue, to: text)
    }
  }
}
