import ContractRuntime
import Foundation
import Testing

/// Where the fields of a record are, said in one text.
@Suite("The keys of a record")
struct RecordKeysTests {
  struct Push: ContractRecord, Hashable {
    let title: String
    let badge: Int?
    let path: String

    static let contract = RecordContract(
      keys: """
        aps.alert.title aps.badge?
        path-name
        """)

    init(reading reader: inout Reader) {
      (title, badge, path) = (reader.string(0), reader.intIfPresent(1), reader.string(2))
    }
    func write(to writer: inout Writer) { writer.write(fields: title, badge, path) }
  }

  private func push(_ json: String) throws(ContractViolation) -> Push {
    try Push(json: Data(json.utf8))
  }

  @Test("A dot leads into an object, white space goes on to the next field")
  func paths() throws {
    let text = #"{"aps":{"alert":{"title":"t"},"badge":3},"path-name":"p"}"#
    let push = try push(text)
    #expect((push.title, push.badge, push.path) == ("t", 3, "p"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(push), as: UTF8.self) == text)
  }

  @Test("A field with a question mark may be absent, another may not")
  func presence() throws {
    #expect(try push(#"{"aps":{"alert":{"title":"t"}},"path-name":"p"}"#).badge == nil)
    let missing = #expect(throws: ContractViolation.self) {
      try push(#"{"aps":{"alert":{"title":"t"}}}"#)
    }
    #expect(missing?.keyPath == "path-name")
    let null = #expect(throws: ContractViolation.self) {
      try push(#"{"aps":{"alert":{"title":"t"},"badge":null},"path-name":"p"}"#)
    }
    #expect(null?.keyPath == "aps.badge")
  }

  @Test("An optional is a value that may be absent, wherever one can be asked for")
  func optionals() throws {
    struct Holder<Value: ContractValue & Hashable>: ContractRecord, Hashable {
      let value: Value
      static var contract: RecordContract { RecordContract(keys: "value?") }
      init(reading reader: inout Reader) { value = reader.value(0) }
      func write(to writer: inout Writer) { writer.write(fields: value) }
    }
    let encoder = JSONEncoder()
    for (json, value) in [(#"{"value":1}"#, 1), ("{}", nil)] as [(String, Int?)] {
      let read = try Holder<Int?>(json: Data(json.utf8))
      #expect(read.value == value)
      #expect(String(decoding: try encoder.encode(read), as: UTF8.self) == json)
    }
  }
}
