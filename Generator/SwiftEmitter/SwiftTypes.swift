import ContractModel

/// How the contract's types are spelt in Swift.
extension Contract {
  func swiftType(_ type: TypeReference) -> String {
    switch type {
    case .base(let base): base.swiftType
    case .scalar(let name):
      scalar(name).map { $0.isDistinct ? $0.name : $0.base.swiftType } ?? name
    case .enumeration(let name), .record(let name): name
    case .list(let element): "[" + swiftType(element) + "]"
    }
  }

  /// Whether a type is a Swift type of its own around its value on the wire.
  func isWrapped(_ type: TypeReference) -> Bool {
    switch type {
    case .scalar(let name): scalar(name)?.isDistinct == true
    case .enumeration: true
    case .base, .record, .list: false
    }
  }

  /// The enum of a type, where that is a closed one.
  func closedEnum(_ type: TypeReference) -> EnumType? {
    guard case .enumeration(let name) = type else { return nil }
    return enumeration(name).flatMap { $0.isClosed ? $0 : nil }
  }

  /// An expression of a type as one of its base type.
  func baseValue(_ expression: String, _ type: TypeReference) -> String {
    isWrapped(type) ? expression + ".rawValue" : expression
  }

  /// An expression of a type's base type as one of the type.
  func wrapped(_ value: String, _ type: TypeReference) -> String {
    if closedEnum(type) != nil { return "\(swiftType(type))(matching: \(value))" }
    return isWrapped(type) ? "\(swiftType(type))(rawValue: \(value))" : value
  }

  /// The rule of a value that is sent as an expression, nil where any value will do.
  func rule(_ type: TypeReference, _ constraints: Constraints) -> String? {
    base(of: type)?.isInteger == true ? constraints.integerRule : constraints.textRule
  }

  /// An expression of a type as text.
  func text(_ expression: String, _ type: TypeReference) -> String {
    let value = baseValue(expression, type)
    return base(of: type) == .string ? value : "String(\(value))"
  }

  /// What the reader calls the reading of a type.
  func readerName(_ type: TypeReference) -> String {
    switch type {
    case .base(let base): base.readerName
    case .scalar(let name):
      scalar(name).map { $0.isDistinct ? "value" : $0.base.readerName } ?? "value"
    case .enumeration, .record: "value"
    case .list: "list"
    }
  }
}

extension BaseType {
  var swiftType: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .int64: "Int64"
    case .double: "Double"
    case .bool: "Bool"
    case .timestamp: "Date"
    }
  }

  var readerName: String {
    switch self {
    case .timestamp: "date"
    default: rawValue
    }
  }
}

extension Constraints {
  /// The rule of a text as an expression, nil where any text will do.
  var textRule: String? {
    var arguments: [String] = []
    if let characters { arguments.append("characters: \(SwiftText.literal(characters))") }
    if let length { arguments.append("length: \(length.expression)") }
    if let bytes { arguments.append("bytes: \(bytes.expression)") }
    if !refused.isEmpty { arguments.append("not: \(SwiftText.literals(refused))") }
    if isTrimmed { arguments.append("isTrimmed: true") }
    return arguments.isEmpty ? nil : "TextRule(" + arguments.joined(separator: ", ") + ")"
  }

  /// The rule of an integer as an expression, nil where any integer will do.
  var integerRule: String? {
    range.map { "IntegerRule(\($0.expression))" }
  }

  /// What is asked for, for people; nil where nothing is.
  var summary: String? {
    var parts: [String] = []
    if let range { parts.append(range.spelt) }
    if let length { parts.append("\(length.spelt) characters") }
    if let bytes { parts.append("\(bytes.spelt) bytes") }
    if let characters { parts.append("characters `\(characters)`") }
    if !refused.isEmpty {
      parts.append("not " + refused.map { "`\($0)`" }.joined(separator: " or "))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// The range as Swift source; the ends of the type have names.
  var expression: String {
    let lower = lowerBound == .min ? ".min" : "\(lowerBound)"
    return upperBound == .max ? "\(lower) ... .max" : "\(lower)...\(upperBound)"
  }
}
