import GitbayContract
import GitbayPush

// An app's session, reduced to what push touches: the start of the page's example.

struct Account: Hashable {
  let instance: String
  let username: String

  var push: PushAccount? { PushAccount(instance: instance, username: username) }
}

@MainActor
final class Session {
  var isLoaded = false
  var signedIn: [Account] = []
  var current: Account?
  var tokens: [Account: String] = [:]
  var dashboardPath: [Route] = []
  var willRemoveAccount: (@MainActor (PushAccount) async -> Void)?
}

extension Session: SessionStore, PushNavigator {
  var accounts: [PushAccount] { signedIn.compactMap(\.push) }
  var knownAccounts: [PushAccount]? { isLoaded ? accounts : nil }
  var activeAccountID: PushAccount.ID? { current?.push?.id }

  func client(for account: PushAccount) -> (any CommandClient)? {
    guard let known = signedIn.first(where: { $0.push == account }), let token = tokens[known]
    else { return nil }
    return try? GitbayClient(instance: known.instance, token: token)
  }

  func activate(_ id: PushAccount.ID) {
    guard let account = signedIn.first(where: { $0.push?.id == id }), account != current
    else { return }
    dashboardPath = []
    current = account
  }

  func show(_ route: Route) {
    dashboardPath.append(route)
  }

  func remove(_ account: Account) async {
    if let push = account.push { await willRemoveAccount?(push) }
    tokens[account] = nil
    signedIn.removeAll { $0 == account }
    if current == account { current = signedIn.first }
  }
}
