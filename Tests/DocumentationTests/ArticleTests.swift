#if Generator
  import Foundation
  import Testing

  /// The Swift in the documentation catalogs of the libraries compiles as it stands there.
  @Suite struct ArticleTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The articles that have Swift examples, by their path under `Sources`.
    private static let examples: [String: [String]] = {
      var examples: [String: [String]] = [:]
      let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
      for case let path as String in paths where path.contains(".docc/") && path.hasSuffix(".md") {
        let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
        let blocks = text?.components(separatedBy: "```swift\n").dropFirst() ?? []
        let code = blocks.compactMap { $0.components(separatedBy: "```").first }
        if !code.isEmpty { examples[path] = code }
      }
      return examples
    }()

    @Test func thereAreSome() {
      #expect(Self.examples.count >= 2)
    }

    @Test(arguments: examples.keys.sorted())
    func compiles(_ path: String) throws {
      let blocks = try #require(Self.examples[path])
      let files = blocks.enumerated().map { ("Example\($0).swift", $1) }
      let complaints = try Compiler.complaints(about: Dictionary(uniqueKeysWithValues: files))
      #expect(complaints.isEmpty)
    }
  }
#endif
