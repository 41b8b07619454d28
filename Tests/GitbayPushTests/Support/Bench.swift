import Foundation
import GitbayContract

@testable import GitbayPush

/// A session store, a registrar and simulated instances, wired as an app wires them.
@MainActor
final class Bench {
  let wire = Wire()
  let session = InMemorySessionStore()
  let ids = InMemoryDeviceIDStore()
  private(set) var tokenRequests = 0
  private(set) lazy var registrar = PushRegistrar(store: session, ids: ids, label: "iPhone") {
    [weak self] in self?.tokenRequests += 1
  }

  /// - Parameter accounts: Who is signed in; the last one is active.
  init(_ accounts: PushAccount...) {
    session.willRemoveAccount = { [registrar] in await registrar.deregister($0) }
    for account in accounts { signIn(account) }
  }

  func signIn(_ account: PushAccount) {
    session.signIn(account, client: wire.client(for: account))
  }

  func tokenArrived(_ token: Data = Bench.token) async {
    await registrar.deviceTokenArrived(token).value
  }

  /// The row of a token on an account's instance.
  func row(_ account: PushAccount, _ token: Data = Bench.token) -> SimulatedInstance.Row? {
    wire.instance(of: account).row(of: DeviceToken(token).hexadecimal)
  }

  nonisolated static let token = Data([0xAB, 0x01])
  nonisolated static let rotated = Data([0xCD, 0x02])

  /// Lets all jobs on the main actor run until each lane waits for a call or has nothing to do.
  func settle() async {
    // A job that starts, such as a removal, needs a few turns to show up in a lane.
    for _ in 0..<6 { await Task.yield() }
    while registrar.busyInstances != Set(wire.open.map(\.account.instance)) { await Task.yield() }
  }

  /// Serves and delivers whatever is open until nothing is.
  func drain() async {
    await settle()
    while let call = wire.open.first {
      wire.deliver(call)
      await settle()
    }
  }
}
