@_exported import ContractRuntime
import Foundation

/// A notification's payload, as APNs delivers it.
public struct PayloadFixture<Payload: ContractPayload>: ContractFixture {
  /// The golden that the fixture is.
  public let golden: FixtureGolden

  /// Describes a fixture; generated code does.
  public init(_ golden: FixtureGolden) {
    self.golden = golden
  }

  /// What a notification's content has as `userInfo`, in Foundation's objects, as iOS delivers it. A
  /// body that is no JSON object has nothing for it.
  public var userInfo: [AnyHashable: Any] {
    let object = try? JSONSerialization.jsonObject(with: json)
    return object as? [AnyHashable: Any] ?? [:]
  }

  /// What a client makes of the payload.
  ///
  /// - Throws: `ContractViolation` where the payload breaks the contract.
  public func payload() throws(ContractViolation) -> Payload {
    try Payload(json: json)
  }
}
