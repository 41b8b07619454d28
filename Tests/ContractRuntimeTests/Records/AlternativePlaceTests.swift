import ContractRuntime
import Foundation
import Testing

/// Every mixture of what the places of a field can hold, by a rule that is written down a second time.
@Suite("A field in one of several places")
struct AlternativePlaceTests {
  /// What a place holds.
  enum Content: Hashable, Sendable {
    case absent, null, value, wrong
    /// Something else than an object after so many keys of the path.
    case nullOnTheWay(Int)
    case textOnTheWay(Int)
    /// An object without the rest of the path, after so many keys.
    case emptyOnTheWay(Int)

    static func all(for place: [String]) -> [Content] {
      [.absent, .null, .value, .wrong]
        + (1..<place.count).flatMap { [.nullOnTheWay($0), .textOnTheWay($0), .emptyOnTheWay($0)] }
    }
  }

  static let records: [any AlternativeRecord.Type] = [
    Placed<OneOrOther, IsRequired, Int64>.self, Placed<OneOrOther, IsOptional, Int64>.self,
    Placed<OneOrOther, IsNullable, Int64>.self, Placed<OneOrOther, IsLenient, Int64>.self,
    Placed<Flat, IsRequired, Int64>.self, Placed<Flat, IsOptional, Int64>.self,
    Placed<Flat, IsNullable, Int64>.self, Placed<Flat, IsLenient, Int64>.self,
    Placed<Nested, IsRequired, Int64>.self, Placed<Nested, IsOptional, Int64>.self,
    Placed<Nested, IsNullable, Int64>.self, Placed<Nested, IsLenient, Int64>.self,
    Placed<FlatFirst, IsRequired, Int64>.self, Placed<FlatFirst, IsOptional, Int64>.self,
    Placed<FlatFirst, IsNullable, Int64>.self, Placed<FlatFirst, IsLenient, Int64>.self,
    Placed<Shared, IsRequired, Int64>.self, Placed<Shared, IsOptional, Int64>.self,
    Placed<Shared, IsNullable, Int64>.self, Placed<Shared, IsLenient, Int64>.self,
    Placed<Flat, IsRequired, [Int64]>.self, Placed<Flat, IsLenient, [Int64]>.self,
    Placed<Nested, IsNullable, [Int64]>.self, Placed<Shared, IsOptional, [Int64]>.self,
    Placed<Flat, IsRequired, Twin>.self, Placed<Flat, IsLenient, Twin>.self,
    Placed<Nested, IsNullable, Twin>.self, Placed<Shared, IsOptional, Twin>.self,
    Placed<Nested, IsRequired, [Twin]>.self, Placed<Shared, IsLenient, [Twin]>.self,
  ]
  typealias Twin = One<Int64>.Twin

  /// The value that stands in a place, told from the others' by a number.
  static func text(of type: Any.Type, _ number: Int) -> String {
    switch type {
    case is [Int64].Type: "[0,\(number)]"
    case is Twin.Type: #"{"n":\#(number)}"#
    case is [Twin].Type: #"[{"n":0},{"n":\#(number)}]"#
    default: "\(number)"
    }
  }

