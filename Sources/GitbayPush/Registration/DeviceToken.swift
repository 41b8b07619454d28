import Foundation

/// The APNs token of this install, of any length.
public struct DeviceToken: Hashable, Sendable {
  /// The token as the server takes it: lower-case hexadecimal.
  public let hexadecimal: String

  /// Takes the bytes that iOS delivers.
  public init(_ bytes: Data) {
    let digits = Array("0123456789abcdef".utf8)
    hexadecimal = String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension DeviceToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Never the token itself.
  public var description: String { "(hidden)" }
  /// Never the token itself.
  public var debugDescription: String { description }
  /// Never the token itself.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
