#if Generator
  extension Snippet {
    static let places = [
      Snippet(
        "alternative places of a field, and keys that are forbidden", in: "Payloads.swift",
        """
        payloads:
          Push:
            fields:
              deeplink: { or: url, type: string, optional: true, lenient: true }
              title: { at: aps.alert.title, or: [title, [data, the.title]], type: string, doc: The title. }
              count: { at: [data, a.b], or: [data.count, count], type: int, since: v2, sensitive: true }
              badge: { at: aps.badge, forbidden: true, doc: There is no badge. }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {
            /// `deeplink`.
            public let deeplink: String?
            /// The title.
            public let title: String
            /// `data.a.b`. Since v2.
            public let count: Int?

            /// Creates the record from its fields.
            public init(deeplink: String? = nil, title: String, count: Int? = nil) {
              (self.deeplink, self.title, self.count) = (deeplink, title, count)
            }

            public static let contract = RecordContract([
              .init("deeplink", or: [["url"]], presence: .lenient),
              .init("aps", "alert", "title", or: [["title"], ["data", "the.title"]]),
              .init("data", "a.b", or: [["data", "count"], ["count"]], presence: .optional, since: "v2")
            ])

            public init(reading reader: inout Reader) {
              deeplink = reader.stringIfPresent(0)
              title = reader.string(1)
              count = reader.intIfPresent(2)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: deeplink, title, count)
            }

            /// The fields, without what is sensitive.
            public var customMirror: Mirror {
              Mirror(
                self, children: ["deeplink": deeplink as Any, "title": title as Any, "count": "(hidden)"],
                displayStyle: .struct)
            }
          }

          extension Push: CustomReflectable {}
          """),
      Snippet(
        "a payload of forbidden keys alone", in: "Payloads.swift",
        """
        payloads: { Push: { fields: { badge: { forbidden: true } } } }
        """,
        is: """
          /// Push
          public struct Push: ContractPayload, Hashable {

            /// Creates the record from its fields.
            public init() {
            }

            public static let contract = RecordContract([])

            public init(reading reader: inout Reader) {
            }

            public func write(to writer: inout Writer) {
            }
          }
          """),
    ]
  }
#endif
