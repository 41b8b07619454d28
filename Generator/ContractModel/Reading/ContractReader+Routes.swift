import ContractRuntime
import YAMLReader

/// Routes: the kinds of path, of URL, or of payload.
extension ContractReader {
  ///
  /// - Parameter fieldNames: The names of each payload's fields, nil where they could not be read.
  func routes(_ node: YAMLNode, _ payloads: [Payload], _ fieldNames: [[String]]?) -> Routes? {
    guard var reader = MappingReader(node, "`routes`", problems) else { return nil }
    let parameterNodes = reader.members("parameters")
    let parameters = (parameterNodes ?? []).compactMap { parameter($0.name, $0.value) }
    let kindsNode = reader.required("kinds")
    let kindNodes = kindsNode?.members("`kinds`", problems) ?? []
    reader.finish()
    let names = parameterNodes?.map(\.name.text)
    let kinds = kindNodes.compactMap { kind($0.name, $0.value, names, fieldNames) }
    if let kindsNode, kindsNode.entries?.isEmpty == true {
      problems.add(
        .invalidValue, at: kindsNode.span, "`kinds` needs one kind at least, and has none")
    }
    let routes = Routes(parameters: parameters, kinds: kinds, span: node.span)
    checkDistinct((parameterNodes ?? []).map(\.name), "parameter")
    checkDistinct(kindNodes.map(\.name), "kind of route")
    checkForms(routes)
    if routes.form == .fields, kinds.count == kindNodes.count {
      checkFields(routes, payloads, fieldNames)
    }
    if parameters.count == parameterNodes?.count { checkOverlaps(routes) }
    return routes
  }

  // MARK: Parameters

  /// A type's name, or a mapping with `type:` and `doc:`.
  private func parameter(_ name: Located, _ node: YAMLNode) -> Routes.Parameter? {
    let swiftName = memberName(name, .routeParameter)
    var doc: String?
    let typeName: Located?
    if node.entries != nil {
      guard var reader = MappingReader(node, "a parameter", problems) else { return nil }
      typeName = reader.requiredText("type", at: name.span)
      doc = reader.doc()
      reader.finish()
    } else {
      typeName = node.located("a parameter's type", problems)
    }
    guard let typeName, let type = type(named: typeName) else { return nil }
    guard let base = base(of: type), base == .string || base.isInteger else {
      problems.add(
        .routePattern, at: typeName.span,
        "a parameter is a string, an integer or an enum, found `\(typeName.text)`")
      return nil
    }
    var constraints = scalarRules(of: type)
    if base == .string { constraints.length = Constraints.notEmpty(constraints.length) }
    return Routes.Parameter(
      name: swiftName, type: type, constraints: constraints, doc: doc, span: name.span)
  }

  /// The rules of a scalar; of another type none.
  func scalarRules(of type: TypeReference) -> Constraints {
    guard case .scalar(let name) = type else { return .none }
    return scalars.first { $0.name == name }?.constraints ?? .none
  }

  // MARK: Kinds

  /// A path's pattern, or a mapping with `path:`, `url:` or `when:`, and `swift:` and `doc:`.
  private func kind(
    _ name: Located, _ node: YAMLNode, _ parameters: [String]?, _ fieldNames: [[String]]?
  ) -> Routes.Kind? {
    let swiftName = memberName(name, .routeKind)
    var typeName = Located(text: SwiftName.type([name.text]) + "Route", span: name.span)
    var doc: String?
    let pattern: Routes.Pattern?
    if node.entries != nil {
      guard var reader = MappingReader(node, "a kind of route", problems) else { return nil }
      let path = reader.text("path").flatMap { self.path($0, parameters) }
      let url = reader.text("url").flatMap { self.url($0, parameters) }
      let fields = reader.texts("when").flatMap { self.fields($0, fieldNames) }
      pattern = isToldByOne(reader, name) ? path ?? url ?? fields : nil
      typeName = reader.text("swift") ?? typeName
      doc = reader.doc()
      readUnpinned(&reader, of: name.span)
      reader.finish()
    } else {
      pattern = node.located("a kind of route", problems)
        .flatMap { self.path($0, parameters) }
    }
    claimTypeName(typeName.text, for: typeName, "a kind of route")
    return pattern.map { pattern in
      Routes.Kind(
        name: swiftName, swiftName: typeName.text, doc: doc, pattern: pattern, span: name.span)
    }
  }

