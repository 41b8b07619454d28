import GitbayPush
import Testing

@Suite("The session store and its hook")
@MainActor
struct InMemorySessionStoreTests {
  let session = InMemorySessionStore()
  let wire = Wire()

  private func signIn(_ accounts: PushAccount...) {
    for account in accounts { session.signIn(account, client: wire.client(for: account)) }
  }

  private func credential(_ account: PushAccount) -> Int? {
    (session.client(for: account) as? WiredClient)?.credential
  }

  @Test("The hook runs to its end before anything is discarded")
  func order() async {
    signIn(Accounts.ada, Accounts.bob)
    var steps: [String] = []
    session.willRemoveAccount = { [session] account in
      for _ in 0..<5 {
        await Task.yield()
        #expect(session.accounts.contains(account))
        #expect(session.client(for: account) != nil)
        #expect(session.activeAccountID == account.id)
      }
      steps.append("hook")
    }
    await session.remove(Accounts.bob)
    steps.append("removed")
    #expect(steps == ["hook", "removed"])
    #expect(session.accounts == [Accounts.ada])
    #expect(session.client(for: Accounts.bob) == nil)
    #expect(session.activeAccountID == Accounts.ada.id)
  }

  @Test("Without a hook, and of an account that is not signed in")
  func plain() async {
    signIn(Accounts.ada)
    var asked: [PushAccount] = []
    await session.remove(Accounts.bob)
    #expect(session.accounts == [Accounts.ada])
    session.willRemoveAccount = { asked.append($0) }
    await session.remove(Accounts.bob)
    #expect(asked.isEmpty)
    session.willRemoveAccount = nil
    await session.remove(Accounts.ada)
    #expect(session.accounts.isEmpty && session.activeAccountID == nil)
  }

  @Test("An account that signs in again while it is being removed stays, with its new client")
  func signsInAgain() async {
    signIn(Accounts.ada)
    let old = credential(Accounts.ada)
    session.willRemoveAccount = { [session, wire] account in
      session.signIn(account, client: wire.client(for: account))
    }
    await session.remove(Accounts.ada)
    #expect(session.accounts == [Accounts.ada])
    #expect(credential(Accounts.ada) != nil && credential(Accounts.ada) != old)
  }

  @Test("Accounts, clients and the active one")
  func accounts() {
    signIn(Accounts.ada, Accounts.adaOnForge, Accounts.bob)
    #expect(session.accounts == [Accounts.ada, Accounts.adaOnForge, Accounts.bob])
    #expect(session.activeAccountID == Accounts.bob.id)
    session.activate(Accounts.ada.id)
    #expect(session.activeAccountID == Accounts.ada.id)
    session.activate(Accounts.cy.id)
    #expect(session.activeAccountID == Accounts.ada.id)
    #expect(Set([1, 2, 3]) == Set(session.accounts.compactMap(credential)))
  }
}
