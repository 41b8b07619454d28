import Foundation
import GitbayContract
import GitbayPush
import Testing

/// The parts together, as an app wires them, against the stand-in gitbay over HTTP: ada and bob on one
/// instance, cy on another, ada active.
@Suite("From launch to sign-out, over real HTTP", .needsStandIn)
@MainActor
struct EndToEndTests {
  typealias Row = StandIn.Row

  /// An install of the app.
  @MainActor
  struct Install {
    let session = InMemorySessionStore()
    let ids = InMemoryDeviceIDStore()
    let registrar: PushRegistrar
    let ada: PushAccount
    let bob: PushAccount
    let cy: PushAccount

    init(_ first: StandIn, _ second: StandIn) throws {
      ada = Accounts.account("ada", on: first.address)
      bob = Accounts.account("bob", on: first.address)
      cy = Accounts.account("cy", on: second.address)
      registrar = PushRegistrar(store: session, ids: ids, label: "iPhone") {}
      session.willRemoveAccount = registrar.deregister
      for (account, standIn) in [(cy, second), (bob, first), (ada, first)] {
        session.signIn(
          account,
          client: try GitbayClient(
            instance: standIn.address, token: StandInProcess.tokens[account.username] ?? ""))
      }
    }

    func launch() async { await registrar.deviceTokenArrived(EndToEndTests.token).value }
  }

  nonisolated static let token = Data((0..<32).map { UInt8($0 * 7 + 3) })
  let hex = DeviceToken(Self.token).hexadecimal
  let first: StandIn
  let second: StandIn
  let install: Install

  init() async throws {
    let process = try await StandInProcess.shared.value
    (first, second) = (process.instance(), process.instance())
    install = try Install(first, second)
  }

  @Test("Launch: a row on each instance, held by the active account where there are two")
  func launch() async throws {
    await install.launch()
    #expect(try await first.rows() == [Row(id: 1, token: hex, owner: "ada")])
    #expect(try await second.rows() == [Row(id: 1, token: hex, owner: "cy")])
    #expect(install.registrar.deviceID(of: install.ada.id) == 1)
    #expect(install.registrar.deviceID(of: install.bob.id) == nil)
    #expect(install.registrar.deviceID(of: install.cy.id) == 1)
    let users = try await first.requests().map(\.authorization)
    #expect(users == ["bob", "ada"].map { StandInProcess.tokens[$0].map { "Bearer \($0)" } })
    // The next launch changes nothing.
    await install.launch()
    #expect(try await first.rows() == [Row(id: 1, token: hex, owner: "ada")])
    #expect(try await second.rows() == [Row(id: 1, token: hex, owner: "cy")])
  }

  @Test("A payload leads to the right account and route")
  func payload() throws {
    let accounts = install.session.accounts
    for (account, path) in [
      (install.ada, "cmc/app/issues/12"), (install.bob, "cmc/app/mrs/3"),
      (install.cy, "cmc/app/builds/341"),
    ] {
      // As APNs delivers it: the instance in its own spelling.
      let payload = try PushPayload(userInfo: [
        "aps": ["alert": ["title": "cmc/app", "body": "alice did it"], "badge": 2],
        "instance": account.instance.text + "/", "user": account.username, "path": path,
      ])
      #expect(
        PushTarget(payload, among: accounts)
          == PushTarget(accountID: account.id, route: Route(path: path)))
    }
  }

  @Test("Sign-out removes only that row, before the token is gone")
  func signOut() async throws {
    await install.launch()
    // Another device of ada's, whose row must stay.
    let ada = try #require(install.session.client(for: install.ada))
    _ = try await ada.run(NotificationsDeviceAdd(token: "1234567890", label: "iPad"))
    let session = install.session
    var rowsWhileSignedIn: [Row] = []
    session.willRemoveAccount = { [install, first] account in
      await install.registrar.deregister(account)
      #expect(session.accounts.contains(account))
      #expect(session.client(for: account) != nil)
      rowsWhileSignedIn = (try? await first.rows()) ?? []
    }
    await session.remove(install.ada)
    #expect(session.client(for: install.ada) == nil)
    #expect(!rowsWhileSignedIn.contains { $0.id == 1 && $0.owner == "ada" })
    let removals = try await first.requests().filter { $0.body.contains("remove") }
    #expect(removals.map(\.authorization) == ["Bearer " + (StandInProcess.tokens["ada"] ?? "")])
    #expect(
      try JSONDecoder().decode(CommandRequest.self, from: Data(removals[0].body.utf8)).argv
        == ["notifications", "device", "remove", "1"])
    // Bob takes the place on the instance; the iPad and the other instance are as before.
    await install.registrar.accountSignedIn(install.bob).value
    let rows = try await first.rows()
    #expect(rows.contains { $0.token == "1234567890" && $0.owner == "ada" })
    #expect(rows.contains { $0.token == hex && $0.owner == "bob" })
    #expect(rows.count == 2)
    #expect(try await second.rows() == [Row(id: 1, token: hex, owner: "cy")])
  }

  @Test("Signing out an account whose row changed hands removes nothing")
  func changedHands() async throws {
    await install.launch()
    await install.session.remove(install.bob)
    #expect(try await first.rows() == [Row(id: 1, token: hex, owner: "ada")])
    #expect(!(try await first.requests().contains { $0.body.contains("remove") }))
  }

  @Test("With the server down, sign-out still succeeds")
  func serverDown() async throws {
    let process = try await StandInProcess()
    let install = try Install(process.instance(), second)
    await install.launch()
    #expect(install.registrar.deviceID(of: install.ada.id) == 1)
    await process.stop()
    await install.session.remove(install.ada)
    await install.session.remove(install.bob)
    #expect(install.session.accounts == [install.cy])
    #expect(install.session.client(for: install.ada) == nil)
    #expect(try await second.rows() == [Row(id: 1, token: hex, owner: "cy")])
  }

  @Test("Signing out on one instance leaves the other alone")
  func otherInstance() async throws {
    await install.launch()
    await install.session.remove(install.cy)
    #expect(try await second.rows().isEmpty)
    #expect(try await first.rows() == [Row(id: 1, token: hex, owner: "ada")])
  }
}
