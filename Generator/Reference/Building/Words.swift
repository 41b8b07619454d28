import ContractModel
import ContractRuntime
import YAMLReader

/// Says in words what a schema says in keys.
struct Words {
  let contract: Contract

  // MARK: Types

  /// A type, linked to what explains it.
  func type(_ type: TypeReference) -> Prose {
    switch type {
    case .base(let base): link(base.rawValue, "base")
    case .scalar(let name): link(name, "scalar")
    case .enumeration(let name), .record(let name): link(name, "type")
    case .list(let element): "list of " + self.type(element)
    }
  }

  private func link(_ name: String, _ kind: String) -> Prose {
    .link(.code(name), to: .anchor(Anchor.of(kind, name)))
  }

  // MARK: Rules

  /// The rules of a value beyond its type, a text for each.
  func rules(_ rules: Constraints) -> [Prose] {
    var words: [Prose] = []
    if let range = rules.range { words.append(Prose(range.inWords)) }
    switch (rules.length, rules.characters) {
    case (let length?, let characters?):
      words.append(
        Prose(length.inWords + (length == 1...1 ? " character of " : " characters of "))
          + .code(characters))
    case (let length?, nil):
      words.append(Prose(length.inWords + (length == 1...1 ? " character" : " characters")))
    case (nil, let characters?): words.append("only the characters " + .code(characters))
    case (nil, nil): break
    }
    if let bytes = rules.bytes {
      words.append(Prose(bytes.inWords + (bytes == 1...1 ? " byte" : " bytes")))
    }
    if !rules.refused.isEmpty {
      words.append("not " + rules.refused.map { .code($0) }.joined(" or "))
    }
    if rules.isTrimmed { words.append("white space around it does not count") }
    return words
  }

  /// A type with the rules of its own behind it.
  func type(_ type: TypeReference, _ rules: Constraints) -> [Prose] {
    [self.type(type)] + self.rules(rules)
  }

  // MARK: Presence

  /// When a field is there, as far as that does not go without saying.
  func presence(_ field: Field) -> [Prose] {
    var words: [Prose] = []
    switch field.presence {
    case .required: break
    case .optional: words.append("may be absent")
    case .nullable: words.append("may be null")
    case .lenient:
      words.append(
        field.mayBeAbsent
          ? "may be absent; lenient: null or unusable reads as none"
          : "lenient: absent, null or unusable reads as none")
    }
    if field.presence == .required, field.clientPresence(contract.releases) == .optional {
      words.append("absent from servers before \(code: field.since ?? "")")
    }
    if field.isSensitive { words.append("sensitive: never shown in errors or logs") }
    return words
  }
}

extension Prose: ExpressibleByStringInterpolation {
  /// Puts a text together: what is interpolated as `code:` is code, whatever it holds.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var prose = Prose(spans: [])

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { prose += Prose(stringLiteral: literal) }
    }

    mutating func appendInterpolation(code text: String) { prose += .code(text) }
    mutating func appendInterpolation(_ number: Int) { prose += .plain(String(number)) }
    mutating func appendInterpolation(_ prose: Prose) { self.prose += prose }
  }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.prose }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// `1 to 200`, `1 or more`, `200 at most`, or the one number.
  fileprivate var inWords: String {
    if upperBound == .max { return "\(lowerBound) or more" }
    if lowerBound == .min || (lowerBound == 0 && Bound.self == Int.self) {
      return "at most \(upperBound)"
    }
    return lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)"
  }
}
