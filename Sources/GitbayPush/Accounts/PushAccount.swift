/// An account that is signed in on this device, as push sees it.
public struct PushAccount: Hashable, Sendable, Identifiable {
  /// What tells an account from all others: its instance and its name there.
  public struct ID: Sendable {
    /// The instance the account lives on.
    public let instance: InstanceAddress
    /// The name of the account, exactly.
    public let username: String
  }

  /// The instance and the name.
  public let id: ID

  /// The instance the account lives on.
  public var instance: InstanceAddress { id.instance }
  /// The name of the account.
  public var username: String { id.username }

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - instance: The address the account signed in to, such as `https://gitbay.org`.
  ///   - username: The name of the account.
  /// - Returns: nil where the address is no `http` or `https` address, or the name is empty.
  public init?(instance: String, username: String) {
    guard let instance = InstanceAddress(instance), !username.isEmpty else { return nil }
    id = ID(instance: instance, username: username)
  }
}

extension PushAccount.ID: Hashable, CustomStringConvertible {
  /// Whether both are the same account: names compare exactly, instances as addresses do.
  public static func == (one: Self, other: Self) -> Bool {
    one.instance == other.instance && ExactBytes(one.username) == ExactBytes(other.username)
  }

  /// Hashes instance and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(instance)
    hasher.combine(ExactBytes(username))
  }

  /// Instance and name with a blank between them: one text for each account, fit for a key.
  public var description: String { "\(instance) \(username)" }
}
