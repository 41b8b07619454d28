import GitbayContract

/// What the router needs of the app to follow a tap: who is signed in, and the two ways to move.
@MainActor
public protocol PushNavigator: AnyObject {
  /// The accounts that are signed in; nil while they are not loaded.
  var knownAccounts: [PushAccount]? { get }

  /// The account the app shows, or is about to show once its views are there.
  var activeAccountID: PushAccount.ID? { get }

  /// Makes an account the active one. Its views are rebuilt, and say so by `PushRouter.treeAppeared`.
  func activate(_ id: PushAccount.ID)

  /// Shows what a route names: selects the dashboard and appends the route to its path.
  func show(_ route: Route)
}
