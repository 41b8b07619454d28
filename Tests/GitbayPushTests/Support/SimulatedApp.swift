import GitbayContract
import GitbayPush

/// An app whose views are rebuilt when the account changes, some time after it changed.
@MainActor
final class SimulatedApp: PushNavigator {
  let router = PushRouter()
  var knownAccounts: [PushAccount]?
  private(set) var activeAccountID: PushAccount.ID?
  /// The account whose views are there.
  private(set) var tree: PushAccount.ID?
  /// What was shown, and whose views showed it.
  private(set) var shown: [PushTarget] = []
  private(set) var activations: [PushAccount.ID] = []
  /// Routes that were shown to views about to be rebuilt, which drop them.
  private(set) var lost: [Route] = []

  /// - Parameter accounts: Who is signed in; the first is active, and its views are there.
  init(_ accounts: PushAccount...) {
    load(accounts)
    rebuild()
  }

  /// An app that has just been launched.
  init() {}

  func load(_ accounts: [PushAccount]) {
    knownAccounts = accounts
    activeAccountID = accounts.first?.id
  }

  func activate(_ id: PushAccount.ID) {
    activations.append(id)
    activeAccountID = id
  }

  func show(_ route: Route) {
    guard let tree, tree == activeAccountID else { return lost.append(route) }
    shown.append(PushTarget(accountID: tree, route: route))
  }

  func tap(_ payload: PushPayload) {
    router.tapped(payload, accounts: knownAccounts)
    // As `onChange(of: router.pending)` does.
    router.drain(into: self)
  }

  /// The views catch up with the active account. SwiftUI does not say which comes first.
  func rebuild(newFirst: Bool = true) {
    guard tree != activeAccountID else { return }
    let old = tree
    if !newFirst, let old { router.treeDisappeared(for: old) }
    tree = activeAccountID
    if let tree { router.treeAppeared(for: tree, in: self) }
    if newFirst, let old { router.treeDisappeared(for: old) }
  }

  func signOut(_ account: PushAccount) {
    knownAccounts?.removeAll { $0 == account }
    if activeAccountID == account.id { activeAccountID = knownAccounts?.first?.id }
  }
}
