import ContractModel

/// How a command goes out, as `ContractCommand` in ContractRuntime sends it: posted as JSON, asked for
/// with `GET` where it only reads, or as words over ssh.
struct CommandWire {
  private let command: Command
  private let argv: [String]
  private let stdin: String?

  /// A call with the words and the standard input that a golden was captured with.
  init(_ command: Command, argv: [String], stdin: String?) {
    self.command = command
    self.argv = argv
    self.stdin = stdin
  }

  /// A call with a placeholder for each value.
  init(_ command: Command) {
    let arguments =
      command.exactlyOne.isEmpty ? command.arguments : Array(command.arguments.prefix(1))
    self.init(
      command, argv: command.words + arguments.map { "<\($0.name)>" },
      stdin: command.stdin.map { "<\($0.name)>" })
  }

  // MARK: Over HTTP

  /// The caller's token, which is not in the contract.
  static let bearer = "Authorization: Bearer <token>"

  /// `POST` with the words and the standard input as JSON.
  var post: [Code.Piece] {
    var pieces = [
      Code.Piece(text: "POST /api/v1/cmd\n\(Self.bearer)\nContent-Type: application/json\n\n{\n  "),
      Code.Piece(text: #""argv""#, role: .key), Code.Piece(text: ": ["),
    ]
    for (number, word) in argv.enumerated() {
      if number > 0 { pieces.append(Code.Piece(text: ", ")) }
      pieces.append(Code.Piece(text: Self.quoted(word), role: .string))
    }
    pieces.append(Code.Piece(text: "]"))
    if let stdin {
      pieces += [
        Code.Piece(text: ",\n  "), Code.Piece(text: #""stdin""#, role: .key),
        Code.Piece(text: ": "), Code.Piece(text: Self.quoted(stdin), role: .string),
      ]
    }
    return pieces + [Code.Piece(text: "\n}")]
  }

  /// `GET` with the words in the query; nil for a command that writes.
  var get: [Code.Piece]? {
    guard !command.isWrite, stdin == nil else { return nil }
    let query = argv.map { "argv=" + RelativePath.encoded($0).replacing("/", with: "%2F") }
    return [
      Code.Piece(
        text: "GET /api/v1/read?" + query.joined(separator: "&").replacing("+", with: "%2B")
          + "\n" + Self.bearer)
    ]
  }

  // MARK: Over ssh

  /// The words behind `ssh`, as a shell takes them.
  var ssh: [Code.Piece] {
    let input = command.stdin.map { " < \(Self.shellWord($0.name))" } ?? ""
    return [
      Code.Piece(
        text: "ssh HOST " + argv.map { Self.shellWord($0) }.joined(separator: " ") + " --json"
          + input)
    ]
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || "-_./:=@+,%".utf8.contains($0)
      }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  private static func quoted(_ text: String) -> String { "\(JSONText(text))" }

  // MARK: Usage

  /// The command with its parameters, as its own usage shows them.
  static func usage(_ command: Command, _ contract: Contract) -> String {
    let arguments = command.arguments.map { argument in
      let name = contract.placeholder(argument)
      if case .repeated(let range) = argument.kind {
        return range == 1...1 ? name : name + "..."
      }
      return name
    }
    let options = command.options.map { option in
      option.kind == .flag
        ? option.option : "\(option.option) \(contract.placeholder(option))"
    }
    let input = command.stdin.map { " < \($0.name)" } ?? ""
    let parameters =
      command.exactlyOne.isEmpty
      ? arguments + options.map { "[\($0)]" }
      : [(arguments + options).joined(separator: " | ")]
    return (command.words + parameters).joined(separator: " ") + input
  }
}

extension Contract {
  /// What stands for a parameter: its values where they are few, else its name.
  fileprivate func placeholder(_ argument: Argument) -> String {
    guard case .enumeration(let name) = argument.type, let type = enumeration(name), type.isClosed,
      type.values.count <= 4
    else { return "<\(argument.name)>" }
    return type.values.map(\.text).joined(separator: "|")
  }
}
