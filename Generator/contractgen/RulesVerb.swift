import ContractModel

/// `contractgen rules`: lists the rules that a schema is held to, also for editors.
struct RulesVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "rules", options: [], flags: ["--markdown", "--json-schema"])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    switch (arguments.has("--markdown"), arguments.has("--json-schema")) {
    case (false, false): Output.print(RuleCatalogue.text)
    case (true, false): Output.print(RuleCatalogue.markdown)
    case (false, true): Output.print(EditorSchema.text)
    case (true, true):
      throw UsageError("`--markdown` and `--json-schema` write two files; take one", verb: "rules")
    }
    return .clean
  }
}
