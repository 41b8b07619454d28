import SoarContract
import Testing

@Suite("Soar: deep links")
struct SoarRouteTests {
  /// URLs of the notifications screen.
  static let notifications = [
    "soar:///notifications", "SOAR:///notifications", "Soar:///notifications",
    "soar:///notifications?", "soar:///notifications#", "soar:///notifications#top",
    "soar:///notifications?from=push", "soar:///notifications?from=a&from=b",
    "soar:///notifications?a&&b=", "soar:///notifications?x=/../y",
    "soar:///%6Eotifications", "soar:///notification%73",
  ]

  /// URLs of nothing this contract knows.
  static let others = [
    "", "soar", "soar:", "soar:/notifications", "soar://", "soar:///", "soar://notifications",
    "soar://notifications/", "soar:////notifications", "soar:///notifications/",
    "soar:///notifications//", "soar:///Notifications", "soar:///NOTIFICATIONS",
    "soar:///notifications/1", "soar:///notifications%2F", "soar:///%2Fnotifications",
    "soar:///notifications%00", "soar:///notifications%", "soar:///notifications%6",
    "soar:///notifications%GG", "soar:///notifications%FF", "soar:///notifications?x=%ZZ",
    "soar:///./notifications", "soar:///a/../notifications", "soar:///notifications ",
    " soar:///notifications", "soar:///notifi\u{AD}cations", "soar:///notifications\n",
    "soar:///n\u{F6}tifications", "soar://host/notifications", "soar://localhost/notifications",
    "soar://user@/notifications", "soar://:80/notifications", "soar:notifications",
    "soars:///notifications", "soa:///notifications", "//notifications", "/notifications",
    "notifications", "https:///notifications", "https://soar/notifications",
    "javascript:soar:///notifications", "soar:///profile", "soar%3A///notifications",
  ]

  @Test("A URL of the notifications screen", arguments: notifications)
  func matches(_ url: String) {
    #expect(Route(url: url) == .notifications(NotificationsRoute()))
    #expect(PushPayload(deeplink: url).deeplinkRoute == .notifications(NotificationsRoute()))
  }

  @Test("A URL of nothing", arguments: others)
  func isNoRoute(_ url: String) {
    #expect(Route(url: url) == nil)
    #expect(PushPayload(deeplink: url).deeplinkRoute == nil)
  }

  @Test("A route prints the page's own URL, which parses back")
  func prints() {
    let route = Route.notifications(NotificationsRoute())
    #expect(route.url == "soar:///notifications")
    #expect(Route(url: route.url) == route)
  }
}
