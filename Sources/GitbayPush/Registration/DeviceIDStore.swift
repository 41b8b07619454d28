import GitbayContract

/// Keeps, for each account, the id of the row that this install has on the account's instance.
///
/// Ids must outlive a launch: an account may be signed out before its device was registered again. An
/// app can keep them in `UserDefaults`, under a key made of the account's `description`; they are no
/// secret.
@MainActor
public protocol DeviceIDStore: AnyObject {
  /// The id of this install's row; nil where the account has none that is known.
  func deviceID(of account: PushAccount.ID) -> DeviceID?

  /// Stores the id; nil forgets it.
  func setDeviceID(_ id: DeviceID?, of account: PushAccount.ID)
}

/// Keeps the ids for as long as the process runs.
@MainActor
public final class InMemoryDeviceIDStore: DeviceIDStore {
  private var ids: [PushAccount.ID: DeviceID] = [:]

  /// Creates an empty store.
  public init() {}

  /// The id of this install's row; nil where the account has none that is known.
  public func deviceID(of account: PushAccount.ID) -> DeviceID? { ids[account] }

  /// Stores the id; nil forgets it.
  public func setDeviceID(_ id: DeviceID?, of account: PushAccount.ID) { ids[account] = id }
}
