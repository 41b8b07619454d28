import ContractRuntime
import YAMLReader

/// Something that is not as the contract or the manifest says.
public struct Finding: Sendable, Hashable {
  /// The file, as the user named it.
  public var file: String
  /// The place in the file, nil where the finding is about the file as a whole.
  public var position: JSONPosition?
  /// The wire's path of the value; empty for the whole text.
  public var keyPath: String
  /// What the contract asks for.
  public var expected: String
  /// What is there instead.
  public var found: String
  /// What kind of finding it is.
  public var rule: Rule

  /// The kinds of finding, each with its id.
  public enum Rule: String, Sendable, CaseIterable {
    /// A text that is not strict JSON.
    case notJSON = "not-json"
    /// A key that the judged release sends, and that is not there.
    case missingKey = "missing-key"
    /// A key that the schema does not declare for the judged release.
    case undeclaredKey = "undeclared-key"
    /// A key that must never appear.
    case forbiddenKey = "forbidden-key"
    /// A value of an enum that the schema does not declare.
    case undeclaredValue = "undeclared-value"
    /// A value of another type.
    case wrongType = "wrong-type"
    /// A number that does not fit, or a text that breaks its rules.
    case outOfRange = "out-of-range"
    /// A payload that the transport would refuse.
    case payloadTooLarge = "payload-too-large"
    /// An envelope that is not one.
    case brokenEnvelope = "broken-envelope"
    /// A list where a page is due, or a page where a list is.
    case wrongShape = "wrong-shape"
    /// A failure that no one documented.
    case undocumentedFailure = "undocumented-failure"
    /// An HTTP status that does not go with the exit code.
    case wrongStatus = "wrong-status"
    /// A header that must come with the answer, and did not.
    case missingHeader = "missing-header"
    /// A success of a command that the judged release does not have.
    case tooEarly = "too-early"
    /// What a client makes of a golden is not what the manifest says.
    case outcomeDiffers = "outcome-differs"
    /// A call that a client sends, and that the manifest says it refuses, or the other way round.
    case callDiffers = "call-differs"
    /// Something of the contract that no golden shows.
    case notPinned = "not-pinned"
    /// Something that the schema says no golden can show, and one does.
    case needlesslyUnpinned = "needlessly-unpinned"
    /// A change that no golden notices.
    case mutantSurvived = "mutant-survived"
    /// A golden no longer breaks what the manifest says it breaks.
    case breakGone = "break-gone"
    /// A file that is in no manifest.
    case unlistedFile = "unlisted-file"
    /// A file that a manifest lists, and that is not there.
    case missingFile = "missing-file"
    /// A manifest that is not one.
    case brokenManifest = "broken-manifest"
    /// A snapshot of a contract that is not what its name says.
    case brokenSnapshot = "broken-snapshot"
    /// A golden or a release whose name Swift cannot have for a fixture.
    case unusableName = "unusable-name"
  }

  /// Creates a finding.
  public init(
    file: String, position: JSONPosition? = nil, keyPath: String = "", expected: String,
    found: String, rule: Rule
  ) {
    self.file = file
    self.position = position
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
    self.rule = rule
  }
}

extension Finding: CustomStringConvertible {
  /// The key path, what was expected and what was found.
  public var message: String {
    let text = (keyPath.isEmpty ? "" : "`\(keyPath)`: ") + "expected \(expected), found \(found)"
    // What a body holds must not start a line of its own or speak to the terminal.
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }))
  }

  /// `file:line:column: error: key path: expected …, found … [rule]`, as build tools recognise it.
  public var description: String {
    "\(file.onOneLine):\(position ?? JSONPosition(line: 1, column: 1)): error: \(message) [\(rule.rawValue)]"
  }
}

extension JSONPosition {
  /// The place in a schema, for a finding about one.
  init(_ position: SourcePosition) {
    self.init(line: position.line, column: position.column)
  }
}
