import GitbayContract

/// What is to be done on one instance, one call at a time.
///
/// A server keeps one row for a token, so the calls of all accounts of an instance touch the same row
/// and their order decides who holds it. Instances know nothing of each other and do not wait for
/// each other.
@MainActor
final class InstanceLane {
  typealias Outcome = Result<Void, RegistrationFailure>
  typealias Waiter = CheckedContinuation<Outcome, Never>

  /// An account that is to be registered, and who waits for the outcome.
  final class Registration {
    let account: PushAccount.ID
    /// The token that is being sent; nil while the registration waits for its turn.
    var token: DeviceToken?
    private var waiters: [Waiter] = []

    init(_ account: PushAccount.ID) { self.account = account }

    func add(_ waiter: Waiter?) {
      if let waiter { waiters.append(waiter) }
    }

    func finish(_ outcome: Outcome) {
      for waiter in waiters { waiter.resume(returning: outcome) }
      waiters = []
    }
  }

  /// A row that is to be removed.
  struct Removal {
    let account: PushAccount.ID
    /// The row; nil for the one that is stored for the account when the removal's turn comes.
    let id: DeviceID?
    /// The account's client at the time the removal was asked for, so that an account that signs in
    /// again lends nothing to the one that left.
    let client: (any CommandClient)?
    /// Whether the account leaves, and all that is known of it with it.
    let isDeparture: Bool
    let done: CheckedContinuation<Result<Void, ClientFailure>, Never>
  }

  var registrations: [Registration] = []
  var removals: [Removal] = []
  /// The registration that is on the wire.
  var current: Registration?
  /// Works through the lane while there is anything in it.
  var worker: Task<Void, Never>?

  /// The registration of an account that has its turn next; the active account comes last, since the
  /// last to register holds the row.
  func takeRegistration(last active: PushAccount.ID?) -> Registration? {
    guard !registrations.isEmpty else { return nil }
    let index = registrations.firstIndex { $0.account != active } ?? 0
    return registrations.remove(at: index)
  }

  /// Drops the registrations of an account that wait for their turn.
  func dropRegistrations(of account: PushAccount.ID) {
    for dropped in registrations.filter({ $0.account == account }) {
      dropped.finish(.failure(.notSignedIn))
    }
    registrations.removeAll { $0.account == account }
  }
}
