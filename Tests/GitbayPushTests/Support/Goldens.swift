import Foundation
import Testing

/// The bytes captured from the real server.
enum Goldens {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/gitbay")

  static func bytes(_ name: String, release: String = "v1.32.1") throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(release)/\(name).json"))
  }
}
