#if Generator
  extension Snippet {
    static let scalars = [
      Snippet(
        "a scalar is its base type", in: "Records.swift",
        """
        scalars:
          Name: { base: string, length: 1..9 }
          Port: { base: int, range: 1..65535 }
        types:
          Host: { fields: { name: { type: Name }, port: { type: Port } } }
        """,
        is: """
          /// Host
          public struct Host: ContractRecord, Hashable {
            /// `name`.
            public let name: String
            /// `port`.
            public let port: Int

            /// Creates the record from its fields.
            public init(name: String, port: Int) {
              (self.name, self.port) = (name, port)
            }

            public static let contract = RecordContract(keys: "name port")

            public init(reading reader: inout Reader) {
              name = reader.string(0)
              port = reader.int(1)
            }

            public func write(to writer: inout Writer) {
              writer.write(fields: name, port)
            }
          }
          """),
      Snippet(
        "a distinct integer is a type of its own", in: "Scalars.swift",
        """
        scalars:
          DeviceID: { base: int64, distinct: true, doc: Row id of a device. }
        """,
        is: """
          /// Row id of a device.
          public struct DeviceID: DistinctValue, ExpressibleByIntegerLiteral {
            /// The value on the wire.
            public let rawValue: Int64

            /// Wraps a value.
            public init(rawValue: Int64) { self.rawValue = rawValue }

            /// Wraps a literal.
            public init(integerLiteral value: Int64) { rawValue = value }
          }
          """),
      Snippet(
        "a distinct text is a type of its own", in: "Scalars.swift",
        """
        scalars:
          Login: { base: string, distinct: true }
          Name: { base: string }
        """,
        is: """
          /// Login
          public struct Login: DistinctValue, ExpressibleByStringLiteral {
            /// The value on the wire.
            public let rawValue: String

            /// Wraps a value.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Wraps a literal.
            public init(stringLiteral value: String) { rawValue = value }
          }
          """),
      Snippet(
        "a contract without distinct scalars", in: "Scalars.swift",
        """
        scalars:
          Name: { base: string }
        """,
        is: """
          // The contract Test has nothing for this file.
          """),
    ]
  }
#endif
