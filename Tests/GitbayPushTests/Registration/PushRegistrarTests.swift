import Foundation
import GitbayContract
import GitbayPush
import Testing

@Suite("Registering and deregistering")
@MainActor
struct PushRegistrarTests {
  typealias Row = SimulatedInstance.Row

  // MARK: The three events

  @Test("The token arrives: device add once for each account")
  func tokenArrives() async {
    let bench = Bench(Accounts.ada, Accounts.cy, Accounts.adaOnForge)
    await bench.tokenArrived()
    #expect(
      bench.wire.texts.sorted() == [
        "ada: add --label iPhone ab01", "ada: add --label iPhone ab01",
        "cy: add --label iPhone ab01",
      ])
    #expect(
      Set(bench.wire.log.map(\.account)) == [
        Accounts.ada.id, Accounts.cy.id, Accounts.adaOnForge.id,
      ])
    #expect(bench.row(Accounts.ada)?.owner == "ada")
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
  }

  @Test("An account signs in: it is registered, once the token is known")
  func signsIn() async {
    let bench = Bench()
    bench.signIn(Accounts.ada)
    await bench.registrar.accountSignedIn(Accounts.ada).value
    #expect(bench.wire.log.isEmpty)
    await bench.tokenArrived()
    bench.signIn(Accounts.cy)
    await bench.registrar.accountSignedIn(Accounts.cy).value
    #expect(bench.wire.texts == ["ada: add --label iPhone ab01", "cy: add --label iPhone ab01"])
    #expect(bench.registrar.deviceID(of: Accounts.cy.id) == 1)
  }

  @Test(
    "A launch: with permission granted the token is asked for, and its arrival registers",
    arguments: PushToggle.Permission.allCases)
  func launch(permission: PushToggle.Permission) async {
    let bench = Bench(Accounts.ada)
    bench.registrar.launched(permission: permission)
    #expect(bench.tokenRequests == (permission == .granted ? 1 : 0))
    #expect(bench.wire.log.isEmpty)
    await bench.tokenArrived()
    await bench.tokenArrived()
    #expect(bench.wire.log.count == 2)
    #expect(bench.wire.instance(of: Accounts.ada).rows.count == 1)
  }

  @Test("A failed registration is not retried, and the next event registers again")
  func failure() async {
    let bench = Bench(Accounts.ada, Accounts.cy)
    bench.wire.failures = [("add", .unreachable(code: -1004))]
    await bench.tokenArrived()
    #expect(bench.wire.log.count == 2)
    #expect(
      [Accounts.ada, Accounts.cy].compactMap { bench.registrar.deviceID(of: $0.id) } == [1])
    await bench.tokenArrived()
    #expect(bench.wire.log.count == 4)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
    #expect(bench.registrar.deviceID(of: Accounts.cy.id) == 1)
  }

  @Test("An instance that cannot push (HTTP 500) leaves nothing behind")
  func cannotPush() async {
    let bench = Bench(Accounts.ada, Accounts.cy)
    bench.wire.instance(of: Accounts.ada).canPush = false
    await bench.tokenArrived()
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
    #expect(bench.registrar.deviceID(of: Accounts.cy.id) == 1)
    await bench.session.remove(Accounts.ada)
    #expect(!bench.wire.texts.contains { $0.contains("remove") })
    #expect(bench.session.accounts == [Accounts.cy])
  }

  @Test("An account without a stored token is passed over")
  func noClient() async throws {
    @MainActor final class Store: SessionStore {
      let accounts = [Accounts.ada]
      let activeAccountID: PushAccount.ID? = Accounts.ada.id
      var willRemoveAccount: (@MainActor (PushAccount) async -> Void)?
      func client(for account: PushAccount) -> (any CommandClient)? { nil }
    }
    let store = Store()
    let registrar = PushRegistrar(store: store, ids: InMemoryDeviceIDStore()) {}
    await registrar.deviceTokenArrived(Bench.token).value
    await #expect(throws: RegistrationFailure.notSignedIn) {
      try await registrar.registerDevice(for: Accounts.ada)
    }
    await #expect(throws: ClientFailure.unauthorized(message: nil)) {
      try await registrar.removeDevice(3, of: Accounts.ada)
    }
    await registrar.deregister(Accounts.ada)
  }

  @Test("A token or a label the server would refuse is not sent")
  func refused() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived(Data(repeating: 1, count: 257))
    await bench.tokenArrived(Data())
    #expect(bench.wire.log.isEmpty)
    await bench.tokenArrived(Data(repeating: 1, count: 256))
    #expect(bench.wire.log.count == 1)
  }

  // MARK: Signing out

  @Test("Sign-out removes the row by the id stored for that account, and no other")
  func signOut() async {
    let bench = Bench(Accounts.cy, Accounts.ada)
    // Ids of the two instances must differ for the test to tell them apart.
    bench.wire.instance(of: Accounts.ada).rows = [
      Row(id: 6, token: "ipad", owner: "ada", label: "")
    ]
    await bench.tokenArrived()
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 7)
    await bench.session.remove(Accounts.ada)
    #expect(bench.wire.texts.last == "ada: remove 7")
    #expect(bench.wire.log.filter { $0.verb == "remove" }.count == 1)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
    #expect(bench.registrar.deviceID(of: Accounts.cy.id) == 1)
    #expect(bench.wire.instance(of: Accounts.ada).rows.map(\.token) == ["ipad"])
    #expect(bench.row(Accounts.cy)?.owner == "cy")
  }

  @Test("Nothing of the account is discarded before the row is removed")
  func order() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.wire.isStepped = true
    let removal = Task { await bench.session.remove(Accounts.ada) }
    await bench.settle()
    #expect(bench.wire.open.map(\.text) == ["ada: remove 1"])
    #expect(bench.session.accounts == [Accounts.ada])
    #expect(bench.session.client(for: Accounts.ada) != nil)
    bench.wire.deliver(bench.wire.open[0])
    await removal.value
    #expect(bench.session.accounts.isEmpty)
    #expect(bench.row(Accounts.ada) == nil)
  }

  @Test(
    "A failed deregistration still lets the account go",
    arguments: [
      ClientFailure.unreachable(code: -1004), .timedOut, .unauthorized(message: nil),
      .notJSON(status: 502), .tooManyRequests(retryAfter: .seconds(9), message: nil),
    ])
  func failedSignOut(failure: ClientFailure) async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.wire.failures = [("remove", failure)]
    await bench.session.remove(Accounts.ada)
    #expect(bench.session.accounts.isEmpty)
    #expect(bench.wire.texts.last == "ada: remove 1")
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
  }

  @Test("An id from an earlier launch is used, though the token is not known yet")
  func storedID() async {
    let bench = Bench(Accounts.ada)
    bench.wire.instance(of: Accounts.ada).rows = [
      Row(id: 4, token: "ab01", owner: "ada", label: "")
    ]
    bench.ids.setDeviceID(4, of: Accounts.ada.id)
    await bench.session.remove(Accounts.ada)
    #expect(bench.wire.texts == ["ada: remove 4"])
    #expect(bench.row(Accounts.ada) == nil)
  }

  @Test("Without an id (v1.32.0) nothing is removed, and the account goes")
  func oldServer() async {
    let bench = Bench(Accounts.ada)
    bench.wire.instance(of: Accounts.ada).sendsID = false
    await bench.tokenArrived()
    #expect(bench.row(Accounts.ada)?.owner == "ada")
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
    await bench.session.remove(Accounts.ada)
    #expect(bench.wire.log.count == 1)
    #expect(bench.session.accounts.isEmpty)
  }

  @Test("An answer without an id does not lose the one that is known")
  func keepsID() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.wire.instance(of: Accounts.ada).sendsID = false
    await bench.tokenArrived()
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
  }

  // MARK: One row for a token

  @Test(
    "Two accounts of one instance: each registers once, and the active one ends up with the row")
  func activeHolds() async {
    for active in [Accounts.ada, Accounts.bob] {
      let bench = Bench(Accounts.ada, Accounts.bob)
      bench.session.activate(active.id)
      await bench.tokenArrived()
      let other = active == Accounts.ada ? Accounts.bob : Accounts.ada
      #expect(
        bench.wire.texts == [
          "\(other.username): add --label iPhone ab01",
          "\(active.username): add --label iPhone ab01",
        ])
      #expect(bench.row(active)?.owner == active.username)
      #expect(bench.registrar.deviceID(of: active.id) == 1)
      #expect(bench.registrar.deviceID(of: other.id) == nil)
    }
  }

  @Test("A row that changed hands is not deregistered")
  func changedHands() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.signIn(Accounts.bob)
    await bench.registrar.accountSignedIn(Accounts.bob).value
    #expect(bench.row(Accounts.bob)?.owner == "bob")
    await bench.session.remove(Accounts.ada)
    #expect(!bench.wire.texts.contains { $0.contains("remove") })
    #expect(bench.row(Accounts.bob)?.owner == "bob")
    #expect(bench.registrar.deviceID(of: Accounts.bob.id) == 1)
  }

  @Test("A row that changed hands since the last launch is known by its id")
  func changedHandsByID() async {
    let bench = Bench(Accounts.ada, Accounts.bob)
    bench.wire.instance(of: Accounts.ada).rows = [
      Row(id: 5, token: "ab01", owner: "ada", label: "")
    ]
    bench.ids.setDeviceID(5, of: Accounts.ada.id)
    bench.wire.failures = [("add", .timedOut)]
    await bench.tokenArrived()
    #expect(bench.registrar.deviceID(of: Accounts.bob.id) == 5)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
  }

  @Test("An account that signs in without becoming active gives the row back to the active one")
  func signsInInactive() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.signIn(Accounts.bob)
    bench.session.activate(Accounts.ada.id)
    await bench.registrar.accountSignedIn(Accounts.bob).value
    #expect(bench.row(Accounts.ada)?.owner == "ada")
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
    #expect(bench.registrar.deviceID(of: Accounts.bob.id) == nil)
  }

  @Test("Switching accounts moves the row, and only where another account holds it")
  func activated() async {
    let bench = Bench(Accounts.cy, Accounts.bob, Accounts.ada)
    await bench.registrar.accountActivated(Accounts.ada).value
    #expect(bench.wire.log.isEmpty)
    await bench.tokenArrived()
    #expect(bench.wire.log.count == 3)
    bench.session.activate(Accounts.cy.id)
    await bench.registrar.accountActivated(Accounts.cy).value
    #expect(bench.wire.log.count == 3)
    bench.session.activate(Accounts.bob.id)
    await bench.registrar.accountActivated(Accounts.bob).value
    #expect(bench.wire.texts.suffix(1) == ["bob: add --label iPhone ab01"])
    #expect(bench.row(Accounts.bob)?.owner == "bob")
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
  }

  @Test("Switching to an account whose registration failed, or whose row was removed, is no retry")
  func activatedWithoutHolder() async throws {
    let bench = Bench(Accounts.ada, Accounts.cy)
    bench.wire.instance(of: Accounts.ada).canPush = false
    await bench.tokenArrived()
    try await bench.registrar.removeDevice(1, of: Accounts.cy)
    let before = bench.wire.log.count
    for account in [Accounts.ada, Accounts.cy] {
      bench.session.activate(account.id)
      await bench.registrar.accountActivated(account).value
    }
    #expect(bench.wire.log.count == before)
    // The next launch registers again.
    bench.wire.instance(of: Accounts.ada).canPush = true
    await bench.tokenArrived()
    #expect(bench.row(Accounts.ada)?.owner == "ada" && bench.row(Accounts.cy)?.owner == "cy")
  }

  @Test("When the holder signs out, another account of the instance takes its place")
  func successor() async {
    let bench = Bench(Accounts.bob, Accounts.cy, Accounts.ada)
    await bench.tokenArrived()
    await bench.session.remove(Accounts.ada)
    await bench.drain()
    #expect(
      bench.wire.texts.suffix(2) == ["ada: remove 1", "bob: add --label iPhone ab01"])
    #expect(bench.row(Accounts.bob)?.owner == "bob")
    #expect(bench.registrar.deviceID(of: Accounts.bob.id) == 1)
  }

  @Test("An id given to another device is not removed for an account that lost its row")
  func reusedID() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.signIn(Accounts.bob)
    await bench.registrar.accountSignedIn(Accounts.bob).value
    await bench.session.remove(Accounts.bob)
    await bench.drain()
    // Ada was registered again in bob's place; now her tablet gets a row of its own.
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
    bench.wire.instance(of: Accounts.ada).rows.append(
      Row(id: 2, token: "ipad", owner: "ada", label: ""))
    await bench.session.remove(Accounts.ada)
    #expect(bench.wire.instance(of: Accounts.ada).rows.map(\.token) == ["ipad"])
  }

  @Test("Without ids (v1.32.0) the row changes hands all the same")
  func activatedOnOldServer() async {
    let bench = Bench(Accounts.bob, Accounts.ada)
    bench.wire.instance(of: Accounts.ada).sendsID = false
    await bench.tokenArrived()
    #expect(bench.row(Accounts.ada)?.owner == "ada")
    bench.session.activate(Accounts.bob.id)
    await bench.registrar.accountActivated(Accounts.bob).value
    #expect(bench.row(Accounts.bob)?.owner == "bob")
  }

  // MARK: Tokens

  @Test("A rotated token is registered anew; its row is the one that is removed")
  func rotated() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    await bench.tokenArrived(Bench.rotated)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 2)
    await bench.session.remove(Accounts.ada)
    #expect(bench.wire.log.filter { $0.verb == "remove" }.map(\.text) == ["ada: remove 2"])
  }

  @Test("A token that rotates while the old one is on the wire is registered after it")
  func rotatedInFlight() async {
    let bench = Bench(Accounts.ada)
    bench.wire.isStepped = true
    bench.registrar.deviceTokenArrived(Bench.token)
    await bench.settle()
    bench.registrar.deviceTokenArrived(Bench.rotated)
    await bench.settle()
    #expect(bench.wire.texts == ["ada: add --label iPhone ab01"])
    await bench.drain()
    #expect(
      bench.wire.texts == ["ada: add --label iPhone ab01", "ada: add --label iPhone cd02"])
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 2)
  }

  @Test("A token is lower-case hexadecimal, at any length, and shows nowhere")
  func hexadecimal() {
    #expect(DeviceToken(Data()).hexadecimal == "")
    #expect(DeviceToken(Data([0, 15, 16, 171, 255])).hexadecimal == "000f10abff")
    let all = DeviceToken(Data(0...255))
    #expect(all.hexadecimal.count == 512)
    #expect(all.hexadecimal.hasPrefix("000102") && all.hexadecimal.hasSuffix("fdfeff"))
    // A slice starts at another index.
    #expect(DeviceToken(Data([1, 2, 3]).dropFirst()).hexadecimal == "0203")
    #expect("\(all)" == "(hidden)")
    var dumped = ""
    dump(all, to: &dumped)
    #expect(!dumped.contains("0001"))
  }

  // MARK: At once

  @Test("The same event twice, and two events at once, register once")
  func twice() async {
    let bench = Bench(Accounts.ada)
    bench.wire.isStepped = true
    bench.registrar.deviceTokenArrived(Bench.token)
    bench.registrar.deviceTokenArrived(Bench.token)
    bench.registrar.accountSignedIn(Accounts.ada)
    await bench.settle()
    bench.registrar.deviceTokenArrived(Bench.token)
    bench.registrar.accountSignedIn(Accounts.ada)
    await bench.drain()
    #expect(bench.wire.texts == ["ada: add --label iPhone ab01"])
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
  }

  @Test("Instances do not wait for each other; accounts of one do")
  func parallel() async {
    let bench = Bench(Accounts.ada, Accounts.bob, Accounts.cy)
    bench.wire.isStepped = true
    bench.registrar.deviceTokenArrived(Bench.token)
    await bench.settle()
    #expect(Set(bench.wire.open.map(\.account)) == [Accounts.ada.id, Accounts.cy.id])
    await bench.drain()
    #expect(bench.wire.log.count == 3)
  }

  @Test(
    "An account removed while its registration is on the wire: the row goes, by the id that came")
  func removedInFlight() async {
    let bench = Bench(Accounts.ada)
    bench.wire.isStepped = true
    bench.registrar.deviceTokenArrived(Bench.token)
    await bench.settle()
    let removal = Task { await bench.session.remove(Accounts.ada) }
    await bench.settle()
    #expect(bench.wire.open.map(\.text) == ["ada: add --label iPhone ab01"])
    await bench.drain()
    await removal.value
    #expect(bench.wire.texts.last == "ada: remove 1")
    #expect(bench.row(Accounts.ada) == nil)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
  }

  @Test("An account removed before its registration has its turn is not registered")
  func removedBeforeTurn() async {
    let bench = Bench(Accounts.ada, Accounts.bob)
    bench.wire.isStepped = true
    bench.registrar.deviceTokenArrived(Bench.token)
    await bench.settle()
    let removal = Task { await bench.session.remove(Accounts.bob) }
    await bench.settle()
    // The event does not register it either while it leaves.
    bench.registrar.deviceTokenArrived(Bench.token)
    await bench.drain()
    await removal.value
    #expect(!bench.wire.texts.contains { $0.hasPrefix("bob") })
    #expect(bench.row(Accounts.ada)?.owner == "ada")
  }

  @Test("An account that signs in again while it leaves is registered with its new client")
  func signsInAgain() async {
    let bench = Bench(Accounts.ada)
    await bench.tokenArrived()
    bench.wire.isStepped = true
    let removal = Task { await bench.session.remove(Accounts.ada) }
    await bench.settle()
    bench.signIn(Accounts.ada)
    bench.registrar.accountSignedIn(Accounts.ada)
    await bench.drain()
    await removal.value
    #expect(bench.session.accounts == [Accounts.ada])
    #expect(bench.row(Accounts.ada)?.owner == "ada")
    #expect(bench.wire.log.map(\.verb) == ["add", "remove", "add"])
    #expect(bench.wire.log.map(\.credential) == [1, 1, 2])
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
  }

  @Test("An account that signs in again before its removal has its turn lends it nothing")
  func removalKeepsItsClient() async {
    let bench = Bench(Accounts.ada)
    bench.wire.isStepped = true
    bench.registrar.deviceTokenArrived(Bench.token)
    await bench.settle()
    let removal = Task { await bench.session.remove(Accounts.ada) }
    await bench.settle()
    bench.signIn(Accounts.ada)
    bench.registrar.accountSignedIn(Accounts.ada)
    await bench.drain()
    await removal.value
    #expect(bench.wire.log.map(\.verb) == ["add", "remove", "add"])
    #expect(bench.wire.log.map(\.credential) == [1, 1, 2])
  }

  // MARK: What the screen asks for

  @Test("The screen learns why a registration failed")
  func screen() async throws {
    let bench = Bench(Accounts.ada)
    bench.wire.instance(of: Accounts.ada).canPush = false
    await bench.tokenArrived()
    let failure = await #expect(throws: RegistrationFailure.self) {
      try await bench.registrar.registerDevice(for: Accounts.ada)
    }
    #expect(failure?.description.hasPrefix("this instance does not send push") == true)
    bench.wire.instance(of: Accounts.ada).canPush = true
    try await bench.registrar.registerDevice(for: Accounts.ada)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 1)
  }

  @Test("The screen's registration asks for the token and joins the one its arrival sets off")
  func screenWithoutToken() async throws {
    let bench = Bench(Accounts.ada)
    let registration = Task { try await bench.registrar.registerDevice(for: Accounts.ada) }
    while bench.tokenRequests == 0 { await Task.yield() }
    await bench.tokenArrived()
    try await registration.value
    #expect(bench.wire.texts == ["ada: add --label iPhone ab01"])
  }

  @Test("The screen's registration ends when iOS gives no token, or nobody waits any more")
  func noToken() async {
    let bench = Bench(Accounts.ada)
    let failing = Task { try await bench.registrar.registerDevice(for: Accounts.ada) }
    let leaving = Task { try await bench.registrar.registerDevice(for: Accounts.ada) }
    while bench.tokenRequests < 2 { await Task.yield() }
    leaving.cancel()
    await #expect(throws: RegistrationFailure.client(.cancelled)) { try await leaving.value }
    bench.registrar.deviceTokenFailed()
    await #expect(throws: RegistrationFailure.noDeviceToken) { try await failing.value }
    await bench.tokenArrived()
    #expect(bench.wire.log.count == 1)
  }

  @Test("The screen's registration ends when iOS says nothing, as without a connection")
  func silence() async {
    let bench = Bench(Accounts.ada)
    let registrar = PushRegistrar(
      store: bench.session, ids: bench.ids, tokenDeadline: .milliseconds(1)
    ) {}
    await #expect(throws: RegistrationFailure.noDeviceToken) {
      try await registrar.registerDevice(for: Accounts.ada)
    }
    // The token may still come, and registers then.
    await registrar.deviceTokenArrived(Bench.token).value
    #expect(bench.row(Accounts.ada)?.owner == "ada")
  }
}
