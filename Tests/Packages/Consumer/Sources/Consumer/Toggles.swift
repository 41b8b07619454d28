import GitbayContract

/// The switch on the notifications screen.
enum Toggles {
  static func flip(_ settings: NotificationSettings?) -> [PushToggle.Action] {
    let toggle = PushToggle(permission: .granted, push: settings?.push)
    guard toggle.isEnabled else { return [] }
    return toggle.actions(turningOn: !toggle.isOn)
  }

  static func permissions() -> [PushToggle] {
    [
      PushToggle(permission: .notDetermined, push: nil),
      PushToggle(permission: .denied, push: false),
      PushToggle(permission: .granted, push: true),
    ]
  }
}
