import Foundation
import GitbayContract
import MonacoContract
import SoarContract

/// Bytes are read as each contract's payload and as what is sent to its endpoints, and as each command's
/// answer; a `JSONDecoder` that reads the same bytes ends with the same value, or at the same key path.
/// What was read can be written, sent, and followed where it names a route.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let body = Data(bytes(start, count))
  let root = (try? JSONDocument(body))?.root
  let isComparable = root.map { !holdsHiddenNumber($0.value) } ?? false
  fuzzPayloads(body, isComparable: isComparable)
  fuzzCalls(body, isComparable: isComparable)
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

private func fuzzPayloads(_ body: Data, isComparable: Bool) {
  if let payload = fuzzRecord(GitbayContract.PushPayload.self, body, isComparable: isComparable),
    let route = payload.route
  {
    require(route.path == payload.path, "\(payload.path) is printed as \(route.path)")
  }
  if let payload = fuzzRecord(SoarContract.PushPayload.self, body, isComparable: isComparable),
    let route = payload.deeplinkRoute
  {
    require(SoarContract.Route(url: route.url) == route, "\(route.url) is not read again")
  }
  _ = fuzzRecord(MonacoContract.PushPayload.self, body, isComparable: isComparable)?.route
}

/// What is sent is what was given, and has an address.
private func fuzzCalls(_ body: Data, isComparable: Bool) {
  if let given = fuzzRecord(RegisterDevice.Body.self, body, isComparable: isComparable) {
    let call = try? RegisterDevice(
      token: given.token, environment: given.environment, idempotencyKey: given.token)
    fuzzRequest(call?.request, given)
    let removal = try? DeregisterDevice(token: given.token, idempotencyKey: given.token)
    fuzzRequest(removal?.request, given)
  }
  if let read = fuzzRecord(
    UpsertDeviceToken.Body.self, body, isComparable: isComparable, holdsDates: true),
    // With the date as it is written, which a call sends too.
    let given = try? UpsertDeviceToken.Body(json: JSONEncoder().encode(read))
  {
    let call = try? UpsertDeviceToken(
      userID: given.userID, token: given.token, platform: given.platform,
      updatedAt: given.updatedAt, projectKey: given.token)
    fuzzRequest(call?.request, given)
    let removal = try? DeleteDeviceToken(
      userID: given.userID, token: given.token, projectKey: given.token)
    fuzzRequest(removal?.request, given)
  }
  if let given = fuzzRecord(SendTestPush.Body.self, body, isComparable: isComparable) {
    let call = try? SendTestPush(
      title: given.title, body: given.body, deeplink: given.deeplink,
      environment: given.environment)
    require(call != nil, "\(given) cannot be sent")
    fuzzRequest(call?.request, given)
  }
  fuzzAnswers(DeregisterDevice.self, body)
  fuzzAnswers(RegisterDevice.self, body)
  fuzzAnswers(DeleteDeviceToken.self, body)
  fuzzAnswers(SendTestPush.self, body)
  fuzzAnswers(UpsertDeviceToken.self, body)
}

private func fuzzRequest<Body: ContractRecord & Equatable>(
  _ request: EndpointRequest?, _ given: Body
) {
  guard let request else { return }
  let server = URL(string: "https://example.org/api/")
  require(server.flatMap(request.url(under:)) != nil, "no address: \(request.path)")
  if let sent = request.body {
    require((try? Body(json: sent)) == given, "\(given) is sent as another")
  }
}

/// The bodies of these endpoints say nothing, so that the status alone decides.
private func fuzzAnswers<Endpoint: ContractEndpoint>(_ endpoint: Endpoint.Type, _ body: Data)
where Endpoint.Response == NoContent {
  for status in [200, 201, 204, 400] {
    let outcome = Outcome { try endpoint.success(from: body, status: status) != nil }
    let expected = Outcome { try endpoint.success(from: Data(), status: status) != nil }
    require(outcome == expected, "\(endpoint) looks into a body that says nothing")
  }
}

/// The record, nil where the bytes are none.
///
/// - Parameter holdsDates: Whether a date may stand in it, which is written to the millisecond: what is
///   written then comes back, but need not be what was read.
private func fuzzRecord<Record: ContractRecord & Equatable>(
  _ type: Record.Type, _ body: Data, isComparable: Bool, holdsDates: Bool = false
) -> Record? {
  let outcome = Outcome { try Record(json: body) }
  if isComparable {
    let other = Outcome { try JSONDecoder().decode(Record.self, from: body) }
    require(other == outcome, "\(type): \(outcome), by a Decoder \(other)")
  }
  guard case .value(let record) = outcome else { return nil }
  if let written = try? JSONEncoder().encode(record) {
    let again = Outcome { try Record(json: written) }
    guard holdsDates, case .value(let rewritten) = again else {
      require(again == outcome, "\(type): \(outcome), written and read \(again)")
      return record
    }
    let values = [record, rewritten].map { try? JSONDocument(JSONEncoder().encode($0)).root.value }
    require(values[0] == values[1], "\(type): \(outcome), written and read \(again)")
  }
  return record
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
