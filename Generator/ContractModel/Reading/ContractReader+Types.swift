import YAMLReader

/// Scalars, enums, records and payloads.
extension ContractReader {
  // MARK: Scalars

  func readScalar(_ name: Located, _ node: YAMLNode) {
    brokenScalars.insert(name.text)
    guard var reader = MappingReader(node, "a scalar", problems) else { return }
    let base = reader.requiredText("base", at: name.span)
    let doc = reader.doc()
    let isDistinct = reader.bool("distinct")
    claimTypeName(name.text, for: name, "a scalar", isDeclared: isDistinct)
    let constraints = constraints(&reader)
    reader.finish()
    guard let base else { return }
    guard let baseType = BaseType(rawValue: base.text) else {
      return reportUnknownType(base, among: BaseType.allCases.map(\.rawValue))
    }
    brokenScalars.remove(name.text)
    check(constraints, fit: .base(baseType))
    if isDistinct, !baseType.isInteger, baseType != .string {
      problems.add(
        .constraintMismatch, at: base.span,
        "a distinct scalar is a string or an integer, found `\(base.text)`")
    }
    scalars.append(
      Scalar(
        name: name.text, doc: doc, base: baseType, constraints: constraints.rules,
        isDistinct: isDistinct, span: name.span))
  }

  // MARK: Type references

  func type(_ node: YAMLNode) -> TypeReference? {
    if let elements = node.elements {
      guard elements.count == 1 else {
        problems.add(
          .wrongKind, at: node.span,
          "a list type names the type of its elements alone, as in `[Device]`")
        return nil
      }
      return type(elements[0]).map { .list($0) }
    }
    return node.located("a type", problems).flatMap { type(named: $0) }
  }

  func type(named name: Located) -> TypeReference? {
    if let base = BaseType(rawValue: name.text) { return .base(base) }
    if scalars.contains(where: { $0.name == name.text }) { return .scalar(name.text) }
    if isEnum(name.text) { return .enumeration(name.text) }
    if recordNames.contains(name.text) { return .record(name.text) }
    if areTypesReadable, !brokenScalars.contains(name.text) {
      reportUnknownType(name, among: knownTypes)
    }
    return nil
  }

  private func reportUnknownType(_ name: Located, among known: [String]) {
    let mend =
      ForeignWord.type(name.text, among: known)
      ?? problems.mend(name.text, in: known, otherwise: "known are")
    problems.add(
      .unknownType, at: name.span, "there is no type \(Diagnostic.quote(name.text)); \(mend)")
  }

  // MARK: Enums

  /// Reads the enums among the types, and gives back the records.
  func readEnums(
    _ types: [(name: Located, value: YAMLNode)]
  ) -> [(name: Located, value: YAMLNode)] {
    var records: [(name: Located, value: YAMLNode)] = []
    for (name, node) in types {
      claimTypeName(name.text, for: name, "a type")
      if isMeantAsEnum(node) {
        readEnum(name, node)
      } else {
        recordNames.insert(name.text)
        records.append((name, node))
      }
    }
    return records
  }

  /// Whether a type has the key of an enum, or a misspelt one and none of a record.
  private func isMeantAsEnum(_ node: YAMLNode) -> Bool {
    let keys = (node.entries ?? []).compactMap(\.key.text)
    return keys.contains("enum")
      || keys.contains { NearestName.of($0, in: ["closed", "doc", "enum", "fields"]) == "enum" }
        && !keys.contains("fields")
  }

  private func readEnum(_ name: Located, _ node: YAMLNode) {
    guard var reader = MappingReader(node, "an enum", problems) else { return }
    let doc = reader.doc()
    let isClosed = reader.bool("closed")
    let role: MemberRole = isClosed ? .closedValue : .openValue
    let values = reader.required("enum").map { enumValues($0, "`enum`", role) } ?? []
    readUnpinned(&reader, of: name.span)
    reader.finish()
    add(
      EnumType(name: name.text, doc: doc, values: values, isClosed: isClosed, span: name.span))
  }

