import ContractRuntime
import YAMLReader

/// Rules of a value as they stand in the schema.
struct ReadConstraints {
  var rules = Constraints()
  /// The keys of the rules, in file order.
  var keys: [Located] = []
  /// The texts under `not`.
  var refused: [Located] = []

  /// Where a rule's key stands.
  func span(of rule: String) -> SourceSpan? { keys.first { $0.text == rule }?.span }
}

/// Constraints: what is asked of a value beyond its type.
extension ContractReader {
  func constraints(_ reader: inout MappingReader) -> ReadConstraints {
    var read = ReadConstraints()
    if let characters = reader.text("characters") {
      read.rules.characters = checkedCharacters(characters)
    }
    read.rules.length = reader.text("length").flatMap { sizes($0, "`length`") }
    read.rules.bytes = reader.text("bytes").flatMap { sizes($0, "`bytes`") }
    read.rules.range = reader.text("range").flatMap { range($0, "`range`", .min) }
    read.refused = reader.texts("not") ?? []
    read.rules.refused = read.refused.map(\.text)
    read.rules.isTrimmed = reader.bool("trimmed")
    read.keys = Self.ruleNames.compactMap { name in
      reader.keySpan(name).map { Located(text: name, span: $0) }
    }
    .sorted { $0.span.start < $1.span.start }
    return read
  }

  private static let ruleNames = ["bytes", "characters", "length", "not", "range", "trimmed"]

  private func checkedCharacters(_ characters: Located) -> String {
    let text = TextPart(characters)
    let scalars = Array(characters.text.unicodeScalars)
    if scalars.isEmpty {
      problems.add(
        .emptyRange, at: characters.span, "`characters` lists one character at least, and has none")
    }
    if let odd = scalars.firstIndex(where: { !$0.isASCII || $0.value < 0x21 || $0.value == 0x7F }) {
      problems.add(
        .invalidValue, at: problems.span(of: text.scalars(odd..<(odd + 1))),
        "`characters` lists visible ASCII characters, found "
          + Diagnostic.quote(String(Character(scalars[odd]))))
    }
    for index in scalars.indices.dropFirst().dropLast() where scalars[index] == "-" {
      if scalars[index - 1] > scalars[index + 1] {
        let range = text.scalars((index - 1)..<(index + 2))
        problems.add(
          .emptyRange, at: problems.span(of: range),
          "`characters` has a range that ends before it starts: \(Diagnostic.quote(range.text))")
      }
    }
    return characters.text
  }

  func sizes(_ value: Located, _ what: String) -> ClosedRange<Int>? {
    range(value, what, 0).flatMap { range in
      guard range.lowerBound >= 0 else {
        problems.add(
          .invalidValue, at: value.span,
          "\(what) counts from 0 on, found \(Diagnostic.quote(value.text))")
        return nil
      }
      return Int(clamping: range.lowerBound)...Int(clamping: range.upperBound)
    }
  }

  /// `1..200`, `1..`, `..200`, or a single number.
  private func range(_ value: Located, _ what: String, _ least: Int64) -> ClosedRange<Int64>? {
    let parts = value.text.split(separator: "..", omittingEmptySubsequences: false)
    let bounds = parts.map { Int(plainDigits: String($0)).map(Int64.init) }
    let isWellFormed =
      switch parts.count {
      case 1: bounds[0] != nil
      case 2:
        zip(parts, bounds).allSatisfy { $0.isEmpty || $1 != nil } && bounds.contains { $0 != nil }
      default: false
      }
    guard isWellFormed, let first = bounds.first, let last = bounds.last else {
      problems.add(
        .invalidValue, at: value.span,
        "\(what) is a range such as `1..200` or `1..`, found \(Diagnostic.quote(value.text))")
      return nil
    }
    let lower = first ?? least
    let upper = last ?? .max
    guard lower <= upper else {
      problems.add(
        .emptyRange, at: value.span,
        "\(what) ends before it starts: \(Diagnostic.quote(value.text)); "
          + "write the smaller number first")
      return nil
    }
    return lower...upper
  }

  // MARK: What fits

  /// Reports rules that cannot be asked of a type, and rules that no value meets.
  func check(_ read: ReadConstraints, fit type: TypeReference) {
    let base = base(of: type)
    let misfits = read.keys.filter { key in
      key.text == "range" ? base?.isInteger != true : base != .string
    }
    for misfit in misfits where read.rules.ask(misfit.text) {
      problems.add(
        .constraintMismatch, at: misfit.span,
        "`\(misfit.text)` cannot be asked of "
          + (base.map { "type `\($0.rawValue)`" } ?? "this type")
          + "; it is for \(misfit.text == "range" ? "integers" : "strings")")
    }
    guard misfits.isEmpty, base == .string, !read.keys.isEmpty else { return }
    let rules = scalarRules(of: type).overridden(by: read.rules)
    if let values = closedValues(of: type) {
      checkAllow(rules, read, someOf: values)
    } else if checkLengths(rules, read) {
      checkRefused(rules, read)
    }
  }

