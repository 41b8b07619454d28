/// What push needs of the app's session: who is signed in, a client for each of them, and to be asked
/// before one of them goes.
@MainActor
public protocol SessionStore: AnyObject {
  /// The accounts that are signed in.
  var accounts: [PushAccount] { get }

  /// The account the app shows; nil where none is.
  var activeAccountID: PushAccount.ID? { get }

  /// A client that acts for an account, active or not; nil for an account with no stored token.
  ///
  /// The client keeps working with the token it was made with, even after the account is gone.
  func client(for account: PushAccount) -> (any CommandClient)?

  /// Runs before an account is removed.
  ///
  /// The store must await it before it discards anything of the account: while it runs, the account is
  /// among `accounts` and `client(for:)` vends its client. Whatever becomes of it, the removal goes on.
  var willRemoveAccount: (@MainActor (PushAccount) async -> Void)? { get set }
}
