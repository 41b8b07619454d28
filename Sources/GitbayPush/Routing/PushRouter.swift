import GitbayContract
import Observation

/// Carries a tapped notification's destination across the account switch it may require.
///
/// It must live above the views that are rebuilt with the account, beside the session store. The app
/// hands it a tap by `tapped`, and drains it when a tree of views appears and when `pending` changes;
/// all cases are the same drain:
///
/// - **The target's account is shown**: its route, if it has one, is shown now.
/// - **Another account is**: the target's account is activated. Its rebuilt tree appears and drains.
/// - **No such account**: nothing is pending, and the app opens without navigating.
///
/// A tap that comes before the accounts are loaded waits for them. Of two taps in a row the last one
/// counts, also if it leads nowhere: it is where the user is now. A tap during an account switch waits
/// for the tree to be back and is then followed like any other, from there.
@MainActor @Observable
public final class PushRouter {
  /// Where the last tap leads; nil when it has been followed, or leads nowhere.
  public private(set) var pending: PushTarget?

  /// The last tap, while the accounts it is resolved against are not loaded.
  private var unresolved: PushPayload?
  /// The account whose views are there; nil while none are.
  private var shownAccountID: PushAccount.ID?

  /// Creates a router with nothing pending.
  public init() {}

  /// A notification was tapped.
  ///
  /// - Parameters:
  ///   - payload: What the notification carries.
  ///   - accounts: The accounts that are signed in; nil while they are not loaded, and the tap waits
  ///     for the first drain that knows them.
  public func tapped(_ payload: PushPayload, accounts: [PushAccount]?) {
    unresolved = accounts == nil ? payload : nil
    pending = accounts.flatMap { PushTarget(payload, among: $0) }
  }

  /// The views of an account are there; what is pending is followed.
  public func treeAppeared(for account: PushAccount.ID, in navigator: some PushNavigator) {
    shownAccountID = account
    drain(into: navigator)
  }

  /// The views of an account are gone. Those of the next account may have appeared before.
  public func treeDisappeared(for account: PushAccount.ID) {
    if shownAccountID == account { shownAccountID = nil }
  }

  /// Follows what is pending as far as it can be followed now.
  public func drain(into navigator: some PushNavigator) {
    guard let accounts = navigator.knownAccounts else { return }
    if let payload = unresolved { tapped(payload, accounts: accounts) }
    guard let target = pending else { return }
    guard accounts.contains(where: { $0.id == target.accountID }) else {
      // It signed out between the tap and now.
      pending = nil
      return
    }
    guard navigator.activeAccountID == target.accountID else {
      return navigator.activate(target.accountID)
    }
    // A tree that is about to be rebuilt would take the route down with it.
    guard shownAccountID == target.accountID else { return }
    pending = nil
    if let route = target.route { navigator.show(route) }
  }
}
