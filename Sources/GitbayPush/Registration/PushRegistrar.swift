import Foundation
import GitbayContract

/// Holds this install's APNs token and registers it with the instances of all signed-in accounts. An app
/// has one.
///
/// It registers when the token arrives, when an account signs in, and, by asking iOS for the token, on
/// a launch with permission granted. A registration that fails is neither retried nor surfaced; the
/// next launch registers again.
///
/// **Two accounts on one instance.** A server keeps one row for a token and gives it to the account
/// that registers last, under the same id. So all accounts of an instance are registered, one after
/// the other, the active account last: it is the one that gets notifications. The others get none
/// while it holds the row, and the id that was stored for them is forgotten, so that signing one of
/// them out removes nothing. `accountActivated` moves the row when the user switches accounts; when
/// its holder signs out, another account of the instance is registered in its place.
///
/// **A rotated token** makes a new row, whose id replaces the one that was stored. The old row is left
/// to the server, which deletes it when APNs says that its token is gone; its id may be another
/// device's by then.
///
/// **Order.** On one instance there is one call at a time; a removal goes before registrations that
/// wait. Registering an account that waits or is on the wire with the same token joins that
/// registration.
@MainActor
public final class PushRegistrar {
  /// This install's token, once iOS has delivered it.
  public private(set) var token: DeviceToken?

  private weak var store: (any SessionStore)?
  private let rows: RowLedger
  private let label: String?
  private let requestToken: @MainActor () -> Void
  private var lanes: [InstanceAddress: InstanceLane] = [:]
  /// The accounts that are being removed; no event registers them.
  private var leaving: Set<PushAccount.ID> = []
  private let tokenWaiters: TokenWaiters

  /// Creates a registrar. Point the store's hook at it: `store.willRemoveAccount = registrar.deregister`.
  ///
  /// - Parameters:
  ///   - store: Who is signed in. The registrar does not keep it alive.
  ///   - ids: Where the ids of this install's rows are kept.
  ///   - label: What the device is called in its owner's list.
  ///   - tokenDeadline: How long the notifications screen waits for the token. Without a connection iOS
  ///     neither delivers it nor says so.
  ///   - requestToken: Asks iOS for the token, which it answers by `deviceTokenArrived` or
  ///     `deviceTokenFailed`.
  public init(
    store: any SessionStore, ids: any DeviceIDStore, label: String? = nil,
    tokenDeadline: Duration = .seconds(30), requestToken: @escaping @MainActor () -> Void
  ) {
    self.store = store
    rows = RowLedger(ids)
    self.label = label
    tokenWaiters = TokenWaiters(deadline: tokenDeadline)
    self.requestToken = requestToken
  }

  /// The id of this install's row on the account's instance; nil where the account does not hold one.
  public func deviceID(of account: PushAccount.ID) -> DeviceID? { rows.deviceID(of: account) }

  /// Whether an account registered the current token in this run, and still holds its row as far as is
  /// known.
  public func isRegistered(_ account: PushAccount.ID) -> Bool { rows.holds(account, token) }

  // MARK: Events

  /// The app was launched. With permission granted iOS is asked for the token, since Apple rotates it.
  public func launched(permission: PushToggle.Permission) {
    if permission == .granted { requestToken() }
  }

  /// iOS delivered the token: every account is registered with it.
  ///
  /// - Returns: A task that ends when all registrations have.
  @discardableResult
  public func deviceTokenArrived(_ bytes: Data) -> Task<Void, Never> {
    token = DeviceToken(bytes)
    forgetWhoLeft()
    var registered = registrable.map(\.id)
    for account in registered { register(account) }
    tokenWaiters.handOver { account, waiter in
      register(account, waiter)
      registered.append(account)
    }
    return finished(Set(registered.map(\.instance)))
  }

  /// iOS gave no token.
  public func deviceTokenFailed() { tokenWaiters.fail() }

