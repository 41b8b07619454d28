import Foundation
import GitbayContract
import GitbayContractTesting
import GitbayPush
import Testing

@Suite("The registrar of an app, over a transport that answers from fixtures")
@MainActor
struct RegistrarTests {
  private let account = PushAccount(
    instance: "https://gitbay.example", username: "ada")
  private let session = InMemorySessionStore()
  private let ids = InMemoryDeviceIDStore()

  private func registrar(_ transport: StubTransport) throws -> PushRegistrar {
    let account = try #require(account)
    let client = try GitbayClient(
      instance: account.instance.text, token: "gb_7f3a91c2e5d84b60", transport: transport)
    let registrar = PushRegistrar(store: session, ids: ids, label: "iPhone") {}
    session.willRemoveAccount = { await registrar.deregister($0) }
    session.signIn(account, client: client)
    return registrar
  }

  @Test("Registers, keeps the id, and signs out with that id and no other")
  func registers() async throws {
    let transport = StubTransport([
      .answer(Fixture.deviceAddOK), .answer(Fixture.deviceRemoveOK),
    ])
    let account = try #require(account)
    let registrar = try registrar(transport)
    await registrar.deviceTokenArrived(Data([0xAB, 0x01])).value
    let id = try #require(try Fixture.deviceAddOK.result().id)
    #expect(ids.deviceID(of: account.id) == id)
    await session.remove(account)
    #expect(session.accounts.isEmpty)
    #expect(
      await transport.requests.map(\.argv) == [
        ["notifications", "device", "add", "--label", "iPhone"],
        ["notifications", "device", "remove", "\(id)"],
      ])
    #expect(await transport.requests.first?.stdin == "ab01")
    #expect(await transport.unanswered.isEmpty)
  }

  @Test(
    "Where the instance cannot push, refuses or is away, no id is kept",
    arguments: [
      .answer(Fixture.deviceAddPushDisabled), .unauthorized(),
      .tooManyRequests(retryAfter: 30), .failure(.timedOut),
      .answer(Fixture.BeforePush.deviceAddUnknownCommand),
    ] as [StubAnswer])
  func fails(answer: StubAnswer) async throws {
    let transport = StubTransport([answer])
    let account = try #require(account)
    try await registrar(transport).deviceTokenArrived(Data([0xAB, 0x01])).value
    #expect(await transport.requests.count == 1)
    #expect(await transport.unanswered.isEmpty)
    #expect(ids.deviceID(of: account.id) == nil)
  }
}
