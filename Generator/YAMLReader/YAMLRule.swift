/// The rules a YAML file is held to. The raw value is the id that a finding carries.
public enum YAMLRule: String, CaseIterable, Sendable {
  /// A mapping has no two keys made of the same Unicode scalars.
  case duplicateKey = "duplicate-key"
  /// There are no aliases (`*name`).
  case alias = "yaml-alias"
  /// There are no anchors (`&name`).
  case anchor = "yaml-anchor"
  /// The file does not begin with a byte order mark, nor does one stand in it.
  case byteOrderMark = "yaml-byte-order-mark"
  /// A key is a scalar, and there is one.
  case complexKey = "yaml-complex-key"
  /// All characters are printable; lines end in LF or CRLF.
  case controlCharacter = "yaml-control-character"
  /// There are no directives (`%YAML`, `%TAG`).
  case directive = "yaml-directive"
  /// The file says something.
  case empty = "yaml-empty"
  /// The file is UTF-8.
  case encoding = "yaml-encoding"
  /// There are no merge keys (`<<`).
  case mergeKey = "yaml-merge-key"
  /// There is one document.
  case multipleDocuments = "yaml-multiple-documents"
  /// Collections nest at most ``YAMLReader/maximumDepth`` deep.
  case nesting = "yaml-nesting"
  /// The file is YAML, indented with spaces.
  case syntax = "yaml-syntax"
  /// There are no tags (`!name`).
  case tag = "yaml-tag"
  /// The file is at most ``YAMLReader/maximumSize`` bytes.
  case tooLarge = "yaml-too-large"
  /// The file can be read.
  case unreadable = "unreadable-file"
  /// The reader is there: the package was built with the trait `Generator`.
  case generatorTrait = "generator-trait"
}
