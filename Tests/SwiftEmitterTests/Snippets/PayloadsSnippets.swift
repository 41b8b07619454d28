#if Generator
  extension Snippet {
    static let payloads = [
      Snippet(
        "a flat type of a nested object", in: "Payloads.swift",
        """
        payloads:
          Push:
            transport: apns
            maxBytes: 4096
            fields:
              title: { at: aps.alert.title, type: string, lenient: true }
              threadID: { at: aps.thread-id, type: string }
              dotted: { at: [aps, a.b], type: string }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `aps.alert.title`.
            public let title: String?
            /// `aps.thread-id`.
            public let threadID: String
            /// `aps.a.b`.
            public let dotted: String

            /// Creates the record from its fields.
            public init(title: String? = nil, threadID: String, dotted: String) {
              (self.title, self.threadID, self.dotted) = (title, threadID, dotted)
            }

            public static let contract = RecordContract([
              .init("aps", "alert", "title", presence: .lenient), .init("aps", "thread-id"),
              .init("aps", "a.b")
            ])

            public init(reading reader: inout Reader) {
              title = reader.stringIfPresent(0)
              threadID = reader.string(1)
              dotted = reader.string(2)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: title, threadID, dotted)
            }
          }
          """)
    ]
  }
#endif
