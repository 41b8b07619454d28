import GoldenSupport
import SoarContract
import Testing

@Suite("Soar: the two screens")
struct SoarScreenTests {
  @Test("The permissions screen, in every state")
  func permissions() {
    typealias Row = (PermissionsScreen.State, Bool, Bool, [PermissionsScreen.Action])
    let table: [PermissionsScreen.Permission: Row] = [
      .notDetermined: (.notAsked, false, true, []),
      .denied: (.denied, false, false, [.openSettings]),
      .granted: (.granted, true, false, []),
    ]
    #expect(Set(table.keys) == Set(PermissionsScreen.Permission.allCases))
    for (permission, row) in table {
      let screen = PermissionsScreen(permission: permission)
      #expect(screen.state == row.0)
      #expect(screen.isOn == row.1)
      #expect(screen.isEnabled == row.2)
      #expect(screen.offers == row.3)
      #expect(screen.note == nil)
      #expect(screen.actions(turningOn: false) == [])
      #expect(
        screen.actions(turningOn: true)
          == (row.2 ? [.requestAuthorization, .registerWithAPNs] : []))
    }
  }

  @Test("The notifications screen, over every combination", arguments: [false, true])
  func notifications(hasToken: Bool) {
    var states: [NotificationsScreen.State] = []
    for permission in NotificationsScreen.Permission.allCases {
      let screen = NotificationsScreen(permission: permission, hasToken: hasToken)
      states.append(screen.state)
      #expect(screen.isOn == (permission == .granted))
      #expect(screen.isEnabled == (permission == .notDetermined))
      #expect(screen.note == nil)
      #expect(screen.actions(turningOn: false) == [])
      #expect(
        screen.actions(turningOn: true)
          == (permission == .notDetermined ? [.requestAuthorization, .registerWithAPNs] : []))
      switch permission {
      case .notDetermined: #expect(screen.offers == [])
      case .denied: #expect(screen.offers == [.openSettings])
      // Without a token the button for a test push stays disabled.
      case .granted: #expect(screen.offers == (hasToken ? [.sendTestPush] : []))
      }
    }
    #expect(states == [.notAsked, .denied, hasToken ? .ready : .waiting])
  }

  @Test("are what each golden says", arguments: GoldenSet.soar.toggles)
  func goldens(_ golden: Golden) throws {
    switch golden.subject {
    case "PermissionsScreen": try #expect(PermissionsScreen.outcome(of: golden) == golden.value)
    case "NotificationsScreen":
      try #expect(NotificationsScreen.outcome(of: golden) == golden.value)
    default: Issue.record("no toggle \(golden.subject)")
    }
  }

  @Test("Every combination of inputs has a golden")
  func combinations() throws {
    let toggles = GoldenSet.soar.toggles
    let permissions = try toggles.counts(of: PermissionsScreen.self, named: "PermissionsScreen")
    #expect(permissions.count == 3)
    #expect(permissions.allSatisfy { $0.value == 1 }, "\(permissions)")
    let notifications = try toggles.counts(
      of: NotificationsScreen.self, named: "NotificationsScreen")
    #expect(notifications.count == 6)
    #expect(notifications.allSatisfy { $0.value == 1 }, "\(notifications)")
    #expect(toggles.count == 9)
  }
}
