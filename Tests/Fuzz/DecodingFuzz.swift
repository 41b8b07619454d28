import Foundation
import GitbayContract

/// Bytes are read as the payload and as each command's answer; a `JSONDecoder` that reads the same
/// bytes ends with the same value, or at the same key path.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let body = Data(bytes(start, count))
  let root = (try? JSONDocument(body))?.root
  let isComparable = root.map { !holdsHiddenNumber($0.value) } ?? false
  fuzzPayload(PushPayload.self, body, isComparable: isComparable)
  let answer = Answer(body: body, isComparable: isComparable && root.map(isSuccess) == true)
  fuzzAnswer(NotificationsDeviceAdd.self, answer)
  fuzzAnswer(NotificationsDeviceList.self, answer)
  fuzzAnswer(NotificationsDeviceRemove.self, answer)
  fuzzAnswer(NotificationsList.self, answer)
  fuzzAnswer(NotificationsRead.self, answer)
  fuzzAnswer(NotificationsSettingsMail.self, answer)
  fuzzAnswer(NotificationsSettingsPush.self, answer)
  fuzzAnswer(NotificationsSettingsShow.self, answer)
  fuzzAnswer(NotificationsSettingsWatch.self, answer)
  return 0
}

private func fuzzPayload<Payload: ContractPayload & Equatable>(
  _ type: Payload.Type, _ body: Data, isComparable: Bool
) {
  let outcome = Outcome { try Payload(json: body) }
  if isComparable {
    let other = Outcome { try JSONDecoder().decode(Payload.self, from: body) }
    require(other == outcome, "\(type): \(outcome), by a Decoder \(other)")
  }
  if case .value(let payload) = outcome, let written = try? JSONEncoder().encode(payload) {
    let again = Outcome { try Payload(json: written) }
    require(again == outcome, "\(type): \(outcome), written and read \(again)")
  }
}

/// The bytes of an answer.
private struct Answer {
  let body: Data
  /// Whether a Decoder, which knows no envelope, can tell as much about `data`.
  let isComparable: Bool
}

private func fuzzAnswer<Command: ContractCommand>(
  _ command: Command.Type, _ answer: Answer
) where Command.Response: Decodable & Equatable {
  let outcome = Outcome { try command.response(from: answer.body) }
  guard answer.isComparable, outcome.isOfData else { return }
  let other = Outcome {
    try JSONDecoder().decode(Envelope<Command.Response>.self, from: answer.body).data
  }
  require(other == outcome, "\(command): \(outcome), by a Decoder \(other)")
}

/// Whether an envelope says that the command succeeded.
private func isSuccess(_ envelope: JSONNode) -> Bool {
  guard envelope["error"] == nil else { return false }
  return envelope["exit_code"].map { $0.integer == .value(0) } ?? true
}

private struct Envelope<Response: Decodable>: Decodable {
  let data: Response
}

/// What reading leads to.
private enum Outcome<Value: Equatable>: Equatable {
  case value(Value)
  /// The value at a key path breaks the contract.
  case violation(String)
  /// Nothing that the contract has a word for.
  case refusal

  init(_ read: () throws -> Value) {
    do {
      self = .value(try read())
    } catch let violation as ContractViolation {
      self = .violation(violation.keyPath)
    } catch let error as DecodingError {
      self = .violation(error.keyPath)
    } catch {
      self = .refusal
    }
  }

  var isOfData: Bool {
    switch self {
    case .value: true
    case .violation(let path): path == "data" || path.hasPrefix("data.") || path.hasPrefix("data[")
    case .refusal: false
    }
  }
}

extension DecodingError {
  fileprivate var keyPath: String {
    switch self {
    case .keyNotFound(let key, let context): Self.path(context.codingPath + [key])
    case .dataCorrupted(let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      Self.path(context.codingPath)
    @unknown default: "unknown"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      key.intValue.map { KeyPathNotation.appending(index: $0, to: path) }
        ?? KeyPathNotation.appending(key: key.stringValue, to: path)
    }
  }
}