  /// The JSON of a record whose places hold this; nil where two places contradict each other.
  static func json(_ places: [[String]], _ contents: [Content], _ type: Any.Type) -> String? {
    var members: [JSONValue.Member] = [.init("after", .number("2"))]
    for (number, (place, content)) in zip(places, contents).enumerated() {
      let (keys, value): (Int, String)
      switch content {
      case .absent:
        // What is in a later place's way may be in this one's.
        for (later, content) in zip(places, contents).dropFirst(number + 1) {
          switch content {
          case .nullOnTheWay(let keys) where later.prefix(keys) == place.prefix(keys): return nil
          case .textOnTheWay(let keys) where later.prefix(keys) == place.prefix(keys): return nil
          default: continue
          }
        }
        continue
      case .null: (keys, value) = (place.count, "null")
      case .value: (keys, value) = (place.count, text(of: type, number + 1))
      case .wrong: (keys, value) = (place.count, #""x""#)
      case .nullOnTheWay(let depth): (keys, value) = (depth, "null")
      case .textOnTheWay(let depth): (keys, value) = (depth, #""x""#)
      case .emptyOnTheWay(let depth): (keys, value) = (depth, "{}")
      }
      guard let parsed = try? JSONValue(json: value),
        insert(parsed, at: place.prefix(keys), into: &members)
      else { return nil }
    }
    return JSONValue.object(members + [.init("before", .number("1"))]).description
  }

  private static func insert(
    _ value: JSONValue, at path: ArraySlice<String>, into members: inout [JSONValue.Member]
  ) -> Bool {
    guard let key = path.first else { return true }
    let rest = path.dropFirst()
    guard let at = members.firstIndex(where: { $0.name == key }) else {
      members.append(
        .init(key, rest.reversed().reduce(value) { JSONValue.object([.init($1, $0)]) }))
      return true
    }
    guard !rest.isEmpty, case .object(var inner) = members[at].value,
      insert(value, at: rest, into: &inner)
    else { return false }
    members[at] = .init(key, .object(inner))
    return true
  }

  /// The number of the place whose value counts, nil for none, or the violation.
  static func expected(
    _ places: [[String]], _ contents: [Content], _ presence: RecordContract.Presence
  ) -> Reading<Int?> {
    func path(_ place: Int, _ keys: Int? = nil) -> String {
      places[place].prefix(keys ?? .max).joined(separator: ".")
    }
    for (place, content) in contents.enumerated() {
      switch content {
      case .value: return .value(place + 1)
      case .wrong where presence == .lenient, .textOnTheWay where presence == .lenient:
        return .value(nil)
      case .wrong: return .violation(path(place), found: "a string")
      case .textOnTheWay(let keys): return .violation(path(place, keys), found: "a string")
      case .absent, .null, .nullOnTheWay, .emptyOnTheWay: continue
      }
    }
    if presence == .lenient || presence == .nullable && contents.contains(.null) {
      return .value(nil)
    }
    switch contents[0] {
    case .null: return .violation(path(0), found: "null")
    case .nullOnTheWay(let keys): return .violation(path(0, keys), found: "null")
    default: return presence == .optional ? .value(nil) : .violation(path(0), found: "nothing")
    }
  }

  private static func mixtures(of places: [[String]]) -> [[Content]] {
    places.reduce([[]]) { mixtures, place in
      mixtures.flatMap { mixture in Content.all(for: place).map { mixture + [$0] } }
    }
  }

  private func check<Record: AlternativeRecord>(
    _ type: Record.Type, from source: TextSource?
  ) throws {
    let places = Record.Shape.places
    var checked = 0
    for contents in Self.mixtures(of: places) {
      guard let json = Self.json(places, contents, Record.Value.self) else { continue }
      checked += 1
      let expected = Self.expected(places, contents, Record.Presence.presence)
      var alone: Reading<String>
      switch expected {
      case .violation: alone = .violation("", found: "")
      case .value(let place): alone = .value(Self.written(place, Record.self))
      }
      var inList = alone
      if case .violation(let keyPath, let found) = expected {
        alone = .violation(keyPath, found: found)
        inList = .violation("v[1].\(keyPath)", found: found)
      }
      #expect(
        reading { try Self.encoded(TextSource.read(Record.self, json, from: source)) } == alone,
        "\(json)")
      // The same in a list, between records that are right.
      let right = Self.json(places, places.map { _ in .value }, Record.Value.self) ?? ""
      let first = Self.json(
        places, [.value] + places.dropFirst().map { _ in .absent }, Record.Value.self)
      let list = #"{"v":[\#(first ?? right),\#(json),\#(first ?? right)]}"#
      #expect(
        reading {
          try Self.encoded(TextSource.read(One<[Record]>.self, list, from: source).value[1])
        } == inList, "\(list)")
    }
    #expect(checked >= 16)
  }

