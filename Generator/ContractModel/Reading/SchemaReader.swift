import YAMLReader

/// Reads a schema file into a contract, reporting all that is wrong with it in one run.
public enum SchemaReader {
  /// The contract a file describes, nil where anything is wrong, and what is wrong, in file order.
  public static func read(_ source: YAMLSource) -> (contract: Contract?, diagnostics: [Diagnostic]) {
    let (root, syntax) = YAMLReader.read(source)
    guard let root else { return (nil, syntax) }
    let problems = Problems(file: source.file)
    let contract = ContractReader(problems).contract(root)
    let all = (syntax + problems.diagnostics).sorted {
      ($0.span.start, $0.rule, $0.message) < ($1.span.start, $1.rule, $1.message)
    }
    return (all.isEmpty ? contract : nil, all)
  }
}

/// Turns the nodes of a schema into a contract, part by part; names are known before they are used.
final class ContractReader {
  let problems: Problems
  var releases = Releases(labels: [], server: "", oldest: "")
  var scalars: [Scalar] = []
  var enums: [EnumType] = []
  /// The names of the records, known before their fields are read.
  var recordNames: Set<String> = []
  /// Every name that becomes a Swift type, with its place.
  private var typeNames: [String: SourceSpan] = [:]
  var hasRoutes = false

  init(_ problems: Problems) {
    self.problems = problems
  }

  func contract(_ root: YAMLNode) -> Contract? {
    guard var top = MappingReader(root, "a contract", problems) else { return nil }
    let start = SourceSpan(at: root.span.start)
    let name = top.requiredText("contract", at: start)
    if let name { checkTypeName(name, "a contract") }
    let doc = top.doc()
    readReleases(&top, at: start)

    let scalarNodes = top.members("scalars")
    let typeNodes = top.members("types")
    let payloadNodes = top.members("payloads")
    let envelopeNode = top.node("envelope")
    let commandNodes = top.members("commands")
    let toggleNodes = top.members("toggles")
    let routesNode = top.node("routes")
    top.finish()
    hasRoutes = routesNode != nil

    for (name, node) in scalarNodes { readScalar(name, node) }
    let recordNodes = readEnums(typeNodes)
    var records = recordNodes.compactMap { record($0.name, $0.value) }
    let payloads = payloadNodes.compactMap { payload($0.name, $0.value) }
    let envelope = envelopeNode.flatMap { self.envelope($0) }
    let commands = commandNodes.compactMap { command($0.name, $0.value, envelope) }
    if envelopeNode == nil, let first = commandNodes.first {
      problems.add(
        .missingEnvelope, at: first.name.span,
        "commands need an `envelope:` that says how their answers are wrapped")
    }
    let toggles = toggleNodes.compactMap { toggle($0.name, $0.value) }
    let routes = routesNode.flatMap { self.routes($0) }

    for command in commands {
      guard case .paged(let name, _) = command.result,
        let index = records.firstIndex(where: { $0.name == name })
      else { continue }
      records[index].isPaged = true
    }
    checkRecursion(records)
    guard let name else { return nil }
    return Contract(
      name: name.text, doc: doc, releases: releases,
      scalars: scalars.sorted { $0.name < $1.name }, enums: enums.sorted { $0.name < $1.name },
      records: records.sorted { $0.name < $1.name },
      payloads: payloads.sorted { $0.record.name < $1.record.name }, envelope: envelope,
      commands: commands.sorted { $0.name < $1.name }, toggles: toggles.sorted { $0.name < $1.name },
      routes: routes)
  }

  // MARK: Releases

  private func readReleases(_ top: inout MappingReader, at start: SourceSpan) {
    let labels = top.required("releases", at: start)?.texts("`releases`", problems) ?? []
    var seen: [String: SourceSpan] = [:]
    for label in labels {
      if let first = seen[label.text] {
        reportDuplicate("release", label, first: first)
      }
      seen[label.text] = seen[label.text] ?? label.span
    }
    releases.labels = labels.map(\.text)
    let server = top.requiredText("server", at: start)
    let oldest = top.requiredText("oldest", at: start)
    for label in [server, oldest] { checkRelease(label) }
    releases.server = server?.text ?? ""
    releases.oldest = oldest?.text ?? ""
    if let server, let oldest, releases.labels.contains(server.text),
      releases.labels.contains(oldest.text),
      !releases.release(server.text, hasReached: oldest.text)
    {
      problems.add(
        .releaseOrder, at: oldest.span,
        "`oldest` is \(Diagnostic.quote(oldest.text)), which comes after `server` "
          + "(\(Diagnostic.quote(server.text))); the oldest release cannot be newer than the server")
    }
  }

  func checkRelease(_ label: Located?) {
    guard let label, !releases.labels.contains(label.text) else { return }
    let mend =
      NearestName.of(label.text, in: releases.labels).map { "did you mean `\($0)`?" }
      ?? "`releases` lists \(releases.labels.listed)"
    problems.add(
      .unknownRelease, at: label.span,
      "there is no release \(Diagnostic.quote(label.text)); \(mend)")
  }

  // MARK: Names

  func reportDuplicate(_ what: String, _ name: Located, first: SourceSpan) {
    problems.add(
      .duplicateName, at: name.span,
      "there is already a \(what) \(Diagnostic.quote(name.text)); give this one another name",
      notes: [.init("the first is here", at: first)])
  }

  /// Takes a name that becomes a Swift type; two things cannot have one name.
  func claimTypeName(_ name: Located, _ what: String) {
    checkTypeName(name, what)
    if let first = typeNames[name.text] { reportDuplicate("type", name, first: first) }
    typeNames[name.text] = typeNames[name.text] ?? name.span
  }

  private func checkTypeName(_ name: Located, _ what: String) {
    guard SwiftName.isIdentifier(name.text), name.text.first?.isUppercase == true else {
      problems.add(
        .invalidName, at: name.span,
        "\(what) is named like a Swift type (an upper-case letter, then letters and digits), "
          + "found \(Diagnostic.quote(name.text))")
      return
    }
  }

  /// The Swift name of a field, a case or a parameter.
  func memberName(_ name: Located, _ what: String) -> String {
    let swiftName = SwiftName.member(name.text)
    if !SwiftName.isIdentifier(swiftName) {
      problems.add(
        .invalidName, at: name.span,
        "\(what) needs a name that starts with a letter and has letters and digits, "
          + "found \(Diagnostic.quote(name.text))")
    }
    return swiftName
  }

  /// Reports names that become the same in Swift.
  func checkDistinct(_ names: [(swiftName: String, place: Located)], _ what: String) {
    var seen: [String: SourceSpan] = [:]
    for (swiftName, place) in names {
      if let first = seen[swiftName] { reportDuplicate(what, place, first: first) }
      seen[swiftName] = seen[swiftName] ?? place.span
    }
  }
}
