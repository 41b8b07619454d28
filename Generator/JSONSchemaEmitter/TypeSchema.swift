import ContractModel
import ContractRuntime

/// Schemas of values, by their types and rules.
struct TypeSchema {
  let contract: Contract

  init(_ contract: Contract) {
    self.contract = contract
  }

  /// Whether the judged release sends what is sent since another.
  func isSent(since: String?) -> Bool {
    contract.releases.release(contract.releases.server, hasReached: since)
  }

  func keywords(_ record: Record) -> [(String, JSONValue)] {
    RecordSchema(record, self).keywords
  }

  /// - Parameter own: What a field asks for beyond its type.
  func keywords(_ type: TypeReference, _ own: Constraints = .none) -> [(String, JSONValue)] {
    switch type {
    case .record(let name), .enumeration(let name): return [("$ref", .reference(name))]
    case .list(let element):
      return [("type", .string("array")), ("items", .members(keywords(element)))]
    case .base(let base): return keywords(base, own)
    case .scalar(let name):
      guard !own.isEmpty else { return [("$ref", .reference(name))] }
      return keywords(contract.base(of: type) ?? .string, contract.constraints(type, own))
    }
  }

  func keywords(_ base: BaseType, _ constraints: Constraints) -> [(String, JSONValue)] {
    switch base {
    case .string: return TextSchema(constraints).keywords
    case .bool: return [("type", .string("boolean"))]
    case .timestamp: return [("$ref", .reference(Self.timestampName))]
    case .double:
      return [
        ("type", .string("number")), ("minimum", .number("-" + Self.largestDouble)),
        ("maximum", .number(Self.largestDouble)),
      ]
    case .int, .int64:
      let range = constraints.range ?? .min ... .max
      return [
        ("type", .string("integer")), ("minimum", .number("\(range.lowerBound)")),
        ("maximum", .number("\(range.upperBound)")),
      ]
    }
  }

  /// What rounds to the largest double; whoever reads numbers as doubles reads that.
  private static let largestDouble = "1.797693134862315807e308"

  // MARK: Timestamps

  /// The name of a definition that no type has, for theirs start with an upper-case letter.
  static let timestampName = "timestamp"

  /// As `Timestamp` reads them: years from 0000 on, leap days where there are some, up to nine digits of
  /// a second.
  static let timestamp: [(String, JSONValue)] = {
    let leapYear =
      "(?:[0-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    let month31 = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    let month30 = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    let date = "(?:[0-9]{4}-(?:\(month31)|\(month30)|\(february))|\(leapYear)-02-29)"
    let time = #"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?"#
    return [
      ("description", .string("An RFC 3339 timestamp in UTC.")), ("type", .string("string")),
    ] + Pattern.whole("^\(date)T\(time)Z$", endingIn: "Z")
  }()
}
