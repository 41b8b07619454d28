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
    var pieces = golden.file.split(separator: "/").map(String.init)
    if let last = pieces.popLast() {
      pieces.append(last.hasSuffix(".json") ? String(last.dropLast(5)) : last)
    }
    if case .payload(let payload) = golden.kind, pieces.count > 1, pieces.first == "payload",
      payload.hasSuffix("Payload"), payload != "Payload"
    {
      pieces[0] = String(payload.dropLast("Payload".count))
    }
    guard let words = words(pieces.joined(separator: "-")), let first = words.first else {
      return nil
    }
    let name = joined([SwiftName.member(first)] + words.dropFirst().map { SwiftName.type([$0]) })
    return identifier(name, orBehind: golden.kind.name)
  }

  /// The name of a release's enum, nil where Swift can have none.
  static func type(ofRelease label: String) -> String? {
    guard let words = words(label) else { return nil }
    return identifier(joined(words.map { SwiftName.type([$0]) }), orBehind: "V")
  }

  /// The words of a name, nil where it has letters that Swift's name would lose.
  private static func words(_ name: String) -> [String]? {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private static func joined(_ words: [String]) -> String {
    words.reduce(into: "") { name, word in
      if name.last?.isNumber == true, word.first?.isNumber == true { name += "_" }
      name += word
    }
  }

  /// A name with something before it where it starts with a digit.
  private static func identifier(_ name: String, orBehind prefix: String) -> String? {
    let name = name.first?.isNumber == true ? prefix + name : name
    guard name.first?.isLetter == true, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return name
  }
}
