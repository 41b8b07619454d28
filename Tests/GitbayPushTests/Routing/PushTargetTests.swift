import GitbayContractTesting
import GitbayPush
import Testing

@Suite("What a payload leads to")
struct PushTargetTests {
  static let cmc = Accounts.account("cmc", on: "https://gitbay.org")
  static let issue = Route.issue(IssueRoute(owner: "cmc", repo: "app", number: 12))

  private func target(
    _ fixture: PayloadFixture<PushPayload>, among accounts: [PushAccount]
  ) throws -> PushTarget? {
    PushTarget(try fixture.payload(), among: accounts)
  }

  @Test("A signed-in account's payload: that account and the route")
  func signedIn() throws {
    let target = try target(Fixture.pushIssueOpened, among: [Accounts.bob, Self.cmc, Accounts.cy])
    #expect(target == PushTarget(accountID: Self.cmc.id, route: Self.issue))
  }

  @Test("A signed-out account's payload: nothing")
  func signedOut() throws {
    let namesake = Accounts.account("cmc", on: Accounts.forge)
    #expect(try target(Fixture.pushIssueOpened, among: [Accounts.bob, namesake]) == nil)
    #expect(try target(Fixture.pushIssueOpened, among: []) == nil)
  }

  @Test("A payload of v1.32.0, which names no account: nothing")
  func oldServer() throws {
    #expect(try target(Fixture.V1_32_0.pushIssueOpened, among: [Self.cmc]) == nil)
    #expect(
      try target(Fixture.V1_32_0_66304b6.pushIssueOpened, among: [Self.cmc])?.route == Self.issue)
  }

  @Test(
    "A repository's root or an unknown kind: the account, and no route",
    arguments: [
      Fixture.pushPathRepoRoot, Fixture.pushPathUnknownKind, Fixture.pushPathEmpty,
    ])
  func noRoute(fixture: PayloadFixture<PushPayload>) throws {
    #expect(
      try target(fixture, among: [Self.cmc]) == PushTarget(accountID: Self.cmc.id, route: nil))
  }

  @Test(
    "An instance as the server spells it, as a person does, and another one",
    arguments: [
      (
        Fixture.pushInstanceTrailingSlash, "HTTPS://code.example.org:443", "http://code.example.org"
      ),
      (Fixture.pushInstancePort, "https://Code.example.org:8443/", "https://code.example.org"),
      (Fixture.pushInstanceHttp, "http://192.168.1.10:3000/", "https://192.168.1.10:3000"),
      (Fixture.pushInstanceSubpath, "https://EXAMPLE.org/git/", "https://example.org/Git"),
      (
        Fixture.pushInstanceAmpersand, "https://CODE.example.org/?a=1&b=<2>",
        "https://code.example.org/?a=1&b=2"
      ),
    ])
  func spellings(fixture: PayloadFixture<PushPayload>, same: String, other: String) throws {
    let accounts = [Accounts.account("cmc", on: other), Accounts.account("cmc", on: same)]
    #expect(try target(fixture, among: accounts)?.accountID == accounts[1].id)
    #expect(try target(fixture, among: [accounts[0]]) == nil)
  }

  @Test("An instance that is no address: nothing")
  func emptyInstance() throws {
    #expect(try target(Fixture.pushInstanceEmpty, among: [Self.cmc]) == nil)
  }

  @Test("Two accounts of one name on two instances never mix")
  func namesakes() {
    for (account, other) in [
      (Accounts.ada, Accounts.adaOnForge), (Accounts.adaOnForge, Accounts.ada),
    ] {
      let payload = PushPayload(
        instance: account.instance.text + "/", user: "ada", path: "cmc/app/issues/12")
      #expect(
        PushTarget(payload, among: [other, account])
          == PushTarget(accountID: account.id, route: Self.issue))
      #expect(PushTarget(payload, among: [other]) == nil)
    }
  }

  @Test("A payload with one half of an account names none")
  func halves() {
    let accounts = [Accounts.ada]
    let half = PushPayload(instance: Accounts.gitbay, path: "cmc/app/issues/12")
    let otherHalf = PushPayload(user: "ada", path: "cmc/app/issues/12")
    #expect(PushTarget(half, among: accounts) == nil)
    #expect(PushTarget(otherHalf, among: accounts) == nil)
  }
}