  private func isToldByOne(_ reader: MappingReader, _ name: Located) -> Bool {
    let forms = ["path", "url", "when"]
    let given = forms.filter(reader.has)
    if given.count > 1 {
      problems.add(
        .routeForm, at: name.span,
        "`\(name.text)` is told by \(given.listed); use one, and take the rest out")
    } else if given.isEmpty, !forms.contains(where: reader.isMisspelt) {
      problems.add(
        .missingKey, at: name.span,
        "a kind of route needs `path:`, `url:` or `when:`, and has none")
    }
    return given.count == 1
  }

  private func path(_ text: Located, _ parameters: [String]?) -> Routes.Pattern? {
    segments(text.text.parts(at: "/"), of: text, parameters, .routePattern).map { .path($0) }
  }

  /// The pieces of a path between slashes.
  ///
  /// - Parameter mayEndEmpty: Whether the path may end in a slash, which makes an empty last piece.
  func segments(
    _ pieces: [String], of pattern: Located, _ parameters: [String]?, _ rule: SchemaRule,
    mayEndEmpty: Bool = false
  ) -> [Routes.Segment]? {
    var segments: [Routes.Segment] = []
    for (number, piece) in pieces.enumerated() {
      let isEmptyAllowed = mayEndEmpty && number == pieces.count - 1
      guard
        let segment = segment(
          piece, of: pattern, parameters, rule, isEmptyAllowed: isEmptyAllowed)
      else { return nil }
      segments.append(segment)
    }
    return isEachOnce(segments, pattern, rule) ? segments : nil
  }

  /// A text, or one `{parameter}`.
  private func segment(
    _ piece: String, of pattern: Located, _ parameters: [String]?, _ rule: SchemaRule,
    isEmptyAllowed: Bool
  ) -> Routes.Segment? {
    if piece.hasPrefix("{"), piece.hasSuffix("}") {
      let name = Located(text: String(piece.dropFirst().dropLast()), span: pattern.span)
      guard
        isKnown(
          name, in: parameters, rule, "there is no parameter", otherwise: "`parameters` has")
      else { return nil }
      return .parameter(SwiftName.member(name.text))
    }
    if piece.isEmpty && !isEmptyAllowed
      || piece.unicodeScalars.contains(where: { "{}".unicodeScalars.contains($0) })
    {
      problems.add(
        rule, at: pattern.span,
        "a pattern is pieces with `/` between them, each a text or one `{parameter}`, found "
          + Diagnostic.quote(pattern.text))
      return nil
    }
    return .literal(piece)
  }

  private func isEachOnce(
    _ segments: [Routes.Segment], _ pattern: Located, _ rule: SchemaRule
  ) -> Bool {
    var seen: Set<String> = []
    for case .parameter(let name) in segments where !seen.insert(name).inserted {
      problems.add(rule, at: pattern.span, "`{\(name)}` stands twice in the pattern")
      return false
    }
    return true
  }

  // MARK: URLs

