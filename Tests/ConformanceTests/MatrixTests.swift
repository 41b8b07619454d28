#if Generator
  import ContractModel
  import Foundation
  import Testing
  import YAMLReader

  @testable import Conformance

  /// The clients of gitbay's snapshots against the servers of its goldens. What is expected was worked out
  /// from the captures: which keys each release's bodies have, which calls were sent, and which of those a
  /// client of the snapshot sends.
  @Suite struct MatrixTests {
    /// A pair, and all that is particular about it: `effect what (count)`.
    struct Row: Sendable, CustomTestStringConvertible {
      let client: String
      let server: String
      let verdict: ReleasePair.Verdict
      var isSupported = true
      let asked: Int
      let notAsked: Int
      let particulars: [String]

      var testDescription: String { "\(client) with \(server)" }
    }

    static let labels = ["before-push", "v1.32.0", "v1.32.0+66304b6", "v1.32.1"]

    /// What no client of any release can read: the largest id, which a float64 has rounded up.
    private static let largestID =
      "fault server-fault `data[*].id` of `notifications device list` 1 device-list/id-int64-max.json"
    /// Before push there was no command for devices, and settings had two keys.
    private static let beforePush = [
      "loses unknown-command `` of `notifications device add` 1 device-add/unknown-command.json",
      "loses unknown-command `` of `notifications device list` 1 device-list/unknown-command.json",
    ]
    private static let withoutPush = [
      "loses missing-field `data.push` of `notifications settings mail` 1 settings/mail-off.json",
      "loses missing-field `data.push` of `notifications settings show` 1 settings/show.json",
    ]
    /// Over ssh the captures ask with `--json`, which no client sends.
    private static func notSent(_ count: Int, _ example: String) -> String {
      "not-asked not-sent `` of `` \(count) \(example)"
    }
    private static func unknown(_ subject: String, _ count: Int, _ example: String) -> String {
      "not-asked not-in-contract `` of `\(subject)` \(count) \(example)"
    }
    private static func ignored(
      _ keyPath: String, _ subject: String, _ count: Int, _ example: String
    ) -> String {
      "ignores ignored-key `\(keyPath)` of `\(subject)` \(count) \(example)"
    }
    private static func missing(
      _ keyPath: String, _ subject: String, _ count: Int, _ example: String
    ) -> String {
      "loses missing-field `\(keyPath)` of `\(subject)` \(count) \(example)"
    }

    static let rows = [
      Row(
        client: "before-push", server: "before-push", verdict: .whole, asked: 2, notAsked: 3,
        particulars: [
          unknown("notifications device add", 1, "device-add/unknown-command.json"),
          unknown("notifications device list", 1, "device-list/unknown-command.json"),
          notSent(1, "settings/show-over-ssh.json"),
        ]),
      Row(
        client: "before-push", server: "v1.32.0", verdict: .notAsked, asked: 0, notAsked: 4,
        particulars: [
          unknown("PushPayload", 2, "payload/build-failed.json"),
          unknown("notifications device add", 2, "device-add/over-ssh.json"),
        ]),
      Row(
        client: "before-push", server: "v1.32.0+66304b6", verdict: .notAsked, asked: 0, notAsked: 1,
        particulars: [unknown("PushPayload", 1, "payload/issue-opened.json")]),
      Row(
        // 208 goldens that a server sent; 43 are of the inbox, of the settings that were there before push,
        // or outside the contract, and are asked for as a client does.
        client: "before-push", server: "v1.32.1", verdict: .whole, asked: 43, notAsked: 165,
        particulars: [
          ignored("data.push", "notifications settings mail", 2, "settings/mail-off.json"),
          ignored("data.push", "notifications settings show", 2, "settings/show-push-off.json"),
          ignored("data.push", "notifications settings watch", 1, "settings/watch-off.json"),
          unknown("PushPayload", 60, "payload/action-empty.json"),
          unknown("notifications device add", 30, "device-add/again.json"),
          unknown("notifications device list", 34, "device-list/after-handover.json"),
          unknown("notifications device remove", 16, "device-remove/again.json"),
          unknown("notifications settings push", 10, "settings/push-bad.json"),
          notSent(15, "inbox-list/cursor-bad.json"),
        ]),

      Row(
        client: "v1.32.0", server: "before-push", verdict: .loses, asked: 4, notAsked: 1,
        particulars: beforePush + withoutPush + [notSent(1, "settings/show-over-ssh.json")]),
      Row(
        client: "v1.32.0", server: "v1.32.0", verdict: .whole, asked: 3, notAsked: 1,
        particulars: [notSent(1, "device-add/over-ssh.json")]),
      Row(
        client: "v1.32.0", server: "v1.32.0+66304b6", verdict: .whole, asked: 1, notAsked: 0,
        particulars: [
          ignored("instance", "PushPayload", 1, "payload/issue-opened.json"),
          ignored("user", "PushPayload", 1, "payload/issue-opened.json"),
        ]),
      Row(
        // Two of the 60 payloads are known to be without a usable badge, and 14 registrations that a client
        // sends succeed.
        client: "v1.32.0", server: "v1.32.1", verdict: .whole, asked: 165, notAsked: 43,
        particulars: [
          largestID,
          ignored("aps.badge", "PushPayload", 58, "payload/action-empty.json"),
          ignored("instance", "PushPayload", 60, "payload/action-empty.json"),
          ignored("user", "PushPayload", 60, "payload/action-empty.json"),
          ignored("data.id", "notifications device add", 14, "device-add/again.json"),
          notSent(43, "device-add/blank-stdin.json"),
        ]),

      Row(
        client: "v1.32.0+66304b6", server: "before-push", verdict: .loses, asked: 4, notAsked: 1,
        particulars: beforePush + withoutPush + [notSent(1, "settings/show-over-ssh.json")]),
      Row(
        client: "v1.32.0+66304b6", server: "v1.32.0", verdict: .loses, asked: 3, notAsked: 1,
        particulars: [
          missing("instance", "PushPayload", 2, "payload/build-failed.json"),
          missing("user", "PushPayload", 2, "payload/build-failed.json"),
          notSent(1, "device-add/over-ssh.json"),
        ]),
      Row(
        client: "v1.32.0+66304b6", server: "v1.32.0+66304b6", verdict: .whole, asked: 1,
        notAsked: 0,
        particulars: []),
      Row(
        client: "v1.32.0+66304b6", server: "v1.32.1", verdict: .whole, asked: 165, notAsked: 43,
        particulars: [
          largestID,
          ignored("aps.badge", "PushPayload", 58, "payload/action-empty.json"),
          ignored("data.id", "notifications device add", 14, "device-add/again.json"),
          notSent(43, "device-add/blank-stdin.json"),
        ]),

      Row(
        client: "v1.32.1", server: "before-push", verdict: .breaks, isSupported: false, asked: 4,
        notAsked: 1,
        particulars: [
          "breaks violation `data.push` of `notifications settings mail` 1 settings/mail-off.json",
          "breaks violation `data.push` of `notifications settings show` 1 settings/show.json",
        ] + beforePush + [notSent(1, "settings/show-over-ssh.json")]),
      Row(
        client: "v1.32.1", server: "v1.32.0", verdict: .loses, asked: 3, notAsked: 1,
        particulars: [
          missing("aps.badge", "PushPayload", 2, "payload/build-failed.json"),
          missing("instance", "PushPayload", 2, "payload/build-failed.json"),
          missing("user", "PushPayload", 2, "payload/build-failed.json"),
          missing("data.id", "notifications device add", 1, "device-add/with-label.json"),
          notSent(1, "device-add/over-ssh.json"),
        ]),
      Row(
        client: "v1.32.1", server: "v1.32.0+66304b6", verdict: .loses, asked: 1, notAsked: 0,
        particulars: [missing("aps.badge", "PushPayload", 1, "payload/issue-opened.json")]),
      Row(
        client: "v1.32.1", server: "v1.32.1", verdict: .whole, asked: 165, notAsked: 43,
        particulars: [largestID, notSent(43, "device-add/blank-stdin.json")]),
    ]

    private static let snapshots = Result { try labels.map { try Repository.snapshot($0) } }

    /// The matrix of the releases that the rows are about, whatever releases came since.
    private static let matrix = Result {
      let contract = try Repository.contract()
      let all = try Repository.goldens(of: "gitbay", contract)
      let goldens = GoldenSet(
        folder: all.folder, releases: all.releases.filter { labels.contains($0.label) }, strays: [])
      return ReleaseMatrix(contract, goldens, try snapshots.get())
    }

    @Test(arguments: rows)
    func aPairIsAsTheCapturesSay(_ row: Row) throws {
      let pair = try #require(Self.matrix.get().pair(client: row.client, server: row.server))
      #expect(pair.verdict == row.verdict)
      #expect(pair.isSupported == row.isSupported)
      #expect(pair.asked == row.asked)
      #expect(pair.notAsked == row.notAsked)
      #expect(pair.particulars.map(\.summary) == row.particulars)
    }

    @Test func everyPairHasARow() throws {
      let matrix = try Self.matrix.get()
      #expect(matrix.clients == Self.labels)
      #expect(matrix.servers == Self.labels)
      #expect(
        matrix.pairs.map { "\($0.client) \($0.server)" }
          == Self.rows.map { "\($0.client) \($0.server)" })
    }

    @Test func theTableSaysItAtAGlance() throws {
      #expect(
        "\(MatrixTable(try Self.matrix.get()))" == """
          client \\ server  before-push  v1.32.0  v1.32.0+66304b6  v1.32.1
          before-push      whole        -        -                whole
          v1.32.0          loses 4      whole    whole            whole
          v1.32.0+66304b6  loses 4      loses 2  whole            whole
          v1.32.1          (breaks 2)   loses 4  loses 1          whole
          """)
    }

    // MARK: The snapshots

    /// What each release's server answered is what the snapshot of that release says.
    @Test(arguments: labels)
    func aReleasesGoldensConformToItsSnapshot(_ label: String) throws {
      let snapshot = try Repository.snapshot(label).contract
      #expect(snapshot.releases.server == label)
      let goldens = try Repository.goldens(of: "gitbay", Repository.contract())
      let release = try #require(goldens.releases.first { $0.label == label })
      try #require(!release.entries.isEmpty)
      for entry in release.entries {
        let golden = entry.golden
        // What the release has no command for is answered outside its contract.
        let check = try #require(
          BodyCheck(snapshot, golden.kind, release: label)
            ?? BodyCheck(snapshot, .envelope, release: label))
        let (outcome, findings) = check.run(
          try entry.body.get(), file: golden.file, delivery: golden.delivery)
        let breaks = findings.map { Golden.Break(rule: $0.rule.rawValue, keyPath: $0.keyPath) }
        #expect(Set(breaks) == Set(golden.breaks), "\(golden.file)")
        if case .violation(let keyPath, _)? = outcome {
          #expect(golden.breaks.contains { $0.keyPath == keyPath }, "\(golden.file): \(keyPath)")
        }
      }
    }

    /// Each snapshot goes on from the one before it, and gives up servers no sooner than v1.32.1.
    @Test func snapshotsListTheReleasesUpToTheirOwn() throws {
      for (number, snapshot) in try Self.snapshots.get().enumerated() {
        let releases = snapshot.contract.releases
        #expect(releases.labels == Array(Self.labels[...number]))
        #expect(releases.oldest == (number < 3 ? "before-push" : "v1.32.0"))
      }
    }
  }

  extension Particular {
    /// What a row says of it.
    var summary: String {
      "\(effect.rawValue) \(kind.rawValue) `\(keyPath)` of `\(subject)` \(goldens) \(example)"
    }
  }

  extension Repository {
    /// A snapshot of gitbay's contract.
    static func snapshot(_ label: String) throws -> ClientSnapshot {
      let path = root.appendingPathComponent("Schema/history/gitbay/\(label).yaml").path
      let (contract, diagnostics) = SchemaReader.read(try YAMLSource(path: path))
      #expect(diagnostics.map(\.description) == [])
      return ClientSnapshot(release: label, contract: try #require(contract))
    }
  }
#endif
