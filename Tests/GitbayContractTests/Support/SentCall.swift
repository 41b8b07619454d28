import GitbayContract

/// What was sent as a call of a command, taken apart: a test writes the call in Swift with it.
struct SentCall: Equatable {
  /// What the words behind the command's own may be.
  struct Syntax {
    var flags: [String] = []
    var options: [String] = []
  }

  /// Why a call cannot be written in Swift.
  enum Obstacle: Hashable, CaseIterable {
    /// A word with two hyphens that the command does not have.
    case unknownOption
    /// The last word is an option that wants a value.
    case missingValue
    /// An option stands twice.
    case repeatedOption
    /// More words than parameters.
    case extraArgument
    /// Fewer words than parameters.
    case missingArgument
    /// Nothing was sent on the standard input that the command reads.
    case missingInput
    /// A text that is not how Swift writes an integer.
    case noInteger
    /// A text that a closed enum does not have.
    case noCase
    /// Two parameters of which a call has one.
    case exclusive
  }

  /// A call that cannot be written in Swift.
  struct Unwritable: Error, Equatable {
    let obstacle: Obstacle
    /// The parameter or the word because of which.
    let name: String
  }

  private(set) var flags: Set<String> = []
  private(set) var options: [String: String] = [:]
  private(set) var arguments: [String] = []
  private let stdin: String?

  /// Takes apart the words behind the command's own.
  init(_ words: ArraySlice<String>, stdin: String?, _ syntax: Syntax) throws {
    self.stdin = stdin
    var rest = words
    while let word = rest.popFirst() {
      let name = String(word.drop { $0 == "-" })
      if syntax.flags.contains(word) {
        guard flags.insert(word).inserted else {
          throw Unwritable(obstacle: .repeatedOption, name: name)
        }
      } else if syntax.options.contains(word) {
        guard let value = rest.popFirst() else {
          throw Unwritable(obstacle: .missingValue, name: name)
        }
        guard options.updateValue(value, forKey: word) == nil else {
          throw Unwritable(obstacle: .repeatedOption, name: name)
        }
      } else if word.hasPrefix("--") {
        throw Unwritable(obstacle: .unknownOption, name: String(word.prefix { $0 != "=" }))
      } else {
        arguments.append(word)
      }
    }
  }

  // MARK: Parameters in Swift

  /// That there are no arguments beside flags and options.
  func takesNoArgument() throws {
    guard arguments.isEmpty else {
      throw Unwritable(obstacle: .extraArgument, name: "argument 1")
    }
  }

  /// What is read on the standard input.
  func input(_ name: String) throws -> String {
    guard let stdin else { throw Unwritable(obstacle: .missingInput, name: name) }
    return stdin
  }

  /// The only argument.
  func argument<Value>(_ name: String, _ read: (String, String) throws -> Value) throws -> Value {
    guard let argument = arguments.first else {
      throw Unwritable(obstacle: .missingArgument, name: name)
    }
    guard arguments.count == 1 else {
      throw Unwritable(obstacle: .extraArgument, name: "argument 2")
    }
    return try read(name, argument)
  }

  /// An integer, spelt as Swift writes it.
  static func integer(_ name: String, _ text: String) throws -> Int64 {
    guard let number = Int64(text), "\(number)" == text else {
      throw Unwritable(obstacle: .noInteger, name: name)
    }
    return number
  }

  /// A case of a closed enum.
  static func choice<Choice: ClosedEnum>(
    _ name: String, _ text: String
  ) throws -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw Unwritable(obstacle: .noCase, name: name)
    }
    return choice
  }
}
