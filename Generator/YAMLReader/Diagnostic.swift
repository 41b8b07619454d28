/// One finding about a source file.
public struct Diagnostic: Hashable, Sendable {
  /// Another place that belongs to a finding.
  public struct Note: Hashable, Sendable {
    /// What is to be seen there.
    public var message: String
    /// Where it is, in the same file as the finding.
    public var span: SourceSpan

    /// Creates a note.
    public init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  /// The file, as the user named it.
  public var file: String
  /// Where the fault lies.
  public var span: SourceSpan
  /// What was found and what to write instead.
  public var message: String
  /// The id of the rule that was broken, such as `duplicate-key`.
  public var rule: String
  /// Other places that belong to the finding.
  public var notes: [Note]

  /// Creates a finding.
  public init(
    file: String, span: SourceSpan, message: String, rule: String, notes: [Note] = []
  ) {
    self.file = file
    self.span = span
    self.message = message
    self.rule = rule
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The finding as `file:line:column: error: message [rule]`, and a line for each note.
  ///
  /// Build tools recognise this form and show the finding at its place.
  public var description: String {
    ([headline] + notes.map(headline(of:))).joined(separator: "\n")
  }

  var headline: String { "\(file.onOneLine):\(span.start): error: \(message) [\(rule)]" }

  func headline(of note: Note) -> String {
    "\(file.onOneLine):\(note.span.start): note: \(note.message)"
  }
}

extension Diagnostic {
  /// Text from a source file as a message quotes it: between backquotes, on one line, at most
  /// `limit` characters, nothing invisible in it.
  public static func quote(_ text: String, limit: Int = 60) -> String {
    var shown = ""
    for character in text.prefix(limit) {
      for scalar in character.unicodeScalars.prefix(8) {
        if scalar.isInvisible {
          shown += scalar.escaped
        } else {
          shown.unicodeScalars.append(scalar)
        }
      }
    }
    let isCut = text.dropFirst(limit).isEmpty == false
    return "`\(shown)\(isCut ? "…" : "")`"
  }
}
