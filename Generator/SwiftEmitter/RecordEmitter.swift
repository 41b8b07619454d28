import ContractModel
import ContractRuntime

/// Records: the fields, and how they are read and written by slot.
struct RecordEmitter {
  let contract: Contract

  init(_ contract: Contract) {
    self.contract = contract
  }

  func emit(_ record: Record, conformance: String = "ContractRecord") -> String {
    declaration(record, conformance: conformance) + extensions(record, as: record.name)
  }

  func emit(_ payload: Payload) -> String {
    declaration(
      payload.record, conformance: "ContractPayload", members: route(of: payload))
      + extensions(payload.record, as: payload.record.name)
  }

  /// The type, which may stand in another.
  func declaration(
    _ record: Record, conformance: String = "ContractRecord", members: String = ""
  ) -> String {
    """
    \(SwiftText.doc(record.doc ?? record.name))\
    public struct \(record.name): \(conformance), Hashable {
    \(properties(record))
    \(initializer(record))
      public static let contract = RecordContract(\(slots(record)))

      public init(reading reader: inout Reader) {
    \(reading(record))\
      }

      public func write(to writer: inout Writer) {
    \(writing(record))\
      }
    \(routes(record))\(members)\(mirror(record))\
    }

    """
  }

  private func isOptional(_ field: Field) -> Bool {
    field.clientPresence(contract.releases) != .required
  }

  private func swiftType(_ field: Field) -> String {
    contract.swiftType(field.type) + (isOptional(field) ? "?" : "")
  }

  private func properties(_ record: Record) -> String {
    record.fields.map { field in
      let since = field.since.map { " Since \($0)." } ?? ""
      let doc = field.doc ?? "`\(field.path.joined(separator: "."))`."
      return SwiftText.doc(doc + since, indentation: 2)
        + "  public let \(SwiftText.name(field.name)): \(swiftType(field))\n"
    }.joined()
  }

  private func initializer(_ record: Record) -> String {
    let parameters = record.fields.map { field in
      "\(SwiftText.name(field.name)): \(swiftType(field))" + (isOptional(field) ? " = nil" : "")
    }
    let names = record.fields.map { SwiftText.name($0.name) }
    return """
        /// Creates the record from its fields.
        public init(\(parameters.list(indentation: 2, opening: 14))) {
      \(assignment(names))\
        }

      """
  }

  /// One statement for all fields; it is short, and quick to compile.
  private func assignment(_ names: [String]) -> String {
    switch names.count {
    case 0: ""
    case 1: "    self.\(names[0]) = \(names[0])\n"
    default:
      "    (\(names.map { "self.\($0)" }.filled(indentation: 4, opening: 2, closing: 3)))"
        + " = (\(names.filled(indentation: 4, opening: 8, closing: 1)))\n"
    }
  }

  private func slots(_ record: Record) -> String {
    let keys = record.fields.compactMap(key)
    if !keys.isEmpty, keys.count == record.fields.count { return "keys: " + text(of: keys) }
    let fields = record.fields.map { field in
      var arguments = field.path.map(SwiftText.literal)
      if !field.alternatives.isEmpty {
        let places = field.alternatives.map(SwiftText.literals)
        arguments.append("or: [\(places.joined(separator: ", "))]")
      }
      switch field.clientPresence(contract.releases) {
      case .required: break
      case .optional: arguments.append("presence: .optional")
      case .nullable: arguments.append("presence: .nullable")
      case .lenient: arguments.append("presence: .lenient")
      }
      if let since = field.since { arguments.append("since: \(SwiftText.literal(since))") }
      return arguments.count == 1 ? arguments[0] : ".init(\(arguments.joined(separator: ", ")))"
    }
    return "[" + fields.filled(indentation: 2, opening: 46, closing: 2) + "]"
  }

  /// The field in short, nil where there is more to say.
  private func key(_ field: Field) -> String? {
    guard field.alternatives.isEmpty, field.since == nil else { return nil }
    let path = field.path.joined(separator: ".")
    // Keys that are written as they stand hold nothing that means something here or in a literal.
    guard path == field.path.reduce("", { KeyPathNotation.appending(key: $1, to: $0) }) else {
      return nil
    }
    switch field.clientPresence(contract.releases) {
    case .required: return path
    case .optional: return path + "?"
    case .nullable, .lenient: return nil
    }
  }

  /// Short fields as a literal, of several lines where they do not fit.
  private func text(of keys: [String]) -> String {
    let line = keys.joined(separator: " ")
    guard line.count > 42 else { return "\"\(line)\"" }
    let lines = SwiftText.wrap(line, width: 86).joined(separator: "\n").indented(by: 4)
    return "\"\"\"\n\(lines)\n    \"\"\""
  }

