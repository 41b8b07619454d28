import ContractRuntime
import Foundation
import Testing

/// All fields are written at once, each to the slot of its place.
@Suite("Writing the fields of a record")
struct FieldWritingTests {
  /// The second field could be taken for a slot.
  struct Two: ContractRecord, Hashable {
    let text: String
    let number: Int

    static let contract = RecordContract(["text", "number"])

    init(text: String, number: Int) { (self.text, self.number) = (text, number) }
    init(reading reader: inout Reader) { (text, number) = (reader.string(0), reader.int(1)) }
    func write(to writer: inout Writer) { writer.write(fields: text, number) }
  }

  struct Absent: ContractRecord, Hashable {
    let left: Int64?
    let null: [Two]?
    let there: Date?

    static let contract = RecordContract([
      .init("left", presence: .optional), .init("null", presence: .nullable),
      .init("deep", "there", presence: .lenient),
    ])

    init(left: Int64?, null: [Two]?, there: Date?) {
      (self.left, self.null, self.there) = (left, null, there)
    }
    init(reading reader: inout Reader) {
      (left, null, there) = (
        reader.int64IfPresent(0), reader.listIfPresent(1), reader.dateIfPresent(2)
      )
    }
    func write(to writer: inout Writer) { writer.write(fields: left, null, there) }
  }

  private func text(_ record: some ContractRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  @Test func aNumberIsNoSlot() throws {
    #expect(try text(Two(text: "a", number: 0)) == #"{"number":0,"text":"a"}"#)
  }

  @Test func whatIsAbsentIsNullOrLeftOut() throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      try text(Absent(left: nil, null: nil, there: date))
        == #"{"deep":{"there":"1970-01-01T00:00:00.000Z"},"null":null}"#)
    #expect(
      try text(Absent(left: 1, null: [Two(text: "", number: 2)], there: nil))
        == #"{"left":1,"null":[{"number":2,"text":""}]}"#)
  }
}
