import Foundation

/// Where things lie.
enum Place {
  /// The folder of this package.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that this test and the tool were built into.
  static let products: URL = {
    var folder = image
    repeat {
      folder = folder.deletingLastPathComponent()
      if FileManager.default.isExecutableFile(atPath: folder.appending(path: "contractgen").path) {
        return folder
      }
    } while folder.path != "/"
    return image.deletingLastPathComponent()
  }()

  /// The tool, as built with this test.
  static let contractgen = products.appending(path: "contractgen")

  /// Where the fixture packages are built. It is kept, so that a second run is fast, and goes when
  /// the outer build's folder goes.
  static let packages = products.appending(path: "packages")

  /// The file that this code was loaded from: the test's executable, or the bundle's on Apple systems,
  /// where a helper in the toolchain loads it.
  private static let image: URL = {
    #if canImport(Darwin)
      var info = Dl_info()
      if dladdr(#dsohandle, &info) != 0, let name = info.dli_fname {
        return URL(fileURLWithPath: String(cString: name)).standardizedFileURL
      }
    #endif
    return Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }()
}
