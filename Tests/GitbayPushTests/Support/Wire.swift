import GitbayContract
import GitbayPush

/// What lies between the clients of a test and its simulated instances.
///
/// By default calls are answered at once. With `isStepped` each call waits until the test has the instance
/// serve it and then lets the answer through, so that a test decides every interleaving.
@MainActor
final class Wire {
  /// One call: who asked with which client, and how far it has got.
  final class Call {
    let account: PushAccount.ID
    let credential: Int
    let argv: [String]
    let stdin: String?
    fileprivate(set) var answer: Result<CommandAnswer, ClientFailure>?
    fileprivate var continuation: CheckedContinuation<Result<CommandAnswer, ClientFailure>, Never>?

    init(_ account: PushAccount.ID, _ credential: Int, _ argv: [String], _ stdin: String?) {
      (self.account, self.credential) = (account, credential)
      (self.argv, self.stdin) = (argv, stdin)
    }

    /// `add`, `remove`, `list` or a setting.
    var verb: String { argv[2] }
    /// The words behind `notifications device`, and the token.
    var text: String {
      "\(account.username): \((argv.dropFirst(2) + (stdin.map { [$0] } ?? [])).joined(separator: " "))"
    }
  }

  var isStepped = false
  private(set) var instances: [InstanceAddress: SimulatedInstance] = [:]
  /// Calls that have no answer yet.
  private(set) var open: [Call] = []
  /// Every call there was, in order.
  private(set) var log: [Call] = []
  /// What the next calls meet instead of the instance, by verb; each is used once.
  var failures: [(verb: String, failure: ClientFailure)] = []
  /// Sees each call when it goes out, and each one before the instance serves it.
  var willSend: (Call) -> Void = { _ in }
  var willServe: (Call) -> Void = { _ in }
  private var credentials = 0

  func instance(of account: PushAccount) -> SimulatedInstance { instance(account.instance) }

  func instance(_ address: InstanceAddress) -> SimulatedInstance {
    if let instance = instances[address] { return instance }
    let instance = SimulatedInstance()
    instances[address] = instance
    return instance
  }

  /// A client for an account, with a credential of its own.
  func client(for account: PushAccount) -> WiredClient {
    credentials += 1
    return WiredClient(account: account.id, credential: credentials, wire: self)
  }

  /// The texts of all calls so far, in order.
  var texts: [String] { log.map(\.text) }

  fileprivate func send(_ call: Call) async -> Result<CommandAnswer, ClientFailure> {
    willSend(call)
    log.append(call)
    guard isStepped else {
      serve(call)
      return call.answer ?? .failure(.timedOut)
    }
    return await withCheckedContinuation {
      call.continuation = $0
      open.append(call)
    }
  }

  /// Has the instance do what a call asks for; the answer stays on the wire.
  func serve(_ call: Call) {
    guard call.answer == nil else { return }
    if let index = failures.firstIndex(where: { $0.verb == call.verb }) {
      call.answer = .failure(failures.remove(at: index).failure)
    } else {
      willServe(call)
      call.answer = .success(
        instance(call.account.instance).answer(
          call.argv, stdin: call.stdin, user: call.account.username))
    }
  }

  /// Loses a call, or its answer where it was served.
  func lose(_ call: Call) { call.answer = .failure(.unreachable(code: -1004)) }

  /// Lets the answer of a call through, which is served first if it was not.
  func deliver(_ call: Call) {
    serve(call)
    open.removeAll { $0 === call }
    call.continuation?.resume(returning: call.answer ?? .failure(.timedOut))
    call.continuation = nil
  }
}

/// A client whose calls go over a `Wire`.
struct WiredClient: CommandClient {
  let account: PushAccount.ID
  let credential: Int
  let wire: Wire

  @MainActor
  func answer<Command: GitbayCommand>(
    to command: Command
  ) async throws(ClientFailure) -> CommandAnswer {
    let call = Wire.Call(account, credential, command.argv, command.stdin)
    return try await wire.send(call).get()
  }
}