  /// `scheme://host/path?item={parameter}&other={parameter?}`; the question mark says that the item
  /// may be left out.
  private func url(_ text: Located, _ parameters: [String]?) -> Routes.Pattern? {
    if text.text.unicodeScalars.contains("#") {
      problems.add(
        .routePattern, at: text.span,
        "`url` has no `#`: a fragment is ignored, so it tells no kind; found "
          + Diagnostic.quote(text.text))
      return nil
    }
    let wholes = text.text.parts(at: "?", maxSplits: 1)
    // A question mark in the path's part belongs to no parameter, so the first one starts the query.
    let address = wholes[0].parts(around: "://")
    guard let (scheme, rest) = address, isScheme(scheme) else {
      problems.add(
        .routePattern, at: text.span,
        "`url` is a lower-case scheme, `://`, a host or none, and a path, found "
          + Diagnostic.quote(text.text))
      return nil
    }
    let pieces = rest.parts(at: "/")
    guard isHost(pieces[0]) else {
      problems.add(
        .routePattern, at: text.span,
        "the host of `url` is lower-case letters, digits, `.` and `-`, found "
          + Diagnostic.quote(pieces[0]))
      return nil
    }
    guard
      let path = segments(
        Array(pieces.dropFirst()), of: text, parameters, .routePattern, mayEndEmpty: true),
      let query = query(wholes.count == 2 ? wholes[1] : nil, of: text, parameters),
      isEachOnce(path + query.map(\.value), text, .routePattern)
    else { return nil }
    return .url(.init(scheme: scheme, host: pieces[0], path: path, query: query))
  }

  private func isScheme(_ text: String) -> Bool {
    text.first.map { ("a"..."z").contains($0) } == true
      && text.utf8.allSatisfy(ASCIISet("a-z0-9+.-").contains)
  }

  private func isHost(_ text: String) -> Bool {
    text.utf8.allSatisfy(ASCIISet("a-z0-9.-").contains)
  }

  private func query(
    _ text: String?, of pattern: Located, _ parameters: [String]?
  ) -> [Routes.QueryItem]? {
    guard let text else { return [] }
    var items: [Routes.QueryItem] = []
    for item in text.parts(at: "&") {
      guard let (name, value) = item.parts(around: "="), !name.isEmpty else {
        problems.add(
          .routePattern, at: pattern.span,
          "a query is items `name={parameter}` or `name=text` with `&` between them, found "
            + Diagnostic.quote(text))
        return nil
      }
      let isOptional = value.hasPrefix("{") && value.hasSuffix("?}")
      let written = isOptional ? String(value.dropLast(2)) + "}" : value
      guard
        let segment = segment(
          written, of: pattern, parameters, .routePattern, isEmptyAllowed: true)
      else { return nil }
      if items.contains(where: { $0.name.isExactly(name) }) {
        problems.add(
          .routePattern, at: pattern.span, "the item \(Diagnostic.quote(name)) stands twice")
        return nil
      }
      items.append(Routes.QueryItem(name: name, value: segment, isOptional: isOptional))
    }
    return items
  }

  // MARK: Payloads

  /// The names of each payload's fields, nil where some could not be read.
  func fieldNames(of payloads: [(name: Located, value: YAMLNode)]?) -> [[String]]? {
    guard let payloads else { return nil }
    var names: [[String]] = []
    for payload in payloads {
      let node = payload.value.entries?.first { $0.key.text == "fields" }?.value
      guard let fields = node?.entries else { return nil }
      names.append(fields.filter { !$0.value.isForbiddenKey }.compactMap(\.key.text))
    }
    return names
  }

  /// The fields of a payload that choose a kind.
  private func fields(_ names: [Located], _ fieldNames: [[String]]?) -> Routes.Pattern? {
    if let first = names.first, fieldNames?.isEmpty == true {
      problems.add(
        .routePattern, at: first.span, "`when` names fields of a payload, and there is none")
      return nil
    }
    let known = fieldNames?.flatMap(\.self)
    let areKnown = names.map {
      isKnown($0, in: known, .routePattern, "no payload has a field", otherwise: "the fields are")
    }
    checkDistinct(names, "field")
    return areKnown.allSatisfy(\.self) ? .fields(names.map { SwiftName.member($0.text) }) : nil
  }

