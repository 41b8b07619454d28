import GitbayContract

/// What is known of this install's rows: the ids the servers gave, and which accounts hold a row for
/// which token.
@MainActor
final class RowLedger {
  private let ids: any DeviceIDStore
  /// The token each account registered last in this run, unless another account took its row.
  private var tokens: [PushAccount.ID: DeviceToken] = [:]

  init(_ ids: any DeviceIDStore) { self.ids = ids }

  func deviceID(of account: PushAccount.ID) -> DeviceID? { ids.deviceID(of: account) }

  /// Whether an account registered a token in this run, and no other account took its row.
  func holds(_ account: PushAccount.ID, _ token: DeviceToken?) -> Bool {
    token != nil && tokens[account] == token
  }

  /// Whether another account of an account's instance registered a token in this run and holds the row.
  func isHeld(_ token: DeviceToken?, byAnotherThan account: PushAccount.ID) -> Bool {
    tokens.keys.contains {
      $0 != account && $0.instance == account.instance && holds($0, token)
    }
  }

  /// Notes that an account registered a token and holds its row, and that whoever held it before does
  /// not.
  ///
  /// - Parameter known: The accounts that may have an id from an earlier launch.
  func keep(
    _ id: DeviceID?, _ token: DeviceToken, of account: PushAccount.ID, among known: [PushAccount.ID]
  ) {
    let others = Set(known).union(tokens.keys)
      .filter { $0 != account && $0.instance == account.instance }
    for other in others {
      let hadRow = id != nil && deviceID(of: other) == id
      if hadRow || holds(other, token) { forget(other) }
    }
    tokens[account] = token
    // v1.32.0 answers without an id; one that is known from before still names the account's own row.
    if let id { ids.setDeviceID(id, of: account) }
  }

  /// Forgets the row of an account.
  func forget(_ account: PushAccount.ID) {
    tokens[account] = nil
    ids.setDeviceID(nil, of: account)
  }
}
