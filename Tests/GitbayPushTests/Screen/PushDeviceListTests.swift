import Foundation
import GitbayContract
import GitbayPush
import Testing

@Suite("The screen's device list")
@MainActor
struct PushDeviceListTests {
  let bench = Bench(Accounts.ada)
  var wire: Wire { bench.wire }
  var instance: SimulatedInstance { wire.instance(of: Accounts.ada) }
  let list: PushDeviceList

  init() throws {
    bench.wire.instance(of: Accounts.ada).rows = [
      .init(id: 1, token: "0123456789abcdef", owner: "ada", label: "iPad"),
      .init(id: 2, token: "89abcdef01234567", owner: "bob", label: "not ada's"),
    ]
    list = PushDeviceList(
      account: Accounts.ada, client: try #require(bench.session.client(for: Accounts.ada)),
      registrar: bench.registrar)
  }

  nonisolated static let token = Data(0x10..<0x30)

  @Test("This account's devices; this install's own is marked; tokens as the server shortens them")
  func load() async throws {
    await bench.tokenArrived(Self.token)
    #expect(list.rows == nil)
    await list.load()
    let rows = try #require(list.rows)
    #expect(rows.map(\.id) == [1, 3])
    #expect(rows.map(\.isThisDevice) == [false, true])
    #expect(rows.map(\.device.label) == ["iPad", "iPhone"])
    #expect(rows.map(\.device.token) == ["01234567…", "10111213…"])
    #expect(list.problem == nil && list.leftOut.isEmpty)
    var dumped = ""
    dump(rows, to: &dumped)
    #expect(!dumped.contains(DeviceToken(Self.token).hexadecimal))
  }

  @Test("Nothing is marked where no id is stored")
  func noneMarked() async throws {
    instance.sendsID = false
    await bench.tokenArrived(Self.token)
    await list.load()
    #expect(list.rows?.map(\.isThisDevice) == [false, false])
  }

  @Test("Another device is removed by its id, and the stored id stays")
  func removeOther() async {
    await bench.tokenArrived(Self.token)
    await list.load()
    await list.remove(1)
    #expect(wire.texts.last == "ada: remove 1")
    #expect(list.rows?.map(\.id) == [3] && list.rows?.first?.isThisDevice == true)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 3)
  }

  @Test("Removing this install's own row forgets the stored id; the next launch registers anew")
  func removeOwn() async {
    await bench.tokenArrived(Self.token)
    await list.load()
    await list.remove(3)
    #expect(list.rows?.map(\.id) == [1])
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == nil)
    #expect(!bench.registrar.isRegistered(Accounts.ada.id))
    await bench.tokenArrived(Self.token)
    await list.load()
    #expect(list.rows?.map(\.isThisDevice) == [false, true])
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 3)
  }

  @Test("A device that is not there any more is removed, too")
  func removeGone() async {
    await list.load()
    instance.rows = []
    await list.remove(1)
    #expect(list.rows == [] && list.problem == nil)
  }

  @Test("A failed removal changes nothing and says why")
  func removeFails() async {
    await bench.tokenArrived(Self.token)
    await list.load()
    wire.failures = [("remove", .timedOut)]
    await list.remove(3)
    #expect(list.rows?.count == 2 && list.problem == .timedOut)
    #expect(bench.registrar.deviceID(of: Accounts.ada.id) == 3)
    await list.remove(3)
    #expect(list.rows?.count == 1 && list.problem == nil)
  }

  @Test("A failed load leaves the list as it is")
  func loadFails() async {
    wire.failures = [("list", .unreachable(code: -1004))]
    await list.load()
    #expect(list.rows == nil && list.problem == .unreachable(code: -1004))
    await list.load()
    #expect(list.rows?.map(\.id) == [1] && list.problem == nil)
    wire.failures = [("list", .unauthorized(message: nil)), ("list", .cancelled)]
    await list.load()
    await list.load()
    #expect(list.rows?.map(\.id) == [1] && list.problem == .unauthorized(message: nil))
  }

  @Test("A row that breaks the contract costs that row")
  func brokenRow() async {
    instance.rows.append(.init(id: 9, token: "ffffffffffffffff", owner: "ada", label: ""))
    instance.rows.append(.init(id: 10, token: "eeeeeeeeeeeeeeee", owner: "ada", label: ""))
    instance.brokenIDs = [9]
    await list.load()
    #expect(list.rows?.map(\.id) == [1, 10])
    #expect(list.leftOut.map(\.keyPath) == ["data[1].id"])
    #expect(list.problem == nil)
    instance.brokenIDs = []
    await list.load()
    #expect(list.rows?.count == 3 && list.leftOut.isEmpty)
  }

  @Test("A list that was asked for before a removal is asked for again")
  func staleLoad() async {
    await list.load()
    wire.isStepped = true
    let load = Task { await list.load() }
    while wire.open.isEmpty { await Task.yield() }
    let stale = wire.open[0]
    wire.serve(stale)
    let removal = Task { await list.remove(1) }
    while wire.open.count < 2 { await Task.yield() }
    wire.deliver(wire.open[1])
    await removal.value
    wire.deliver(stale)
    while wire.open.isEmpty { await Task.yield() }
    wire.deliver(wire.open[0])
    await load.value
    #expect(list.rows == [])
    #expect(wire.texts.suffix(3) == ["ada: list", "ada: remove 1", "ada: list"])
  }

  @Test("Of two loads at once the one that was asked for later counts")
  func twoLoads() async {
    wire.isStepped = true
    let loads = [Task { await list.load() }, Task { await list.load() }]
    while wire.open.count < 2 { await Task.yield() }
    let (early, late) = (wire.open[0], wire.open[1])
    wire.serve(early)
    instance.rows.append(.init(id: 9, token: "ffffffffffffffff", owner: "ada", label: ""))
    wire.deliver(late)
    while list.rows == nil { await Task.yield() }
    wire.deliver(early)
    while wire.open.isEmpty { await Task.yield() }
    wire.deliver(wire.open[0])
    for load in loads { await load.value }
    #expect(list.rows?.map(\.id) == [1, 9] && list.problem == nil)
  }
}
