import Foundation

/// A golden of a contract, for an app's own tests: the exact bytes that a server sent, and what is known
/// of them.
public protocol ContractFixture: Sendable, CustomStringConvertible {
  /// The golden that the fixture is.
  var golden: FixtureGolden { get }
}

extension ContractFixture {
  /// The body, byte for byte as it came.
  public var json: Data { golden.body.data }
  /// The release of the server that the body is of.
  public var release: String { golden.release }
  /// The release and the golden's file, such as `v1.32.1/device-add/with-label.json`.
  public var description: String { golden.release + "/" + golden.file }
}

/// What every fixture has: which golden it is, and the body.
public struct FixtureGolden: Hashable, Sendable {
  /// The release of the server that the body is of.
  public let release: String
  /// The golden's file, relative to the folder of its release.
  public let file: String
  /// The body.
  public let body: FixtureBody

  /// Describes a golden; generated code does.
  public init(_ release: String, _ file: String, _ body: FixtureBody) {
    self.release = release
    self.file = file
    self.body = body
  }
}

/// A body as Swift source can hold it.
public enum FixtureBody: Hashable, Sendable {
  /// A body in UTF-8.
  case text(String)
  /// A body that is not UTF-8: each scalar is the byte of its number, and there is none above U+00FF.
  case bytes(String)

  /// The bytes.
  public var data: Data {
    switch self {
    case .text(let text): Data(text.utf8)
    case .bytes(let text): Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }
  }
}
