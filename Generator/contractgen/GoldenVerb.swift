import Conformance
import ContractModel
import ContractRuntime
import Foundation
import GeneratedFiles
import YAMLReader

/// `contractgen golden add`: keeps a body as a golden, with its entry in the manifest.
struct GoldenVerb {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, verb: "golden",
      options: Arguments.bodyKinds.union([
        "--schema", "--goldens", "--release", "--name", "--status", "--exit-status", "--header",
        "--stdin", "--pins", "--capture", "--surface", "--redact",
      ]),
      flags: ["--envelope", "--made-by-hand", "--synthetic", "--breaks"])
  }

  func run() throws -> Tool.ExitStatus {
    guard arguments.operands.first == "add" else {
      throw UsageError(
        arguments.operands.first.map { "`golden` cannot `\($0)`; it can `add`" }
          ?? "say what to do with a golden: `golden add`", verb: "golden")
    }
    guard let kind = try arguments.bodyKind() else {
      throw UsageError("say what the body is, such as `--command WORDS`", verb: "golden")
    }
    guard let name = try arguments.value("--name") else {
      throw UsageError("a golden needs `--name`, such as `device-list/one`", verb: "golden")
    }
    guard let file = arguments.operands.dropFirst().first else {
      throw UsageError("no body was given; `-` is standard input", verb: "golden")
    }
    let reporter = Reporter(.text)
    let path = try arguments.value("--schema")
    let schemas = try reporter.attempt { try Workspace.schemas(named: path) } ?? []
    schemas.filter { $0.contract == nil }.forEach { $0.report(to: reporter) }
    guard !schemas.isEmpty, schemas.allSatisfy({ $0.contract != nil }) else {
      return reporter.finish()
    }
    let (schema, contract) = try arguments.schema(with: kind, among: schemas)
    let release = try arguments.release("--release", of: contract)
    let folder = GoldenFolder(
      path: try arguments.value("--goldens") ?? Workspace.goldens(of: schema))
    do {
      try add(try addition(name, kind, file), contract, release, to: folder)
      return .clean
    } catch let failure as GoldenAddition.Failure {
      return report(failure, to: reporter)
    }
  }

  private func report(
    _ failure: GoldenAddition.Failure, to reporter: Reporter
  ) -> Tool.ExitStatus {
    switch failure {
    case .refused(let message):
      Output.error("contractgen: error: \(message)")
      return .usage
    case .body(let finding):
      reporter.report(ReportItem(finding))
      return .findings
    case .breaks(let findings):
      findings.forEach { reporter.report(ReportItem($0)) }
      Output.error(
        "Nothing was written: the body breaks the contract. Where that is meant, `--breaks` keeps it."
      )
      return reporter.finish()
    case .folder(let message):
      Output.error(message)
      return .unreadable
    }
  }

  // MARK: The golden

  private func addition(
    _ name: String, _ kind: Golden.Kind, _ file: String
  ) throws -> GoldenAddition {
    let body = try file == "-" ? SourceFile.standardInput() : SourceFile.bytes(of: file)
    let source = file == "-" ? "standard input" : file
    return GoldenAddition(
      name: name, pins: try arguments.value("--pins") ?? kind.spelt,
      origin: try origin(source.split(separator: "/").last.map(String.init) ?? source),
      isSynthetic: arguments.has("--synthetic"), surface: try arguments.value("--surface"),
      kind: kind, stdin: try stdin(), delivery: try delivery(kind), body: body,
      source: file == "-" ? "<stdin>" : file, redactions: try redactions(),
      mayBreak: arguments.has("--breaks"))
  }

  private func stdin() throws -> String? {
    guard let path = try arguments.value("--stdin") else { return nil }
    guard let text = String(validating: try SourceFile.bytes(of: path), as: UTF8.self) else {
      throw UsageError("`--stdin`: \(path) is not UTF-8, and a manifest keeps text", verb: "golden")
    }
    return text
  }

  private func origin(_ source: String) throws -> GoldenAddition.Origin {
    let capture = try arguments.value("--capture")
    guard arguments.has("--made-by-hand") else { return .capture(capture ?? source) }
    guard capture == nil else {
      throw UsageError("a golden is a `--capture` or `--made-by-hand`, not both", verb: "golden")
    }
    return .madeByHand
  }

  private func delivery(_ kind: Golden.Kind) throws -> Delivery {
    var headers: [String: String]?
    for header in arguments.values("--header") {
      let parts = header.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError(
          "`--header` is `Name: value`, found `\(header)`", verb: "golden")
      }
      let name = String(parts[0])
      guard headers?[name] == nil else {
        throw UsageError("`--header` gives `\(name)` twice", verb: "golden")
      }
      headers = headers ?? [:]
      headers?[name] = String(parts[1].drop { $0 == " " })
    }
    var argv: [String]?
    let sent = Array(arguments.operands.dropFirst(2))
    if case .command(let words) = kind {
      argv = words.split(separator: " ").map(String.init) + sent
    } else if !sent.isEmpty {
      throw UsageError("only a command has arguments; found `\(sent[0])`", verb: "golden")
    }
    return Delivery(
      status: try arguments.integer("--status", 100...599),
      exitStatus: try arguments.integer("--exit-status", 0...255), headers: headers, argv: argv)
  }

  private func redactions() throws -> [Redaction.Rule] {
    try arguments.values("--redact").map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("`--redact` is `KEYPATH=TEXT`, found `\(text)`", verb: "golden")
      }
      return Redaction.Rule(keyPath: String(parts[0]), text: String(parts[1]))
    }
  }

  // MARK: Writing

  private func add(
    _ addition: GoldenAddition, _ contract: Contract, _ release: String, to folder: GoldenFolder
  ) throws {
    // What is wrong shows before a folder is made or waited for.
    _ = try addition.files(contract, release: release, in: folder)
    let files = try FolderLock.holding(folder.path) {
      let files = try addition.files(contract, release: release, in: folder)
      try write(files, "\(folder.path)/\(release)")
      return files
    }
    Output.error("\(folder.path)/\(release)/\(files.file): written")
    Output.error("\(folder.manifest(of: release)): written")
    for known in files.breaks {
      Output.error(
        "\(folder.path)/\(release)/\(files.file): note: breaks `\(known.rule)`"
          + (known.keyPath.isEmpty ? "" : " at `\(known.keyPath)`") + ", and its entry says so")
    }
    for kept in files.sensitive {
      Output.error("\(folder.path)/\(release)/\(files.file): note: \(kept.note)")
    }
    Output.print(files.shownEntry)
  }

  /// The body first: a body without an entry is what another run takes up where this one is stopped, and
  /// an entry without its body is nothing.
  private func write(_ files: GoldenAddition.Files, _ folder: String) throws {
    let pieces = files.file.split(separator: "/").map(String.init)
    let place = ([folder] + pieces.dropLast()).joined(separator: "/")
    if try arguments.value("--goldens") == nil {
      try Workspace.refuseLinks(to: place, option: "--goldens DIR")
    }
    let (bodies, _) = try GeneratedFolder(path: place).write([
      GeneratedFile(name: pieces[pieces.count - 1], text: files.body)
    ])
    do {
      _ = try GeneratedFolder(path: folder).write([
        GeneratedFile(name: GoldenFolder.manifestName, text: files.manifest)
      ])
    } catch {
      for body in bodies { try? FileManager.default.removeItem(atPath: body) }
      throw error
    }
  }
}

extension Golden.Kind {
  /// What a golden of the kind pins where nobody says more.
  fileprivate var spelt: String {
    switch self {
    case .payload(let name): "a payload `\(name)`"
    case .command(let name): "an answer of `\(name)`"
    case .envelope: "an answer outside the contract"
    case .request(let name): "a call of `\(name)`"
    case .response(let name): "an answer of `\(name)`"
    case .toggle(let name): "inputs of `\(name)`"
    }
  }
}