  /// Values as a list, or as a mapping from each value to what it means.
  func enumValues(
    _ node: YAMLNode, _ what: String, _ role: MemberRole = .closedValue
  ) -> [EnumValue] {
    let values: [EnumValue]
    if node.entries != nil {
      values = (node.members(what, problems) ?? []).map { enumValue($0.name, $0.value, role) }
    } else {
      values = (node.texts(what, problems) ?? []).map { enumValue($0, nil, role) }
    }
    if node.entries?.isEmpty ?? node.elements?.isEmpty == true {
      problems.add(.invalidValue, at: node.span, "\(what) needs one value at least, and has none")
    }
    checkDistinct(values.map { ($0.swiftName, Located(text: $0.text, span: $0.span)) }, "value")
    return values
  }

  /// What a value means is a text, or a mapping with `swift:` and `doc:` for a value that is no
  /// name.
  private func enumValue(
    _ text: Located, _ meaning: YAMLNode?, _ role: MemberRole
  ) -> EnumValue {
    var doc: String?
    var swiftName: Located?
    if let meaning, meaning.entries != nil {
      if var reader = MappingReader(meaning, "a value", problems) {
        swiftName = reader.text("swift")
        doc = reader.doc()
        readUnpinned(&reader, of: text.span)
        reader.finish()
      }
    } else {
      doc = meaning?.located("what a value means", problems)?.text
    }
    return EnumValue(
      text: text.text,
      swiftName: swiftName.map { memberName($0.text, for: $0, role) } ?? memberName(text, role),
      doc: doc, span: text.span)
  }

  // MARK: Records

  func record(_ name: Located, _ node: YAMLNode) -> Record? {
    guard var reader = MappingReader(node, "a record", problems) else { return nil }
    let doc = reader.doc()
    let fields = reader.required("fields", at: name.span)
    reader.finish()
    return record(name.text, doc: doc, fields, at: name.span)
  }

  /// A record from what stands under `fields:`.
  func record(_ name: String, doc: String?, _ fields: YAMLNode?, at span: SourceSpan) -> Record {
    let members = fields?.members("`fields`", problems) ?? []
    var record = Record(name: name, doc: doc, fields: [], span: span)
    for (name, node) in members {
      if node.isForbiddenKey {
        if let key = forbiddenKey(name, node) { record.forbidden.append(key) }
      } else if let field = field(name, node) {
        record.fields.append(field)
      }
    }
    checkDistinct(members.map(\.name), "field")
    checkFormerNames(members)
    checkPlaces(record)
    checkRouteProperties(record.fields)
    routeFields += record.fields.filter(\.isRoute)
    return record
  }

  func payload(_ name: Located, _ node: YAMLNode) -> Payload? {
    claimTypeName(name.text, for: name, "a payload")
    guard var reader = MappingReader(node, "a payload", problems) else { return nil }
    let doc = reader.doc()
    if let transport = reader.text("transport") {
      _ = problems.word(transport, "`transport`", of: ["apns"])
    }
    let maxBytes = reader.integer("maxBytes", 1 ... .max)
    let fields = reader.required("fields", at: name.span)
    reader.finish()
    return Payload(
      record: record(name.text, doc: doc, fields, at: name.span), maxBytes: maxBytes)
  }

  private func forbiddenKey(_ name: Located, _ node: YAMLNode) -> ForbiddenKey? {
    guard var reader = MappingReader(node, "a forbidden key", problems) else { return nil }
    let at = reader.node("at")
    let path = at.map { self.path($0, "`at`") } ?? [name.text]
    placeSpans[name.span] = [at?.span ?? name.span]
    let doc = reader.doc()
    if let text = reader.text("forbidden"), text.text != "true" {
      problems.report(text, "`forbidden` is `true`, or left out for a field", meant: ["true"])
    }
    readUnpinned(&reader, of: name.span)
    reader.finish()
    return ForbiddenKey(name: name.text, doc: doc, path: path, span: name.span)
  }

