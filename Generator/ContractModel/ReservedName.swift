/// What a name becomes in Swift, and the names that generated code needs for itself there.
struct MemberRole {
  /// What is named, with its article.
  let phrase: String
  /// The names that are taken.
  let reserved: Set<String>
  /// Whether the name is sent as it stands, as an option's.
  var isSent = false
  /// What to do about a name that is taken.
  var mend = "give it another name"
  /// What to do about a name that Swift cannot write, where it cannot simply be another.
  var mendOfInvalid: String { mend == Self.valueMend ? "; " + mend : "" }

  /// What a name is made of.
  var characters: String { isSent ? "letters, digits, `-` and `_`" : "letters and digits" }

  static let field = MemberRole(
    phrase: "a field", reserved: ["customMirror", "hashValue", "reader", "self", "writer"],
    mend: "give it another name, and the wire's key with `at:`")
  static let openValue = MemberRole(
    phrase: "a value", reserved: ["unrecognized"], mend: valueMend)
  static let closedValue = MemberRole(
    phrase: "a value", reserved: ["allCases"], mend: valueMend)
  static let exitCode = MemberRole(
    phrase: "an exit code", reserved: ["envelope", "unrecognized"])
  static let failure = MemberRole(phrase: "a failure", reserved: [])
  static let refusal = MemberRole(phrase: "a refusal", reserved: [])
  static let argument = MemberRole(phrase: "an argument", reserved: ["arguments", "self"])
  static let input = MemberRole(phrase: "`stdin`", reserved: ["arguments", "self"])
  static let option = MemberRole(
    phrase: "an option", reserved: ["arguments", "self"], isSent: true)
  /// A flag that `exactlyOne` makes a command of its own.
  static let command = MemberRole(
    phrase: "a flag in `exactlyOne`", reserved: ["access", "arguments", "response", "words"],
    isSent: true)
  static let toggleInput = MemberRole(
    phrase: "an input",
    reserved: ["actions", "hashValue", "isEnabled", "isOn", "note", "offers", "self", "state"])
  static let endpointParameter = MemberRole(
    phrase: "a parameter of an endpoint", reserved: ["request", "self"],
    mend: "give it another name with `name:`")
  /// A field of a body is a parameter too.
  static let bodyField = MemberRole(
    phrase: "a field of a body", reserved: ["request"], mend: field.mend)
  static let refusalStatus = MemberRole(
    phrase: "a refusal", reserved: ["unrecognized"])
  static let state = MemberRole(phrase: "a state", reserved: ["allCases"])
  static let routeKind = MemberRole(phrase: "a kind of route", reserved: ["table"])
  static let routeParameter = MemberRole(
    phrase: "a parameter", reserved: ["hashValue", "path", "self", "url"])

  private static let valueMend =
    "write it as a mapping with a name for Swift: `value: { swift: name }`"
}

/// The names that a type of the schema cannot have.
enum ReservedTypeName {
  /// Whose name it is already, nil where nobody's.
  static func owner(_ name: String) -> String? {
    if swift.contains(name) { return "Swift has" }
    if runtime.contains(name) { return "ContractRuntime has" }
    if generated.contains(name) { return "the generated code has" }
    return nil
  }

  /// What an input's values cannot be called, for a toggle has these in it or means Swift's.
  static let inToggle: Set<String> = [
    "Action", "Any", "Bool", "CaseIterable", "Hashable", "Protocol", "Self", "Sendable", "State",
    "String", "Type",
  ]

  /// What Swift and Foundation offer and generated code, or nearly every app, uses by that name.
  private static let swift: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "ClosedRange", "Codable",
    "CodingKey", "Comparable", "CustomReflectable", "CustomStringConvertible", "Data", "Date",
    "Decimal", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable",
    "Error", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral", "Float", "Foundation",
    "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "Mirror",
    "Never", "Optional", "Protocol", "Range", "RawRepresentable", "Result", "Self", "Sendable",
    "Set", "String", "Substring", "Swift", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "UUID", "Void",
  ]

  /// What generated code re-exports.
  private static let runtime: Set<String> = [
    "ClosedEnum", "CommandAccess", "CommandArguments", "CommandRequest", "ContractCommand",
    "ContractEndpoint", "ContractExitCode", "ContractFailure", "ContractPayload", "ContractRecord",
    "ContractRuntime", "ContractValue", "ContractViolation", "DistinctValue", "EndpointFailure",
    "EndpointRefusal", "EndpointRequest", "EnvelopeContract", "ExactText", "IntegerRule",
    "InvalidArgument", "JSONDocument", "JSONError", "JSONInteger", "JSONKind", "JSONNode",
    "JSONPosition", "JSONValue", "KeyPathNotation", "NoContent", "OpenEnum", "Page", "PagedItem",
    "PartialResponse", "PercentEncoding", "Reader", "RecordContract", "RouteMatch", "RouteTable",
    "RowResponse", "TextRule", "URLRouteTable", "Writer",
  ]

  /// What generated code declares by a fixed name: for every contract, in a command, or in `Route`.
  private static let generated: Set<String> = [
    "Body", "Code", "CommandFailure", "ExitCode", "Parameter", "Refusal", "Response", "Route",
  ]
}
