extension DiffRule {
  static let enumExamples: [DiffRule: [DiffExample]] = [
    .enumValueAdded: [
      received(
        [.clients, .source], "[new, used], closed: true", "[new, used, lost], closed: true"),
      received([.source], "[new, used]", "[new, used, lost]"),
      sent([.source], "[new, used], closed: true", "[new, used, lost], closed: true"),
      sent([.source], "[new, used]", "[new, used, lost]"),
    ],
    .enumValueRemoved: [
      received(
        [.servers, .source], "[new, used, lost], closed: true", "[new, used], closed: true"),
      received([.source], "[new, used, lost]", "[new, used]"),
      sent([.clients, .source], "[new, used, lost], closed: true", "[new, used], closed: true"),
      sent([.clients, .source], "[new, used, lost]", "[new, used]"),
    ],
    .enumOpened: [
      received([.source], "[new, used], closed: true", "[new, used]"),
      sent([.source], "[new, used], closed: true", "[new, used]"),
    ],
    .enumClosed: [
      received([.source], "[new, used]", "[new, used], closed: true"),
      sent([.source], "[new, used]", "[new, used], closed: true"),
    ],
  ]

  private static func types(_ old: String, _ new: String) -> String {
    " types:\n-  State: { enum: \(old) }\n+  State: { enum: \(new) }"
  }

  private static func received(_ breaks: Set<Party>, _ old: String, _ new: String) -> DiffExample {
    .payload(breaks, " state: { type: State }", besides: types(old, new))
  }

  private static func sent(_ breaks: Set<Party>, _ old: String, _ new: String) -> DiffExample {
    .body(breaks, " state: { type: State }", besides: types(old, new))
  }
}
