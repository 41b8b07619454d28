import Foundation
import GitbayContract
import GitbayPush

/// A random course of events and of what the network does meanwhile, which follows from its seed.
///
/// After each step the registrar runs until it waits for the network; then what must always hold is
/// checked. At the end everything open is answered, and what must hold at rest is checked.
@MainActor
final class Schedule {
  nonisolated enum Network: CaseIterable, Sendable {
    /// Every call is served and answered, sooner or later.
    case reliable
    /// Calls and answers get lost, instances cannot push or send no ids.
    case hostile
  }

  let network: Network
  /// What was done, one line a step.
  private(set) var steps: [String] = []
  /// What did not hold; empty for a schedule that passes.
  private(set) var faults: [String] = []
  private(set) var callCount: Int = 0

  private var random: SplitMix64
  private let bench = Bench()
  private let accounts = [
    Accounts.ada, Accounts.bob, Accounts.account("eve", on: Accounts.gitbay), Accounts.cy,
    Accounts.adaOnForge,
  ]
  private var token: Data?
  private var rotations: UInt8 = 0
  private var tasks: [Task<Void, Never>] = []
  /// What the screen waits for, or has waited for.
  private var screens: [Task<Void, Never>] = []
  private var runningRemovals: [PushAccount.ID: Int] = [:]
  private var shownActive: PushAccount.ID?
  /// The ids that the server named to each account.
  private var told: [PushAccount.ID: Set<Int64>] = [:]
  /// The removals that the device list asked for.
  private var askedFor: [String] = []

  init(seed: UInt64, network: Network) {
    random = SplitMix64(seed: seed)
    self.network = network
  }

  func run(steps count: Int) async {
    let wire = bench.wire
    wire.isStepped = true
    wire.willSend = { [unowned self] in checkSent($0) }
    wire.willServe = { [unowned self] in checkServed($0) }
    if network == .hostile {
      wire.instance(of: Accounts.cy).canPush = Bool.random(using: &random)
      wire.instance(of: Accounts.ada).sendsID = Bool.random(using: &random)
    }
    for _ in 0..<count {
      step()
      await bench.settle()
      appNoticesActiveAccount()
      await bench.settle()
      await checkAlways()
    }
    await rest()
    if token != nil, !askedFor.isEmpty {
      // The user removed this install's own row; the next launch registers anew.
      note("launch")
      tokenArrives(token ?? Bench.token)
      await rest()
    }
    // Whoever still waits for the token waits for iOS.
    bench.registrar.deviceTokenFailed()
    for task in tasks + screens { await task.value }
    checkAtRest()
    callCount = wire.log.count
  }

  private func rest() async {
    await bench.settle()
    while let call = bench.wire.open.randomElement(using: &random) {
      deliver(call)
      await bench.settle()
      appNoticesActiveAccount()
      await bench.settle()
      await checkAlways()
    }
  }

  // MARK: Steps

  private func step() {
    let open = bench.wire.open
    if !open.isEmpty, Int.random(in: 0..<10, using: &random) < 5 {
      let call = open[Int.random(in: 0..<open.count, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        note("serve \(call.text)")
        bench.wire.serve(call)
      case 3..<5 where network == .hostile:
        note("lose \(call.text)")
        bench.wire.lose(call)
        bench.wire.deliver(call)
      default: deliver(call)
      }
      return
    }
    let account = accounts[Int.random(in: 0..<accounts.count, using: &random)]
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3: tokenArrives(nextToken())
    case 3..<6: signIn(account)
    case 6..<8: remove(account)
    case 8..<10:
      note("activate \(account.id)")
      bench.session.activate(account.id)
    case 10: registerFromScreen(account)
    case 11: leaveScreen()
    case 12:
      note("no token")
      bench.registrar.deviceTokenFailed()
    default: removeFromList(account)
    }
  }

  private func note(_ step: String) { steps.append(step) }

  private func deliver(_ call: Wire.Call) {
    note("deliver \(call.text)")
    bench.wire.serve(call)
    if call.verb == "add", case .success(let answer)? = call.answer,
      let id = try? NotificationsDeviceAdd.response(from: answer.body).id
    {
      told[call.account, default: []].insert(id.rawValue)
    }
    bench.wire.deliver(call)
  }

  /// The same token again, or a new one; one that was rotated away never comes back.
  private func nextToken() -> Data {
    if let token, Int.random(in: 0..<3, using: &random) > 0 { return token }
    rotations += 1
    return Data([0xA0, rotations])
  }

  private func tokenArrives(_ token: Data) {
    note("token \(DeviceToken(token).hexadecimal)")
    self.token = token
    bench.registrar.deviceTokenArrived(token)
  }

  private func signIn(_ account: PushAccount) {
    note("sign in \(account.id)")
    bench.signIn(account)
    bench.registrar.accountSignedIn(account)
  }

