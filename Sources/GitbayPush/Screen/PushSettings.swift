import GitbayContract
import Observation

/// The push switch of the notifications screen, for one account.
///
/// What it shows follows from the contract's `PushToggle`; what a flip does is the toggle's list of
/// actions, run in order, each only if the one before succeeded:
///
/// - **Never asked**, turned on: iOS is asked; if it grants, the device is registered and
///   `settings push on` is sent.
/// - **Off**, turned on: the device is registered and `settings push on` is sent.
/// - **On**, turned off: `settings push off` is sent; permission and registration are left alone.
/// - **Denied** or **not loaded yet**: the switch cannot be flipped.
///
/// When a step fails the rest is not done, nothing is undone, and `problem` says what failed:
///
/// - **Permission is not granted**: the switch shows what iOS says now, `denied`. No problem.
/// - **Permission granted, registration failed** (as on an instance that cannot push): the switch
///   shows off, whatever the account's setting, since nothing arrives here. Turning it on tries again,
///   without asking iOS.
/// - **Registered, `settings push on` failed**: the setting is loaded again, and the switch shows it.
///   The device stays registered; the server sends it nothing while the setting is off.
/// - **`settings push off` failed**: the same; the switch shows what the server says.
@MainActor @Observable
public final class PushSettings {
  /// What did not work, for the line below the switch.
  public enum Problem: Hashable, Sendable {
    /// The settings could not be loaded; `load` tries again.
    case notLoaded(ClientFailure)
    /// The device could not be registered; turning the switch on tries again.
    case notRegistered(RegistrationFailure)
    /// The setting could not be switched.
    case notSwitched(ClientFailure)
  }

  /// What iOS said last.
  public private(set) var permission: PushToggle.Permission = .notDetermined
  /// What the server said last of all settings; nil while they are not loaded.
  public private(set) var settings: NotificationSettings?
  /// What went wrong last; nil when the last flip or load went well.
  public private(set) var problem: Problem?
  /// Whether a flip is under way; the switch cannot be flipped meanwhile.
  public private(set) var isFlipping = false

  /// Whether the last registration from this screen failed, and none has succeeded since.
  private var isUnregistered = false
  /// Counts where flips begin and end, by which what was asked for meanwhile is known to be stale.
  private var turns = 0
  private let account: PushAccount
  private let client: any CommandClient
  private let permissions: any PushPermission
  private let registrar: PushRegistrar

  /// Creates the state of the screen; nothing is loaded yet.
  public init(
    account: PushAccount, client: any CommandClient, permission: any PushPermission,
    registrar: PushRegistrar
  ) {
    self.account = account
    self.client = client
    permissions = permission
    self.registrar = registrar
  }

  /// The switch: its state, the line beside it and what it offers.
  public var toggle: PushToggle {
    PushToggle(permission: permission, push: isUnregistered ? false : settings?.push)
  }

  /// Whether the switch shows on.
  public var isOn: Bool { toggle.isOn }

  /// Whether the switch can be flipped now.
  public var isEnabled: Bool { toggle.isEnabled && !isFlipping }

  /// Asks iOS and the server how things are: when the screen appears, and when the app comes back from
  /// Settings. Where permission was given there, iOS is asked for the token, whose arrival registers.
  public func load() async {
    let turnsBefore = turns
    // A flip knows better than what was asked for before it or during it.
    var isStale: Bool { turns != turnsBefore || isFlipping }
    let permission = await permissions.current()
    if !isStale { self.permission = permission }
    registrar.permissionFound(permission)
    let loaded = await loadSettings()
    guard !isStale else { return }
    if registrar.isRegistered(account.id) { isUnregistered = false }
    switch loaded {
    case .success(let loaded):
      settings = loaded
      problem = isUnregistered ? problem : nil
    case .failure(.cancelled): break
    case .failure(let failure): problem = .notLoaded(failure)
    }
  }

  /// Flips the switch. A flip that changes nothing, or comes while another is under way, does nothing.
  public func flip(on isTurnedOn: Bool) async {
    guard isEnabled else { return }
    let actions = toggle.actions(turningOn: isTurnedOn)
    guard !actions.isEmpty else { return }
    isFlipping = true
    turns += 1
    problem = nil
    for action in actions {
      guard await run(action) else { break }
    }
    // With permission granted the switch would wait for settings that nobody loads.
    if permission == .granted, settings == nil { await reloadSettings() }
    isFlipping = false
    turns += 1
  }

  /// Runs one step of a flip.
  ///
  /// - Returns: Whether the next one may run.
  private func run(_ action: PushToggle.Action) async -> Bool {
    switch action {
    case .requestPermission:
      permission = await permissions.request()
      return permission == .granted
    case .registerDevice:
      do {
        try await registrar.registerDevice(for: account)
        isUnregistered = false
        return true
      } catch {
        isUnregistered = true
        if error != .client(.cancelled) { problem = .notRegistered(error) }
        return false
      }
    case .switchPushOn: return await switchPush(.on)
    case .switchPushOff: return await switchPush(.off)
    case .openSettings: return true
    }
  }

  private func switchPush(_ state: Switch) async -> Bool {
    do {
      settings = try await client.run(NotificationsSettingsPush(state: state))
      return true
    } catch {
      // The server may have done it all the same.
      await reloadSettings()
      if error != .cancelled { problem = .notSwitched(error) }
      return false
    }
  }

  private func loadSettings() async -> Result<NotificationSettings, ClientFailure> {
    do {
      return .success(try await client.run(NotificationsSettingsShow()))
    } catch {
      return .failure(error)
    }
  }

  private func reloadSettings() async {
    if case .success(let loaded) = await loadSettings() { settings = loaded }
  }
}

extension PushSettings.Problem: CustomStringConvertible {
  /// One line for people; an instance that cannot push says so itself.
  public var description: String {
    switch self {
    case .notLoaded(let failure): "The settings could not be loaded: \(failure)"
    case .notRegistered(let failure): "This device could not be registered: \(failure)"
    case .notSwitched(let failure): "The setting could not be changed: \(failure)"
    }
  }
}
