#if Generator
  import ContractModel
  import Foundation
  import SchemaDiff
  import Testing
  import YAMLReader

  /// The steps between gitbay's snapshots, judged as a careful reader of the captures judges them.
  @Suite struct SnapshotStepTests {
    struct Step: Sendable, CustomTestStringConvertible {
      let from: String
      let to: String
      /// Each change as `verdict rule subject`.
      let changes: [String]
      let step: VersionStep

      var testDescription: String { "\(from) to \(to)" }
    }

    static let steps = [
      // Push comes. Clients that know nothing of it call what they called before, and the key that settings
      // gain is one that they do not read; new clients still meet servers without it, where it is nil.
      Step(
        from: "before-push", to: "v1.32.0",
        changes: [
          "compatible release-added release v1.32.0",
          "compatible server-changed server",
          "compatible type-added DeviceID",
          "compatible type-added Device",
          "compatible field-added NotificationSettings.push",
          "compatible type-added Registration",
          "compatible type-added Removal",
          "compatible payload-added PushPayload",
          "compatible command-added notifications device add",
          "compatible command-added notifications device list",
          "compatible command-added notifications device remove",
          "compatible command-added notifications settings push",
          "compatible toggle-added PushToggle",
        ], step: .minor),
      // Payloads say for whom they are.
      Step(
        from: "v1.32.0", to: "v1.32.0+66304b6",
        changes: [
          "compatible release-added release v1.32.0+66304b6",
          "compatible server-changed server",
          "compatible field-added PushPayload.instance",
          "compatible field-added PushPayload.user",
        ], step: .minor),
      // Payloads have a badge and registrations an id, which nobody misses who does not know them. That
      // servers from before push are given up makes `push` a Bool, so an app that unwraps it does not
      // compile.
      Step(
        from: "v1.32.0+66304b6", to: "v1.32.1",
        changes: [
          "breaks-source oldest-raised oldest",
          "compatible release-added release v1.32.1",
          "compatible server-changed server",
          "compatible field-added PushPayload.badge",
          "compatible field-added notifications device add result.id",
        ], step: .major),
    ]

    @Test(arguments: steps)
    func isJudged(_ step: Step) throws {
      let changes = SchemaDiff.changes(
        from: try Snapshot(step.from).contract, to: try Snapshot(step.to).contract)
      #expect(
        changes.map { "\($0.verdict.rawValue) \($0.rule.rawValue) \($0.subject)" } == step.changes)
      #expect(VersionStep(changes) == step.step)
    }

    /// What is given up is named: the one field that is no longer optional.
    @Test func raisingOldestNamesTheField() throws {
      let change = try #require(
        SchemaDiff.changes(
          from: try Snapshot("v1.32.0+66304b6").contract, to: try Snapshot("v1.32.1").contract
        ).first)
      #expect(change.detail == "before-push to v1.32.0")
      #expect(
        change.message
          == "`oldest` is a newer release, by which NotificationSettings.push loses the question mark: `v1.32.0`, "
          + "where it was `before-push`")
    }
  }

  /// A snapshot of gitbay's contract.
  struct Snapshot {
    static let labels = ["before-push", "v1.32.0", "v1.32.0+66304b6", "v1.32.1"]
    static let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let label: String
    let text: String
    let contract: Contract

    init(_ label: String) throws {
      self.label = label
      let file = Self.root.appendingPathComponent("Schema/history/gitbay/\(label).yaml")
      text = try String(contentsOf: file, encoding: .utf8)
      contract = try Contract(reading: text, file: "\(label).yaml")
    }
  }
#endif
