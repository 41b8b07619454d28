import GitbayContract
import GitbayPush
import Testing

@Suite("The push switch of the screen")
@MainActor
struct PushSettingsTests {
  let bench = Bench(Accounts.ada)
  var wire: Wire { bench.wire }

  private func screen(_ permission: SimulatedPermission, push: Bool = true) throws -> PushSettings {
    wire.instance(of: Accounts.ada).settings["ada"] = push
    return PushSettings(
      account: Accounts.ada, client: try #require(bench.session.client(for: Accounts.ada)),
      permission: permission, registrar: bench.registrar)
  }

  /// A screen that was loaded on a device whose token is known.
  private func loaded(
    _ permission: SimulatedPermission, push: Bool = true
  ) async throws -> PushSettings {
    let screen = try screen(permission, push: push)
    await bench.tokenArrived()
    await screen.load()
    return screen
  }

  /// The commands since the screen was loaded.
  private func sent(since count: Int) -> [String] { Array(wire.texts.dropFirst(count)) }

  private let add = "ada: add --label iPhone ab01"

  // MARK: Each flip

  @Test("Never asked, turned on: iOS is asked, the device registered, the setting switched")
  func notAsked() async throws {
    for push in [true, false] {
      let permission = SimulatedPermission(.notDetermined)
      let screen = try await loaded(permission, push: push)
      #expect(screen.toggle.state == .notAsked && !screen.isOn && screen.isEnabled)
      // Seeing the screen asks nothing.
      #expect(permission.requests == 0)
      let before = wire.log.count
      await screen.flip(on: true)
      #expect(permission.requests == 1)
      #expect(sent(since: before) == [add, "ada: push on"])
      #expect(screen.isOn && screen.isEnabled && screen.problem == nil)
    }
  }

  @Test("Never asked, turned on before the settings are loaded")
  func notAskedNotLoaded() async throws {
    let screen = try screen(SimulatedPermission(.notDetermined))
    await bench.tokenArrived()
    #expect(screen.settings == nil && screen.isEnabled)
    await screen.flip(on: true)
    #expect(screen.isOn && screen.settings?.push == true)
  }

  @Test("Never asked, and the user says no: denied, with the way to Settings")
  func saysNo() async throws {
    let permission = SimulatedPermission(.notDetermined, answer: .denied)
    let screen = try await loaded(permission)
    let before = wire.log.count
    await screen.flip(on: true)
    #expect(sent(since: before).isEmpty)
    #expect(screen.toggle.state == .denied && !screen.isOn && !screen.isEnabled)
    #expect(screen.toggle.note == "Notifications are off in Settings.")
    #expect(screen.toggle.offers == [.openSettings] && screen.problem == nil)
    // Back from Settings, where they were switched on.
    permission.permission = .granted
    await screen.load()
    #expect(screen.isOn && screen.isEnabled)
  }

  @Test(
    "Permission given in Settings after a launch without: iOS is asked for the token",
    arguments: PushToggle.Permission.allCases)
  func givenInSettings(permission: PushToggle.Permission) async throws {
    let simulated = SimulatedPermission(.denied)
    let screen = try screen(simulated)
    bench.registrar.launched(permission: .denied)
    await screen.load()
    #expect(bench.tokenRequests == 0)
    simulated.permission = permission
    await screen.load()
    #expect(bench.tokenRequests == (permission == .granted ? 1 : 0))
    // Once the token is known there is nothing to ask for.
    await bench.tokenArrived()
    await screen.load()
    #expect(bench.tokenRequests == (permission == .granted ? 1 : 0))
    #expect(bench.row(Accounts.ada)?.owner == "ada")
  }

  @Test("Off, turned on: registered and switched, without asking iOS")
  func off() async throws {
    let permission = SimulatedPermission(.granted)
    let screen = try await loaded(permission, push: false)
    #expect(screen.toggle.state == .off && screen.isEnabled)
    let before = wire.log.count
    await screen.flip(on: true)
    #expect(sent(since: before) == [add, "ada: push on"])
    #expect(permission.requests == 0 && screen.isOn)
  }

  @Test("On, turned off: the setting is switched, permission and registration stay")
  func on() async throws {
    let screen = try await loaded(SimulatedPermission(.granted))
    #expect(screen.toggle.state == .on)
    let before = wire.log.count
    await screen.flip(on: false)
    #expect(sent(since: before) == ["ada: push off"])
    #expect(screen.toggle.state == .off && screen.permission == .granted)
    #expect(bench.row(Accounts.ada)?.owner == "ada")
  }

