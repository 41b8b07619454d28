import Foundation
import GoldenSupport

/// The bytes captured from the real server.
enum Goldens {
  private static let gitbay = GoldenSet("Gitbay", release: "v1.32.1")

  static func bytes(_ name: String, release: String = "v1.32.1") throws -> Data {
    try gitbay.bytes("\(name).json", release)
  }
}
