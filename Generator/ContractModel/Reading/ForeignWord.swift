/// Words that people bring along from JSON Schema, OpenAPI and programming languages, and what this
/// language has for them.
enum ForeignWord {
  /// A key that other languages have.
  struct Key {
    let names: [String]
    /// The key of this language that it stands for, or that a mapping has where it is a habit.
    let beside: String
    /// What to write instead.
    let mend: String
    /// Whether what `beside` would say is said by it.
    var isInPlace = false
  }

  /// What to write for a key, nil where it is nobody's habit in a mapping with these keys.
  static func key(_ name: String, among keys: [String]) -> Key? {
    Self.keys.first { $0.names.contains(name) && keys.contains($0.beside) }
  }

  /// What to write for `required:`, by what it says.
  static func mendOfRequired(_ value: String?) -> String {
    value == "false"
      ? "write `optional: true` for what may be absent"
      : "what does not say `optional: true` is required, so take it out"
  }

  private static let keys = [
    // `mendOfRequired` says more.
    Key(names: ["required"], beside: "optional", mend: mendOfRequired(nil)),
    Key(
      names: ["required"], beside: "fields",
      mend: "each field says `optional: true` for itself where it may be absent"),
    Key(
      names: ["properties", "members", "attributes"], beside: "fields", mend: "write `fields:`",
      isInPlace: true),
    Key(
      names: ["values", "cases"], beside: "fields",
      mend: "the values of an enum stand under `enum:`", isInPlace: true),
    Key(
      names: ["description", "summary", "comment", "$comment"], beside: "doc", mend: "write `doc:`"),
    Key(
      names: ["format"], beside: "type",
      mend: "write `type: timestamp` for a moment, and rules such as `characters:` for a text"),
    Key(
      names: ["format"], beside: "base",
      mend: "write `base: timestamp` for a moment, and rules such as `characters:` for a text"),
    Key(
      names: ["default"], beside: "type",
      mend: "there are no defaults; take it out, and say in `doc:` what a missing value means"),
    Key(names: ["items"], beside: "type", mend: "write a list as `type: [Name]`"),
    Key(
      names: ["$ref", "ref", "schema"], beside: "type", mend: "write `type: Name`", isInPlace: true),
    Key(
      names: ["enum", "values"], beside: "type",
      mend: "an enum is a type of its own, under `types:`; name it with `type:`"),
    Key(
      names: ["minimum", "maximum", "min", "max"], beside: "range", mend: "write `range: 1..200`"),
    Key(
      names: ["minLength", "maxLength", "minItems", "maxItems"], beside: "length",
      mend: "write `length: 1..200`"),
    Key(
      names: ["pattern", "regex"], beside: "characters",
      mend: "write `characters: a-z0-9-` for what may stand in a text"),
    Key(
      names: ["key", "name", "json", "jsonName"], beside: "at",
      mend: "write the wire's key as `at:`"),
    Key(names: ["requestBody"], beside: "body", mend: "write `body:`"),
    Key(names: ["security"], beside: "bearer", mend: "write `bearer: true` for a token"),
    Key(
      names: ["operationId"], beside: "method", mend: "an endpoint has its name before the colon"),
    Key(names: ["paths"], beside: "endpoints", mend: "write `endpoints:`"),
    Key(
      names: ["components", "definitions", "$defs", "schemas", "enums", "records"], beside: "types",
      mend: "write `types:`"),
    Key(
      names: ["openapi", "swagger", "$schema", "$id", "info", "version"], beside: "contract",
      mend: "a contract is told by `contract:` and its `releases:`; take it out"),
    Key(
      names: [
        "additionalProperties", "deprecated", "example", "examples", "readOnly", "writeOnly",
      ], beside: "doc", mend: "nothing stands for it here; take it out, or say it in `doc:`"),
  ]

  /// What to write for a type, nil where it is nobody's habit.
  static func type(_ name: String, among types: [String]) -> String? {
    if let known = typeNames[name.lowercased()], types.contains(known) {
      return "did you mean `\(known)`?"
    }
    if let wrapped = wrapped(name) { return wrapped }
    switch name.lowercased() {
    case "array", "list":
      return "a list is the type of its elements in brackets, as in `[Device]`"
    case "object", "dict", "dictionary", "map", "json", "any":
      return "an object is a record with its own name, under `types:`"
    case "enum": return "an enum is a type with its own name, under `types:`"
    default: return nil
    }
  }

  private static let typeNames = [
    "integer": "int", "int8": "int", "int16": "int", "int32": "int", "uint": "int", "long": "int64",
    "uint64": "int64", "bigint": "int64", "number": "double", "float": "double",
    "decimal": "double", "boolean": "bool", "date": "timestamp", "datetime": "timestamp",
    "date-time": "timestamp", "time": "timestamp", "instant": "timestamp", "text": "string",
    "str": "string", "char": "string", "uuid": "string", "url": "string", "uri": "string",
  ]

  /// `Name[]`, `List<Name>`, `Name?` and the like.
  private static func wrapped(_ name: String) -> String? {
    if name.hasSuffix("[]") { return mendOfList(name.dropLast(2)) }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return "take the quotes off, and write `\(name)`"
    }
    if name.hasSuffix("?") {
      return "write `\(name.dropLast())`, and `optional: true` beside it"
    }
    for opening in ["list<", "array<", "set<", "list of ", "array of "]
    where name.lowercased().hasPrefix(opening) {
      let element = name.dropFirst(opening.count)
      return mendOfList(
        opening.hasSuffix("<") && element.last == ">" ? element.dropLast() : element)
    }
    if name.lowercased().hasPrefix("optional<"), name.hasSuffix(">") {
      return
        "write `\(name.dropFirst("optional<".count).dropLast())`, and `optional: true` beside it"
    }
    return nil
  }

  private static func mendOfList(_ element: Substring) -> String { "write `[\(element)]`" }

  /// The word that was probably meant, where only a few mean something.
  static func word(_ text: String, among words: [String]) -> String? {
    if let nearest = NearestName.of(text, in: words) { return nearest }
    return words.first { synonyms[$0]?.contains(text.lowercased()) == true }
  }

  private static let synonyms = [
    "true": ["yes", "y", "on", "1", "t"], "false": ["no", "n", "off", "0", "f"],
    "on": ["true", "yes", "1"], "off": ["false", "no", "0"], "bool": ["boolean"],
    "write": ["rw", "readwrite"], "read": ["readonly", "ro"], "apns": ["apple"],
  ]
}
