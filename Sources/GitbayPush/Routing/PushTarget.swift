import GitbayContract

/// Where a tapped notification leads: the account it is for and what it names there.
public struct PushTarget: Hashable, Sendable {
  /// The account the notification is for.
  public let accountID: PushAccount.ID
  /// What the notification names; nil for a repository's root or a kind this app does not know, which
  /// opens the account and navigates nowhere.
  public let route: Route?

  /// Creates a target.
  public init(accountID: PushAccount.ID, route: Route?) {
    self.accountID = accountID
    self.route = route
  }

  /// Resolves a payload against the accounts that are signed in.
  ///
  /// - Returns: nil where no account of that name is signed in on that instance, and where the payload
  ///   names none, as those of v1.32.0 do.
  public init?(_ payload: PushPayload, among accounts: [PushAccount]) {
    guard let instance = payload.instance, let user = payload.user,
      let named = PushAccount(instance: instance, username: user),
      let account = accounts.first(where: { $0.id == named.id })
    else { return nil }
    self.init(accountID: account.id, route: payload.route)
  }
}