  /// An account signed in: it is registered, if the token is known.
  ///
  /// - Returns: A task that ends when all registrations on its instance have.
  @discardableResult
  public func accountSignedIn(_ account: PushAccount) -> Task<Void, Never> {
    leaving.remove(account.id)
    if token != nil { register(account.id) }
    return finished([account.instance])
  }

  /// An account became the active one: if another account of its instance holds the row, it is
  /// registered and takes the row over.
  ///
  /// - Returns: A task that ends when all registrations on its instance have.
  @discardableResult
  public func accountActivated(_ account: PushAccount) -> Task<Void, Never> {
    forgetWhoLeft()
    // Where nobody holds the row a registration failed or the user removed it: that is no reason to retry.
    if rows.isHeld(token, byAnotherThan: account.id), !leaving.contains(account.id) {
      register(account.id)
    }
    return finished([account.instance])
  }

  // MARK: For the session store

  /// Removes this install's row of an account that is about to be removed, with the account's own
  /// client and the id that was stored for it.
  ///
  /// Returns when the server has answered or the call has failed; either way the account can go. Where
  /// no id is stored (the server is v1.32.0, or another account took the row) nothing is sent.
  public func deregister(_ account: PushAccount) async {
    leaving.insert(account.id)
    lane(account.instance).dropRegistrations(of: account.id)
    _ = await remove(nil, of: account, isDeparture: true)
  }

  // MARK: For the notifications screen

  /// Registers this device for an account, asking iOS for the token if need be.
  ///
  /// - Throws: `RegistrationFailure`; nothing is retried.
  public func registerDevice(for account: PushAccount) async throws(RegistrationFailure) {
    let outcome: InstanceLane.Outcome
    if token != nil {
      outcome = await withCheckedContinuation { register(account.id, $0) }
    } else {
      outcome = await tokenWaiters.wait(account.id, request: requestToken)
    }
    try outcome.get()
  }

  /// Removes a device of an account by its id. If it is this install's, the stored id is forgotten, so
  /// that the next launch registers anew.
  ///
  /// - Throws: `ClientFailure`; a device that is not there any more is none.
  public func removeDevice(
    _ id: DeviceID, of account: PushAccount
  ) async throws(ClientFailure) {
    try await remove(id, of: account, isDeparture: false).get()
  }

  /// The screen found permission granted. It may have been given in Settings, after a launch that had
  /// none and did not ask for the token.
  func permissionFound(_ permission: PushToggle.Permission) {
    if token == nil { launched(permission: permission) }
  }

  // MARK: Lanes

  private func lane(_ instance: InstanceAddress) -> InstanceLane {
    if let lane = lanes[instance] { return lane }
    let lane = InstanceLane()
    lanes[instance] = lane
    return lane
  }

  /// A task that ends when the lanes of the instances are empty.
  private func finished(_ instances: Set<InstanceAddress>) -> Task<Void, Never> {
    let workers = instances.compactMap { lanes[$0]?.worker }
    return Task {
      for worker in workers { await worker.value }
    }
  }

  /// The instances on which something is being done; tests wait by it.
  var busyInstances: Set<InstanceAddress> { Set(lanes.filter { $0.value.worker != nil }.keys) }

  private func start(_ lane: InstanceLane) {
    guard lane.worker == nil else { return }
    lane.worker = Task { await work(lane) }
  }

  private func work(_ lane: InstanceLane) async {
    while true {
      if !lane.removals.isEmpty {
        await perform(lane.removals.removeFirst())
      } else if let next = lane.takeRegistration(last: store?.activeAccountID) {
        await perform(next, in: lane)
      } else {
        break
      }
    }
    lane.worker = nil
  }

  private var signedIn: [PushAccount] { store?.accounts ?? [] }

  /// The accounts that an event may register.
  private var registrable: [PushAccount] { signedIn.filter { !leaving.contains($0.id) } }

