import YAMLReader

/// Reads a schema file into a contract, reporting all that is wrong with it in one run.
public enum SchemaReader {
  /// The contract a file describes, nil where anything is wrong, and what is wrong, in file order.
  public static func read(
    _ source: YAMLSource
  ) -> (contract: Contract?, diagnostics: [Diagnostic]) {
    let (root, syntax) = YAMLReader.read(source)
    guard let root else { return (nil, syntax) }
    let problems = Problems(source)
    let contract = ContractReader(problems).contract(root)
    let all = (syntax + problems.withoutEchoes).sorted {
      ($0.span.start, $0.rule, $0.message) < ($1.span.start, $1.rule, $1.message)
    }
    return (all.isEmpty ? contract : nil, all)
  }
}

/// Turns the nodes of a schema into a contract, part by part; names are known before they are used.
///
/// A part that is broken still has its name known, so that what refers to it is not reported too.
final class ContractReader {
  let problems: Problems
  var releases = Releases(labels: [], server: "", oldest: "")
  var scalars: [Scalar] = []
  private(set) var enums: [EnumType] = []
  private var enumNames: Set<String> = []
  /// The names of the records, known before their fields are read.
  var recordNames: Set<String> = []
  /// The names that a type can have; asked for when all are known, and then often.
  private(set) lazy var knownTypes =
    BaseType.allCases.map(\.rawValue) + scalars.map(\.name) + enums.map(\.name)
    + recordNames.sorted()
  /// Whether all types have their names known.
  var areTypesReadable = true
  /// Whether all releases are known.
  private var areReleasesReadable = false
  /// The names of scalars that could not be read.
  var brokenScalars: Set<String> = []
  /// The names of the exit codes, nil where they could not be read.
  var exitCodeNames: [String]?
  /// Whether the envelope has no keys for a page, although it could be read.
  var lacksPageKeys = false
  /// The protocol that every command of the contract is of.
  private var commandProtocol = ""
  /// Every name in Swift that the schema has given to a type, with its place.
  private var typeNames: [String: Located] = [:]
  var hasRoutes = false
  /// Why no golden can show a part, by where its name stands.
  private var unpinned: [SourceSpan: String] = [:]
  /// By the place of each field and forbidden key where its places on the wire stand.
  var placeSpans: [SourceSpan: [SourceSpan]] = [:]
  /// The fields of all records that name a route.
  var routeFields: [Field] = []

  init(_ problems: Problems) {
    self.problems = problems
  }

  func contract(_ root: YAMLNode) -> Contract? {
    guard var top = MappingReader(root, "a contract", problems) else { return nil }
    let start = SourceSpan(at: root.span.start)
    let name = top.requiredText("contract", at: start)
    if let name { checkContractName(name) }
    let doc = top.doc()
    readReleases(&top, at: start)

    let scalarNodes = top.members("scalars")
    let typeNodes = top.members("types")
    let payloadNodes = top.members("payloads")
    let envelopeNode = top.node("envelope")
    let commandNodes = top.members("commands")
    let endpointNodes = top.members("endpoints")
    let toggleNodes = top.members("toggles")
    let routesNode = top.node("routes")
    top.finish()
    hasRoutes = routesNode != nil || top.isMisspelt("routes")

    areTypesReadable = scalarNodes != nil && typeNodes != nil
    for (name, node) in scalarNodes ?? [] { readScalar(name, node) }
    let recordNodes = readEnums(typeNodes ?? [])
    var records = recordNodes.compactMap { record($0.name, $0.value) }
    let payloads = (payloadNodes ?? []).compactMap { payload($0.name, $0.value) }
    let envelope = envelopeNode.flatMap { self.envelope($0) }
    let commands = (commandNodes ?? []).compactMap { command($0.name, $0.value) }
    if envelopeNode == nil, !top.isMisspelt("envelope"), let first = commandNodes?.first {
      problems.add(
        .missingEnvelope, at: first.name.span,
        "commands need an `envelope:` that says how their answers are wrapped")
    }
    let endpoints = (endpointNodes ?? []).compactMap { endpoint($0.name, $0.value) }
    let toggles = (toggleNodes ?? []).compactMap { toggle($0.name, $0.value) }
    let routes = routesNode.flatMap { self.routes($0, payloads, fieldNames(of: payloadNodes)) }

    for command in commands {
      guard case .paged(let name, _) = command.result,
        let index = records.firstIndex(where: { $0.name == name })
      else { continue }
      records[index].isPaged = true
    }
    checkRecursion(records)
    checkRouteFields(payloads, routes)
    guard let name else { return nil }
    return Contract(
      name: name.text, doc: doc, releases: releases,
      scalars: scalars.sorted { $0.name < $1.name }, enums: enums.sorted { $0.name < $1.name },
      records: records.sorted { $0.name < $1.name },
      payloads: payloads.sorted { $0.record.name < $1.record.name }, envelope: envelope,
      commands: commands.sorted { $0.name < $1.name },
      endpoints: endpoints.sorted { $0.name < $1.name },
      toggles: toggles.sorted { $0.name < $1.name }, routes: routes, unpinned: unpinned,
      span: name.span)
  }

  /// Reads why no golden can show what a mapping describes.
  func readUnpinned(_ reader: inout MappingReader, of name: SourceSpan) {
    if let reason = reader.text("unpinned") { unpinned[name] = reason.text }
  }

  // MARK: Enums

  func add(_ type: EnumType) {
    enums.append(type)
    enumNames.insert(type.name)
  }

  func isEnum(_ name: String) -> Bool { enumNames.contains(name) }

  // MARK: Releases

