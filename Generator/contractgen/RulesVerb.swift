import ContractModel

/// `contractgen rules`: lists the rules that a schema is held to.
struct RulesVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "rules", options: [], flags: ["--markdown"])
  }

  func run() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    Output.print(arguments.has("--markdown") ? RuleCatalogue.markdown : RuleCatalogue.text)
    return .clean
  }
}
