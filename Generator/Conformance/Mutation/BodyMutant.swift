import ContractModel
import ContractRuntime

/// A body with one thing wrong in it.
public struct BodyMutant: Sendable {
  /// What was done, for people.
  public var change: String
  /// The key path of what it was done to.
  public var keyPath: String
  /// The mutant.
  public var bytes: [UInt8]
}

/// The mutants of a place: the rest of the body keeps its bytes.
struct BodyMutants {
  private let contract: Contract
  private let document: JSONDocument
  private let place: DeclaredPlace
  private(set) var mutants: [BodyMutant] = []

  init(_ contract: Contract, _ document: JSONDocument, _ place: DeclaredPlace) {
    self.contract = contract
    self.document = document
    self.place = place
    addChangesOfMember()
    addChangesOfType()
    addChangesOfNumber()
    addChangesOfText()
    if place.isRoute { addChangesOfPath() }
  }

  private var value: JSONNode { place.member.value }
  private var base: BaseType? { place.type.flatMap { contract.base(of: $0) } }

  // MARK: The member

  private mutating func addChangesOfMember() {
    let (key, value) = place.member
    add("dropped", memberRange, "")
    if value.kind != .null { replace("null", "null") }
    add("renamed", key.range, JSONValue.string((key.text ?? "") + "Renamed").description)
    let whole = text(key.range.lowerBound..<value.range.upperBound)
    add("repeated", value.range.upperBound..<value.range.upperBound, "," + whole)
  }

  /// The member with one of the commas beside it.
  private var memberRange: Range<Int> {
    let members = place.object.members
    let (key, value) = place.member
    guard let index = members.firstIndex(where: { $0.key.offset == key.offset }) else {
      return key.range.lowerBound..<value.range.upperBound
    }
    if index + 1 < members.count {
      return key.range.lowerBound..<members[index + 1].key.range.lowerBound
    }
    let start = index > 0 ? members[index - 1].value.range.upperBound : key.range.lowerBound
    return start..<value.range.upperBound
  }

  // MARK: The type

  private mutating func addChangesOfType() {
    switch value.kind {
    case .string: replace("a number", "1")
    case .number: replace("a string", JSONValue.string(value.text ?? "").description)
    case .boolean: replace("a string", "\"true\"")
    case .array: replace("an object", "{}")
    case .object: replace("a list", "[]")
    case .null: replace("a list", "[]")
    }
  }

  // MARK: Numbers

  private mutating func addChangesOfNumber() {
    guard value.kind == .number else { return }
    if base == .double {
      return replace("a number past its range", "1e999")
    }
    replace("a number past its range", "9223372036854775808")
    replace("a fraction", "0.5")
    replace("another number", value.integer == .value(7) ? "8" : "7")
    guard let range = place.constraints.range else { return }
    if range.upperBound < .max {
      replace("a number past its range", "\(range.upperBound + 1)")
    }
    if range.lowerBound > .min {
      replace("a number before its range", "\(range.lowerBound - 1)")
    }
  }

  // MARK: Texts

  private mutating func addChangesOfText() {
    guard value.kind == .string, let text = value.text else { return }
    replace("another text", .string(text + "x"))
    if case .enumeration(let name)? = place.type, let type = contract.enumeration(name) {
      replace("a value that is not listed", .string("notListed"))
      for other in type.values where !other.text.isExactly(text) {
        replace("another value", .string(other.text))
      }
    }
    if base == .timestamp { replace("an impossible date", .string("2026-02-30T00:00:00Z")) }
    let rule = place.constraints
    if let length = rule.length {
      if length.lowerBound > 0 { replace("a text too short", .string("")) }
      if length.upperBound < 100_000 {
        replace("a text too long", .string(String(repeating: "a", count: length.upperBound + 1)))
      }
    }
    if let bytes = rule.bytes, bytes.upperBound < 100_000 {
      replace("a text too long", .string(String(repeating: "a", count: bytes.upperBound + 1)))
    }
    if rule.characters != nil { replace("a character that may not stand", .string(text + " ")) }
    for refused in rule.refused { replace("a text that is refused", .string(refused)) }
  }

  private mutating func addChangesOfPath() {
    guard value.kind == .string, let text = value.text else { return }
    var pieces = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for index in pieces.indices {
      let piece = pieces[index]
      for (change, other) in [("another", piece + "x"), ("an empty", ""), ("a refused", "..")] {
        pieces[index] = other
        replace("\(change) segment \(index + 1)", .string(pieces.joined(separator: "/")))
      }
      pieces[index] = piece
    }
    replace("a segment more", .string(text + "/x"))
    replace("a segment less", .string(pieces.dropLast().joined(separator: "/")))
  }

  // MARK: Editing

  private mutating func replace(_ change: String, _ value: JSONValue) {
    replace(change, value.description)
  }

  private mutating func replace(_ change: String, _ json: String) {
    // What says the same is no mutant.
    guard json != text(value.range) else { return }
    add(change, value.range, json)
  }

  private mutating func add(_ change: String, _ range: Range<Int>, _ json: String) {
    var bytes = document.bytes
    bytes.replaceSubrange(range, with: json.utf8)
    mutants.append(
      BodyMutant(change: change, keyPath: place.member.value.keyPath, bytes: bytes))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }
}

extension BodyCheck {
  /// The bodies that have one thing wrong in one place that the schema declares.
  ///
  /// Every declared place is dropped, made null, renamed, repeated and given another type; numbers are
  /// pushed past their range, texts against their rules, values of enums replaced, and the segments of
  /// paths changed.
  public func mutants(of bytes: [UInt8], delivery: Delivery = Delivery()) -> [BodyMutant] {
    mutants(of: bytes, delivery).flatMap(\.mutants)
  }

  func mutants(
    of bytes: [UInt8], _ delivery: Delivery
  ) -> [(place: DeclaredPlace, mutants: [BodyMutant])] {
    guard let document = try? document(bytes) else { return [] }
    let places = DeclaredPlaces(decoder.contract, document, subject, delivery).places
    return places.map { ($0, BodyMutants(decoder.contract, document, $0).mutants) }
  }
}
