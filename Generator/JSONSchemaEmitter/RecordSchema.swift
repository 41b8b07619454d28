import ContractModel
import ContractRuntime

/// The schema of a record: its fields at their places, and nothing else.
struct RecordSchema {
  private let record: Record
  private let types: TypeSchema

  init(_ record: Record, _ types: TypeSchema) {
    self.record = record
    self.types = types
  }

  var keywords: [(String, JSONValue)] {
    let root = WireObject(isAsked: true)
    var choices: [JSONValue] = []
    for field in record.fields {
      guard field.alternatives.isEmpty else {
        root.insert(.members(described(field.doc)), at: field.path[...], isAsked: false)
        for place in field.alternatives { root.insert(.bool(true), at: place[...], isAsked: false) }
        choices.append(choice(field))
        continue
      }
      let isSent = types.isSent(since: field.since)
      root.insert(
        isSent ? .members(described(field.doc) + value(field)) : nil, at: field.path[...],
        isRequired: isSent && !field.mayBeAbsent, isAsked: true)
    }
    for key in record.forbidden {
      root.insert(
        .members(described(key.doc) + [("not", .members([]))]), at: key.path[...], isAsked: false)
    }
    return root.keywords + (choices.isEmpty ? [] : [("allOf", .array(choices))])
  }

  private func value(_ field: Field) -> [(String, JSONValue)] {
    let keywords = types.keywords(field.type, field.constraints)
    guard field.presence == .nullable else { return keywords }
    return [("anyOf", .array([.members(keywords), .members([("type", .string("null"))])]))]
  }

  // MARK: Several places for a value

  /// The first place that holds something is asked, the field's own where none does.
  private func choice(_ field: Field) -> JSONValue {
    let isSent = types.isSent(since: field.since)
    let value = isSent ? JSONValue.members(value(field)) : .bool(false)
    func asked(_ place: [String], isRequired: Bool = false) -> JSONValue {
      let object = WireObject(isOpen: true)
      object.insert(value, at: place[...], isRequired: isRequired, isAsked: true)
      return .members(object.keywords)
    }
    let none = asked(field.path, isRequired: isSent && !field.mayBeAbsent)
    return ([field.path] + field.alternatives).reversed().reduce(none) { rest, place in
      .members([("if", holds(place[...])), ("then", asked(place)), ("else", rest)])
    }
  }

  /// Whether a place holds something other than null. What is no object although the place lies in it
  /// counts, as it is in the way; `required` and `properties` ask nothing of it.
  private func holds(_ place: ArraySlice<String>) -> JSONValue {
    guard let key = place.first else {
      return .members([("not", .members([("type", .string("null"))]))])
    }
    let rest = place.dropFirst()
    let inner = holds(rest)
    let isOutermost = place.startIndex == 0
    return .members(
      (isOutermost ? [] : [("not", .members([("type", .string("null"))]))])
        + [("required", .strings([key])), ("properties", .members([(key, inner)]))])
  }
}

/// An object on the wire, as the places in it tell.
private final class WireObject {
  /// Whether a value that lies in it is asked for, so that nothing else can be here.
  private var isAsked: Bool
  /// Whether keys that lead nowhere may be there.
  private let isOpen: Bool
  /// What stands at each key, in the order of their first places.
  private var members: [(key: String, held: Held, isRequired: Bool)] = []
  /// The places of keys that hold objects, by their bytes.
  private var objects: [[UInt8]: Int] = [:]

  private enum Held {
    case value(JSONValue)
    case object(WireObject)
  }

  init(isAsked: Bool = false, isOpen: Bool = false) {
    self.isAsked = isAsked
    self.isOpen = isOpen
  }

  /// Puts a value at a place; nil where nothing may be.
  ///
  /// - Parameter isAsked: Whether what is no object is refused on the way to the place.
  func insert(
    _ value: JSONValue?, at place: ArraySlice<String>, isRequired: Bool = false, isAsked: Bool
  ) {
    guard let key = place.first else { return }
    let rest = place.dropFirst()
    guard !rest.isEmpty else {
      if let value { members.append((key, .value(value), isRequired)) }
      return
    }
    let (object, index) = object(at: key)
    if isAsked { object.isAsked = true }
    if isRequired { members[index].isRequired = true }
    object.insert(value, at: rest, isRequired: isRequired, isAsked: isAsked)
  }

  /// The object at a key, where no value can be: no place lies inside another.
  private func object(at key: String) -> (WireObject, index: Int) {
    let bytes = Array(key.utf8)
    if let index = objects[bytes], case .object(let object) = members[index].held {
      return (object, index)
    }
    let object = WireObject(isOpen: isOpen)
    objects[bytes] = members.count
    members.append((key, .object(object), false))
    return (object, members.count - 1)
  }

  var keywords: [(String, JSONValue)] {
    let properties = members.map { member -> (String, JSONValue) in
      switch member.held {
      case .value(let value): (member.key, value)
      case .object(let object): (member.key, .members(object.keywords))
      }
    }
    let required = members.filter(\.isRequired).map(\.key)
    return (isAsked ? [("type", .string("object"))] : [])
      + [("properties", .members(properties))]
      + (required.isEmpty ? [] : [("required", .strings(required))])
      + (isOpen ? [] : [("additionalProperties", .bool(false))])
  }
}
