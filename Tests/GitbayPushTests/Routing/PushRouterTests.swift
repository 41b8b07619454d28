import GitbayContract
import GitbayPush
import Observation
import Testing

@Suite("Following a tap")
@MainActor
struct PushRouterTests {
  private func payload(_ account: PushAccount, _ path: String) -> PushPayload {
    PushPayload(instance: account.instance.text, user: account.username, path: path)
  }

  private func target(_ account: PushAccount, _ path: String) -> PushTarget {
    PushTarget(accountID: account.id, route: Route(path: path))
  }

  @Test("The same account: the route is shown now")
  func sameAccount() {
    let app = SimulatedApp(Accounts.ada, Accounts.cy)
    app.tap(payload(Accounts.ada, "a/b/issues/1"))
    #expect(app.shown == [target(Accounts.ada, "a/b/issues/1")])
    #expect(app.router.pending == nil && app.activations.isEmpty)
    app.router.drain(into: app)
    #expect(app.shown.count == 1)
  }

  @Test(
    "Another account: activated silently, and drained when its tree is back",
    arguments: [true, false])
  func otherAccount(newFirst: Bool) {
    let app = SimulatedApp(Accounts.ada, Accounts.cy)
    app.tap(payload(Accounts.cy, "a/b/mrs/2"))
    #expect(app.activations == [Accounts.cy.id])
    #expect(app.shown.isEmpty && app.router.pending == target(Accounts.cy, "a/b/mrs/2"))
    app.rebuild(newFirst: newFirst)
    #expect(app.shown == [target(Accounts.cy, "a/b/mrs/2")])
    #expect(app.router.pending == nil && app.activations.count == 1 && app.lost.isEmpty)
    // And the next tap is followed in that tree at once.
    app.tap(payload(Accounts.cy, "a/b/builds/3"))
    #expect(app.shown.last == target(Accounts.cy, "a/b/builds/3"))
  }

  @Test("No account: opened without navigating")
  func noAccount() {
    let app = SimulatedApp(Accounts.ada)
    for one in [payload(Accounts.cy, "a/b/issues/1"), PushPayload(path: "a/b/issues/1")] {
      app.tap(one)
      #expect(app.router.pending == nil && app.shown.isEmpty && app.activations.isEmpty)
    }
  }

  @Test(
    "An account without a route: activated, and nothing shown",
    arguments: ["a/b", "a/b/releases/1", ""])
  func noRoute(path: String) {
    let app = SimulatedApp(Accounts.ada, Accounts.cy)
    app.tap(payload(Accounts.cy, path))
    app.rebuild()
    #expect(app.activeAccountID == Accounts.cy.id)
    #expect(app.router.pending == nil && app.shown.isEmpty)
  }

  @Test(
    "A tap before the accounts are loaded waits for them", arguments: [Accounts.ada, Accounts.cy])
  func beforeAccounts(account: PushAccount) {
    let app = SimulatedApp()
    app.tap(payload(account, "a/b/issues/1"))
    #expect(app.router.pending == nil)
    app.load([Accounts.ada, Accounts.cy])
    app.rebuild()
    app.rebuild()
    #expect(app.shown == [target(account, "a/b/issues/1")])
    #expect(app.router.pending == nil)
  }

  @Test(
    "A tap before the accounts are loaded, of an account that turns out signed out",
    arguments: [[Accounts.ada], []])
  func beforeAccountsSignedOut(accounts: [PushAccount]) {
    let app = SimulatedApp()
    app.tap(payload(Accounts.bob, "a/b/issues/1"))
    app.load(accounts)
    // As `onChange(of: session.isLoaded)` does; without an account no tree appears.
    app.router.drain(into: app)
    app.rebuild()
    #expect(app.router.pending == nil && app.shown.isEmpty)
    // It is not followed when that account signs in later.
    app.load(accounts + [Accounts.bob])
    app.rebuild()
    app.router.drain(into: app)
    #expect(app.shown.isEmpty && app.activations.isEmpty)
  }

  @Test("A tap before the accounts are loaded, then one after")
  func beforeAndAfter() {
    let app = SimulatedApp()
    app.tap(payload(Accounts.ada, "a/b/issues/1"))
    app.load([Accounts.ada])
    app.tap(payload(Accounts.ada, "a/b/issues/2"))
    app.rebuild()
    #expect(app.shown == [target(Accounts.ada, "a/b/issues/2")])
  }

