/// The address of an instance, compared as a person would compare two of them.
///
/// Scheme and host compare without case (ASCII); the scheme's default port and one slash at the end do
/// not count; the path and everything else must be the same, byte for byte.
public struct InstanceAddress: Sendable {
  /// The address in the one spelling that all equal addresses share, such as `https://gitbay.org`.
  public let text: String
  /// `https` or `http`.
  let scheme: String
  /// The host in lower case, without brackets.
  let host: String
  /// Whether a user name, a query or a fragment stands in the address; the API has no place for them.
  let isPlain: Bool

  /// Reads an address.
  ///
  /// - Parameter text: The address, as the server or the app has it. Nothing is trimmed.
  /// - Returns: nil where the text is no absolute address with `http` or `https` and a host.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F }),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[(colon + 1)...].starts(with: "//".utf8)
    else { return nil }
    let scheme = Self.lowercased(bytes[..<colon])
    guard let defaultPort = ["http": "80", "https": "443"][scheme] else { return nil }

    let rest = bytes[(colon + 3)...]
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    var tail = rest[authority.endIndex...]
    let hasQueryOrFragment = tail.contains { "?#".utf8.contains($0) }
    let slash = UInt8(ascii: "/")
    // Of two slashes none goes: the text would be one that is read as another address.
    if !hasQueryOrFragment, tail.last == slash, tail.dropLast().last != slash {
      tail.removeLast()
    }

    let hostStart =
      authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
    let user = authority[..<hostStart]
    guard let (host, port) = Self.hostAndPort(authority[hostStart...]) else { return nil }

    self.scheme = scheme
    let name = Self.lowercased(host)
    self.host = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
    isPlain = user.isEmpty && !hasQueryOrFragment
    let portText = port.isEmpty || port == defaultPort ? "" : ":" + port
    self.text =
      scheme + "://" + String(decoding: user, as: UTF8.self) + name + portText
      + String(decoding: tail, as: UTF8.self)
  }

  /// The host and the port; the port is empty where none is given.
  private static func hostAndPort(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, String)? {
    let host: ArraySlice<UInt8>
    if text.first == UInt8(ascii: "[") {
      guard let bracket = text.firstIndex(of: UInt8(ascii: "]")), bracket > text.startIndex + 1
      else { return nil }
      host = text[...bracket]
    } else {
      host = text.prefix { $0 != UInt8(ascii: ":") }
    }
    guard !host.isEmpty else { return nil }
    let rest = text[host.endIndex...]
    if rest.isEmpty { return (host, "") }
    let port = rest.dropFirst()
    guard rest.first == UInt8(ascii: ":"), port.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return (host, String(decoding: port, as: UTF8.self))
  }

  /// ASCII only: case folding of all of Unicode would take KELVIN SIGN for a k.
  private static func lowercased(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the address can only be reached from this machine.
  var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127"
      && numbers.allSatisfy { $0.allSatisfy(\.isNumber) && UInt8($0) != nil }
  }
}

extension InstanceAddress: Hashable, CustomStringConvertible {
  /// Whether both are the same address, scalar by scalar.
  public static func == (one: InstanceAddress, other: InstanceAddress) -> Bool {
    ExactBytes(one.text) == ExactBytes(other.text)
  }

  /// Hashes the address.
  public func hash(into hasher: inout Hasher) { hasher.combine(ExactBytes(text)) }

  /// The address in the spelling that all equal addresses share.
  public var description: String { text }
}

/// A text that compares byte by byte; Swift's own comparison takes canonically equivalent texts for
/// equal.
struct ExactBytes: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactBytes, other: ExactBytes) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