  private func reading(_ record: Record) -> String {
    record.fields.enumerated().map { slot, field in
      let reader = contract.readerName(field.type) + (isOptional(field) ? "IfPresent" : "")
      return "    \(SwiftText.name(field.name)) = reader.\(reader)(\(slot))\n"
    }.joined()
  }

  private func writing(_ record: Record) -> String {
    let names = record.fields.map { SwiftText.name($0.name) }
    guard !names.isEmpty else { return "" }
    return "    writer.write(fields: \(names.filled(indentation: 4, opening: 21, closing: 1)))\n"
  }

  /// The route that a field's path names.
  private func routes(_ record: Record) -> String {
    record.fields.filter(\.isRoute).map { field in
      let name = SwiftText.name(field.name)
      let label = contract.routes?.form == .url ? "url" : "path"
      let value =
        isOptional(field)
        ? "\(name).flatMap { Route(\(label): \(contract.baseValue("$0", field.type))) }"
        : "Route(\(label): \(contract.baseValue(name, field.type)))"
      return """

          /// What `\(field.name)` names, nil where it is no kind of route this contract knows.
          public var \(field.routeProperty): Route? { \(value) }

        """
    }.joined()
  }

  /// The route that a payload's fields choose.
  private func route(of payload: Payload) -> String {
    guard let routes = contract.routes, routes.areChosen(by: payload.record) else { return "" }
    let named = Set(routes.kinds.flatMap(\.fields))
    let fields = payload.record.fields.map(\.name).filter(named.contains)
    let rows = routes.kinds.map { kind in
      let patterns = fields.map {
        kind.fields.contains($0) ? "let \(SwiftText.name($0))?" : "nil"
      }
      let arguments = kind.fields.map { "\(SwiftText.label($0)): \(SwiftText.name($0))" }
      return "    case \(tuple(patterns)): .\(SwiftText.name(kind.name))"
        + "(\(kind.swiftName)(\(arguments.joined(separator: ", "))))\n"
    }
    let isTotal = fields.count < 20 && routes.kinds.count == 1 << fields.count
    return """

        /// What the fields name, nil where no kind of route this contract knows has exactly these.
        public var route: Route? {
          switch \(tuple(fields.map(SwiftText.name))) {
      \(rows.joined())\(isTotal ? "" : "    default: nil\n")\
          }
        }

      """
  }

  private func tuple(_ elements: [String]) -> String {
    elements.count == 1 ? elements[0] : "(" + elements.joined(separator: ", ") + ")"
  }

  /// A record with a secret shows everything but it.
  private func mirror(_ record: Record) -> String {
    guard record.fields.contains(where: \.isSensitive) else { return "" }
    let children = record.fields.map { field in
      SwiftText.literal(field.name) + ": "
        + (field.isSensitive ? "\"(hidden)\"" : "\(SwiftText.name(field.name)) as Any")
    }
    return """

        /// The fields, without what is sensitive.
        public var customMirror: Mirror {
          Mirror(
            self, children: [\(children.joined(separator: ", "))],
            displayStyle: .struct)
        }

      """
  }

  /// What belongs to the type and can stand in no other.
  func extensions(_ record: Record, as name: String) -> String {
    let mirror =
      record.fields.contains(where: \.isSensitive)
      ? "\nextension \(name): CustomReflectable {}\n" : ""
    guard record.isPaged, let page = contract.envelope?.page else { return mirror }
    return mirror + """

      extension \(name): PagedItem {
        public static let page = RecordContract([
          \(SwiftText.literal(page.items)), .init(\(SwiftText.literal(page.next)), presence: .optional),
        ])
      }

      """
  }
}

extension [String] {
  /// The parameters of a declaration: on one line where they fit, else a line each.
  func list(indentation: Int, opening: Int) -> String {
    let line = joined(separator: ", ")
    guard line.count + opening > 96 else { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    return "\n" + map { inner + $0 }.joined(separator: ",\n") + "\n"
      + String(repeating: " ", count: indentation)
  }

  /// What stands in brackets: behind the opening one where it fits, else as many on each line as fit.
  ///
  /// - Parameters:
  ///   - indentation: That of the line with the opening bracket.
  ///   - opening: How much stands before it on its line.
  ///   - closing: How much stands behind it.
  func filled(indentation: Int, opening: Int, closing: Int) -> String {
    let line = joined(separator: ", ")
    guard indentation + opening + line.count + closing > 100 else { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    var lines: [String] = []
    for element in self {
      if let last = lines.last, last.count + element.count + 2 <= 100 {
        lines[lines.count - 1] = last + " " + element + ","
      } else {
        lines.append(inner + element + ",")
      }
    }
    return "\n" + String(lines.joined(separator: "\n").dropLast()) + "\n"
      + String(repeating: " ", count: indentation)
  }
}