  @Test("A flip that changes nothing, of a denied switch, or before the settings are loaded")
  func nothing() async throws {
    let screens = [
      (try await loaded(SimulatedPermission(.granted)), true),
      (try await loaded(SimulatedPermission(.granted), push: false), false),
      (try await loaded(SimulatedPermission(.notDetermined)), false),
      (try await loaded(SimulatedPermission(.denied)), true),
    ]
    let before = wire.log.count
    for (screen, isTurnedOn) in screens { await screen.flip(on: isTurnedOn) }
    let unloaded = try screen(SimulatedPermission(.granted))
    wire.failures = [("show", .timedOut)]
    await unloaded.load()
    #expect(unloaded.toggle.state == .loading && !unloaded.isEnabled)
    #expect(unloaded.problem == .notLoaded(.timedOut))
    await unloaded.flip(on: true)
    #expect(sent(since: before) == ["ada: show"])
    await unloaded.load()
    #expect(unloaded.isOn && unloaded.problem == nil)
  }

  // MARK: Steps that fail

  @Test(
    "An instance that cannot push: permission given, registration failed", arguments: [true, false])
  func cannotPush(isLoaded: Bool) async throws {
    wire.instance(of: Accounts.ada).canPush = false
    let permission = SimulatedPermission(.notDetermined)
    let screen = try screen(permission)
    await bench.tokenArrived()
    if isLoaded { await screen.load() }
    let before = wire.log.count
    await screen.flip(on: true)
    #expect(sent(since: before).prefix(1) == [add] && !sent(since: before).contains("ada: push on"))
    // The account's setting is on, and nothing arrives here.
    #expect(screen.settings?.push == true)
    #expect(screen.toggle.state == .off && !screen.isOn && screen.isEnabled)
    guard case .notRegistered(.client(.failed(let failure)))? = screen.problem else {
      Issue.record("\(screen.problem as Any)")
      return
    }
    #expect(failure.exitCode == .failure)
    #expect(
      screen.problem?.description
        == "This device could not be registered: this instance does not send push notifications "
        + "([push] enabled = false); ask an admin")
    // Loading again does not make it look on.
    await screen.load()
    #expect(!screen.isOn && screen.problem != nil)
    // Turning it on tries again, without asking iOS, and succeeds once the instance can push.
    await screen.flip(on: true)
    #expect(!screen.isOn && permission.requests == 1)
    wire.instance(of: Accounts.ada).canPush = true
    await screen.flip(on: true)
    #expect(screen.isOn && screen.problem == nil && permission.requests == 1)
  }

  @Test("On an instance that cannot push, turning off still switches the setting")
  func cannotPushOff() async throws {
    wire.instance(of: Accounts.ada).canPush = false
    let screen = try await loaded(SimulatedPermission(.granted))
    await screen.flip(on: false)
    #expect(screen.toggle.state == .off && screen.problem == nil)
  }

  @Test("A registration that succeeds elsewhere ends the doubt")
  func registeredElsewhere() async throws {
    let screen = try await loaded(SimulatedPermission(.granted), push: false)
    wire.failures = [("add", .timedOut)]
    await screen.flip(on: true)
    #expect(screen.problem == .notRegistered(.client(.timedOut)))
    wire.instance(of: Accounts.ada).settings["ada"] = true
    await bench.tokenArrived()
    await screen.load()
    #expect(screen.isOn && screen.problem == nil)
  }

  @Test("iOS gives no token")
  func noToken() async throws {
    let screen = try screen(SimulatedPermission(.notDetermined))
    let flip = Task { await screen.flip(on: true) }
    while bench.tokenRequests == 0 { await Task.yield() }
    #expect(screen.isFlipping && !screen.isEnabled)
    bench.registrar.deviceTokenFailed()
    await flip.value
    #expect(screen.problem == .notRegistered(.noDeviceToken) && !screen.isOn && screen.isEnabled)
  }

  @Test(
    "Registered, and switching on failed: the screen shows what the server says",
    arguments: [true, false])
  func switchingOnFailed(isOnAtServer: Bool) async throws {
    let screen = try await loaded(SimulatedPermission(.granted), push: false)
    wire.failures = [("push", .unreachable(code: -1005))]
    // The answer is lost, after the server did it or before.
    wire.instance(of: Accounts.ada).settings["ada"] = isOnAtServer
    let before = wire.log.count
    await screen.flip(on: true)
    #expect(sent(since: before) == [add, "ada: push on", "ada: show"])
    #expect(screen.isOn == isOnAtServer && screen.isEnabled)
    #expect(screen.problem == .notSwitched(.unreachable(code: -1005)))
    #expect(bench.row(Accounts.ada)?.owner == "ada")
  }

  @Test("Registered, switching on failed, and the settings cannot be loaded: as before")
  func nothingWorks() async throws {
    let screen = try await loaded(SimulatedPermission(.granted), push: false)
    wire.failures = [("push", .timedOut), ("show", .timedOut)]
    await screen.flip(on: true)
    #expect(screen.toggle.state == .off && screen.problem == .notSwitched(.timedOut))
    await screen.flip(on: true)
    #expect(screen.isOn && screen.problem == nil)
  }

  @Test("Switching off failed: still on")
  func switchingOffFailed() async throws {
    let screen = try await loaded(SimulatedPermission(.granted))
    wire.failures = [("push", .tooManyRequests(retryAfter: .seconds(3), message: nil))]
    await screen.flip(on: false)
    #expect(screen.isOn && screen.isEnabled)
    #expect(
      screen.problem?.description
        == "The setting could not be changed: too many requests; retry in 3s")
  }

  // MARK: At once

  @Test("A flip while another is under way does nothing")
  func twoFlips() async throws {
    let screen = try await loaded(SimulatedPermission(.granted), push: false)
    wire.isStepped = true
    let before = wire.log.count
    let flip = Task { await screen.flip(on: true) }
    await settle { !wire.open.isEmpty }
    await screen.flip(on: true)
    await screen.flip(on: false)
    while !wire.open.isEmpty || screen.isFlipping {
      if let call = wire.open.first { wire.deliver(call) }
      await Task.yield()
    }
    await flip.value
    #expect(sent(since: before) == [add, "ada: push on"])
  }

  @Test(
    "What was asked for before a flip, or during it, does not undo it", arguments: [true, false])
  func staleLoad(isBefore: Bool) async throws {
    let screen = try await loaded(SimulatedPermission(.granted), push: false)
    wire.isStepped = true
    var tasks: [Task<Void, Never>] = []
    for isLoad in isBefore ? [true, false] : [false, true] {
      let count = wire.open.count
      tasks.append(Task { if isLoad { await screen.load() } else { await screen.flip(on: true) } })
      await settle { wire.open.count > count }
    }
    let stale = try #require(wire.open.first { $0.verb == "show" })
    wire.serve(stale)
    while screen.isFlipping {
      if let call = wire.open.first(where: { $0 !== stale }) { wire.deliver(call) }
      await Task.yield()
    }
    wire.deliver(stale)
    for task in tasks { await task.value }
    #expect(screen.isOn && screen.problem == nil)
  }

  @Test("What iOS said before it asked the user does not undo what the user said")
  func stalePermission() async throws {
    /// Says only after the question what was so before it.
    @MainActor final class Slow: PushPermission {
      var isAsked = false
      func current() async -> PushToggle.Permission {
        while !isAsked { await Task.yield() }
        return .notDetermined
      }
      func request() async -> PushToggle.Permission {
        isAsked = true
        return .granted
      }
    }
    await bench.tokenArrived()
    let screen = PushSettings(
      account: Accounts.ada, client: try #require(bench.session.client(for: Accounts.ada)),
      permission: Slow(), registrar: bench.registrar)
    let load = Task { await screen.load() }
    await Task.yield()
    await screen.flip(on: true)
    await load.value
    #expect(screen.permission == .granted && screen.isOn)
  }

  private func settle(_ isSettled: () -> Bool) async {
    while !isSettled() { await Task.yield() }
  }

  // MARK: Permission

  @Test(
    "What iOS calls its statuses",
    arguments: [
      (0, PushToggle.Permission.notDetermined), (1, .denied), (2, .granted), (3, .granted),
      (4, .granted), (5, .notDetermined), (-1, .notDetermined),
    ])
  func statuses(status: Int, permission: PushToggle.Permission) {
    #expect(PushToggle.Permission(authorizationStatus: status) == permission)
  }
}
