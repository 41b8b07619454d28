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
    segments(TextPart(text).parts(at: "/"), parameters, .routePattern).map { .path($0) }
  }

  /// The pieces of a path between slashes.
  ///
  /// - Parameter mayEndEmpty: Whether the path may end in a slash, which makes an empty last piece.
  func segments(
    _ pieces: [TextPart], _ parameters: [String]?, _ rule: SchemaRule, mayEndEmpty: Bool = false
  ) -> [Routes.Segment]? {
    let segments = pieces.enumerated().compactMap { number, piece in
      let isEmptyAllowed = mayEndEmpty && number == pieces.count - 1
      return segment(piece.text, at: piece, parameters, rule, isEmptyAllowed: isEmptyAllowed)
    }
    guard segments.count == pieces.count else { return nil }
    return isEachOnce(zip(segments, pieces), rule) ? segments : nil
  }

  /// A text, or one `{parameter}`.
  private func segment(
    _ text: String, at piece: TextPart, _ parameters: [String]?, _ rule: SchemaRule,
    isEmptyAllowed: Bool
  ) -> Routes.Segment? {
    let inside = text.dropFirst().dropLast()
    if text.hasPrefix("{"), text.hasSuffix("}"), !inside.contains(where: "{}".contains) {
      let name = Located(text: String(inside), span: problems.span(of: piece))
      guard
        isKnown(
          name, in: parameters, rule, "there is no parameter", otherwise: "`parameters` has")
      else { return nil }
      return .parameter(SwiftName.member(name.text))
    }
    guard !text.isEmpty || isEmptyAllowed, piece.first(of: "{}") == nil else {
      problems.add(
        rule, at: text.isEmpty ? piece.whole.span : problems.span(of: piece),
        "a pattern is pieces with `/` between them, each a text or one `{parameter}`, found "
          + Diagnostic.quote(text.isEmpty ? piece.whole.text : text))
      return nil
    }
    return .literal(text)
  }

  private func isEachOnce(
    _ segments: some Sequence<(Routes.Segment, TextPart)>, _ rule: SchemaRule
  ) -> Bool {
    var seen: [String: TextPart] = [:]
    for (segment, piece) in segments {
      guard case .parameter(let name) = segment else { continue }
      if let first = seen[name] {
        problems.add(
          rule, at: problems.span(of: piece),
          "`{\(name)}` stands twice in the pattern; take one out",
          notes: [.init("it stands here first", at: problems.span(of: first))])
        return false
      }
      seen[name] = piece
    }
    return true
  }

  // MARK: URLs

  /// `scheme://host/path?item={parameter}&other={parameter?}`; the question mark says that the item
  /// may be left out.
  private func url(_ text: Located, _ parameters: [String]?) -> Routes.Pattern? {
    if let hash = TextPart(text).first(of: "#") {
      problems.add(
        .routePattern, at: problems.span(of: hash),
        "`url` has no `#`: a fragment is ignored, so it tells no kind; found "
          + Diagnostic.quote(text.text))
      return nil
    }
    let wholes = TextPart(text).parts(at: "?", maxSplits: 1)
    if let optional = TextPart(text).optionalBeforeQuery {
      problems.add(
        .routePattern, at: problems.span(of: optional),
        "only an item of the query can be left out, found \(Diagnostic.quote(optional.text)) before "
          + "it; take the `?` out")
      return nil
    }
    // A question mark in the path's part belongs to no parameter, so the first one starts the query.
    let address = wholes[0].parts(around: "://")
    guard let (scheme, rest) = address, isScheme(scheme.text) else {
      problems.add(
        .routePattern, at: text.span,
        "`url` is a lower-case scheme, `://`, a host or none, and a path, found "
          + Diagnostic.quote(text.text))
      return nil
    }
    let pieces = rest.parts(at: "/")
    guard isHost(pieces[0].text) else {
      problems.add(
        .routePattern, at: problems.span(of: pieces[0]),
        "the host of `url` is lower-case letters, digits, `.` and `-`, found "
          + Diagnostic.quote(pieces[0].text))
      return nil
    }
    let inPath = Array(pieces.dropFirst())
    let path = segments(inPath, parameters, .routePattern, mayEndEmpty: true)
    guard let query = wholes.count == 2 ? query(wholes[1], parameters) : [], let path,
      isEachOnce(
        Array(zip(path, inPath)) + query.map { ($0.item.value, $0.place) }, .routePattern)
    else { return nil }
    return .url(
      .init(scheme: scheme.text, host: pieces[0].text, path: path, query: query.map(\.item)))
  }

  private func isScheme(_ text: String) -> Bool {
    text.first.map { ("a"..."z").contains($0) } == true
      && text.utf8.allSatisfy(ASCIISet("a-z0-9+.-").contains)
  }

  private func isHost(_ text: String) -> Bool {
    text.utf8.allSatisfy(ASCIISet("a-z0-9.-").contains)
  }

  /// The items of a query, each with the place of its value.
  private func query(
    _ query: TextPart, _ parameters: [String]?
  ) -> [(item: Routes.QueryItem, place: TextPart)]? {
    let parts = query.parts(at: "&")
    var items: [(item: Routes.QueryItem, place: TextPart)] = []
    for part in parts {
      guard let (name, value) = part.parts(around: "="), !name.text.isEmpty else {
        problems.add(
          .routePattern, at: part.text.isEmpty ? part.whole.span : problems.span(of: part),
          "a query is items `name={parameter}` or `name=text` with `&` between them, found "
            + Diagnostic.quote(part.text.isEmpty ? query.text : part.text))
        continue
      }
      let isOptional = value.text.hasPrefix("{") && value.text.hasSuffix("?}")
      let written = isOptional ? String(value.text.dropLast(2)) + "}" : value.text
      if items.contains(where: { $0.item.name.isExactly(name.text) }) {
        problems.add(
          .routePattern, at: problems.span(of: name),
          "the item \(Diagnostic.quote(name.text)) stands twice")
        continue
      }
      guard
        let segment = segment(written, at: value, parameters, .routePattern, isEmptyAllowed: true)
      else { continue }
      items.append((.init(name: name.text, value: segment, isOptional: isOptional), value))
    }
    return items.count == parts.count ? items : nil
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

extension TextPart {
  /// A `{parameter?}` whose question mark is the first of a URL.
  fileprivate var optionalBeforeQuery: TextPart? {
    let scalars = Array(text.unicodeScalars)
    guard let mark = scalars.firstIndex(of: "?"), scalars.dropFirst(mark + 1).first == "}",
      let open = scalars[..<mark].lastIndex(of: "{"), !scalars[open..<mark].contains("="),
      !scalars[open..<mark].contains("}")
    else { return nil }
    return self.scalars(open..<(mark + 2))
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
