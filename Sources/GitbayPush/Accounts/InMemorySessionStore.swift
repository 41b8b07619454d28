import Observation

/// The session store that other ones are measured by; it keeps nothing across launches.
@MainActor @Observable
public final class InMemorySessionStore: SessionStore {
  private struct Entry {
    let account: PushAccount
    let client: any CommandClient
    /// Tells a sign-in from an earlier one of the same account.
    let signIn: Int
  }

  private var entries: [Entry] = []
  private var signIns = 0

  /// The account the app shows.
  public private(set) var activeAccountID: PushAccount.ID?

  /// Runs before an account is removed; `remove` awaits it.
  public var willRemoveAccount: (@MainActor (PushAccount) async -> Void)?

  /// Creates a store in which nobody is signed in.
  public init() {}

  /// The accounts that are signed in, in the order they signed in.
  public var accounts: [PushAccount] { entries.map(\.account) }

  /// The client an account signed in with.
  public func client(for account: PushAccount) -> (any CommandClient)? {
    entry(of: account.id)?.client
  }

  /// Signs an account in and makes it active; one that is signed in gets the new client.
  public func signIn(_ account: PushAccount, client: any CommandClient) {
    signIns += 1
    let entry = Entry(account: account, client: client, signIn: signIns)
    if let index = entries.firstIndex(where: { $0.account.id == account.id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    activeAccountID = account.id
  }

  /// Makes an account the active one; an account that is not signed in changes nothing.
  public func activate(_ id: PushAccount.ID) {
    if entry(of: id) != nil { activeAccountID = id }
  }

  /// Removes an account, after `willRemoveAccount` has run to its end.
  ///
  /// An account that signed in again in the meantime stays.
  public func remove(_ account: PushAccount) async {
    guard let leaving = entry(of: account.id) else { return }
    await willRemoveAccount?(leaving.account)
    guard entry(of: account.id)?.signIn == leaving.signIn else { return }
    entries.removeAll { $0.account.id == account.id }
    if activeAccountID == account.id { activeAccountID = entries.first?.account.id }
  }

  private func entry(of id: PushAccount.ID) -> Entry? {
    entries.first { $0.account.id == id }
  }
}
