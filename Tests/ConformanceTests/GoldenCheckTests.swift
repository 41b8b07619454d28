#if Generator
  import Conformance
  import ContractModel
  import Foundation
  import Testing

  @Suite struct GoldenCheckTests {
    @Test func everyGoldenIsAsItsOutcomeSays() throws {
      let result = try GoldenCheck(Repository.contract()).run(
        GoldenFolder(path: Repository.goldens))
      #expect(result.findings.map(\.description) == [])
      #expect(result.goldens == 227)
      #expect(
        result.rows.map { "\($0.release) \($0.kind) \($0.goldens)" } == [
          "v1.32.1 command 131", "v1.32.1 envelope 17", "v1.32.1 payload 60", "v1.32.1 toggle 9",
          "v1.32.0+66304b6 payload 1", "v1.32.0 command 2", "v1.32.0 payload 2",
          "before-push command 5",
        ])
    }

    /// A golden with some bytes replaced, and what is found then.
    struct Mutation: Sendable, CustomTestStringConvertible {
      var file: String
      var old: String
      var new: String
      var findings: [String]
      var testDescription: String { "\(file): \(old) -> \(new)" }

      init(_ file: String, _ old: String, _ new: String, _ findings: String...) {
        (self.file, self.old, self.new, self.findings) = (file, old, new, findings)
      }
    }

    static let mutations = [
      Mutation(
        "payload/badge-42.json", #""badge":42"#, #""badge":43"#, "outcome-differs aps.badge"),
      Mutation(
        "payload/badge-42.json", #""badge":42"#, #""badge":"42""#, "outcome-differs aps.badge",
        "wrong-type aps.badge"),
      Mutation(
        "payload/badge-42.json", #""badge":42,"#, "", "missing-key aps.badge",
        "outcome-differs aps.badge"),
      Mutation(
        "payload/badge-1.json", #""user""#, #""usr""#, "missing-key user", "outcome-differs user",
        "undeclared-key usr"),
      Mutation(
        "payload/badge-1.json", #""path":"cmc/app/issues/12""#, #""path":"cmc/app/issues/13""#,
        "outcome-differs path"),
      Mutation(
        "payload/badge-1.json", #""path":"cmc/app/issues/12""#, #""path":null"#,
        "outcome-differs", "wrong-type path"),
      Mutation(
        "payload/badge-1.json",
        #"{"aps":{"alert":{"body":"alice opened issue #12","title":"cmc/app"},"badge":1,"sound":"default","thread-id":"cmc/app"}"#,
        #"{"aps":7"#,
        "outcome-differs aps.alert.body", "outcome-differs aps.alert.title",
        "outcome-differs aps.badge", "outcome-differs aps.sound",
        "outcome-differs aps.thread-id", "wrong-type aps"),
      Mutation(
        "payload/badge-1.json", #""user":"cmc""#, #""user":"cmc","user":"cmc""#, "not-json user"),
      Mutation("payload/badge-1.json", "}", "},", "not-json aps"),
      Mutation(
        "payload/body-escape-inflation.json", #"\u003c"#, "<", "break-gone"),
      Mutation(
        "device-add/again.json", #""id":1"#, #""id":2"#, "outcome-differs data.id"),
      Mutation(
        "device-add/again.json", "registered", "updated", "outcome-differs data.status",
        "undeclared-value data.status"),
      Mutation(
        "device-add/again.json", #""exit_code":0"#, #""exit_code":1"#, "broken-envelope data",
        "outcome-differs"),
      Mutation(
        "device-add/again.json", #""protocol_version":1"#, #""protocol_version":2"#,
        "broken-envelope protocol_version", "outcome-differs"),
      Mutation(
        "device-add/again.json", #""exit_code":0"#, #""exit":0"#, "broken-envelope exit_code",
        "undeclared-key exit"),
      Mutation(
        "toggle/granted-push-on.json", "true", "false", "outcome-differs"),
      Mutation(
        "toggle/granted-push-on.json", #""push":true"#, #""push":"on""#, "outcome-differs",
        "undeclared-value push"),
      Mutation(
        "device-add/again.json", #""data":{"id":1,"status":"registered"}"#, #""error":"no""#,
        "outcome-differs", "undocumented-failure error"),
      Mutation(
        "device-remove/again.json", "no such device", "no such thing", "outcome-differs error",
        "undocumented-failure error"),
      Mutation(
        "device-remove/again.json", #""exit_code":3"#, #""exit_code":2"#,
        "outcome-differs exit_code", "undocumented-failure error", "wrong-status error"),
      Mutation(
        "device-list/several.json", #""label":"two""#, #""label":"three""#,
        "outcome-differs data[5].label"),
      Mutation(
        "device-list/several.json", "Z\",\"id\":3", "\",\"id\":3", "out-of-range data[1].added",
        "outcome-differs"),
      Mutation(
        "device-list/id-int64-max.json", #""label":"max""#, #""label":"min""#,
        "outcome-differs data[0].label"),
      Mutation(
        "device-list/id-int64-max.json", "9223372036854776000", "9223372036854775807",
        "break-gone data[0].id", "outcome-differs"),
      Mutation(
        "inbox-list/page-first.json", #""kind":"build""#, #""kind":"wiki""#,
        "outcome-differs data.items[0].kind", "undeclared-value data.items[0].kind"),
      Mutation(
        "inbox-list/page-first.json", #""next":"bm90aWZpY2F0aW9uczoy""#, #""next":"x""#,
        "outcome-differs data.next"),
      Mutation(
        "inbox-list/empty.json", #""data":[]"#, #""data":{"items":[]}"#, "wrong-shape data"),
      Mutation(
        "envelope/help.json", "register an Apple", "register a Banana",
        "outcome-differs data[0].summary"),
    ]

    @Test(arguments: mutations)
    func aChangedGoldenIsFound(_ mutation: Mutation) throws {
      try Repository.withCopy(only: mutation.file) { copy in
        let file = copy.appendingPathComponent("v1.32.1/\(mutation.file)")
        let bytes = try String(contentsOf: file, encoding: .utf8)
        try #require(bytes.contains(mutation.old))
        let range = try #require(bytes.range(of: mutation.old))
        let all = mutation.file.contains("inflation")
        let changed =
          all
          ? bytes.replacingOccurrences(of: mutation.old, with: mutation.new)
          : bytes.replacingCharacters(in: range, with: mutation.new)
        try Data(changed.utf8).write(to: file)
        let result = try GoldenCheck(Repository.contract()).run(GoldenFolder(path: copy.path))
        let found = result.summary.filter { !(all && $0 == "outcome-differs aps.alert.body") }
        #expect(found == mutation.findings.map(\.trimmed).sorted())
        #expect(result.findings.allSatisfy { $0.file == file.path })
      }
    }

    /// A schema with some text replaced, and a finding that must then be there.
    static let schemaChanges = [
      ("id: { type: DeviceID, doc: Row id of the device. }", "id: { type: string }", "wrong-type"),
      ("label: { type: string, doc:", "name: { at: label, type: string, doc:", "outcome-differs"),
      (
        "{ at: read_at, type: timestamp, optional: true,", "{ at: read_at, type: timestamp,",
        "missing-key"
      ),
      ("notFound: { code: 3, status: 404", "notFound: { code: 3, status: 410", "wrong-status"),
      ("maxBytes: 4096", "maxBytes: 30000", "break-gone"),
      ("\"{owner}/{repo}/mrs/{number}\"", "\"{owner}/{repo}/merges/{number}\"", "outcome-differs"),
      ("headers: [Retry-After]", "headers: [Retry-When]", "missing-header"),
      ("paged: [limit, cursor]", "paged: [limit]", "wrong-shape"),
      ("badge:\n        at: aps.badge", "badge:\n        at: aps.count", "undeclared-key"),
    ]

    @Test(arguments: schemaChanges)
    func aChangedSchemaIsFound(old: String, new: String, rule: String) throws {
      let contract = try Repository.contract(replacing: old, with: new)
      let result = try GoldenCheck(contract).run(GoldenFolder(path: Repository.goldens))
      #expect(result.findings.contains { $0.rule.rawValue == rule })
    }

    @Test func aMissingReleaseIsFound() throws {
      try Repository.withCopy { copy in
        try FileManager.default.removeItem(at: copy.appendingPathComponent("v1.32.0"))
        let result = try GoldenCheck(Repository.contract()).run(GoldenFolder(path: copy.path))
        #expect(result.findings.map(\.rule) == [.missingFile])
        #expect(result.findings.first?.file == copy.path + "/v1.32.0/manifest.json")
      }
    }

    @Test(arguments: ["monaco", "soar"])
    func theOtherContractsConform(name: String) throws {
      let folder = Repository.root.appendingPathComponent("Golden/\(name)").path
      let result = try GoldenCheck(Repository.contract(named: name)).run(GoldenFolder(path: folder))
      #expect(result.findings.map(\.description) == [])
      #expect(result.goldens > 20)
    }

    @Test func aMissingFileAndAStrayOneAreFound() throws {
      try Repository.withCopy { copy in
        let gone = copy.appendingPathComponent("v1.32.1/payload/badge-0.json")
        try FileManager.default.removeItem(at: gone)
        let stray = copy.appendingPathComponent("v1.32.0/payload/.stray.json")
        try Data("{}".utf8).write(to: stray)
        let beside = copy.appendingPathComponent("notes.txt")
        try Data("x".utf8).write(to: beside)
        let unknown = copy.appendingPathComponent("v9")
        try FileManager.default.createDirectory(at: unknown, withIntermediateDirectories: true)
        let result = try GoldenCheck(Repository.contract()).run(GoldenFolder(path: copy.path))
        #expect(
          Set(result.findings.map { "\($0.rule.rawValue) \($0.file)" }) == [
            "missing-file \(gone.path)", "unlisted-file \(stray.path)",
            "unlisted-file \(beside.path)", "unlisted-file \(unknown.path)",
          ])
      }
    }

    static let brokenManifests: [(old: String, new: String, keyPath: String)] = [
      (#""kind": "payload""#, #""kind": "payloads""#, "goldens[0].kind"),
      (#""pins""#, #""pinz""#, "goldens[0].pinz"),
      (#""file": "payload/build-failed.json""#, #""file": "../x.json""#, "goldens[0].file"),
      (#""file": "payload/build-failed.json""#, #""file": "./payload/x.json""#, "goldens[0].file"),
      (#""capture": "apns-v1320-build-failed","#, "", "goldens[0]"),
      (#""outcome""#, #""result""#, "goldens[0].result"),
      (#""release": "v1.32.0""#, #""release": "v1.32.1""#, "release"),
      (#""contract": "Gitbay""#, #""contract": "Gitbai""#, "contract"),
      (#""payload": "PushPayload""#, #""payload": "Payload""#, "payload"),
      (#""value""#, #""violation": {"keyPath": ""}, "value""#, "goldens[0].outcome"),
    ]

    @Test(arguments: brokenManifests)
    func aBrokenManifestIsFound(old: String, new: String, keyPath: String) throws {
      try Repository.withCopy { copy in
        let file = copy.appendingPathComponent("v1.32.0/manifest.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        // The first golden of this release is a command; the payloads come after it.
        let payloads = try #require(text.range(of: "    {\n      \"file\": \"payload/"))
          .lowerBound
        let head = "{\n  \"contract\": \"Gitbay\",\n  \"release\": \"v1.32.0\",\n  \"goldens\": [\n"
        let shortened = head + text[payloads...]
        let range = try #require(shortened.range(of: old))
        try Data(shortened.replacingCharacters(in: range, with: new).utf8).write(to: file)
        let result = try GoldenCheck(Repository.contract()).run(GoldenFolder(path: copy.path))
        #expect(
          result.findings.contains { $0.rule == .brokenManifest && $0.keyPath == keyPath },
          "\(result.findings)")
      }
    }

    /// A fault in one entry of a manifest, and how many of its goldens are still judged.
    static let faultyEntries: [(old: String, new: String, keyPath: String)] = [
      (#""file": "a.json""#, #""file": "../a.json""#, "goldens[0].file"),
      (#""file": "a.json""#, #""file": ".\u0301a.json""#, "goldens[0].file"),
      (#""file": "a.json""#, #""file": "b.json""#, "goldens[1].file"),
      (#""kind": "payload""#, #""kind": "payloads""#, "goldens[0].kind"),
      (#""pins": "x""#, #""pinz": "x""#, "goldens[0].pinz"),
    ]

    @Test(arguments: faultyEntries)
    func oneFaultyEntryHidesNoOther(old: String, new: String, keyPath: String) throws {
      try Repository.withCopy(only: "device-list/one.json") { copy in
        let release = copy.appending(path: "v1.32.0")
        let entries = ["a.json", "b.json"].map { file in
          #"{"file": "\#(file)", "pins": "x", "madeByHand": true, "kind": "payload", "#
            + #""payload": "PushPayload", "outcome": {"value": {}}}"#
        }
        let manifest =
          #"{"contract": "Gitbay", "release": "v1.32.0", "goldens": ["#
          + entries.joined(separator: ",") + "]}"
        let range = try #require(manifest.range(of: old))
        let faulty = manifest.replacingCharacters(in: range, with: new)
        try Data(faulty.utf8).write(to: release.appending(path: "manifest.json"))
        for file in ["a.json", "b.json"] {
          try Data(#"{"path":7}"#.utf8).write(to: release.appending(path: file))
        }
        let folder = GoldenFolder(path: copy.path)
        let set = try GoldenSet(folder, Repository.contract())
        let result = try GoldenCheck(Repository.contract()).run(set)
        #expect(
          result.findings.contains { $0.rule == .brokenManifest && $0.keyPath == keyPath },
          "\(result.findings)")
        // The other one is judged, and nothing is written anew by half.
        let judged = result.checked.filter { $0.release == "v1.32.0" }
        #expect(judged.map(\.file) == ["\(copy.path)/v1.32.0/b.json"])
        #expect(result.findings.contains { $0.file.hasSuffix("v1.32.0/b.json") })
        #expect(try ManifestUpdate(Repository.contract()).changes(set).isEmpty)
      }
    }

    @Test(
      "A wrong name is pointed at",
      arguments: [
        (#""command": "notifications device list""#, #""command": "device list""#, "device list"),
        (#""release": "v1.32.1""#, #""release": "v1""#, "v1"),
        (#""contract": "Gitbay""#, #""contract": "Gitbai""#, "Gitbai"),
      ])
    func aWrongNameIsPointedAt(old: String, new: String, name: String) throws {
      try Repository.withCopy(only: "device-list/one.json") { copy in
        let file = copy.appending(path: "v1.32.1/manifest.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let range = try #require(text.range(of: old))
        let changed = text.replacingCharacters(in: range, with: new)
        try Data(changed.utf8).write(to: file)
        let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(new) })
        let value = try #require(lines[line].range(of: "\"\(name)\""))
        let column = lines[line].distance(
          from: lines[line].startIndex, to: value.lowerBound)
        let findings = try GoldenCheck(Repository.contract()).run(GoldenFolder(path: copy.path))
          .findings
        let finding = try #require(findings.first { $0.rule == .brokenManifest })
        #expect(finding.description.hasPrefix("\(file.path):\(line + 1):\(column + 1): error: "))
        #expect(finding.found.contains(name))
      }
    }

    @Test func aFolderThatIsNotThereCannotBeChecked() throws {
      #expect(throws: GoldenFolder.ReadError.self) {
        try GoldenCheck(Repository.contract()).run(GoldenFolder(path: "/nowhere"))
      }
    }

    @Test func theTableSumsUp() throws {
      let result = try GoldenCheck(Repository.contract()).run(
        GoldenFolder(path: Repository.goldens))
      let lines = "\(ConformanceTable(result))".split(separator: "\n")
      #expect(
        lines.first == "release          kind      goldens  values  failures  violations  findings")
      #expect(
        lines.last == "all                            227     153        70           4         0")
      #expect(Set(lines.map(\.count)).count == 1)
    }
  }
#endif
