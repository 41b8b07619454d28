#if Generator
  import Conformance
  import Foundation
  import Testing
  import YAMLReader

  /// Which goldens were looked at, as they are and while they are.
  @Suite struct GoldenListTests {
    @Test func everyGoldenIsListedAndToldOf() throws {
      var told: [String: [Int]] = [:]
      let contract = try Repository.contract()
      let result = GoldenCheck(contract)
        .run(try Repository.goldens(of: "gitbay", contract)) { release, done, all in
          #expect(done < all)
          told[release, default: []].append(done)
        }
      #expect(result.checked.count == result.goldens)
      #expect(Set(result.checked.map(\.file)).count == result.goldens)
      #expect(result.unreadable.isEmpty)
      for row in result.rows {
        let listed = result.checked.filter { $0.release == row.release && $0.kind == row.kind }
        #expect(listed.count == row.goldens)
      }
      for (release, numbers) in told {
        let count = result.checked.count { $0.release == release }
        #expect(numbers == Array(0..<count))
      }
      #expect(Set(told.keys) == Set(result.rows.map(\.release)))
    }

    @Test func whatCannotBeReadIsListedAndNoFinding() throws {
      try Repository.withCopy { copy in
        let golden = copy.appending(path: "v1.32.0/payload/issue-opened.json").path
        let manifest = copy.appending(path: "before-push/manifest.json").path
        for path in [golden, manifest] {
          try FileManager.default.removeItem(atPath: path)
          #expect(mkfifo(path, 0o600) == 0)
        }
        let result = try GoldenCheck(Repository.contract()).run(GoldenFolder(path: copy.path))
        #expect(result.findings.isEmpty)
        #expect(result.unreadable.map(\.path) == [golden, manifest])
        #expect(result.unreadable.allSatisfy { $0.reason == .special })
        #expect(result.checked.contains { $0.file == golden })
      }
    }
  }
#endif
