import Foundation

/// A checkout of this package in a folder of another name, with the fixture packages in it.
///
/// The sources are links to the real ones. The fixture packages are copies, so that a test can change
/// them; a copy is written only where it differs, so that a second run finds its builds fresh.
struct Checkout {
  /// The name has a space in it and is not the package's.
  private static let folder = Place.packages.appending(path: "some checkout")

  struct Package {
    /// The folder of the package.
    let folder: URL
    /// Where it is built.
    let scratch: URL

    /// Gives a file of the package another text; nil removes it.
    func write(_ path: String, _ text: String?) throws {
      let file = folder.appending(path: path)
      if let text {
        try Checkout.write(Data(text.utf8), to: file)
      } else if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    }

    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    }
  }

  /// A fixture package as it is committed.
  ///
  /// - Parameter name: The name of its copy, where a test needs one of its own.
  static func package(_ fixture: String, as name: String? = nil) throws -> Package {
    try link()
    let name = name ?? fixture
    let source = Place.repository.appending(path: "Tests/Packages/\(fixture)")
    let package = Package(
      folder: folder.appending(path: "Tests/Packages/\(name)"),
      scratch: Place.packages.appending(path: name))
    let files = FileManager.default
    var wanted: Set<String> = []
    for path in files.subpaths(atPath: source.path) ?? [] where !path.hasPrefix(".") {
      guard let bytes = files.contents(atPath: source.appending(path: path).path) else { continue }
      try write(bytes, to: package.folder.appending(path: path))
      wanted.insert(path)
    }
    for path in files.subpaths(atPath: package.folder.path) ?? [] where !wanted.contains(path) {
      let file = package.folder.appending(path: path)
      var isFolder: ObjCBool = false
      if files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
        try files.removeItem(at: file)
      }
    }
    return package
  }

  /// Makes the checkout, or brings it up to date.
  private static func link() throws {
    let names = ["Generator", "Sources"]
    let tests = try FileManager.default
      .contentsOfDirectory(atPath: Place.repository.appending(path: "Tests").path)
      .filter { $0 != "Packages" && !$0.hasPrefix(".") }
      .map { "Tests/\($0)" }
    let files = FileManager.default
    for name in names + tests {
      let link = folder.appending(path: name)
      let target = Place.repository.appending(path: name)
      let present = try? files.destinationOfSymbolicLink(atPath: link.path)
      guard present != target.path else { continue }
      // The checkout has moved, and its builds with it.
      if present != nil { try files.removeItem(at: link) }
      try files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: target.path)
    }
    let manifest = "Package.swift"
    try write(
      try Data(contentsOf: Place.repository.appending(path: manifest)),
      to: folder.appending(path: manifest))
  }

  private static func write(_ bytes: Data, to file: URL) throws {
    guard FileManager.default.contents(atPath: file.path) != bytes else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }
}
