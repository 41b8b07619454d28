#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import GitbayContract
  import UIKit
  import UserNotifications

  /// Receives the device token and the taps, and passes them on. The app names it once:
  /// `@UIApplicationDelegateAdaptor(PushAppDelegate.self) private var push`.
  ///
  /// It owns the router, so that the tap which launches the app is not lost, whatever the app has set
  /// up by then.
  @MainActor
  public final class PushAppDelegate: NSObject, UIApplicationDelegate,
    UNUserNotificationCenterDelegate
  {
    /// Carries a tap to the views, across an account switch.
    public let router = PushRouter()
    /// Registers this device; nil until `connect`.
    public private(set) var registrar: PushRegistrar?
    private weak var navigator: (any PushNavigator)?

    /// Wires push to the session, in the app's `init`.
    ///
    /// - Parameters:
    ///   - store: Who is signed in; its `willRemoveAccount` becomes the registrar's deregistration.
    ///   - navigator: Who follows a tap, mostly the same object.
    ///   - ids: Where the ids of this install's rows are kept.
    /// - Returns: The registrar.
    @discardableResult
    public func connect(
      store: any SessionStore, navigator: any PushNavigator, ids: any DeviceIDStore
    ) -> PushRegistrar {
      let registrar = PushRegistrar(store: store, ids: ids, label: UIDevice.current.model) {
        UIApplication.shared.registerForRemoteNotifications()
      }
      store.willRemoveAccount = registrar.deregister
      self.registrar = registrar
      self.navigator = navigator
      return registrar
    }

    // MARK: UIApplicationDelegate

    /// Takes over the notifications, and registers where permission was granted before.
    public func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      Task { registrar?.launched(permission: await UserNotificationPermission().current()) }
      return true
    }

    /// Passes the device token on.
    public func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
    ) {
      registrar?.deviceTokenArrived(token)
    }

    /// Passes on that there is no device token.
    public func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      registrar?.deviceTokenFailed()
    }

    // MARK: UNUserNotificationCenterDelegate

    /// Shows a notification that arrives in the foreground: the user may be reading something else.
    public nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler([.banner, .sound, .badge])
    }

    /// Passes a tap on. A payload that cannot be read opens the app without navigating.
    public nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      if response.actionIdentifier == UNNotificationDefaultActionIdentifier,
        let payload = try? PushPayload(userInfo: response.notification.request.content.userInfo)
      {
        Task { @MainActor in router.tapped(payload, accounts: navigator?.knownAccounts) }
      }
      completionHandler()
    }
  }
#endif
