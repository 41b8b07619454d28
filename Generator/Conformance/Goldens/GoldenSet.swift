import ContractModel
import ContractRuntime
import YAMLReader

/// The goldens of a contract, read once: the manifests, the bodies, and what is wrong with them as
/// files.
public struct GoldenSet: Sendable {
  /// The folder they were read from.
  public let folder: GoldenFolder
  /// The goldens by release, the latest first.
  public let releases: [Release]
  /// What lies in the folder and belongs to no release.
  public let strays: [Finding]

  /// The goldens of a release.
  public struct Release: Sendable {
    /// The release.
    public var label: String
    /// The goldens, in the manifest's order.
    public var entries: [Entry]
    /// What is wrong with the manifest, and files that it does not list.
    public var findings: [Finding]
    /// Why the manifest cannot be read although it is there.
    public var fault: FileError?
    /// The manifest as it stands, nil where there is none that can be read whole.
    var manifest: [UInt8]?
  }

  /// A golden with its body.
  public struct Entry: Sendable {
    /// What the manifest says of it.
    public var golden: Golden
    /// The body's file, as the user would name it.
    public var path: String
    /// The manifest, as the user would name it.
    public var manifest: String
    /// The body, or why it cannot be read.
    public var body: Result<[UInt8], FileError>

    /// Why the body cannot be read, nil where it can.
    public var fault: FileError? {
      if case .failure(let error) = body { error } else { nil }
    }
  }

  /// Every golden, in the order of the releases.
  public var entries: [Entry] { releases.flatMap(\.entries) }
}

extension GoldenSet {
  /// Reads the goldens of a contract.
  ///
  /// - Throws: `GoldenFolder.ReadError` where the folder cannot be listed.
  public init(_ folder: GoldenFolder, _ contract: Contract) throws(GoldenFolder.ReadError) {
    self.folder = folder
    let present = try folder.releases()
    releases = contract.releases.labels.reversed().map { Release($0, folder, contract) }
    strays =
      present.filter { !contract.releases.labels.contains($0) }.map { release in
        Finding(
          file: "\(folder.path)/\(release)", expected: "a folder named after a release",
          found: release.quoted + ", which the schema does not list", rule: .unlistedFile)
      }
      + folder.strays().map { stray in
        Finding(file: stray, expected: "only folders", found: "a file", rule: .unlistedFile)
      }
  }
}

extension GoldenSet.Release {
  fileprivate init(_ label: String, _ folder: GoldenFolder, _ contract: Contract) {
    self.init(label: label, entries: [], findings: [])
    let path = folder.manifest(of: label)
    let bytes: [UInt8]
    do {
      bytes = try SourceFile.bytes(of: path)
    } catch {
      guard error.reason == .missing else {
        fault = error
        return
      }
      findings = [
        Finding(
          file: path, expected: "the goldens of \(label), which the schema lists",
          found: "none", rule: .missingFile)
      ]
      return
    }
    let (manifest, faults) = GoldenManifest.read(bytes, file: path)
    findings = faults
    guard let manifest else { return }
    if faults.isEmpty { self.manifest = bytes }
    findings += manifest.mismatches(contract.name, label, path)
    findings += folder.files(of: label, besides: manifest.listed).map { file in
      Finding(
        file: "\(folder.path)/\(label)/\(file)", expected: "an entry in \(path)",
        found: "none", rule: .unlistedFile)
    }
    let folder = "\(folder.path)/\(label)/"
    entries = manifest.goldens.map { golden in
      let file = folder + golden.file
      return GoldenSet.Entry(
        golden: golden, path: file, manifest: path,
        body: Result { () throws(FileError) in try SourceFile.bytes(of: file) })
    }
  }
}

extension GoldenSet.Entry {
  /// The body as far as it could be read.
  var bytes: [UInt8]? { try? body.get() }
}

extension GoldenManifest {
  /// What does not go with where the manifest lies.
  fileprivate func mismatches(_ name: String, _ label: String, _ file: String) -> [Finding] {
    var findings: [Finding] = []
    if contract != name {
      findings.append(
        Finding(
          file: file, position: places.contract, keyPath: "contract", expected: "`\(name)`",
          found: contract.quoted, rule: .brokenManifest))
    }
    if release != label {
      findings.append(
        Finding(
          file: file, position: places.release, keyPath: "release",
          expected: "`\(label)`, like the folder",
          found: release.quoted, rule: .brokenManifest))
    }
    return findings
  }
}
