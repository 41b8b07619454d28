import Foundation
import GitbayPush
import Testing

@Suite("Registering under every interleaving")
@MainActor
struct PushRegistrarScheduleTests {
  nonisolated static let blocks = 0..<12

  @Test("1,200 seeded schedules", arguments: blocks, Schedule.Network.allCases)
  func schedules(block: Int, network: Schedule.Network) async {
    var calls = 0
    for seed in (block * 50)..<((block + 1) * 50) {
      let schedule = Schedule(seed: UInt64(seed), network: network)
      await schedule.run(steps: 40)
      calls += schedule.callCount
      guard schedule.faults.isEmpty else {
        let text = (schedule.faults + ["after:"] + schedule.steps).joined(separator: "\n")
        Issue.record("seed \(seed), \(network):\n\(text)")
        return
      }
    }
    // A schedule in which nothing happens proves nothing.
    #expect(calls > 50 * 5)
  }

  @Test("A seed gives the same schedule again")
  func deterministic() async {
    for network in Schedule.Network.allCases {
      let schedules = [Schedule(seed: 7, network: network), Schedule(seed: 7, network: network)]
      for schedule in schedules { await schedule.run(steps: 60) }
      #expect(schedules[0].steps == schedules[1].steps)
      #expect(schedules[0].steps.contains { $0.hasPrefix("deliver") })
    }
  }

  @Test("Events from many threads at once")
  func threads() async {
    let bench = Bench(Accounts.ada, Accounts.bob, Accounts.cy, Accounts.adaOnForge)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          switch number % 4 {
          case 0: await bench.tokenArrived(number % 8 == 0 ? Bench.token : Bench.rotated)
          case 1: await bench.registrar.accountSignedIn(Accounts.ada).value
          case 2: await bench.registrar.accountActivated(Accounts.bob).value
          default: try? await bench.registrar.registerDevice(for: Accounts.cy)
          }
        }
      }
    }
    await bench.tokenArrived()
    #expect(bench.row(Accounts.adaOnForge)?.owner == "ada")
    #expect(bench.registrar.deviceID(of: Accounts.adaOnForge.id) != nil)
    #expect(bench.row(Accounts.bob).map { ["ada", "bob"].contains($0.owner) } == true)
  }
}
