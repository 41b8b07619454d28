#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import GitbayContract
  import UserNotifications

  /// iOS's own permission to notify.
  @MainActor
  public final class UserNotificationPermission: PushPermission {
    /// Creates the permission; nothing is asked.
    public init() {}

    /// What iOS says now.
    public func current() async -> PushToggle.Permission {
      PushToggle.Permission(authorizationStatus: await Self.status())
    }

    /// Asks the user for alerts, sounds and the badge, and says what iOS says then.
    public func request() async -> PushToggle.Permission {
      await Self.ask()
      return await current()
    }

    // Not isolated, because iOS calls back on a thread of its own.

    private nonisolated static func status() async -> Int {
      await withCheckedContinuation { continuation in
        UNUserNotificationCenter.current().getNotificationSettings {
          continuation.resume(returning: $0.authorizationStatus.rawValue)
        }
      }
    }

    private nonisolated static func ask() async {
      await withCheckedContinuation { continuation in
        UNUserNotificationCenter.current()
          .requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in
            continuation.resume()
          }
      }
    }
  }
#endif
