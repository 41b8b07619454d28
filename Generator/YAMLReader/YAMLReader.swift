/// Reads YAML strictly, into nodes that know their place.
///
/// Accepted are block and flow collections, all five scalar styles, comments, one `---` before and
/// one `...` after the document, and line ends LF and CRLF. Everything in ``YAMLRule`` is refused.
public enum YAMLReader {
  /// The largest file that is read, in bytes: 4 MiB.
  public static let maximumSize = 4 << 20

  /// How deep collections may nest.
  public static let maximumDepth = 64

  /// Reads a file and reports all that is wrong with it, in file order.
  ///
  /// The root is nil where the text cannot be understood. Where it can, in spite of a finding (a
  /// duplicate key, an anchor, a tag, a directive, a second document, a byte order mark), the
  /// root is what remains: the first of two equal keys, the first document.
  public static func read(_ source: YAMLSource) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    #if Generator
      var report = Report(file: source.file)
      let root = read(source, into: &report)
      return (root, report.inFileOrder)
    #else
      var report = Report(file: source.file)
      report.add(
        .generatorTrait, at: SourceSpan(at: .start),
        "cannot be read, because this tool was built without the trait Generator; "
          + "build with `swift build --traits Generator` (needs libyaml)")
      return (nil, report.inFileOrder)
    #endif
  }

  #if Generator
    private static func read(_ source: YAMLSource, into report: inout Report) -> YAMLNode? {
      guard TextCheck.isReadable(source, report: &report) else { return nil }
      let text = DirectiveCheck.withoutDirectives(source, report: &report)
      var builder = TreeBuilder(source: source, text: text, report: report)
      let failure = LibYAML.parse(text) { builder.accept($0) }
      if let failure { builder.fail(failure) }
      let root = builder.finish()
      report = builder.report
      return root
    }
  #endif
}
