import Conformance
import ContractModel
import ContractRuntime
import Foundation

/// `contractgen conform`: checks goldens, or bodies that are named, against a contract.
struct ConformVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "conform",
      options: ["--schema", "--goldens", "--payload", "--command", "--server"],
      flags: ["--help", "-h"])
  }

  func run() throws -> Tool.ExitStatus {
    if arguments.has("--help") || arguments.has("-h") {
      Output.print(Help.conform)
      return .clean
    }
    let payload = try arguments.value("--payload")
    let command = try arguments.value("--command")
    switch (payload, command) {
    case (nil, nil): return try checkGoldens()
    case (let name?, nil): return try judgeBodies(.payload(name))
    case (nil, let name?): return try judgeBodies(.command(name))
    case (_?, _?):
      throw UsageError(
        "a body is a `--payload` or the answer to a `--command`, not both", verb: "conform")
    }
  }

  // MARK: Goldens

  private func checkGoldens() throws -> Tool.ExitStatus {
    try arguments.refuseOperands()
    guard try arguments.value("--server") == nil else {
      throw UsageError(
        "`--server` is for given bodies; a golden is judged by its own release", verb: "conform")
    }
    let path = try arguments.value("--schema")
    let goldens = try arguments.value("--goldens")
    if goldens != nil, path == nil {
      throw UsageError("`--goldens` needs `--schema`, to say whose they are", verb: "conform")
    }
    var isClean = true
    for schema in try Workspace.schemas(named: path) {
      guard let contract = schema.contract else {
        schema.report()
        isClean = false
        continue
      }
      let folder = GoldenFolder(path: goldens ?? "Golden/\(schema.baseName)")
      let result = try GoldenCheck(contract).run(folder)
      result.findings.forEach { Output.print($0.description) }
      Output.print("\(folder.path) against \(schema.path)\n\n\(ConformanceTable(result))\n")
      Output.print(
        result.findings.isEmpty
          ? "All \(result.goldens) goldens are as their outcomes say."
          : "\(result.findings.count) findings in \(result.goldens) goldens.")
      isClean = isClean && result.findings.isEmpty && result.goldens > 0
      if result.goldens == 0 {
        Output.print("\(folder.path): error: has no golden; nothing was checked [missing-file]")
      }
    }
    return isClean ? .clean : .findings
  }

  // MARK: Bodies

  private func judgeBodies(_ kind: Golden.Kind) throws -> Tool.ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file was given; `-` is standard input", verb: "conform")
    }
    guard try arguments.value("--goldens") == nil else {
      throw UsageError("`--goldens` does not go with given bodies", verb: "conform")
    }
    let schemas = try Workspace.schemas(named: arguments.value("--schema"))
    let broken = schemas.filter { $0.contract == nil }
    guard broken.isEmpty else {
      broken.forEach { $0.report() }
      return .findings
    }
    let contract = try contract(with: kind, among: schemas.compactMap(\.contract))
    let release = try arguments.value("--server") ?? contract.releases.server
    guard contract.releases.labels.contains(release) else {
      throw UsageError(
        "there is no release `\(release)`; the schema lists "
          + contract.releases.labels.joined(separator: ", "), verb: "conform")
    }
    let check = BodyCheck(contract, kind, release: release)
    var isClean = true
    for file in arguments.operands {
      let bytes = try file == "-" ? Input.standardInput() : GoldenFolder.bytes(of: file)
      let (outcome, findings) = check.run(bytes, file: file == "-" ? "<stdin>" : file)
      findings.forEach { Output.print($0.description) }
      if findings.isEmpty, let outcome {
        Output.print("\(file == "-" ? "<stdin>" : file): conforms, \(outcome.kind)")
      }
      isClean = isClean && findings.isEmpty
    }
    return isClean ? .clean : .findings
  }

  private func contract(
    with kind: Golden.Kind, among contracts: [Contract]
  ) throws -> Contract {
    let (what, name) =
      switch kind {
      case .payload(let name): ("payload", name)
      case .command(let name): ("command", name)
      case .envelope: ("envelope", "")
      }
    let known = contracts.filter { kind.isKnown(to: $0) }
    guard let contract = known.first else {
      let names = contracts.flatMap { kind.alternatives(in: $0) }.map { "`\($0)`" }
      throw UsageError(
        "there is no \(what) `\(name)`; known are \(names.joined(separator: ", "))",
        verb: "conform")
    }
    guard known.count == 1 else {
      throw UsageError(
        "several contracts have a \(what) `\(name)`; name one with `--schema FILE`",
        verb: "conform")
    }
    return contract
  }
}

/// Standard input, read whole.
enum Input {
  static func standardInput() throws -> [UInt8] {
    do {
      return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw UnreadableError("<stdin>: error: cannot be read; \(error.localizedDescription)")
    }
  }
}