  private func remove(_ account: PushAccount) {
    note("remove \(account.id)")
    runningRemovals[account.id, default: 0] += 1
    tasks.append(
      Task {
        await bench.session.remove(account)
        runningRemovals[account.id, default: 0] -= 1
      })
  }

  private func registerFromScreen(_ account: PushAccount) {
    guard bench.session.accounts.contains(account) else { return }
    note("screen registers \(account.id)")
    screens.append(Task { try? await bench.registrar.registerDevice(for: account) })
  }

  /// Cancels what a screen asked for, in whatever state it is.
  private func leaveScreen() {
    guard let screen = screens.randomElement(using: &random) else { return }
    note("leave a screen")
    screen.cancel()
  }

  private func removeFromList(_ account: PushAccount) {
    guard let id = bench.ids.deviceID(of: account.id), runningRemovals[account.id, default: 0] == 0,
      bench.session.accounts.contains(account)
    else { return }
    note("list removes \(id) of \(account.id)")
    askedFor.append("\(account.id) \(id)")
    tasks.append(Task { try? await bench.registrar.removeDevice(id, of: account) })
  }

  /// As an app does that watches which account is active.
  private func appNoticesActiveAccount() {
    let active = bench.session.activeAccountID
    guard active != shownActive else { return }
    shownActive = active
    if let account = bench.session.accounts.first(where: { $0.id == active }) {
      bench.registrar.accountActivated(account)
    }
  }

  // MARK: What must hold

  private func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append("step \(steps.count): \(fault())") }
  }

  private func checkSent(_ call: Wire.Call) {
    let account = bench.session.accounts.first { $0.id == call.account }
    expect(account != nil, "\(call.text) for an account that is gone")
    let current = account.flatMap { bench.session.client(for: $0) as? WiredClient }
    if call.verb == "add" {
      expect(current?.credential == call.credential, "\(call.text) with an old credential")
      expect(
        call.stdin == token.map { DeviceToken($0).hexadecimal }, "\(call.text) with an old token")
    } else {
      let id = Int64(call.argv[3]) ?? 0
      expect(
        told[call.account, default: []].contains(id), "\(call.text), an id it was never told")
    }
  }

  private func checkServed(_ call: Wire.Call) {
    guard network == .reliable, call.verb == "remove",
      !askedFor.contains("\(call.account) \(call.argv[3])")
    else { return }
    let row = bench.wire.instance(call.account.instance).rows
      .first { $0.id == Int64(call.argv[3]) }
    expect(row?.owner == call.account.username, "\(call.text), which is \(row?.owner ?? "gone")")
  }

  private func checkAlways() async {
    let open = bench.wire.open.map(\.account.instance)
    expect(Set(open).count == open.count, "two calls on one instance")
    // While the hook runs nothing is discarded; `bench.session` has no other way to lose it.
    for account in runningRemovals.keys {
      // What goes through another thread can take longer than a few turns of the main actor.
      var patience = 2000
      while !isWaitingOrOver(account), patience > 0 {
        await Task.detached {}.value
        patience -= 1
      }
      expect(isWaitingOrOver(account), "a removal of \(account) hangs")
    }
  }

  /// Whether no removal of an account is under way, or one that waits for the network.
  private func isWaitingOrOver(_ account: PushAccount.ID) -> Bool {
    runningRemovals[account, default: 0] == 0
      || bench.wire.open.contains { $0.account.instance == account.instance }
  }

  private func checkAtRest() {
    expect(bench.wire.open.isEmpty, "a call is open")
    expect(runningRemovals.values.allSatisfy { $0 == 0 }, "a removal did not end")
    let signedIn = bench.session.accounts
    for account in accounts {
      guard let id = bench.ids.deviceID(of: account.id) else { continue }
      expect(signedIn.contains(account), "\(account.id) is gone and has an id")
      guard network == .reliable else { continue }
      let row = bench.wire.instance(of: account).rows.first { $0.id == id.rawValue }
      expect(row?.owner == account.username, "\(account.id) has the id of another's row")
    }
    guard network == .reliable, let token = token.map({ DeviceToken($0).hexadecimal }) else {
      return
    }
    for (address, instance) in bench.wire.instances {
      let candidates = signedIn.filter { $0.instance == address }
      let row = instance.row(of: token)
      guard !candidates.isEmpty else {
        expect(row == nil, "a row on \(address), where nobody is signed in")
        continue
      }
      guard let row, let owner = candidates.first(where: { $0.username == row.owner }) else {
        expect(false, "no signed-in account has the row on \(address)")
        continue
      }
      expect(bench.ids.deviceID(of: owner.id)?.rawValue == row.id, "the id of \(owner.id) is lost")
      if let active = candidates.first(where: { $0.id == bench.session.activeAccountID }) {
        expect(owner == active, "\(owner.id) has the row instead of \(active.id)")
      }
    }
  }
}