  /// What is written of a record that holds the value of a place: it stands in the first place.
  private static func written<Record: AlternativeRecord>(
    _ place: Int?, _ type: Record.Type
  ) -> String {
    var value = Record.Presence.presence == .nullable ? "null" : nil
    if let place { value = text(of: Record.Value.self, place) }
    var members: [JSONValue.Member] = [
      .init("after", .number("2")), .init("before", .number("1")),
    ]
    if let value, let parsed = try? JSONValue(json: value) {
      _ = insert(parsed, at: Record.Shape.places[0][...], into: &members)
    }
    return sorted(.object(members))
  }

  private static func encoded(_ record: some ContractRecord) throws -> String {
    sorted(try JSONValue(json: String(decoding: JSONEncoder().encode(record), as: UTF8.self)))
  }

  private static func sorted(_ value: JSONValue) -> String {
    guard case .object(let members) = value else { return value.description }
    return JSONValue.object(members.sorted { $0.name < $1.name }).description
  }

  @Test(
    "The first place that holds something other than null counts; else the first place is judged",
    arguments: records, TextSource.allCases.map(Optional.some) + [nil])
  func mixtures(record: any AlternativeRecord.Type, source: TextSource?) throws {
    try check(record, from: source)
  }
}

@Suite("What lies in an alternative place")
struct AlternativeValueTests {
  /// Values of all kinds in alternative places, some of them several levels down.
  struct All: ContractPayload {
    let twin: One<Int64>.Twin
    let twins: [One<Int64>.Twin]
    let lists: [[Int64]]?
    let date: Date
    let enumeration: Colour
    let flag: Bool?
    let double: Double?
    let text: String?

    enum Colour: String, ClosedEnum { case red, blue }

    static let contract = RecordContract([
      .init("twin", or: [["t", "win"], ["w"]]),
      .init("twins", or: [["t", "wins"]]),
      .init("lists", or: [["l"]], presence: .lenient),
      .init("date", or: [["d", "date"]], since: "v2"),
      .init("colour", or: [["d", "colour"]]),
      .init("flag", or: [["f", "flag"]], presence: .optional),
      .init("double", or: [["f", "double"]], presence: .nullable, since: "v3"),
      .init("deep", "text", or: [["text"]], presence: .optional),
    ])
    init(reading reader: inout Reader) {
      twin = reader.value(0)
      twins = reader.list(1)
      lists = reader.listIfPresent(2)
      date = reader.date(3)
      enumeration = reader.value(4)
      flag = reader.boolIfPresent(5)
      double = reader.doubleIfPresent(6)
      text = reader.stringIfPresent(7)
    }
    func write(to writer: inout Writer) {
      writer.write(twin, 0)
      writer.write(twins, 1)
      writer.write(lists, 2)
      writer.write(date, 3)
      writer.write(enumeration, 4)
      writer.write(flag, 5)
      writer.write(double, 6)
      writer.write(text, 7)
    }
  }

  /// A record in the alternative places; a part of it can be said otherwise.
  private static func json(
    win: String = #"{"n":1}"#, wins: String = #"[{"n":2},{"n":3}]"#, lists: String = "[[1],[2]]",
    date: String = #""1970-01-01T00:00:00Z""#, colour: String = #""blue""#, flag: String = "true",
    double: String = "0.5", text: String = #""x""#
  ) -> String {
    """
    {"l":\(lists),"t":{"wins":\(wins),"win":\(win)},"d":{"date":\(date),"colour":\(colour)},
    "f":{"flag":\(flag),"double":\(double)},"text":\(text)}
    """
  }

  static let sources = TextSource.allCases.map(Optional.some) + [nil]

