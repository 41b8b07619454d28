import Conformance
import ContractModel
import ContractRuntime

/// Routes: the kinds, and what is of each and what of none.
extension PageBuilder {
  var routeSection: Section? {
    guard let routes = contract.routes, !routes.kinds.isEmpty else { return nil }
    return Section(
      anchor: "routes", title: "Routes",
      blocks: [.paragraph(Self.lead(routes.form))] + kinds(routes) + parameters(routes),
      sections: [
        Section(
          anchor: "routes-that-match", title: "What matches", blocks: matches(routes)),
        Section(
          anchor: "routes-that-do-not", title: "What does not", blocks: misses(routes)),
      ].filter { !$0.blocks.isEmpty })
  }

  private static func lead(_ form: Routes.Form) -> Prose {
    switch form {
    case .path: "What a path leads to. A path that matches no kind is valid, and leads nowhere."
    case .url: "What a URL leads to. A URL that matches no kind is valid, and leads nowhere."
    case .fields:
      "What a payload leads to, by the fields that it holds: all of a kind's and none that only others "
        + "name. Any other combination is valid, and leads nowhere."
    }
  }

  private func kinds(_ routes: Routes) -> [Block] {
    table(
      "Kinds of route", ["Kind", "Pattern", "In Swift", "Leads to", Self.pinnedBy],
      routes.kinds.map { kind in
        Table.Row(
          cells: [
            [.code(kind.name)], pattern(kind.pattern), [.code(kind.swiftName)], line(kind.doc),
            evidence.pins(kind.span),
          ])
      } + [
        Table.Row(
          cells: [["none"], ["anything else"], [], ["Nowhere."], evidence.pins(routes.span)])
      ])
  }

  private func pattern(_ pattern: Routes.Pattern) -> [Prose] {
    func spelt(_ segments: [Routes.Segment]) -> [String] {
      segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .parameter(let name): "{\(name)}"
        }
      }
    }
    switch pattern {
    case .path(let segments): return [.code(spelt(segments).joined(separator: "/"))]
    case .url(let url):
      let query = zip(url.query, spelt(url.query.map(\.value))).map { item, value in
        item.name + "=" + (item.isOptional ? value.dropLast() + "?}" : value)
      }
      let path = spelt(url.path).map { "/" + $0 }.joined()
      return [
        .code(
          "\(url.scheme)://\(url.host)\(path)"
            + (query.isEmpty ? "" : "?" + query.joined(separator: "&")))
      ]
    case .fields(let names): return [Self.fields(names)]
    }
  }

  private func parameters(_ routes: Routes) -> [Block] {
    table(
      "Parameters of routes", ["Parameter", "Type", "Meaning"],
      routes.parameters.map { parameter in
        Table.Row(
          cells: [
            [.code(parameter.name)], words.type(parameter.type, parameter.constraints),
            line(parameter.doc),
          ])
      })
  }

  // MARK: Examples

  /// What is matched.
  private static func matched(_ routes: Routes) -> String {
    switch routes.form {
    case .path: "Path"
    case .url: "URL"
    case .fields: "The payload holds"
    }
  }

  private struct Found {
    /// What of a payload decides where it leads.
    var text: String
    /// The same for people.
    var shown: Prose
    var path: String
    var pins: String
    /// The route, nil where the golden has none.
    var route: JSONValue?
  }

  /// What goldens of payloads lead to, each text once, the best golden first.
  private var found: [Found] {
    var seen: Set<String> = []
    return contract.payloads.flatMap { payload -> [Found] in
      evidence.examples(.payload(payload.record.name)) { $0.outcome.isValue }.compactMap {
        example in
        guard case .value(let value, let outcome?) = example.entry.golden.outcome else {
          return nil
        }
        guard let (text, shown) = shown(value, payload.record) else { return nil }
        guard seen.insert(text).inserted else { return nil }
        let route: JSONValue? = if case .route(let route) = outcome { route } else { nil }
        return Found(
          text: text, shown: shown, path: example.entry.path, pins: example.entry.golden.pins,
          route: route)
      }
    }
  }

  /// What of a payload decides where it leads.
  private func shown(_ value: JSONValue, _ record: Record) -> (text: String, shown: Prose)? {
    guard contract.routes?.form == .fields else {
      guard let field = record.fields.first(where: \.isRoute) else { return nil }
      guard case .string(let text)? = value[field.name] else { return nil }
      return (text, .code(Self.clipped(text)))
    }
    let names = Set(contract.routes?.kinds.flatMap(\.fields) ?? [])
    let held = record.fields.map(\.name).filter { names.contains($0) && value[$0] != nil }
    return (held.joined(separator: " "), Self.fields(held))
  }

  private static func fields(_ names: [String]) -> Prose {
    names.isEmpty ? "none of the fields" : names.map { .code($0) }.joined(" and ")
  }

  private func matches(_ routes: Routes) -> [Block] {
    let probe = RouteProbe(contract, routes)
    let found = self.found
    let rows = routes.kinds.flatMap { kind -> [Table.Row] in
      let own = found.filter { $0.route?["kind"] == .string(kind.name) }.prefix(3)
      guard own.isEmpty else {
        return own.map {
          Table.Row(cells: [[$0.shown], becomes($0.route), [evidence.link(to: $0.path)]])
        }
      }
      guard let text = probe.example(of: kind) else { return [] }
      return [
        Table.Row(cells: [[.code(text)], becomes(probe.route(of: text)), ["the schema's rules"]])
      ]
    }
    return table(
      "What matches, and what becomes of it", [Self.matched(routes), "Route", "Shown by"], rows)
  }

  private func becomes(_ route: JSONValue?) -> [Prose] {
    guard case .object(let members)? = route else { return [] }
    let parts = members.map { member -> Prose in
      let text = if case .string(let text) = member.value { text } else { "\(member.value)" }
      return member.name == "kind" ? .strong(text) : .plain(member.name + " ") + .code(text)
    }
    return [parts.joined(", ")]
  }

  private func misses(_ routes: Routes) -> [Block] {
    let probe = RouteProbe(contract, routes)
    let found = self.found
    var rows = found.filter { $0.route == nil }.prefix(12).map { miss in
      Table.Row(
        cells: [
          [miss.shown], [Prose(miss.pins)], [evidence.link(to: miss.path)],
        ])
    }
    var seen = Set(found.map(\.text))
    if let kind = routes.kinds.first {
      let misses = probe.misses(of: kind, values: values(of: kind, found, probe))
      rows += misses.filter { seen.insert($0.text).inserted }.prefix(10).map { miss in
        Table.Row(cells: [[.code(miss.text)], [miss.reason], ["the schema's rules"]])
      }
    }
    return table("What leads nowhere, and why", [Self.matched(routes), "Why", "Shown by"], rows)
  }

  /// The parameters of a text of a kind: a golden's, or such as the rules allow.
  private func values(
    of kind: Routes.Kind, _ found: [Found], _ probe: RouteProbe
  ) -> [String: String] {
    let route =
      found.lazy.compactMap(\.route).first { $0["kind"] == .string(kind.name) }
      ?? probe.example(of: kind).flatMap { probe.route(of: $0) }
    guard case .object(let members)? = route else { return [:] }
    return members.reduce(into: [:]) { values, member in
      switch member.value {
      case .string(let text): values[member.name] = text
      case .number(let source): values[member.name] = source
      default: break
      }
    }
  }

  /// A text that is cut in the middle where it is too long to be read.
  private static func clipped(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 90 else { return text }
    return String(scalars.prefix(40)) + "…" + String(scalars.suffix(40))
  }
}
