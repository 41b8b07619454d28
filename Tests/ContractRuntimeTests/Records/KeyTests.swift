import ContractRuntime
import Foundation
import Testing

/// Keys are told apart by all of their bytes, however they are written and wherever they stand.
@Suite("The keys of a record")
struct KeyTests {
  /// Names that begin alike, of every length around eight bytes, in letters of more than one byte.
  private static let names = [
    "created", "created_", "created_a", "created_at", "created_by", "created_by_whom_and_why", "c",
    "é", "ééééé", "ééééè", "",
  ]

  struct Keyed: ContractRecord, Hashable {
    var values: [String?]

    static let contract = RecordContract(
      KeyTests.names.map { .init(path: [$0], presence: .optional) })

    init(_ values: [String?]) { self.values = values }
    init(reading reader: inout Reader) {
      values = KeyTests.names.indices.map { reader.stringIfPresent($0) }
    }
    func write(to writer: inout Writer) {
      for (slot, value) in values.enumerated() { writer.write(value, slot) }
    }
  }

  @Test("are found alone, even where the text ends behind them", arguments: names.indices)
  func alone(_ number: Int) throws {
    var expected = Keyed(Self.names.map { _ in nil })
    expected.values[number] = "v"
    #expect(try Keyed(json: Data("{\"\(Self.names[number])\":\"v\"}".utf8)) == expected)
  }

  @Test("are found in any order, between others, with any letter escaped")
  func together() throws {
    let expected = Keyed(Self.names.map { $0 })
    let members = Self.names.map { "\"\($0)\":\"\($0)\"" } + ["\"created_b\":1", "\"creatdd\":2"]
    let escaped = Self.names.map { name in
      let units = name.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst() }
      return "\"\(units.joined())\":\"\(name)\""
    }
    for order in [members, members.reversed(), escaped] {
      #expect(try Keyed(json: Data("{\(order.joined(separator: ","))}".utf8)) == expected)
    }
  }
}
