import ContractRuntime

/// What a folder of goldens says of its files.
public struct GoldenManifest: Sendable {
  /// The contract's name.
  public var contract: String
  /// The release whose server the bodies come from.
  public var release: String
  /// The goldens, in the manifest's order; an entry that has a finding is not among them.
  public var goldens: [Golden]
  /// The files of all entries, as far as they could be read.
  var listed: Set<String>
  /// Where the contract and the release are said.
  var places: (contract: JSONPosition, release: JSONPosition)

  /// Reads a manifest strictly: what it does not know is a finding. What can be read is, so that one
  /// faulty entry hides no other.
  ///
  /// - Parameter file: The manifest, as the user named it.
  public static func read(
    _ bytes: [UInt8], file: String
  ) -> (manifest: GoldenManifest?, findings: [Finding]) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      return (nil, [Finding(error, file: file)])
    }
    var reader = ManifestReader(file: file)
    let manifest = reader.manifest(document.root)
    return (manifest, reader.findings)
  }
}

extension Finding {
  /// A text that is not strict JSON.
  init(_ error: JSONError, file: String) {
    self.init(
      file: file, position: error.position, keyPath: error.keyPath, expected: "strict JSON",
      found: "a fault: \(error.message)", rule: .notJSON)
  }
}
