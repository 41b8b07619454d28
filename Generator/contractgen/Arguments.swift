/// Takes a verb's arguments apart: `--option value`, `--option=value`, flags, and the rest.
struct Arguments {
  let verb: String
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// - Parameters:
  ///   - options: The options that take a value.
  ///   - flags: The options that take none.
  init(_ arguments: [String], verb: String, options: Set<String>, flags: Set<String>) throws {
    self.verb = verb
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flags.contains(name), parts.count == 1 {
        self.flags.insert(name)
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
        else { throw UsageError("`\(name)` needs a value", verb: verb) }
        values[name, default: []].append(value)
      } else {
        throw UsageError("`\(verb)` has no option `\(argument)`", verb: verb)
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The values of an option that can be given several times, in order.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that can be given once.
  func value(_ option: String) throws -> String? {
    let given = values[option] ?? []
    guard given.count <= 1 else {
      throw UsageError("`\(option)` was given \(given.count) times", verb: verb)
    }
    return given.first
  }

  /// The format that was asked for, text by default.
  ///
  /// - Parameter known: Those that the verb writes.
  func format(
    among known: [ReportFormat] = ReportFormat.ofEveryVerb
  ) throws -> ReportFormat {
    guard let format = try choice("--format", among: known) else { return .text }
    guard known.contains(format) else {
      throw UsageError(
        "`\(verb)` has no format `\(format.rawValue)`; it has \(known.listed)", verb: verb)
    }
    return format
  }

  /// What an option chooses, nil where it is not given.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, _ choices: Choice.Type
  ) throws -> Choice? {
    try choice(option, among: Array(choices.allCases))
  }

  /// - Parameter known: The choices that an error lists.
  private func choice<Choice: RawRepresentable<String>>(
    _ option: String, among known: [Choice]
  ) throws -> Choice? {
    guard let name = try value(option) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      throw UsageError(
        "there is no \(option.dropFirst(2)) `\(name)`; known are \(known.listed)", verb: verb)
    }
    return choice
  }

  func refuseOperands() throws {
    guard let first = operands.first else { return }
    throw UsageError("`\(verb)` takes no argument `\(first)`", verb: verb)
  }
}

extension Array where Element: RawRepresentable<String> {
  fileprivate var listed: String { map { "`\($0.rawValue)`" }.joined(separator: ", ") }
}