  private func field(_ name: Located, _ node: YAMLNode) -> Field? {
    let swiftName = memberName(name, .field)
    guard var reader = MappingReader(node, "a field", problems, main: "type") else { return nil }
    let at = reader.node("at")
    let path = at.map { self.path($0, "`at`") } ?? [name.text]
    let or = reader.node("or")
    let alternatives = or.map { paths($0) } ?? []
    let others = or.map { $0.elements?.map(\.span) ?? [$0.span] } ?? []
    placeSpans[name.span] = [at?.span ?? name.span] + others
    let typeNode = reader.required("type", at: name.span)
    let type = typeNode.flatMap { self.type($0) }
    let doc = reader.doc()
    let (presence, mayBeAbsent) = presence(&reader, at: name.span)
    let since = reader.text("since")
    checkRelease(since)
    let formerName = reader.text("was").map { SwiftName.member($0.text) }
    let isSensitive = reader.bool("sensitive")
    let isRoute = reader.bool("route")
    readUnpinned(&reader, of: name.span)
    let constraints = constraints(&reader)
    reader.finish()
    guard let type else { return nil }
    check(constraints, fit: type)
    if isRoute, base(of: type) != .string || !hasRoutes {
      problems.add(
        .routeField, at: reader.keySpan("route") ?? name.span,
        "`route` is for a string, in a contract that has `routes:`")
    }
    if isRoute, isSensitive {
      problems.add(
        .routeField, at: reader.keySpan("sensitive") ?? name.span,
        "`\(name.text)` is sensitive, and a route shows what names it; take one out")
    }
    if presence == .nullable, let since, releases.labels.contains(releases.oldest),
      !releases.release(releases.oldest, hasReached: since.text)
    {
      problems.add(
        .presenceConflict, at: since.span,
        "a nullable field must always be there, and this one came after `oldest`; use `lenient`")
    }
    return Field(
      name: swiftName, formerName: formerName, doc: doc, path: path, alternatives: alternatives,
      type: type, constraints: constraints.rules, presence: presence, mayBeAbsent: mayBeAbsent,
      since: since?.text, isSensitive: isSensitive, isRoute: isRoute, span: name.span,
      typeSpan: typeNode?.span ?? name.span)
  }

  /// The base type under a type, as far as scalars and enums are known.
  func base(of type: TypeReference) -> BaseType? {
    switch type {
    case .base(let base): base
    case .scalar(let name): scalars.first { $0.name == name }?.base
    case .enumeration: .string
    case .record, .list: nil
    }
  }

  /// `aps.alert.title`, or a list where a key holds a dot.
  private func path(_ node: YAMLNode, _ what: String) -> [String] {
    if node.elements != nil {
      let keys = node.texts(what, problems) ?? []
      if node.elements?.isEmpty == true {
        problems.add(
          .invalidValue, at: node.span, "\(what) names one key at least, and has none")
      }
      return keys.map(\.text)
    }
    guard let text = node.located(what, problems) else { return [] }
    let keys = text.text.parts(at: ".")
    if keys.contains("") {
      problems.add(
        .invalidValue, at: text.span,
        "\(what) is keys with dots between them, found \(Diagnostic.quote(text.text)); "
          + "write a list where a key holds a dot")
    }
    return keys
  }

  /// One path, or a list of paths.
  private func paths(_ node: YAMLNode) -> [[String]] {
    guard let elements = node.elements else { return [path(node, "`or`")] }
    if elements.isEmpty {
      problems.add(.invalidValue, at: node.span, "`or` names one place at least, and has none")
    }
    return elements.map { path($0, "a place of `or`") }
  }

  /// A field is required unless it says otherwise. `optional` and `lenient` go together: the one is
  /// about what the server sends, the other about what a client makes of it.
  private func presence(
    _ reader: inout MappingReader, at span: SourceSpan
  ) -> (presence: Field.Presence, mayBeAbsent: Bool) {
    let keys = ["optional", "nullable", "lenient"]
    let said = keys.map { reader.readableBool($0) }
    // Where one of them cannot be read, the field counts as one that may be absent.
    guard !said.contains(nil), !keys.contains(where: reader.isMisspelt) else {
      return (.lenient, true)
    }
    let (isOptional, isNullable, isLenient) = (said[0] == true, said[1] == true, said[2] == true)
    if isNullable, isOptional || isLenient {
      problems.add(
        .presenceConflict, at: reader.keySpan("nullable") ?? span,
        "a nullable field must always be there; use `lenient` alone for one that may be absent "
          + "or null",
        notes: ["optional", "lenient"].compactMap { key in
          reader.keySpan(key).map { .init("`\(key)` is here", at: $0) }
        })
    }
    let presence: Field.Presence =
      isLenient ? .lenient : isNullable ? .nullable : isOptional ? .optional : .required
    return (presence, isOptional)
  }

