import Foundation

/// What the package was built into, for tests that compile code against its modules.
package enum Products {
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder: one above the test program that has the modules.
  package static func folder() throws -> String {
    for argument in CommandLine.arguments {
      var folder = URL(fileURLWithPath: argument)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let module = folder.path + "/Modules/ContractRuntime.swiftmodule"
        if FileManager.default.fileExists(atPath: module) { return folder.path }
      }
    }
    throw Unavailable(description: "no built ContractRuntime beside \(CommandLine.arguments)")
  }
}