  private func readReleases(_ top: inout MappingReader, at start: SourceSpan) {
    let node = top.required("releases", at: start)
    let labels = node?.texts("`releases`", problems) ?? []
    if let node, node.elements?.isEmpty == true {
      problems.add(
        .invalidValue, at: node.span, "`releases` lists one release at least, and has none")
    }
    checkDistinct(labels.map { ($0.text, $0) }, "release")
    releases.labels = labels.map(\.text)
    areReleasesReadable = !labels.isEmpty
    let server = top.requiredText("server", at: start)
    let oldest = top.requiredText("oldest", at: start)
    for label in [server, oldest] { checkRelease(label) }
    releases.server = server?.text ?? ""
    releases.oldest = oldest?.text ?? ""
    releases.span = node?.span ?? start
    releases.serverSpan = server?.span ?? start
    releases.oldestSpan = oldest?.span ?? start
    if let server, let oldest, releases.labels.contains(server.text),
      releases.labels.contains(oldest.text),
      !releases.release(server.text, hasReached: oldest.text)
    {
      problems.add(
        .releaseOrder, at: oldest.span,
        "`oldest` is \(Diagnostic.quote(oldest.text)), which comes after `server` "
          + "(\(Diagnostic.quote(server.text))); write the older of the two")
    }
  }

  func checkRelease(_ label: Located?) {
    guard let label else { return }
    _ = isKnown(
      label, in: areReleasesReadable ? releases.labels : nil, .unknownRelease,
      "there is no release", otherwise: "`releases` lists", isLastMeant: true)
  }

  // MARK: Names

  private func checkContractName(_ name: Located) {
    _ = checkTypeName(name.text, name, "a contract")
    commandProtocol = name.text + "Command"
    if let owner = ReservedTypeName.owner(commandProtocol) {
      problems.add(
        .reservedName, at: name.span,
        "its commands would be of type `\(commandProtocol)`, and \(owner) a type of that name; "
          + "give the contract another name")
    }
  }

  /// Takes a name that becomes a Swift type; two things cannot have one name.
  ///
  /// - Parameter isDeclared: Whether generated code declares the type, so that it cannot have one
  ///   of Swift's own names.
  func claimTypeName(
    _ swiftName: String, for name: Located, _ what: String, isDeclared: Bool = true
  ) {
    guard checkTypeName(swiftName, name, what) else { return }
    let owner =
      swiftName == commandProtocol
      ? "the generated code has" : ReservedTypeName.owner(swiftName)
    if isDeclared, let owner {
      problems.add(
        .reservedName, at: name.span,
        "`\(swiftName)` cannot be \(what): \(owner) a type of that name; give it another name")
    } else {
      checkDistinct(swiftName, name, in: &typeNames, "type")
    }
  }

  private func checkTypeName(_ swiftName: String, _ name: Located, _ what: String) -> Bool {
    let isUsable =
      SwiftName.isIdentifier(swiftName) && swiftName.first?.isUppercase == true
      && name.text.unicodeScalars.allSatisfy(\.isASCII)
    if !isUsable {
      problems.add(
        .invalidName, at: name.span,
        "\(what) is named like a Swift type (an upper-case letter, then letters and digits), "
          + "found \(Diagnostic.quote(name.text))")
    }
    return isUsable
  }

  /// The Swift name of a field, a case or a parameter.
  func memberName(_ name: Located, _ role: MemberRole) -> String {
    memberName(SwiftName.member(name.text), for: name, role)
  }

  /// A name that is to be the Swift name of something.
  func memberName(_ swiftName: String, for name: Located, _ role: MemberRole) -> String {
    if let odd = role.isSent ? nil : name.text.unicodeScalars.first(where: { !$0.isASCII }) {
      problems.add(
        .invalidName, at: name.span,
        "\(role.phrase) needs a name that starts with a letter and has \(role.characters), "
          + "found \(Diagnostic.quote(name.text)), of which Swift's name would lose "
          + "\(Diagnostic.quote(String(Character(odd)))); \(role.mend)")
    } else if !SwiftName.isIdentifier(swiftName) || role.isSent && !name.isSendable {
      problems.add(
        .invalidName, at: name.span,
        "\(role.phrase) needs a name that starts with a letter and has \(role.characters), "
          + "found \(Diagnostic.quote(name.text))\(role.mendOfInvalid)")
    } else if role.reserved.contains(swiftName) {
      problems.add(
        .reservedName, at: name.span,
        "\(role.phrase) cannot be called `\(swiftName)` in Swift: the language or the generated "
          + "code has that name already; \(role.mend)")
    }
    return swiftName
  }

  /// Reports names that become the same in Swift.
  func checkDistinct(_ names: [Located], _ what: String) {
    checkDistinct(names.map { (SwiftName.member($0.text), $0) }, what)
  }

  /// Reports names whose Swift names are the same.
  func checkDistinct(_ names: [(swiftName: String, place: Located)], _ what: String) {
    var seen: [String: Located] = [:]
    for (swiftName, place) in names where !swiftName.isEmpty {
      checkDistinct(swiftName, place, in: &seen, what)
    }
  }

  private func checkDistinct(
    _ swiftName: String, _ name: Located, in seen: inout [String: Located], _ what: String
  ) {
    guard let first = seen[swiftName] else {
      seen[swiftName] = name
      return
    }
    let quoted = Diagnostic.quote(name.text)
    let fault =
      first.text == name.text
      ? "another \(what) has the name \(quoted) already"
      : "\(quoted) and \(Diagnostic.quote(first.text)) have one name in Swift, `\(swiftName)`"
    problems.add(
      .duplicateName, at: name.span, "\(fault); give one of them another name",
      notes: [.init("the first is here", at: first.span)])
  }
}
