import Foundation
import GitbayContract
import GoldenSupport

extension PayloadSource {
  /// Reads a payload of gitbay.
  func read(_ json: String) throws -> Result<PushPayload, Refusal> {
    try read(PushPayload.self, Data(json.utf8))
  }
}

/// Where a command's answer can be read from.
enum AnswerSource: CaseIterable {
  /// `response(from:)`.
  case bytes
  /// A `JSONDecoder` and an envelope of the test's own around the response type.
  case decoder

  private struct Envelope<Response: Decodable>: Decodable {
    let data: Response
  }

  /// Reads an answer that is no failure.
  func read<Command: GitbayCommand>(
    _ command: Command.Type, _ body: Data
  ) throws -> Result<Command.Response, Refusal> where Command.Response: Decodable {
    try Refusal.catching {
      switch self {
      case .bytes: try command.response(from: body)
      case .decoder: try JSONDecoder().decode(Envelope<Command.Response>.self, from: body).data
      }
    }
  }

  /// Reads an answer that carries some data.
  func read<Command: GitbayCommand>(
    _ command: Command.Type, data: String
  ) throws -> Result<Command.Response, Refusal> where Command.Response: Decodable {
    try read(command, Data(#"{"protocol_version":1,"data":\#(data)}"#.utf8))
  }
}
