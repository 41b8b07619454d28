import Conformance
import ContractModel
import ContractRuntime
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
      flags: ["--envelope", "--made-by-hand", "--synthetic"])
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
      path: try arguments.value("--goldens") ?? "Golden/\(schema.baseName)")
    do {
      let addition = try addition(name, kind, file)
      let files = try addition.files(contract, release: release, in: folder)
      try write(addition, files, "\(folder.path)/\(release)")
      return .clean
    } catch let failure as GoldenAddition.Failure {
      Output.error("contractgen: error: \(failure)")
      return .findings
    } catch let failure as Redaction.Failure {
      Output.error("contractgen: error: \(failure)")
      return .findings
    }
  }

  // MARK: The golden

  private func addition(
    _ name: String, _ kind: Golden.Kind, _ file: String
  ) throws -> GoldenAddition {
    let body = try file == "-" ? SourceFile.standardInput() : SourceFile.bytes(of: file)
    let redaction = try redaction(of: body)
    let stdin = try arguments.value("--stdin").map {
      String(decoding: try SourceFile.bytes(of: $0), as: UTF8.self)
    }
    let source = file == "-" ? "standard input" : file
    return GoldenAddition(
      name: name, pins: try arguments.value("--pins") ?? kind.spelt,
      origin: try origin(source.split(separator: "/").last.map(String.init) ?? source),
      isSynthetic: arguments.has("--synthetic"), surface: try arguments.value("--surface"),
      kind: kind, stdin: stdin.map { redaction?.redacted($0) ?? $0 },
      delivery: try delivery(kind, redaction), body: redaction?.bytes ?? body)
  }

  private func origin(_ source: String) throws -> GoldenAddition.Origin {
    let capture = try arguments.value("--capture")
    guard arguments.has("--made-by-hand") else { return .capture(capture ?? source) }
    guard capture == nil else {
      throw UsageError("a golden is a `--capture` or `--made-by-hand`, not both", verb: "golden")
    }
    return .madeByHand
  }

  private func delivery(_ kind: Golden.Kind, _ redaction: Redaction?) throws -> Delivery {
    var headers: [String: String]?
    for header in arguments.values("--header") {
      let parts = header.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError(
          "`--header` is `Name: value`, found `\(header)`", verb: "golden")
      }
      headers = headers ?? [:]
      headers?[String(parts[0])] = String(parts[1].drop { $0 == " " })
    }
    var argv: [String]?
    let sent = arguments.operands.dropFirst(2).map { redaction?.redacted($0) ?? $0 }
    if case .command(let words) = kind {
      argv = words.split(separator: " ").map(String.init) + sent
    } else if !sent.isEmpty {
      throw UsageError("only a command has arguments; found `\(sent[0])`", verb: "golden")
    }
    return Delivery(
      status: try arguments.integer("--status", 100...599),
      exitStatus: try arguments.integer("--exit-status", 0...255), headers: headers, argv: argv)
  }

  private func redaction(of body: [UInt8]) throws -> Redaction? {
    let rules = try arguments.values("--redact").map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("`--redact` is `KEYPATH=TEXT`, found `\(text)`", verb: "golden")
      }
      return Redaction.Rule(keyPath: String(parts[0]), text: String(parts[1]))
    }
    guard !rules.isEmpty else { return nil }
    do {
      return try Redaction(JSONDocument(body), rules)
    } catch let error as JSONError {
      throw GoldenAddition.Failure("the body is not strict JSON: \(error)")
    }
  }

  // MARK: Writing

  /// The body first: a file without an entry is a finding, an entry without its file is one too, and only
  /// the first can be mended by running again after a `rm`.
  private func write(
    _ addition: GoldenAddition, _ files: GoldenAddition.Files, _ folder: String
  ) throws {
    let pieces = files.file.split(separator: "/").map(String.init)
    let place = ([folder] + pieces.dropLast()).joined(separator: "/")
    let text = String(decoding: addition.body, as: UTF8.self)
    _ = try GeneratedFolder(path: place).write([
      GeneratedFile(name: pieces[pieces.count - 1], text: text)
    ])
    _ = try GeneratedFolder(path: folder).write([
      GeneratedFile(name: GoldenFolder.manifestName, text: files.manifest)
    ])
    Output.error("\(folder)/\(files.file): written")
    Output.error("\(folder)/\(GoldenFolder.manifestName): written")
    Output.print(files.entry.formatted())
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
