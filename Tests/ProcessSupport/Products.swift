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

  /// The object files of a module, one for each of its sources; what a source that is gone left behind is not
  /// among them.
  package static func objects(of module: String) throws -> [String] {
    let map = try folder() + "/\(module).build/output-file-map.json"
    let outputs = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(contentsOf: URL(fileURLWithPath: map)))
    let objects = outputs.values.compactMap { $0["object"] }.sorted()
    if objects.isEmpty { throw Unavailable(description: "\(map) names no object file") }
    return objects
  }
}
