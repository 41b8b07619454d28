/// Puts a command's `argv` and `stdin` together; generated initializers use it.
public struct CommandArguments: Sendable {
  private final class Content: Sendable {
    let argv: [String]
    let stdin: String?

    init(_ argv: [String], _ stdin: String?) { (self.argv, self.stdin) = (argv, stdin) }
  }

  /// One reference, so that the compiler writes no code to copy each generated command.
  private var content: Content

  /// The words and arguments, in the order the server reads them.
  public private(set) var argv: [String] {
    get { content.argv }
    set { content = Content(newValue, stdin) }
  }

  /// What the command reads on its standard input.
  public private(set) var stdin: String? {
    get { content.stdin }
    set { content = Content(argv, newValue) }
  }

  /// Starts with the words of the command.
  public init(_ words: [String]) {
    content = Content(words, nil)
  }

  // MARK: Arguments

  /// Adds a text.
  public mutating func add(
    _ name: String, _ text: String, _ rule: TextRule
  ) throws(InvalidArgument) {
    argv.append(try rule.checked(name, text))
  }

  /// Adds a text that any value may be.
  public mutating func add(_ text: String) {
    argv.append(text)
  }

  /// Adds an integer.
  public mutating func add(
    _ name: String, _ number: some BinaryInteger, _ rule: IntegerRule
  ) throws(InvalidArgument) {
    argv.append(try rule.checked(name, number))
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
    argv += [option, try rule.checked(name, text)]
  }

  /// Adds an option with an integer where there is one.
  public mutating func addOption(
    _ option: String, _ name: String, _ number: (some BinaryInteger)?, _ rule: IntegerRule
  ) throws(InvalidArgument) {
    guard let number else { return }
    argv += [option, try rule.checked(name, number)]
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
    stdin = try rule.checked(name, text, isSensitive: isSensitive)
  }
}

extension CommandArguments: Hashable {
  /// Whether both send the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.argv == other.argv && one.stdin == other.stdin
  }
  /// Hashes what is sent.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(argv)
    hasher.combine(stdin)
  }
}

extension CommandArguments: CustomStringConvertible, CustomReflectable {
  /// The words and arguments. The standard input, which may be a secret, is never shown.
  public var description: String { argv.joined(separator: " ") }
  /// The words and arguments, without the standard input.
  public var customMirror: Mirror { Mirror(self, children: ["argv": argv]) }
}
