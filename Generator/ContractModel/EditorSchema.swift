import ContractRuntime

/// The JSON Schema of the schema language, by which editors complete and check a schema.
///
/// It refuses nothing that the reader takes, however an editor reads YAML's plain texts (`on` as a
/// truth, `1.10` as a number, `~` as null); what only the reader can tell, it leaves to the reader.
public enum EditorSchema {
  /// The file's text.
  public static var text: String { json.formatted() + "\n" }

  /// The JSON Schema.
  public static var json: JSONValue {
    let definitions = values.map { ($0.name, $0.form.json) } + mappings.map { ($0.name, $0.json) }
    return .members([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A contract's schema")),
      ("description", .string("Written by `contractgen rules --json-schema`; do not edit.")),
      ("$ref", .reference("contract")),
      ("$defs", .members(definitions.sorted { $0.0 < $1.0 })),
    ])
  }

  /// What may stand at a place.
  indirect enum Form: Sendable {
    /// A text that the reader takes as it is. An editor may take it for something else.
    case text
    /// A text of this form.
    case pattern(String)
    /// One of a few texts.
    case words([String])
    /// `true`, `false`, or both.
    case truth([Bool])
    /// `on` or `off`, which an editor may take for truths.
    case onOrOff
    /// A whole number.
    case integer
    /// A range such as `1..200`.
    case range
    /// A list; `least` and `most` say how many elements it has.
    case list(Form, least: Int = 0, most: Int? = nil)
    /// A mapping with names of the contract's own.
    case members(Form, least: Int = 0, names: String? = nil)
    /// What a definition describes.
    case named(String)
    /// One of several forms.
    case any([Form])
  }

  /// A mapping with keys of the language.
  struct Mapping: Sendable {
    /// The name of its definition.
    let name: String
    let keys: [Key]
    /// The keys of which exactly one is there.
    var choice: [String] = []
  }

  /// A key of a mapping.
  struct Key: Sendable {
    let name: String
    let form: Form
    let isRequired: Bool
    /// What an editor shows beside it.
    let doc: String

    static func required(_ name: String, _ form: Form, _ doc: String) -> Key {
      Key(name: name, form: form, isRequired: true, doc: doc)
    }

    static func optional(_ name: String, _ form: Form, _ doc: String) -> Key {
      Key(name: name, form: form, isRequired: false, doc: doc)
    }
  }
}

// MARK: JSON

extension EditorSchema.Mapping {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("type", .string("object")),
      (
        "properties",
        .members(
          keys.map { key in
            (key.name, .members([("description", .string(key.doc))] + key.form.members))
          })
      ),
      ("additionalProperties", .bool(false)),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(("required", .strings(required))) }
    if !choice.isEmpty {
      members.append(
        ("oneOf", .array(choice.map { .members([("required", .strings([$0]))]) })))
    }
    return .members(members)
  }
}

extension EditorSchema.Form {
  fileprivate var json: JSONValue { .members(members) }

  /// The keywords that describe the form. A pattern is asked of texts alone, whatever else may stand.
  fileprivate var members: [(String, JSONValue)] {
    switch self {
    case .text:
      return [("type", .strings(Self.scalars))]
    case .pattern(let pattern):
      return [("type", .strings(Self.scalars)), ("pattern", .string(pattern))]
    case .words(let words):
      return [("enum", .strings(words))]
    case .truth(let truths):
      return [("enum", .array(truths.map { .bool($0) } + truths.map { .string("\($0)") }))]
    case .onOrOff:
      return [
        ("type", .strings(["string", "boolean"])), ("pattern", .string("^(on|off)$")),
        ("examples", .strings(["on", "off"])),
      ]
    case .integer:
      return [("type", .strings(["integer", "string"])), ("pattern", .string("^-?[0-9]+$"))]
    case .range:
      return [
        ("type", .strings(["string", "number"])),
        ("pattern", .string(#"^(-?[0-9]+|-?[0-9]+\.\.(-?[0-9]+)?|\.\.-?[0-9]+)$"#)),
      ]
    case .list(let element, let least, let most):
      return [("type", .string("array")), ("items", element.json)]
        + Self.bound("minItems", least > 0 ? least : nil) + Self.bound("maxItems", most)
    case .members(let value, let least, let names):
      return [("type", .string("object")), ("additionalProperties", value.json)]
        + Self.bound("minProperties", least > 0 ? least : nil)
        + (names.map { [("propertyNames", .members([("pattern", .string($0))]))] } ?? [])
    case .named(let name):
      return [("$ref", .reference(name))]
    case .any(let forms):
      return [("anyOf", .array(forms.map(\.json)))]
    }
  }

  private static let scalars = ["string", "number", "boolean", "null"]

  private static func bound(_ keyword: String, _ number: Int?) -> [(String, JSONValue)] {
    number.map { [(keyword, .number("\($0)"))] } ?? []
  }
}
