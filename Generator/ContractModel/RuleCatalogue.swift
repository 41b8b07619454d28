import YAMLReader

/// All rules that a schema is held to, with what each asks for.
public enum RuleCatalogue {
  /// A rule, for people.
  public struct Entry: Sendable, Hashable {
    /// The rule's id, which a finding names.
    public let id: String
    /// What the rule asks for, as one sentence.
    public let summary: String
  }

  /// The rules of the schema language, then those of YAML, each sorted by id.
  public static let sections: [(title: String, entries: [Entry])] = [
    (
      "The schema language",
      sorted(SchemaRule.allCases.map { Entry(id: $0.rawValue, summary: $0.summary) })
    ),
    ("YAML", sorted(YAMLRule.allCases.map { Entry(id: $0.rawValue, summary: $0.summary) })),
  ]

  private static func sorted(_ entries: [Entry]) -> [Entry] { entries.sorted { $0.id < $1.id } }

  /// The rules as lines of text, ids to the left.
  public static var text: String {
    let width = sections.flatMap(\.entries).map(\.id.count).max() ?? 0
    return sections.map { section in
      let lines = section.entries.map { entry in
        "  " + entry.id + String(repeating: " ", count: width - entry.id.count + 2) + entry.summary
      }
      return section.title + "\n" + lines.joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  /// The rules as a page.
  public static var markdown: String {
    let intro = """
      # Schema rules

      Each finding about a schema names the rule it is by, in brackets behind the message. This page is
      written by `contractgen rules --markdown`; `make generate` writes it again.

      """
    return intro
      + sections.map { section in
        let rows = section.entries.map { "| `\($0.id)` | \($0.summary) |\n" }
        return "\n## \(section.title)\n\n| rule | what it asks for |\n|---|---|\n" + rows.joined()
      }
      .joined()
  }
}

extension SchemaRule {
  /// What the rule asks for, as one sentence.
  public var summary: String {
    switch self {
    case .unknownKey: "A mapping has only the keys that the language knows there."
    case .missingKey: "A mapping has every key that it needs."
    case .wrongKind: "A text, a list or a mapping stands where one is expected."
    case .invalidValue: "A text is one of those that mean something at its place."
    case .invalidName: "A name can be written in Swift, or sent as an option."
    case .reservedName: "A name is not one that Swift or the generated code already has."
    case .duplicateName: "No two things of a sort have one name in Swift."
    case .duplicatePath: "No two fields are one place on the wire, nor does one lie inside another."
    case .unknownType: "A type that is named exists."
    case .unknownRelease: "A release that is named is listed under `releases`."
    case .releaseOrder: "`oldest` is not newer than `server`."
    case .presenceConflict: "What is said of a field's presence fits together."
    case .formerName:
      "A name that a field had before is that of no field now, and of no other before."
    case .constraintMismatch: "What is asked of a value can be asked of its type."
    case .constraintConflict:
      "What is asked of a value can be met, and each text under `not` could come but for that."
    case .emptyRange: "A range or a set of characters has something in it."
    case .recursiveType: "A record holds itself only in a list."
    case .missingEnvelope: "A contract with commands says how their answers are wrapped."
    case .unknownExitCode: "An exit code that is named exists."
    case .duplicateExitCode: "No two exit codes have one number."
    case .unknownParameter: "A parameter or an option that is named exists."
    case .exclusiveParameters: "Parameters can be told from one another."
    case .notPageable: "A paged result is one of records, and the keys of a page are known."
    case .inputType: "A parameter is of a type that can be sent at its place."
    case .endpointPath:
      "An endpoint's path starts with a slash and is made of texts and its parameters."
    case .endpointAnswer: "An endpoint's answers fit its method and its result."
    case .toggleGap: "Every combination of a toggle's inputs has a state."
    case .toggleOverlap: "No combination of a toggle's inputs has two states."
    case .toggleUnreachable: "Every state of a toggle can be reached."
    case .toggleActions: "A state says what a flip does if, and only if, it can be flipped."
    case .unknownAction: "An action that is named exists."
    case .routeField: "A field that names a route is a text, in a contract whose routes are texts."
    case .routeForm: "All kinds of route are told by one sort of thing: a path, a URL or fields."
    case .routePattern: "A pattern is made of texts and of parameters or fields that exist."
    case .duplicateRoute: "No path, URL or payload is of two kinds of route."
    }
  }
}

extension YAMLRule {
  /// What the rule asks for, as one sentence.
  public var summary: String {
    switch self {
    case .duplicateKey: "A mapping has no two equal keys."
    case .alias: "There are no aliases (`*name`)."
    case .anchor: "There are no anchors (`&name`)."
    case .byteOrderMark: "There is no byte order mark."
    case .complexKey: "A key is a text, and there is one."
    case .controlCharacter: "All characters are printable, and lines end in LF or CRLF."
    case .directive: "There are no directives (`%YAML`, `%TAG`)."
    case .empty: "The file says something."
    case .encoding: "The file is UTF-8."
    case .mergeKey: "There are no merge keys (`<<`)."
    case .multipleDocuments: "There is one document."
    case .nesting: "Collections nest at most 64 deep."
    case .syntax: "The file is YAML, indented with spaces."
    case .tag: "There are no tags (`!name`)."
    case .tooLarge: "The file has at most 4 MiB."
    case .unreadable: "The file can be read."
    case .generatorTrait: "The tool was built with the trait `Generator`."
    }
  }
}
