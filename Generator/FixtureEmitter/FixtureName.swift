import Conformance
import ContractModel

/// What a golden and a release are called in Swift.
///
/// `device-add/with-label.json` is `deviceAddWithLabel`, and a digit that follows a digit is kept apart
/// from it: `v1.32.0` is `V1_32_0`.
enum FixtureName {
  /// What an enum of fixtures has already, or Swift takes for something else behind a dot.
  static let reservedMembers: Set<String> = ["all", "init", "self"]

  /// The name of a golden's fixture, nil where Swift can have none.
  ///
  /// Where payloads lie in a folder of that name, which says nothing, the payload's own name stands
  /// instead: `payload/issue-opened.json` of `PushPayload` is `pushIssueOpened`.
  static func member(_ golden: Golden) -> String? {
    var path = golden.file.hasSuffix(".json") ? golden.file.dropLast(5) : golden.file[...]
    if case .payload(let payload) = golden.kind, path.hasPrefix("payload/"),
      payload.hasSuffix("Payload"), payload != "Payload"
    {
      path = payload.dropLast("Payload".count) + path.dropFirst("payload".count)
    }
    guard let words = words(path), let first = words.first else { return nil }
    let name = joined([SwiftName.member(first)] + words.dropFirst().map(SwiftName.capitalized))
    return identifier(name, orBehind: golden.kind.name)
  }

  /// The name of a release's enum, nil where Swift can have none.
  static func type(ofRelease label: String) -> String? {
    guard let words = words(label[...]) else { return nil }
    return identifier(joined(words.map(SwiftName.capitalized)), orBehind: "V")
  }

  /// The words of a name, nil where it has letters that Swift's name would lose.
  private static func words(_ name: Substring) -> [String]? {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return SwiftName.words(String(name))
  }

  private static func joined(_ words: [String]) -> String {
    words.reduce(into: "") { name, word in
      if name.utf8.last.map(isDigit) == true, word.utf8.first.map(isDigit) == true { name += "_" }
      name += word
    }
  }

  /// A name with something before it where it starts with a digit.
  private static func identifier(_ name: String, orBehind prefix: String) -> String? {
    let name = name.utf8.first.map(isDigit) == true ? prefix + name : name
    guard name.utf8.first.map(isLetter) == true, name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    return name
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