  @Test("is read like what lies in the first one, and written there", arguments: sources)
  func all(source: TextSource?) throws {
    let record = try TextSource.read(All.self, Self.json(), from: source)
    let written = try String(decoding: JSONEncoder().encode(record), as: UTF8.self)
    let expected = """
      {"twin":{"n":1},"twins":[{"n":2},{"n":3}],"lists":[[1],[2]],
      "date":"1970-01-01T00:00:00.000Z","colour":"blue","flag":true,"double":0.5,
      "deep":{"text":"x"}}
      """
    #expect(try JSONValue(json: written) == JSONValue(json: expected))
    let again = try TextSource.read(All.self, written, from: source)
    #expect(again.twins == record.twins && again.text == "x" && again.lists == [[1], [2]])
  }

  static let violations: [(String, keyPath: String, found: String)] = [
    (json(win: "{}"), "t.win.n", "nothing"), (json(win: #"{"n":"1"}"#), "t.win.n", "a string"),
    (json(win: "[]"), "t.win", "a list"), (json(win: "7"), "t.win", "a number"),
    (json(win: "null"), "twin", "nothing"),
    (json(wins: "{}"), "t.wins", "an object"), (json(wins: "[{}]"), "t.wins[0].n", "nothing"),
    (json(wins: #"[{"n":1},{"n":1.5}]"#), "t.wins[1].n", "a number with a fraction"),
    (json(wins: #"[{"n":1},null]"#), "t.wins[1]", "null"), (json(wins: "null"), "twins", "nothing"),
    (json(date: #""yesterday""#), "d.date", "a string that is none"),
    (json(date: "0"), "d.date", "a number"), (json(date: "null"), "date", "nothing"),
    (json(colour: #""green""#), "d.colour", "another text"),
    (json(colour: "1"), "d.colour", "a number"),
    (json(flag: "1"), "f.flag", "a number"), (json(double: #""0.5""#), "f.double", "a string"),
    (json(text: "[]"), "text", "a list"),
  ]

  @Test("is named by its own path where it is wrong", arguments: violations, sources)
  func wrong(one: (json: String, keyPath: String, found: String), source: TextSource?) throws {
    let outcome = reading { try TextSource.read(All.self, one.json, from: source).twin }
    #expect(outcome == .violation(one.keyPath, found: one.found))
    // In a list, and there behind the path that leads to it.
    let list = #"{"v":[\#(Self.json()),\#(one.json)]}"#
    let inList = reading {
      try TextSource.read(One<[All]>.self, list, from: source).value.map(\.twin)
    }
    #expect(inList == .violation("v[1].\(one.keyPath)", found: one.found))
  }

  @Test("is nil where it may be", arguments: sources)
  func absent(source: TextSource?) throws {
    let record = try TextSource.read(
      All.self, Self.json(lists: #"[[1],["x"]]"#, flag: "null", double: "null", text: "null"),
      from: source)
    #expect(record.lists == nil && record.flag == nil && record.double == nil && record.text == nil)
  }

  @Test("A violation in bytes has the place of what is wrong")
  func position() {
    let json = #"{"b":7,"after":{}}"#
    let wrong = #expect(throws: ContractViolation.self) {
      try Placed<Flat, IsRequired, String>(json: Data(json.utf8))
    }
    #expect(wrong?.description == "b: expected a string, found a number (line 1, column 6)")
    let missing = #expect(throws: ContractViolation.self) {
      try Placed<Nested, IsRequired, String>(json: Data(#" {"a":{},"c":null}"#.utf8))
    }
    #expect(missing?.description == "a.b: expected a string, found nothing (line 1, column 7)")
  }

  @Test("What no place holds is explained by the release that sends it", arguments: sources)
  func why(source: TextSource?) {
    let json = Self.json(date: "null")
    let error = #expect(throws: (any Error).self) {
      try TextSource.read(All.self, json, from: source)
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("sent since v2"))
  }
}