  /// A field was called something that no field is called any more, and no other was.
  private func checkFormerNames(_ members: [(name: Located, value: YAMLNode)]) {
    let names = Dictionary(members.map { (SwiftName.member($0.name.text), $0.name) }) { first, _ in
      first
    }
    var seen: [String: Located] = [:]
    for (_, node) in members {
      guard let was = node.entries?.first(where: { $0.key.text == "was" })?.value,
        let text = was.text
      else { continue }
      let former = SwiftName.member(text)
      if let holder = names[former] {
        problems.add(
          .formerName, at: was.span,
          "`was` is a name that no field has any more, and \(Diagnostic.quote(text)) is still one",
          notes: [.init("`\(holder.text)` is here", at: holder.span)])
      } else if let first = seen[former] {
        problems.add(
          .formerName, at: was.span,
          "two fields cannot both have been \(Diagnostic.quote(text)); say so of one of them",
          notes: [.init("the first is here", at: first.span)])
      } else {
        seen[former] = Located(text: text, span: was.span)
      }
    }
  }

  /// A field that names a route gets a property for it, whose name no other field can have.
  private func checkRouteProperties(_ fields: [Field]) {
    for field in fields where field.isRoute {
      guard let other = fields.first(where: { $0.name == field.routeProperty }) else { continue }
      problems.add(
        .reservedName, at: other.span,
        "`\(other.name)` is the property for the route of `\(field.name)`; "
          + MemberRole.field.mend,
        notes: [.init("`\(field.name)` is here", at: field.span)])
    }
  }

  /// A place on the wire that something of a record takes.
  private struct Place {
    var path: [String]
    var owner: String
    var span: SourceSpan

    /// The path's beginnings, shortest first, as bytes that compare exactly; no key holds 0xFF.
    var prefixes: [[UInt8]] {
      var prefix: [UInt8] = []
      return path.map { key in
        prefix += Array(key.utf8) + [0xFF]
        return prefix
      }
    }
  }

  /// Two fields cannot be one value, and a path cannot lead through another field's value.
  private func checkPlaces(_ record: Record) {
    let places =
      record.fields.flatMap { field in
        placed([field.path] + field.alternatives, of: field.name, field.span)
      } + record.forbidden.flatMap { placed([$0.path], of: $0.name, $0.span) }
    // For each path the first place that it is, and the first that it leads to or is.
    var whole: [[UInt8]: Int] = [:]
    var leading: [[UInt8]: Int] = [:]
    for (index, place) in places.enumerated() where !place.path.isEmpty {
      let prefixes = place.prefixes
      let path = prefixes[prefixes.count - 1]
      let inTheWay = prefixes.compactMap { whole[$0] } + [leading[path]].compactMap(\.self)
      if let first = inTheWay.min() { report(place, with: places[first]) }
      whole[path] = whole[path] ?? index
      for prefix in prefixes where leading[prefix] == nil { leading[prefix] = index }
    }
  }

  private func placed(_ paths: [[String]], of owner: String, _ span: SourceSpan) -> [Place] {
    let spans = placeSpans[span] ?? []
    return paths.enumerated().map { number, path in
      Place(path: path, owner: owner, span: number < spans.count ? spans[number] : span)
    }
  }

  private func report(_ place: Place, with other: Place) {
    let isSame = place.path.count == other.path.count
    let path = place.path.joined(separator: ".")
    problems.add(
      .duplicatePath, at: place.span,
      isSame
        ? "`\(path)` is already the place of `\(other.owner)`"
        : "`\(path)` and the place of `\(other.owner)` lie inside one another",
      notes: [.init("`\(other.owner)` is here", at: other.span)])
  }
}

extension YAMLNode {
  /// Whether this stands among fields for a key that must never appear.
  var isForbiddenKey: Bool { entries?.contains { $0.key.text == "forbidden" } == true }
}
