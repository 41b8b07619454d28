/// What a failure of libyaml means for the person who wrote the file.
struct SyntaxExplanation {
  let rule: YAMLRule
  let message: String
  /// Whether the place to look at is where libyaml began, not where it noticed.
  let isAtContext: Bool
  /// Whether all the rest of the line is at fault, not one character.
  let isWholeLine: Bool
  /// What began at the context's place, nil if that place tells nothing.
  let beginning: String?

  init(of failure: YAMLFailure) {
    let known = Self.known.first { $0.matches(failure) }
    let sentence = known?.sentence ?? "this is not YAML; mend the text here or just before"
    let context = failure.context.map { "\($0), " } ?? ""
    message = "\(sentence) (libyaml: \(context)\(failure.problem))"
    isWholeLine = failure.problem == "could not find expected ':'"
    isAtContext = isWholeLine || known?.isAtContext ?? false
    rule = failure.problem == "found undefined tag handle" ? .tag : .syntax
    beginning = isAtContext ? nil : Self.beginnings.first { failure.context == $0.context }?.name
  }

  static let missingColon = "a key without its `:`; write `key: value`, on one line"

  private struct Known {
    var problem: String?
    var context: String?
    var isAtContext = false
    let sentence: String

    func matches(_ failure: YAMLFailure) -> Bool {
      if let problem, !failure.problem.contains(problem) { return false }
      if let context, failure.context?.contains(context) != true { return false }
      return true
    }
  }

  private static let known = [
    Known(
      problem: "could not find expected ':'",
      sentence: missingColon),
    Known(
      problem: "block sequence entries are not allowed",
      sentence: "a list cannot begin here; begin each `- ` on a line of its own"),
    Known(
      problem: "mapping keys are not allowed",
      sentence: "a key cannot stand here; begin it on a line of its own"),
    Known(
      problem: "mapping values are not allowed",
      sentence: "a `:` cannot stand here; put a text that holds `: ` in quotes, or begin the key "
        + "on a line of its own"),
    Known(
      problem: "cannot start any token",
      sentence: "a text cannot begin with this character; put the text in quotes"),
    Known(
      context: "scanning an alias", isAtContext: true,
      sentence: "a text cannot begin with `*`; put the text in quotes"),
    Known(
      context: "scanning an anchor", isAtContext: true,
      sentence: "a text cannot begin with `&`; put the text in quotes"),
    Known(
      context: "a tag", isAtContext: true,
      sentence: "a text cannot begin with `!`; put the text in quotes"),
    Known(
      problem: "undefined tag handle", sentence: "found a tag; remove it, or put the text in quotes"
    ),
    Known(
      problem: "indentation indicator equal to 0",
      sentence: "a block cannot be indented by 0; leave the number out"),
    Known(
      problem: "expected comment or line break", context: "block scalar",
      sentence: "only a comment may follow `|` or `>`; write the text on the next line"),
    Known(
      problem: "unexpected document indicator",
      sentence: "the quoted text is not closed before the document ends; write the closing quote"),
    Known(
      problem: "unexpected end of stream",
      sentence: "the quoted text is not closed; write the closing quote"),
    Known(
      problem: "unknown escape character",
      sentence: "no escape begins so; write `\\\\` for a backslash, or use single quotes"),
    Known(
      problem: "hexdecimal",
      sentence: "the escape lacks digits; write `\\xHH`, `\\uHHHH` or `\\UHHHHHHHH`"),
    Known(
      problem: "invalid Unicode character",
      sentence: "the escape names no Unicode scalar; write one up to 10FFFF, not a surrogate"),
    Known(
      problem: "expected <document start>",
      sentence: "the document has ended before this; check the quotes and the indentation"),
    Known(
      problem: "did not find expected node content",
      sentence: "a value is missing here; write it, or \"\" for an empty text"),
    Known(
      problem: "expected '-' indicator",
      sentence: "the list's next element must begin with `- `, as far in as the others"),
    Known(
      problem: "did not find expected key",
      sentence: "a key must stand here, as far in as the mapping's others; check the indentation, "
        + "and the quotes before it"),
    Known(
      problem: "expected ',' or ']'", sentence: "expected `,` or `]`; write it after the element"),
    Known(
      problem: "expected ',' or '}'", sentence: "expected `,` or `}`; write it after the value"),
  ]

  private static let beginnings: [(context: String, name: String)] = [
    ("while scanning a quoted scalar", "the quoted text"),
    ("while scanning a block scalar", "the block"),
    ("while parsing a block collection", "the list"),
    ("while parsing a flow sequence", "the list"),
    ("while parsing a block mapping", "the mapping"),
    ("while parsing a flow mapping", "the mapping"),
  ]
}

extension YAMLFailure {
  /// Whether it was a directive that libyaml stumbled over.
  var mentionsDirective: Bool {
    let said = "\(context ?? "") \(problem)"
    return ["directive", "incompatible", "<document start>"].contains { said.contains($0) }
  }
}