  /// Accounts that are gone need not be kept apart from those that sign in later.
  private func forgetWhoLeft() {
    leaving.formIntersection(signedIn.map(\.id))
  }

  // MARK: Registering

  private func register(_ account: PushAccount.ID, _ waiter: InstanceLane.Waiter? = nil) {
    let lane = lane(account.instance)
    let isLeaving = lane.removals.contains { $0.account == account && $0.isDeparture }
    if let current = lane.current, current.account == account, current.token == token, !isLeaving {
      return current.add(waiter)
    }
    if let waiting = lane.registrations.first(where: { $0.account == account }) {
      return waiting.add(waiter)
    }
    let registration = InstanceLane.Registration(account)
    registration.add(waiter)
    lane.registrations.append(registration)
    start(lane)
  }

  private func perform(_ registration: InstanceLane.Registration, in lane: InstanceLane) async {
    guard let token, let account = registrable.first(where: { $0.id == registration.account }),
      let client = store?.client(for: account)
    else { return registration.finish(.failure(.notSignedIn)) }
    registration.token = token
    lane.current = registration
    let outcome = await add(token, client)
    lane.current = nil
    switch outcome {
    case .failure(let failure): registration.finish(.failure(failure))
    case .success(let added):
      rows.keep(added.id, token, of: account.id, among: signedIn.map(\.id))
      registerActive(after: account)
      registration.finish(.success(()))
    }
  }

  private func add(
    _ token: DeviceToken, _ client: any CommandClient
  ) async -> Result<NotificationsDeviceAdd.Response, RegistrationFailure> {
    let command: NotificationsDeviceAdd
    do {
      command = try NotificationsDeviceAdd(token: token.hexadecimal, label: label)
    } catch {
      return .failure(.invalid(error))
    }
    do {
      return .success(try await client.run(command))
    } catch {
      return .failure(.client(error))
    }
  }

  /// Has the active account take the row back from an account that is not active.
  private func registerActive(after account: PushAccount) {
    guard let active = store?.activeAccountID, active != account.id,
      active.instance == account.instance, !isRegistered(active),
      registrable.contains(where: { $0.id == active })
    else { return }
    register(active)
  }

  // MARK: Removing

  private func remove(
    _ id: DeviceID?, of account: PushAccount, isDeparture: Bool
  ) async -> Result<Void, ClientFailure> {
    let lane = lane(account.instance)
    let client = store?.client(for: account)
    return await withCheckedContinuation { done in
      lane.removals.append(
        .init(
          account: account.id, id: id, client: client, isDeparture: isDeparture, done: done))
      start(lane)
    }
  }

  private func perform(_ removal: InstanceLane.Removal) async {
    let account = removal.account
    let stored = rows.deviceID(of: account)
    let wasRegistered = isRegistered(account)
    var result: Result<Void, ClientFailure> = .success(())
    if let id = removal.id ?? stored {
      result = await remove(id, removal.client)
      if case .success = result, id == stored { rows.forget(account) }
    }
    if removal.isDeparture {
      rows.forget(account)
      if wasRegistered { registerSuccessor(of: account) }
    }
    removal.done.resume(returning: result)
  }

  private func remove(
    _ id: DeviceID, _ client: (any CommandClient)?
  ) async -> Result<Void, ClientFailure> {
    guard let client else { return .failure(.unauthorized(message: nil)) }
    do {
      _ = try await client.run(NotificationsDeviceRemove(id: id))
      return .success(())
    } catch .notFound(let failure) where failure.exitCode == .notFound {
      // Somebody was faster.
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// Registers another account of the instance, which would go silent with the one that left.
  private func registerSuccessor(of account: PushAccount.ID) {
    let candidates = registrable.map(\.id)
      .filter { $0.instance == account.instance && $0 != account }
    let active = candidates.first { $0 == store?.activeAccountID }
    if let successor = active ?? candidates.last { register(successor) }
  }
}
