#if Generator
  import Conformance
  import ContractModel
  import Foundation
  import Testing

  @Suite struct ManifestUpdateTests {
    @Test(arguments: ["gitbay", "monaco", "soar"])
    func whatIsSoIsLeftAlone(name: String) throws {
      let contract = try Repository.contract(named: name)
      let changes = try ManifestUpdate(contract).changes(Repository.goldens(of: name, contract))
      #expect(changes.map(\.path) == [])
    }

    /// A golden with some bytes replaced, and what then stands in the manifest.
    static let changes = [
      ("payload/badge-42.json", #""badge":42"#, #""badge":43"#, [#""badge": 43"#]),
      (
        "payload/badge-42.json", #""badge":42"#, #""badge":"42""#,
        [#""rule": "wrong-type","#, #""keyPath": "aps.badge""#]
      ),
      (
        "payload/badge-42.json", #""path":""#, #""path":"x"#,
        [#""owner": "xcmc""#]
      ),
      (
        "device-list/one.json", #""id":1"#, #""id":"1""#,
        [#""violation": {"#, #""keyPath": "data[0].id","#]
      ),
      (
        "device-add/no-stdin.json", "no device token", "no token",
        [#""message": "no token on stdin"#]
      ),
      ("toggle/granted-push-on.json", "true", "null", [#""state": "loading""#]),
    ]

    @Test(arguments: changes)
    func anOutcomeFollowsItsBody(file: String, old: String, new: String, lines: [String]) throws {
      let contract = try Repository.contract()
      try Repository.withCopy(only: file) { copy in
        let body = copy.appendingPathComponent("v1.32.1/\(file)")
        let text = try String(contentsOf: body, encoding: .utf8)
        try #require(text.contains(old))
        let range = try #require(text.range(of: old))
        try Data(text.replacingCharacters(in: range, with: new).utf8).write(to: body)
        let folder = GoldenFolder(path: copy.path)
        let changes = try ManifestUpdate(contract).changes(GoldenSet(folder, contract))
        #expect(changes.map(\.path) == ["\(copy.path)/v1.32.1/manifest.json"])
        let change = try #require(changes.first)
        for line in lines { #expect(change.new.contains(line)) }
        // Nothing but this golden's entry is written anew.
        #expect(entries(change.new, but: file) == entries(change.old, but: file))
        try Data(change.new.utf8).write(to: URL(fileURLWithPath: change.path))
        let findings = try GoldenCheck(contract).run(folder).findings
        #expect(findings.map(\.description) == [])
      }
    }

    /// The entries of a manifest but one, as text.
    private func entries(_ manifest: String, but file: String) -> [Substring] {
      manifest.split(separator: "    {\n      \"file\"").filter { !$0.hasPrefix(": \"\(file)\"") }
    }

    @Test func whetherAClientSendsACallIsBroughtUpToDate() throws {
      let contract = try Repository.contract(replacing: "range: 1..200", with: "range: 1..201")
      let goldens = try Repository.goldens(of: "gitbay", contract)
      let change = try #require(ManifestUpdate(contract).changes(goldens).first)
      let refusals = { (text: String) in
        text.split(separator: "\n").count { $0.contains(#""refuses": "limit""#) }
      }
      #expect(refusals(change.old) == 3)
      #expect(refusals(change.new) == 2)
    }

    @Test func aBodyThatIsNoJSONIsLeftToAPerson() throws {
      let contract = try Repository.contract()
      try Repository.withCopy { copy in
        let body = copy.appendingPathComponent("v1.32.1/payload/badge-42.json")
        try Data("{".utf8).write(to: body)
        let goldens = try GoldenSet(GoldenFolder(path: copy.path), contract)
        #expect(ManifestUpdate(contract).changes(goldens).isEmpty)
      }
    }
  }
#endif
