import ContractTesting
import Foundation
import GitbayContract
import GitbayPush

/// What a `StubTransport` answers, and to what.
public struct StubAnswer: Sendable {
  enum Content: Sendable {
    case answer(TransportAnswer)
    case failure(ClientFailure)
  }

  /// The words of the command that is answered; none for any command.
  let words: [String]
  /// What follows the words, nil for any arguments.
  let arguments: [String]?
  let content: Content
  private(set) var gate: StubGate?
  /// What the answer is, for a message.
  private let name: String

  private init(
    _ content: Content, _ words: [String], _ arguments: [String]?, name: String
  ) {
    (self.content, self.words, self.arguments) = (content, words, arguments)
    self.name = name
  }

  // MARK: Answers

  /// Answers a command with a fixture of its own.
  ///
  /// - Parameters:
  ///   - fixture: What came from the server.
  ///   - arguments: The arguments behind the command's words that are answered so; nil for any.
  public static func answer<Command: GitbayCommand>(
    _ fixture: AnswerFixture<Command>, arguments: [String]? = nil
  ) -> StubAnswer {
    answer(fixture, to: Command.self, arguments: arguments)
  }

  /// Answers a command with a fixture that may be another's, such as a refusal.
  ///
  /// - Parameters:
  ///   - fixture: What came from the server.
  ///   - command: The command that is answered so; nil for any.
  ///   - arguments: The arguments behind the command's words that are answered so; nil for any.
  public static func answer(
    _ fixture: some HTTPAnswerFixture, to command: (any GitbayCommand.Type)?,
    arguments: [String]? = nil
  ) -> StubAnswer {
    let answer = TransportAnswer(
      status: fixture.status, headers: fixture.headers, body: fixture.json)
    return StubAnswer(
      .answer(answer), command?.words ?? [], arguments, name: fixture.description)
  }

  /// Answers a command with whatever a server or a proxy might.
  ///
  /// - Parameters:
  ///   - status: The HTTP status.
  ///   - headers: What comes with the body.
  ///   - body: The body; empty where none is given.
  ///   - command: The command that is answered so; nil for any.
  ///   - arguments: The arguments behind the command's words that are answered so; nil for any.
  public static func http(
    status: Int, headers: [String: String] = [:], body: Data = Data(),
    to command: (any GitbayCommand.Type)? = nil, arguments: [String]? = nil
  ) -> StubAnswer {
    StubAnswer(
      .answer(TransportAnswer(status: status, headers: headers, body: body)),
      command?.words ?? [], arguments, name: "HTTP \(status)")
  }

  // MARK: Refusals and failures

  /// Has no answer come back, as where there is no connection.
  ///
  /// - Parameters:
  ///   - failure: What the client throws.
  ///   - command: The command that fails so; nil for any.
  ///   - arguments: The arguments behind the command's words that fail so; nil for any.
  public static func failure(
    _ failure: ClientFailure, to command: (any GitbayCommand.Type)? = nil,
    arguments: [String]? = nil
  ) -> StubAnswer {
    StubAnswer(
      .failure(failure), command?.words ?? [], arguments, name: "\(failure)")
  }

  /// Refuses the token, with HTTP 401.
  ///
  /// - Parameter command: The command that is refused so; nil for any.
  public static func unauthorized(_ command: (any GitbayCommand.Type)? = nil) -> StubAnswer {
    answer(Fixture.deviceListWrongBearer, to: command)
  }

  /// Refuses a request too many, with HTTP 429.
  ///
  /// - Parameters:
  ///   - command: The command that is refused so; nil for any.
  ///   - seconds: How many seconds the server asks to wait; nil where it does not say.
  public static func tooManyRequests(
    _ command: (any GitbayCommand.Type)? = nil, retryAfter seconds: Int?
  ) -> StubAnswer {
    let fixture = Fixture.deviceListRateLimited
    var headers = fixture.headers.filter { $0.key.lowercased() != "retry-after" }
    headers["Retry-After"] = seconds.map(String.init)
    return http(status: fixture.status, headers: headers, body: fixture.json, to: command)
  }

  // MARK: When

  /// The same answer, which comes when a gate is opened and not before.
  public func held(at gate: StubGate) -> StubAnswer {
    var answer = self
    answer.gate = gate
    return answer
  }
}

extension StubAnswer: CustomStringConvertible {
  /// What is answered, and to what.
  public var description: String {
    let call = (words.isEmpty ? ["any command"] : words) + (arguments ?? [])
    return "`\(call.joined(separator: " "))`: \(name)"
  }
}

extension StubAnswer {
  /// How closely the answer is meant for a call: the words it asks for, and the arguments where it asks
  /// for those too; nil where it is not meant for it.
  func closeness(to argv: [String]) -> Int? {
    guard argv.starts(with: words) else { return nil }
    guard let arguments else { return words.count }
    return argv.dropFirst(words.count).elementsEqual(arguments) ? argv.count + 1 : nil
  }
}