  /// The values of a closed enum.
  private func closedValues(of type: TypeReference) -> [String]? {
    guard case .enumeration(let name) = type else { return nil }
    return enums.first { $0.name == name && $0.isClosed }?.values.map(\.text)
  }

  private func checkAllow(_ rules: Constraints, _ read: ReadConstraints, someOf values: [String]) {
    for text in read.refused where !values.containsExactly(text.text) {
      problems.add(
        .constraintConflict, at: text.span,
        "`not` refuses \(Diagnostic.quote(text.text)), which is no value of the enum; take it out")
    }
    guard let key = read.keys.first, !values.isEmpty, !values.contains(where: rules.admit) else {
      return
    }
    problems.add(
      .constraintConflict, at: key.span,
      "no value of the enum is left by \(read.keys.map(\.text).listed); allow one at least")
  }

  /// A character has from one byte to four.
  private func checkLengths(_ rules: Constraints, _ read: ReadConstraints) -> Bool {
    guard let length = rules.length, let bytes = rules.bytes else { return true }
    let widest = rules.characters == nil ? 4 : 1
    let (most, isPastMost) = length.upperBound.multipliedReportingOverflow(by: widest)
    if length.lowerBound <= bytes.upperBound, isPastMost || most >= bytes.lowerBound { return true }
    let keys = read.keys.filter { ["length", "bytes"].contains($0.text) }
    guard let last = keys.last else { return true }
    let kind = rules.characters == nil ? "" : " that are ASCII"
    problems.add(
      .constraintConflict, at: last.span,
      "no text of \(length.spelt) characters\(kind) has \(bytes.spelt) bytes; "
        + "change `length` or `bytes`",
      notes: keys.dropLast().map { .init("`\($0.text)` is here", at: $0.span) })
    return false
  }

  /// A text under `not` is one that could be but for that, and there are others.
  private func checkRefused(_ rules: Constraints, _ read: ReadConstraints) {
    var others = rules
    others.refused = []
    let rule = TextRule(others)
    let faults = read.refused.compactMap { text -> (text: Located, fault: String)? in
      let fault =
        rule.sent(text.text).isExactly(text.text)
        ? rule.expectation(brokenBy: text.text).map { "the other rules ask for \($0)" }
        : "`trimmed` takes the white space off first"
      return fault.map { (text, $0) }
    }
    if let first = faults.first {
      let more = faults.count > 1 ? "; it is one of \(faults.count)" : ""
      problems.add(
        .constraintConflict, at: first.text.span,
        "`not` refuses \(Diagnostic.quote(first.text.text)), which can never come, for "
          + "\(first.fault)\(more); take it out",
        notes: faults.dropFirst().prefix(8).map { text, fault in
          .init("\(Diagnostic.quote(text.text)) can never come, for \(fault)", at: text.span)
        })
    }
    let refused = Set(rules.refused.filter(others.admit).map { Array($0.utf8) }).count
    guard let key = read.keys.first(where: { $0.text == "not" }) ?? read.keys.first,
      refused > 0, !others.allowsMore(than: refused)
    else { return }
    problems.add(
      .constraintConflict, at: key.span,
      "`not` refuses every text that the other rules allow; allow one at least")
  }
}

extension Constraints {
  /// Whether a rule could be read and asks for something.
  fileprivate func ask(_ rule: String) -> Bool {
    switch rule {
    case "characters": characters != nil
    case "length": length != nil
    case "bytes": bytes != nil
    case "range": range != nil
    case "not": !refused.isEmpty
    default: isTrimmed
    }
  }

  /// Whether a text can come.
  package func admit(_ text: String) -> Bool {
    let rule = TextRule(self)
    return rule.sent(text).isExactly(text) && rule.expectation(brokenBy: text) == nil
  }

  /// Whether there are more texts of these characters and lengths than a number.
  fileprivate func allowsMore(than number: Int) -> Bool {
    let set = characters.map { ASCIISet($0) }
    // Without `characters` there are more of each length past 0 than can be listed.
    let choices = set.map { set in (0x21...0x7E).count { set.contains($0) } } ?? Int.max
    let width = set == nil ? 4 : 1
    let leastBytes = bytes?.lowerBound ?? 0
    let least = max(length?.lowerBound ?? 0, leastBytes / width + (leastBytes % width == 0 ? 0 : 1))
    let most = min(length?.upperBound ?? .max, bytes?.upperBound ?? .max)
    guard least <= most else { return false }
    // Each length adds one text at least, or none at all.
    guard choices > 0 else { return least == 0 && number < 1 }
    var texts = 0
    for length in least...most {
      texts += Self.power(choices, length, atMost: number + 1 - texts)
      if texts > number { return true }
    }
    return false
  }

  private static func power(_ base: Int, _ exponent: Int, atMost limit: Int) -> Int {
    guard base > 1 else { return min(1, limit) }
    var power = 1
    for _ in 0..<exponent {
      let (next, isPast) = power.multipliedReportingOverflow(by: base)
      if isPast || next >= limit { return limit }
      power = next
    }
    return min(power, limit)
  }
}
