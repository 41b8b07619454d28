import ContractModel
import SwiftEmitter

/// `contractgen generate`: writes the Swift code of a contract, or checks that it is fresh.
struct GenerateVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "generate", options: ["--schema", "--output"],
      flags: ["--check", "--help", "-h"])
  }

  func run() throws -> Tool.ExitStatus {
    if arguments.has("--help") || arguments.has("-h") {
      Output.print(Help.generate)
      return .clean
    }
    try arguments.refuseOperands()
    let schema = try arguments.value("--schema")
    let output = try arguments.value("--output")
    if output != nil, schema == nil {
      throw UsageError("`--output` needs `--schema`, to say whose code it is", verb: "generate")
    }
    var isClean = true
    for schema in try Workspace.schemas(named: schema) {
      guard let contract = schema.contract else {
        schema.report()
        isClean = false
        continue
      }
      let folder = GeneratedFolder(path: output ?? Workspace.output(of: contract))
      let files = SwiftEmitter.emit(contract, schema: schema.fileName)
      if arguments.has("--check") {
        let stale = try folder.stale(files)
        stale.forEach(report)
        isClean = isClean && stale.isEmpty
        if stale.isEmpty { Output.error("\(folder.path): fresh, \(files.count) files") }
      } else {
        let (written, extra) = try folder.write(files)
        written.forEach { Output.error("\($0): written") }
        extra.forEach { Output.error("\($0): note: is not generated and does not belong here") }
        if written.isEmpty { Output.error("\(folder.path): nothing changed") }
      }
    }
    return isClean ? .clean : .findings
  }

  private func report(_ stale: GeneratedFolder.StaleFile) {
    switch stale.kind {
    case .missing:
      Output.print(
        "\(stale.path):1:1: error: is missing; generate again with `contractgen generate` [stale-code]"
      )
    case .extra:
      Output.print("\(stale.path):1:1: error: is not generated; move or remove it [stale-code]")
    case .different(let committed, let generated):
      Output.print(
        "\(stale.path):\(stale.line):1: error: is not what the schema says now; generate again with "
          + "`contractgen generate` [stale-code]\n"
          + UnifiedDiff.text(old: committed, new: generated, path: stale.path))
    }
  }
}
