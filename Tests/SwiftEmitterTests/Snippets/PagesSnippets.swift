#if Generator
  extension Snippet {
    static let pages = [
      Snippet(
        "a record that is answered in pages", in: "Records.swift",
        """
        types:
          Row: { fields: { id: { type: int } } }
        commands:
          row list:
            access: read
            options: { limit: { type: int, range: 1..200 }, cursor: { type: string } }
            result: { list: Row, paged: [limit, cursor] }
        """,
        is: """
          /// Row
          public struct Row: ContractRecord, Hashable {
            /// `id`.
            public let id: Int

            /// Creates the record from its fields.
            public init(id: Int) {
              self.id = id
            }

            public static let contract = RecordContract(keys: "id")

            public init(reading reader: inout Reader) {
              id = reader.int(0)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: id)
            }
          }

          extension Row: PagedItem {
            public static let page = RecordContract([
              "items", .init("next", presence: .optional),
            ])
          }
          """)
    ]
  }
#endif
