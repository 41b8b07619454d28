import ContractTesting
import GitbayContract

/// The plain success of each command, for tests that are about something else.
extension Fixture {
  /// A device is registered: ``deviceAddWithLabel``.
  public static var deviceAddOK: AnswerFixture<NotificationsDeviceAdd> { deviceAddWithLabel }
  /// The account has several devices: ``deviceListSeveral``.
  public static var deviceListOK: AnswerFixture<NotificationsDeviceList> { deviceListSeveral }
  /// A device is removed: ``deviceRemoveRemoved``.
  public static var deviceRemoveOK: AnswerFixture<NotificationsDeviceRemove> { deviceRemoveRemoved }
  /// The inbox: ``inboxListAll``.
  public static var inboxListOK: AnswerFixture<NotificationsList> { inboxListAll }
  /// Notifications are read: ``inboxReadAll``.
  public static var inboxReadOK: AnswerFixture<NotificationsRead> { inboxReadAll }
  /// The account's settings: ``settingsShow``.
  public static var settingsShowOK: AnswerFixture<NotificationsSettingsShow> { settingsShow }
  /// Push is turned on: ``settingsPushOn``.
  public static var settingsPushOK: AnswerFixture<NotificationsSettingsPush> { settingsPushOn }
  /// Mail is turned on: ``settingsMailOn``.
  public static var settingsMailOK: AnswerFixture<NotificationsSettingsMail> { settingsMailOn }
  /// Watching is turned off: ``settingsWatchOff``.
  public static var settingsWatchOK: AnswerFixture<NotificationsSettingsWatch> { settingsWatchOff }
}
