/// Puts a command's `argv` and `stdin` together; generated initializers use it.
public struct CommandArguments: Hashable, Sendable {
  /// The words and arguments, in the order the server reads them.
  public private(set) var argv: [String]
  /// What the command reads on its standard input.
  public private(set) var stdin: String?

  /// Starts with the words of the command.
  public init(_ words: [String]) {
    argv = words
  }

  // MARK: Arguments

  /// Adds a text.
  public mutating func add(
    _ name: String, _ text: String, _ rule: TextRule
  ) throws(InvalidArgument) {
    argv.append(try checked(name, text, rule))
  }

  /// Adds a text that any value may be.
  public mutating func add(_ text: String) {
    argv.append(text)
  }

  /// Adds an integer.
  public mutating func add(
    _ name: String, _ number: some BinaryInteger, _ rule: IntegerRule
  ) throws(InvalidArgument) {
    argv.append(try checked(name, number, rule))
  }

  /// Checks how many values a repeated argument has.
  public func check(
    _ name: String, count: Int, _ range: ClosedRange<Int>
  ) throws(InvalidArgument) {
    guard range.contains(count) else {
      throw InvalidArgument(
        argument: name, expected: "\(range.spelt) values", found: "\(count)")
    }
  }

  // MARK: Options

  /// Adds a flag where it is set.
  public mutating func addFlag(_ flag: String, _ isSet: Bool) {
    if isSet { argv.append(flag) }
  }

  /// Adds an option with a text where there is one.
  public mutating func addOption(
    _ option: String, _ name: String, _ text: String?, _ rule: TextRule
  ) throws(InvalidArgument) {
    guard let text else { return }
    argv += [option, try checked(name, text, rule)]
  }

  /// Adds an option with an integer where there is one.
  public mutating func addOption(
    _ option: String, _ name: String, _ number: (some BinaryInteger)?, _ rule: IntegerRule
  ) throws(InvalidArgument) {
    guard let number else { return }
    argv += [option, try checked(name, number, rule)]
  }

  /// Adds an option with a text, any value of which is accepted, where there is one.
  public mutating func addOption(_ option: String, _ text: String?) {
    guard let text else { return }
    argv += [option, text]
  }

  // MARK: Standard input

  /// Sets the standard input.
  public mutating func setInput(
    _ name: String, _ text: String, _ rule: TextRule, isSensitive: Bool
  ) throws(InvalidArgument) {
    stdin = try checked(name, text, rule, isSensitive: isSensitive)
  }

  // MARK: Rules

  private func checked(
    _ name: String, _ text: String, _ rule: TextRule, isSensitive: Bool = false
  ) throws(InvalidArgument) -> String {
    let sent = rule.sent(text)
    if let expected = rule.expectation(brokenBy: sent) {
      throw InvalidArgument(
        argument: name, expected: expected,
        found: isSensitive
          ? nil : "\(JSONPrinting.quoted(String(sent.prefix(80)))) (\(sent.utf8.count) bytes)")
    }
    return sent
  }

  private func checked(
    _ name: String, _ number: some BinaryInteger, _ rule: IntegerRule
  ) throws(InvalidArgument) -> String {
    guard let exact = Int64(exactly: number) else {
      throw InvalidArgument(argument: name, expected: rule.range.spelt, found: "\(number)")
    }
    if let expected = rule.expectation(brokenBy: exact) {
      throw InvalidArgument(argument: name, expected: expected, found: "\(exact)")
    }
    return String(exact)
  }
}

extension CommandArguments: CustomStringConvertible, CustomReflectable {
  /// The words and arguments. The standard input, which may be a secret, is never shown.
  public var description: String { argv.joined(separator: " ") }
  /// The words and arguments, without the standard input.
  public var customMirror: Mirror { Mirror(self, children: ["argv": argv]) }
}
