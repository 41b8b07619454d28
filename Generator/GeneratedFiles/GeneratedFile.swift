/// A file that is generated from a contract.
public struct GeneratedFile: Sendable, Hashable {
  /// The file's name, without a folder.
  public var name: String
  /// The file's whole text.
  public var text: String

  /// Describes a file.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
