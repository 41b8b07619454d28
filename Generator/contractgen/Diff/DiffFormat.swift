import SchemaDiff

/// The ways a comparison can be written.
enum DiffFormat: String, CaseIterable {
  /// For people and build tools: `file:line:column: error: …`.
  case text
  /// One JSON object.
  case json
  /// JUnit's XML: a test for each change.
  case junit
  /// Workflow commands, which GitHub shows at the place in a change.
  case github
  /// A table that reads well in a merge request.
  case markdown

  /// The whole report. Its last line gives the step of the version, where the format has lines for
  /// people.
  func text(_ comparisons: [ContractComparison]) -> String {
    // Of what could not be compared nobody knows the step.
    let step =
      comparisons.allSatisfy(\.isCompared)
      ? VersionStep(comparisons.flatMap(\.changes)).rawValue : "unknown"
    return switch self {
    case .text: DiffText.text(comparisons) + "version step: \(step)"
    case .json: DiffJSON.text(comparisons, step)
    case .junit: DiffJUnit.text(comparisons, step)
    case .github: DiffGitHub.text(comparisons) + "version step: \(step)"
    case .markdown: DiffMarkdown.text(comparisons) + "**Version step: \(step)**"
    }
  }
}
