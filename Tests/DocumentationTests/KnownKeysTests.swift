#if Generator
  import Foundation
  import Testing

  /// The page's tables list the keys that the reader knows, no more and no less.
  @Suite struct KnownKeysTests {
    @Test(arguments: KnownKeys.all)
    func aKeyIsOnThePage(_ known: KnownKeys) throws {
      let listed = try #require(SchemaLanguageTests.page?.keys[known.heading])
      #expect(!known.keys.isEmpty)
      #expect(Set(known.keys).subtracting(listed) == [])
    }

    @Test func aListedKeyIsKnown() throws {
      let page = try Page("SchemaLanguage.md")
      for (heading, listed) in page.keys {
        let known = KnownKeys.all.filter { $0.heading == heading }.flatMap(\.keys)
        #expect(Set(listed).subtracting(known) == [], "\(heading)")
        #expect(Set(listed).count == listed.count, "\(heading) lists a key twice")
      }
    }

    /// The reader names every kind of mapping where it reads one, so that none is forgotten here.
    @Test func noKindOfMappingIsForgotten() throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Generator/ContractModel/Reading")
      var subjects: Set<String> = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        subjects.formUnion(
          text.matches(of: /MappingReader\(\s*\w+,\s*"([^"]*)"/).map { String($0.1) })
      }
      #expect(subjects == Set(KnownKeys.all.map(\.subject)))
    }
  }
#endif
