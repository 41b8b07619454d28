import ContractModel
import SchemaDiff

/// `contractgen rules`: lists the rules that a schema is held to, also for editors.
struct RulesVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "rules", options: [], flags: ["--markdown", "--json-schema", "--diff"])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    let wanted = ["--markdown", "--json-schema", "--diff"].filter(arguments.has)
    switch wanted {
    case []: Output.print(RuleCatalogue.text)
    case ["--markdown"]: Output.print(RuleCatalogue.markdown)
    case ["--json-schema"]: Output.print(EditorSchema.text)
    case ["--diff"]: Output.print(DiffRulePage.text)
    default:
      let flags = wanted.map { "`\($0)`" }.joined(separator: " and ")
      throw UsageError("\(flags) write different files; take one", verb: "rules")
    }
    return .clean
  }
}
