import GitbayContract

/// iOS's permission to notify, as the notifications screen uses it.
@MainActor
public protocol PushPermission: AnyObject {
  /// What iOS says now; the user can change it in Settings at any time.
  func current() async -> PushToggle.Permission

  /// Asks the user, which iOS does once, and says what iOS says then.
  func request() async -> PushToggle.Permission
}

extension PushToggle.Permission {
  /// The permission of a `UNAuthorizationStatus`, by its raw value.
  ///
  /// Provisional permission (quiet delivery) and an App Clip's ephemeral one are `granted`:
  /// notifications arrive, and registering the device makes sense. A status this contract does not
  /// know is `notDetermined`: turning the switch on asks iOS, which then says what is so.
  ///
  /// - Parameter status: 0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral.
  public init(authorizationStatus status: Int) {
    switch status {
    case 1: self = .denied
    case 2, 3, 4: self = .granted
    default: self = .notDetermined
    }
  }
}
