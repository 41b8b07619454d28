#if Generator
  import ContractModel
  import Testing

  /// How names of the schema become names in Swift.
  @Suite struct SwiftNameTests {
    static let members = [
      ("id", "id"), ("threadID", "threadID"), ("thread-id", "threadID"), ("thread_id", "threadID"),
      ("created at", "createdAt"), ("in-review", "inReview"), ("Title", "title"), ("URL", "url"),
      ("URLPath", "urlPath"), ("ID", "id"), ("IN_PROGRESS", "inProgress"), ("HTTP2", "http2"),
      ("iOS", "iOS"), ("-x-", "x"), ("a..b", "aB"), ("é", ""), ("2fa", "2fa"), ("", ""), ("_", ""),
      ("mañana", "maAna"), ("a\u{301}b", "b"),
    ]

    @Test(arguments: members)
    func member(_ name: String, becomes expected: String) {
      #expect(SwiftName.member(name) == expected)
    }

    static let types = [
      (["notifications", "device", "add"], "NotificationsDeviceAdd"), (["mr"], "Mr"),
      (["row", "by-id"], "RowByID"), (["IssueKind"], "IssueKind"), (["★"], ""),
    ]

    @Test(arguments: types)
    func type(_ words: [String], becomes expected: String) {
      #expect(SwiftName.type(words) == expected)
    }

    static let identifiers = [
      ("a", true), ("aB9", true), ("a_b", true), ("", false), ("9a", false), ("_", false),
      ("a-b", false), ("é", false), ("a\u{301}", false), ("a b", false),
    ]

    @Test(arguments: identifiers)
    func identifier(_ text: String, isOne: Bool) {
      #expect(SwiftName.isIdentifier(text) == isOne)
    }
  }
#endif
