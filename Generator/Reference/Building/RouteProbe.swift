import Conformance
import ContractModel
import ContractRuntime

/// Makes paths and URLs of a kind of route, and others that are nearly of it; each is tried on the
/// reader that apps' code is held against before it is shown.
struct RouteProbe {
  /// A text, and why it does not match.
  struct Miss {
    var text: String
    var reason: Prose
  }

  private let contract: Contract
  private let routes: Routes
  private let reader: RouteReader

  init(_ contract: Contract, _ routes: Routes) {
    self.contract = contract
    self.routes = routes
    reader = RouteReader(contract, routes)
  }

  /// What a text leads to, nil where nowhere.
  func route(of text: String) -> JSONValue? {
    if case .route(let value) = reader.route(of: text) { value } else { nil }
  }

  /// A text of a kind, with values that the rules allow; nil where none was found.
  func example(of kind: Routes.Kind) -> String? {
    var values: [String: String] = [:]
    for parameter in routes.parameters { values[parameter.name] = sample(parameter) }
    guard let text = text(of: kind, values), let route = route(of: text),
      route["kind"] == .string(kind.name)
    else { return nil }
    return text
  }

  /// Texts that are like one of a kind but for one thing, and lead nowhere.
  func misses(of kind: Routes.Kind, values: [String: String]) -> [Miss] {
    guard let text = text(of: kind, values) else { return [] }
    var misses = self.misses(around: text, kind)
    for parameter in routes.parameters where Self.parameters(of: kind).contains(parameter.name) {
      for (value, reason) in wrongValues(of: parameter, right: values[parameter.name] ?? "") {
        var changed = values
        changed[parameter.name] = value
        if let text = self.text(of: kind, changed) {
          misses.append(Miss(text: text, reason: reason))
        }
      }
    }
    return misses.filter { route(of: $0.text) == nil }
  }

  // MARK: Texts

  static func parameters(of kind: Routes.Kind) -> Set<String> {
    let segments: [Routes.Segment] =
      switch kind.pattern {
      case .path(let segments): segments
      case .url(let url): url.path + url.query.map(\.value)
      case .fields: []
      }
    return Set(segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } })
  }

  private func text(of kind: Routes.Kind, _ values: [String: String]) -> String? {
    func piece(_ segment: Routes.Segment, isEncoded: Bool) -> String? {
      let text: String? =
        switch segment {
        case .literal(let text): text
        case .parameter(let name): values[name]
        }
      guard isEncoded else { return text }
      return text.map {
        RelativePath.encoded($0).replacing("/", with: "%2F").replacing("+", with: "%2B")
      }
    }
    switch kind.pattern {
    case .path(let segments):
      let pieces = segments.compactMap { piece($0, isEncoded: false) }
      return pieces.count == segments.count ? pieces.joined(separator: "/") : nil
    case .url(let url):
      let pieces = url.path.compactMap { piece($0, isEncoded: true) }
      let items = url.query.compactMap { item in
        piece(item.value, isEncoded: true).map {
          RelativePath.encoded(item.name) + "=" + $0
        }
      }
      guard pieces.count == url.path.count else { return nil }
      return "\(url.scheme)://\(url.host)" + pieces.map { "/" + $0 }.joined()
        + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    case .fields: return nil
    }
  }

  private func misses(around text: String, _ kind: Routes.Kind) -> [Miss] {
    switch kind.pattern {
    case .path:
      return [
        Miss(text: "/" + text, reason: "a slash in front"),
        Miss(text: text + "/", reason: "a slash at the end"),
        Miss(text: text + "?a=b", reason: "more than a path"),
        Miss(
          text: text.split(separator: "/").dropLast().joined(separator: "/"),
          reason: "a piece is missing"),
      ].filter { !$0.text.isEmpty }
    case .url(let url):
      let rest = text.dropFirst(url.scheme.count)
      return [
        Miss(text: "x-\(url.scheme)\(rest)", reason: "another scheme"),
        Miss(
          text: "\(url.scheme):\(rest.dropFirst(3))", reason: "no `//` behind the scheme"),
        Miss(
          text: "\(url.scheme)://\(url.host.isEmpty ? "elsewhere" : "x." + url.host)"
            + rest.dropFirst(3 + url.host.count), reason: "another host"),
        Miss(text: text + "/", reason: "a slash at the end"),
      ]
    case .fields: return []
    }
  }

  // MARK: Values

  private func sample(_ parameter: Routes.Parameter) -> String {
    if case .enumeration(let name) = parameter.type,
      let value = contract.enumeration(name)?.values.first
    {
      return value.text
    }
    if contract.base(of: parameter.type)?.isInteger == true {
      let range = parameter.constraints.range ?? .min ... .max
      return String(range.contains(12) ? 12 : range.lowerBound)
    }
    let rule = TextRule(parameter.constraints)
    let least = max(1, min(parameter.constraints.length?.lowerBound ?? 1, 64))
    let letters = (parameter.constraints.characters?.unicodeScalars.first).map { String($0) } ?? "a"
    let candidates = [
      parameter.name, parameter.name.lowercased(), String(repeating: letters, count: least),
      String(repeating: "a", count: least), String(repeating: "1", count: least),
    ]
    return candidates.first { rule.expectation(brokenBy: $0) == nil } ?? parameter.name
  }

  private func wrongValues(
    of parameter: Routes.Parameter, right: String
  ) -> [(String, Prose)] {
    let name = Prose.code(parameter.name)
    if contract.base(of: parameter.type)?.isInteger == true {
      var wrong: [(String, Prose)] = [
        ("0" + right, name + " with a leading zero"), ("+" + right, name + " with a sign"),
        ("x", name + " is no number"), ("9223372036854775808", name + " past 64 bits"),
      ]
      if let range = parameter.constraints.range {
        if range.lowerBound > .min {
          wrong.append(
            (String(range.lowerBound - 1), name + " below \(code: String(range.lowerBound))"))
        }
        if range.upperBound < .max {
          wrong.append(
            (String(range.upperBound + 1), name + " above \(code: String(range.upperBound))"))
        }
      }
      return wrong
    }
    var wrong: [(String, Prose)] = parameter.constraints.refused.map {
      ($0, name + " must not be \(code: $0)")
    }
    if let characters = parameter.constraints.characters {
      let outside = ["~", "!", "_", "A", "a", "0"].first {
        !ASCIISet(characters).contains($0.utf8.first ?? 0)
      }
      if let outside {
        wrong.append((right + outside, name + " with a character that it may not have"))
      }
    }
    if case .enumeration = parameter.type {
      wrong.append((right + "x", name + " with a value that is not listed"))
    }
    return wrong
  }
}
