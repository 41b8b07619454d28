import Foundation

/// How a page names a file: by the way from the page's folder to it.
struct RelativePath: Sendable {
  private let folder: [String]

  /// Starts at a folder, as the user named it.
  init(from folder: String) {
    self.folder = Self.pieces(folder)
  }

  /// The way to a file, as the user named it; the parts above both do not show.
  func path(to file: String) -> String {
    let file = Self.pieces(file)
    let shared = zip(folder, file).prefix { $0 == $1 }.count
    return
      (Array(repeating: "..", count: folder.count - shared) + file.dropFirst(shared))
      .joined(separator: "/")
  }

  private static func pieces(_ path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }

  /// A path as a link has it: percent-encoded but for what may stand in one.
  static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
