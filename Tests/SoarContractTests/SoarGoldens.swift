import Foundation
import GoldenSupport
import SoarContract
import Testing

/// The goldens of Soar.
enum SoarGoldens {
  /// Empty where the manifest is broken; `areListed` says how.
  static let all = (try? Golden.all("soar", "template")) ?? []
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
      "title": title.json, "body": body.json, "sound": sound.json, "badge": badge.json,
      "deeplink": deeplink.json,
    ])
  }
}

extension SendTestPush.Body {
  var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "deeplink": deeplink.json,
      "environment": environment.rawValue.json,
    ])
  }
}

extension UpsertDeviceToken.Body {
  /// The date as Foundation writes it, so that the package's own calendar is not its own witness.
  var fields: JSONValue {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    // A tenth of a millisecond more, because the style cuts off.
    let updatedAt = self.updatedAt.addingTimeInterval(0.0001).formatted(style)
    return .members([
      "userID": userID.json, "token": token.json, "platform": platform.rawValue.json,
      "updatedAt": updatedAt.json,
    ])
  }
}

extension Route {
  var fields: JSONValue {
    switch self {
    case .notifications: .members(["kind": "notifications".json])
    }
  }
}

@Suite("The goldens of Soar")
struct SoarGoldenListTests {
  @Test("All are read, and all say that they are made by hand")
  func areListed() throws {
    let goldens = try Golden.all("soar", "template")
    #expect(goldens.count == 29)
    #expect(goldens.filter { !$0.isMadeByHand }.map(\.file) == [])
  }

  @Test("Each field of the payload and of each body is in some golden, and absent where it may be")
  func coverage() throws {
    let held = SoarGoldens.payloads.compactMap { $0.value?.names }
    let payload = try PushPayload(json: Data("{}".utf8))
    for field in Mirror(reflecting: payload).children.compactMap(\.label) {
      #expect(held.contains { $0.contains(field) }, "\(field) is in no golden")
      #expect(held.contains { !$0.contains(field) }, "\(field) is absent in no golden")
    }
    #expect(SoarGoldens.payloads.contains { $0.route?["kind"] == "notifications".json })
    #expect(SoarGoldens.payloads.contains { $0.route == .null })
    for environment in Environment.allCases {
      #expect(
        SoarGoldens.requests.contains { $0.value?["environment"] == environment.rawValue.json })
    }
  }
}
