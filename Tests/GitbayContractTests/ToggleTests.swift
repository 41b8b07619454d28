import GitbayContract
import GoldenSupport
import Testing

@Suite("The push toggle")
struct ToggleTests {
  typealias Action = PushToggle.Action

  /// A combination of inputs, and all that follows from it.
  struct Case: Sendable, CustomTestStringConvertible {
    let permission: PushToggle.Permission
    let push: Bool?
    let state: PushToggle.State
    let isOn: Bool
    let isEnabled: Bool
    var turnOn: [Action] = []
    var turnOff: [Action] = []
    var offers: [Action] = []
    var note: String?
    var testDescription: String { "\(permission), \(push.map { "\($0)" } ?? "not loaded")" }
  }

  static let ask: [Action] = [.requestPermission, .registerDevice, .switchPushOn]
  static let register: [Action] = [.registerDevice, .switchPushOn]
  static let inSettings = "Notifications are off in Settings."

  static let cases = [
    Case(
      permission: .notDetermined, push: nil, state: .notAsked, isOn: false, isEnabled: true,
      turnOn: ask),
    Case(
      permission: .notDetermined, push: true, state: .notAsked, isOn: false, isEnabled: true,
      turnOn: ask),
    Case(
      permission: .notDetermined, push: false, state: .notAsked, isOn: false, isEnabled: true,
      turnOn: ask),
    Case(permission: .granted, push: nil, state: .loading, isOn: false, isEnabled: false),
    Case(
      permission: .granted, push: true, state: .on, isOn: true, isEnabled: true,
      turnOff: [.switchPushOff]),
    Case(
      permission: .granted, push: false, state: .off, isOn: false, isEnabled: true,
      turnOn: register),
    Case(
      permission: .denied, push: nil, state: .denied, isOn: false, isEnabled: false,
      offers: [.openSettings], note: inSettings),
    Case(
      permission: .denied, push: true, state: .denied, isOn: false, isEnabled: false,
      offers: [.openSettings], note: inSettings),
    Case(
      permission: .denied, push: false, state: .denied, isOn: false, isEnabled: false,
      offers: [.openSettings], note: inSettings),
  ]

  @Test("of each combination of inputs", arguments: cases)
  func combination(one: Case) {
    let toggle = PushToggle(permission: one.permission, push: one.push)
    #expect(toggle.state == one.state)
    #expect(toggle.isOn == one.isOn)
    #expect(toggle.isEnabled == one.isEnabled)
    #expect(toggle.actions(turningOn: true) == one.turnOn)
    #expect(toggle.actions(turningOn: false) == one.turnOff)
    #expect(toggle.offers == one.offers)
    #expect(toggle.note == one.note)
  }

  @Test("is what each golden says", arguments: GoldenSet.gitbay.toggles)
  func golden(golden: Golden) throws {
    #expect(golden.subject == "PushToggle")
    #expect(try PushToggle.outcome(of: golden) == golden.value)
  }

  @Test("Every combination of inputs has a golden")
  func goldens() throws {
    let counts = try GoldenSet.gitbay.toggles.counts(of: PushToggle.self, named: "PushToggle")
    #expect(counts.count == Self.cases.count)
    #expect(counts.allSatisfy { $0.value == 1 }, "\(counts)")
  }

  @Test("Every combination is in the table once, and every state is reached")
  func total() {
    let toggles = Self.cases.map { PushToggle(permission: $0.permission, push: $0.push) }
    #expect(Set(toggles).count == PushToggle.Permission.allCases.count * 3)
    #expect(Set(toggles.map(\.state)) == Set(PushToggle.State.allCases))
    let actions = Self.cases.flatMap { $0.turnOn + $0.turnOff + $0.offers }
    #expect(Set(actions) == Set(Action.allCases))
  }

  @Test("A toggle that cannot be flipped does nothing, one that can does something")
  func enabled() {
    for one in Self.cases {
      #expect(one.isEnabled == !(one.turnOn + one.turnOff).isEmpty)
      // Turning on what is on, or off what is off, is no flip.
      #expect((one.isOn ? one.turnOn : one.turnOff).isEmpty)
    }
  }
}

extension PushToggle: ComparableToggle {
  package static var combinations: [PushToggle] {
    Permission.allCases.flatMap { permission in
      [nil, false, true].map { PushToggle(permission: permission, push: $0) }
    }
  }

  package var inputs: JSONValue {
    .members(["permission": "\(permission)".json, "push": push?.json ?? .null])
  }
}