  /// A payload with all the fields that choose a kind gets its route from them; there is one such
  /// payload at least, and in each a field may be absent and is of one type.
  private func checkFields(
    _ routes: Routes, _ payloads: [Payload], _ fieldNames: [[String]]?
  ) {
    let members = fieldNames?.map { $0.map(SwiftName.member) } ?? []
    var named: [String] = []
    for kind in routes.kinds {
      named += kind.fields.filter { !named.contains($0) }
      guard members.contains(where: { Set(named).isSubset(of: $0) }) else {
        problems.add(
          .routePattern, at: kind.span, "no payload has all fields that choose: \(named.listed)")
        return
      }
    }
    if named.isEmpty, let kind = routes.kinds.first {
      problems.add(
        .routePattern, at: kind.span, "no kind names a field, so nothing chooses between them")
    }
    let holders = payloads.map(\.record).filter(routes.areChosen)
    for field in holders.flatMap(\.fields) where named.contains(field.name) {
      let name = field.name
      if field.clientPresence(releases) == .required {
        problems.add(
          .routePattern, at: field.span,
          "`\(name)` is always there, so it cannot choose a kind of route; make it `optional`")
      }
      if field.isSensitive {
        problems.add(
          .routePattern, at: field.span,
          "`\(name)` is sensitive, and a route shows what chose it; take one out")
      }
      let first = holders[0].fields.first { $0.name == name }
      if let first, first.type != field.type {
        problems.add(
          .routePattern, at: field.span,
          "`\(name)` chooses a kind of route, so it is of the same type in every payload",
          notes: [.init("another is here", at: first.span)])
      }
    }
  }

  // MARK: All kinds together

  /// A path, a URL and a payload are taken apart by different initializers; a contract has one.
  private func checkForms(_ routes: Routes) {
    guard let first = routes.kinds.first else { return }
    for kind in routes.kinds where kind.pattern.form != first.pattern.form {
      problems.add(
        .routeForm, at: kind.span,
        "`\(kind.name)` is told by \(kind.pattern.form) and `\(first.name)` by "
          + "\(first.pattern.form); use one for all",
        notes: [.init("`\(first.name)` is here", at: first.span)])
    }
  }

  /// Where a payload's fields choose the route, no single field names one, and the property for it
  /// is called `route`.
  func checkRouteFields(_ payloads: [Payload], _ routes: Routes?) {
    guard let routes, routes.form == .fields else { return }
    for field in routeFields {
      problems.add(
        .routeField, at: field.span,
        "`route` is for a path or a URL, and here the fields of a payload choose the kind")
    }
    let chosen = payloads.map(\.record).filter(routes.areChosen)
    for field in chosen.flatMap(\.fields) where field.name == "route" {
      problems.add(
        .reservedName, at: field.span,
        "`route` is the property for what the payload's fields name; " + MemberRole.field.mend)
    }
  }

  /// Reports each kind once, with the first that it meets: of hundreds that all match one path the
  /// pairs would be too many to read.
  private func checkOverlaps(_ routes: Routes) {
    var overlap = RouteOverlap(routes, enums: enums) { self.base(of: $0) }
    for (index, kind) in routes.kinds.enumerated() {
      for other in routes.kinds[..<index] {
        guard let example = overlap.example(kind.pattern, other.pattern) else { continue }
        problems.add(
          .duplicateRoute, at: kind.span,
          "`\(kind.name)` and `\(other.name)` both match \(Diagnostic.quote(example))",
          notes: [.init("`\(other.name)` is here", at: other.span)])
        break
      }
    }
  }
}

extension Routes.Pattern {
  /// What tells a route of this form, for people.
  var form: String {
    switch self {
    case .path: "a path"
    case .url: "a URL"
    case .fields: "a payload's fields"
    }
  }
}

extension TextRule {
  /// The rule that constraints make for a text.
  public init(_ constraints: Constraints) {
    self.init(
      characters: constraints.characters, length: constraints.length, bytes: constraints.bytes,
      not: constraints.refused, isTrimmed: constraints.isTrimmed)
  }
}