  @Test("Two taps in a row: both are followed if there is time, else the last one")
  func twoTaps() {
    let app = SimulatedApp(Accounts.ada, Accounts.cy)
    app.tap(payload(Accounts.ada, "a/b/issues/1"))
    app.tap(payload(Accounts.ada, "a/b/issues/2"))
    #expect(app.shown.map { $0.route?.path } == ["a/b/issues/1", "a/b/issues/2"])
    app.tap(payload(Accounts.cy, "a/b/issues/3"))
    app.tap(payload(Accounts.cy, "a/b/issues/4"))
    app.rebuild()
    #expect(app.shown.last == target(Accounts.cy, "a/b/issues/4"))
    #expect(app.shown.count == 3)
    app.tap(payload(Accounts.ada, "a/b/issues/5"))
    app.tap(PushPayload(path: "a/b/issues/6"))
    app.rebuild()
    #expect(app.shown.count == 3 && app.router.pending == nil)
  }

  @Test("A tap during an account switch: for the new account, the old one, and a third")
  func duringSwitch() {
    for (account, rebuilds) in [(Accounts.cy, 1), (Accounts.ada, 1), (Accounts.bob, 2)] {
      let app = SimulatedApp(Accounts.ada, Accounts.bob, Accounts.cy)
      // The user switches; the views of ada are still there.
      app.activate(Accounts.cy.id)
      app.tap(payload(account, "a/b/issues/1"))
      // Nothing is shown to the views that go.
      for _ in 0..<rebuilds { app.rebuild() }
      if account == Accounts.ada {
        // Back before the views had changed: they are the right ones.
        app.router.drain(into: app)
      }
      #expect(app.shown == [target(account, "a/b/issues/1")])
      #expect(app.lost.isEmpty && app.router.pending == nil)
    }
  }

  @Test("A target whose account signs out meanwhile is dropped")
  func signsOut() {
    let app = SimulatedApp(Accounts.ada, Accounts.cy)
    app.tap(payload(Accounts.cy, "a/b/issues/1"))
    app.signOut(Accounts.cy)
    app.rebuild()
    app.router.drain(into: app)
    #expect(app.router.pending == nil && app.shown.isEmpty)
  }

  @Test("What is pending can be observed")
  func observed() async {
    let app = SimulatedApp(Accounts.ada, Accounts.cy)
    await confirmation { changed in
      withObservationTracking {
        _ = app.router.pending
      } onChange: {
        changed()
      }
      app.router.tapped(payload(Accounts.cy, "a/b"), accounts: app.knownAccounts)
    }
  }

  @Test("Any course of taps, switches and sign-outs ends where the last tap leads")
  func random() {
    let accounts = [Accounts.ada, Accounts.bob, Accounts.cy, Accounts.adaOnForge]
    var followed = 0
    for seed in 0..<1_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let app = SimulatedApp()
      var last: PushTarget?
      for step in 0..<20 {
        let account = accounts[Int.random(in: 0..<4, using: &random)]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: if app.knownAccounts == nil { app.load(accounts.shuffled(using: &random)) }
        case 1: app.rebuild(newFirst: Bool.random(using: &random))
        case 2:
          if app.knownAccounts?.contains(account) == true, app.router.pending == nil {
            app.activate(account.id)
            last = nil
          }
        case 3:
          if let known = app.knownAccounts, known.count > 1 {
            app.signOut(account)
            if last?.accountID == account.id { last = nil }
          }
        case 4: app.router.drain(into: app)
        default:
          let path = "a/b/issues/\(seed * 100 + step + 1)"
          app.tap(payload(account, path))
          last = app.knownAccounts?.contains(account) ?? true ? target(account, path) : nil
        }
      }
      if app.knownAccounts == nil { app.load(accounts) }
      for _ in 0..<3 {
        app.rebuild(newFirst: Bool.random(using: &random))
        app.router.drain(into: app)
      }
      #expect(app.router.pending == nil, "seed \(seed)")
      #expect(app.lost.isEmpty, "seed \(seed)")
      #expect(Set(app.shown).count == app.shown.count, "seed \(seed)")
      if let last {
        followed += 1
        #expect(app.shown.last == last, "seed \(seed)")
        #expect(app.activeAccountID == last.accountID, "seed \(seed)")
      }
    }
    #expect(followed > 300)
  }
}
