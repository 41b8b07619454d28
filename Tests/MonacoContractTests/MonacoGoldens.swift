import Foundation
import GoldenSupport
import MonacoContract
import Testing

/// The goldens of Monaco.
enum MonacoGoldens {
  /// Empty where the manifest is broken; `areListed` says how.
  static let all = (try? Golden.all("monaco", "v1")) ?? []
  static let payloads = all.filter { $0.kind == .payload }
  static let requests = all.filter { $0.kind == .request }
  static let responses = all.filter { $0.kind == .response }

  static func bytes(_ file: String) throws -> Data {
    try #require(all.first { $0.file == file }, "no golden \(file)").bytes
  }
}

extension PushPayload {
  /// The fields by the contract's names, absent ones left out.
  var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "cabalID": (cabalID?.rawValue).json,
      "proposalID": (proposalID?.rawValue).json, "transactionID": (transactionID?.rawValue).json,
    ])
  }
}

extension RegisterDevice.Body {
  var fields: JSONValue {
    .members(["token": token.json, "environment": environment.rawValue.json])
  }
}

extension Route {
  var fields: JSONValue {
    switch self {
    case .proposal(let it):
      .members([
        "kind": "proposal".json, "cabalID": it.cabalID.rawValue.json,
        "proposalID": it.proposalID.rawValue.json,
      ])
    case .transaction(let it):
      .members([
        "kind": "transaction".json, "cabalID": it.cabalID.rawValue.json,
        "transactionID": it.transactionID.rawValue.json,
      ])
    case .cabal(let it):
      .members(["kind": "cabal".json, "cabalID": it.cabalID.rawValue.json])
    }
  }
}

@Suite("The goldens of Monaco")
struct MonacoGoldenListTests {
  @Test("All are read, and all say that they are made by hand")
  func areListed() throws {
    let goldens = try Golden.all("monaco", "v1")
    #expect(goldens.count == 27)
    #expect(goldens.filter { !$0.isMadeByHand }.map(\.file) == [])
  }

  @Test("Each field and each kind of route is in some golden, and absent where it may be")
  func coverage() throws {
    let held = MonacoGoldens.payloads.compactMap { $0.value?.names }
    let payload = try PushPayload(json: Data("{}".utf8))
    for field in Mirror(reflecting: payload).children.compactMap(\.label) {
      #expect(held.contains { $0.contains(field) }, "\(field) is in no golden")
      #expect(held.contains { !$0.contains(field) }, "\(field) is absent in no golden")
    }
    for kind in ["proposal", "transaction", "cabal"] {
      #expect(MonacoGoldens.payloads.contains { $0.route?["kind"] == kind.json }, "\(kind)")
    }
    #expect(MonacoGoldens.payloads.contains { $0.route == .null })
    for environment in Environment.allCases {
      #expect(
        MonacoGoldens.requests.contains { $0.value?["environment"] == environment.rawValue.json })
    }
    for status in [400, 401] {
      #expect(MonacoGoldens.pins("registerDevice", status))
      #expect(MonacoGoldens.pins("deregisterDevice", status))
    }
    #expect(MonacoGoldens.pins("deregisterDevice", 404))
  }
}

extension MonacoGoldens {
  fileprivate static func pins(_ endpoint: String, _ status: Int) -> Bool {
    responses.contains { $0.subject == endpoint && $0.status == status }
  }
}
