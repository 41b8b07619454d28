import Foundation

/// An HTTP endpoint of the contract: what is sent, and what is made of the answer.
public protocol ContractEndpoint: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// What a success carries.
  associatedtype Response: Sendable
  /// Why the endpoint refuses, by HTTP status.
  associatedtype Refusal: EndpointRefusal
  /// The method and the path's template, such as `DELETE /v1/devices/{token}`.
  static var template: String { get }
  /// What is sent.
  var request: EndpointRequest { get }
  /// What the body of a success carries; nil where the status is that of no success.
  static func success(from body: Data, status: Int) throws(ContractViolation) -> Response?
}

/// Why an endpoint refuses, by HTTP status; a status the contract does not know survives.
public protocol EndpointRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The case of a status.
  init(status: Int)
  /// The HTTP status.
  var status: Int { get }
}

extension EndpointRefusal {
  /// Whether both are the same status.
  public static func == (one: Self, other: Self) -> Bool { one.status == other.status }
  /// Hashes the status.
  public func hash(into hasher: inout Hasher) { hasher.combine(status) }
  /// The status as text.
  public var description: String { "HTTP \(status)" }
}

/// A call that an endpoint refused.
public struct EndpointFailure<Refusal: EndpointRefusal>: Error, Hashable, Sendable {
  /// Why.
  public let refusal: Refusal

  /// Creates a failure.
  public init(_ refusal: Refusal) {
    self.refusal = refusal
  }
}

extension EndpointFailure: CustomStringConvertible, LocalizedError {
  /// What the server answered.
  public var description: String { "the server answered \(refusal)" }
  /// The same line as `description`.
  public var errorDescription: String? { description }
}

/// The answer of an endpoint whose body says nothing.
public struct NoContent: Hashable, Sendable {
  /// Creates it.
  public init() {}
}

extension ContractEndpoint {
  /// Whether both send the same.
  @inlinable public static func == (one: Self, other: Self) -> Bool { one.request == other.request }
  /// Hashes what is sent.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(request) }

  /// The method and the path's template; values, which may be secrets, are never shown.
  public var description: String { Self.template }
  /// The method and the path's template, without values.
  public var customMirror: Mirror { Mirror(self, children: ["endpoint": Self.template]) }

  /// What an answer carries.
  ///
  /// - Throws: `EndpointFailure` where the status is not that of a success, `ContractViolation` where
  ///   the body of a success breaks the contract.
  public static func response(from body: Data, status: Int) throws -> Response {
    if let response = try success(from: body, status: status) { return response }
    throw EndpointFailure(Refusal(status: status))
  }
}
