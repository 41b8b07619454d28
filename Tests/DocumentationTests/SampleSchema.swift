#if Generator
  import ContractModel
  import ContractRuntime
  import Foundation
  import YAMLReader

  /// A schema that a test of this package holds, valid or broken on purpose.
  struct SampleSchema: CustomStringConvertible, Sendable {
    let description: String
    let root: YAMLNode
    /// Whether the reader takes it.
    let isTaken: Bool

    /// Nil where the text is no YAML, or no mapping.
    init?(_ description: String, _ text: String) {
      let source = YAMLSource(file: "test.yaml", text: text)
      guard let root = YAMLReader.read(source).root, root.entries != nil else { return nil }
      self.description = description
      self.root = root
      isTaken = SchemaReader.read(source).diagnostics.isEmpty
    }

    /// The contracts under `Schema/`.
    static func contracts() throws -> [SampleSchema] {
      try files(under: "Schema", ending: ".yaml").compactMap { SampleSchema($0.path, $0.text) }
    }

    /// The examples of the page, the schemas beside the tests, and whatever stands between `"""` in a
    /// test and is YAML.
    static func samples() throws -> [SampleSchema] {
      let page = try Page("SchemaLanguage.md").examples.compactMap {
        SampleSchema("\($0)", completed($0.text))
      }
      let tests = try files(under: "Tests", ending: ".swift").flatMap { path, text in
        texts(in: text).compactMap { SampleSchema("\(path): \($0.line)", completed($0.lines)) }
      }
      let corpus = try files(under: "Tests", ending: ".yaml").compactMap {
        SampleSchema($0.path, completed($0.text))
      }
      return page + tests + corpus
    }

    /// The texts of several lines in a Swift file, without their indentation.
    private static func texts(in file: String) -> [(line: Int, lines: [Substring])] {
      var texts: [(line: Int, lines: [Substring])] = []
      var start: Int?
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let indentation = line.prefix { $0 == " " }
        if let first = start, line.dropFirst(indentation.count).hasPrefix("\"\"\"") {
          let text = lines[first..<number].map {
            $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0
          }
          texts.append((first + 1, text))
          start = nil
        } else if start == nil, line.hasSuffix("\"\"\"") {
          start = number + 1
        }
      }
      return texts
    }

    /// What every schema needs, where a sample leaves it out.
    static func completed(_ text: String) -> String {
      completed(text.split(separator: "\n", omittingEmptySubsequences: false))
    }

    private static func completed(_ lines: [Substring]) -> String {
      let keys = Set(lines.compactMap { $0.split(separator: ":").first })
      var missing = essentials.filter { !keys.contains($0.split(separator: ":")[0]) }
      if !keys.contains("commands") { missing.removeAll { $0.hasPrefix("envelope") } }
      return (missing + lines.map(String.init)).joined(separator: "\n") + "\n"
    }

    private static let essentials = [
      "contract: Test", "releases: [v1, v2, v3]", "server: v3", "oldest: v1",
      "envelope: { version: { key: v, is: 1 }, data: data, error: error, exitCode: code, "
        + "stderr: stderr, page: { items: items, next: next }, exitCodes: { "
        + "failure: { code: 1, status: 500 }, usage: { code: 2, status: 400 }, "
        + "notFound: { code: 3, status: 404 } } }",
    ]

    private static func files(
      under folder: String, ending suffix: String
    ) throws -> [(path: String, text: String)] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: folder).resolvingSymlinksInPath()
      return try (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
        .filter { $0.hasSuffix(suffix) }
        .map { path in
          // Some are broken on purpose.
          let bytes = try Data(contentsOf: folder.appending(path: path))
          return (path, String(decoding: bytes, as: UTF8.self))
        }
    }
  }

  extension YAMLNode {
    /// The node as the reader reads it: a scalar is a text, and nothing is null.
    var asRead: JSONValue {
      json { $0.isEmptyPlain ? .null : .string($0.text ?? "") }
    }

    /// The node as an editor may read it, which takes what looks like a number, a truth or null for
    /// one; YAML 1.1 and YAML 1.2 taken together.
    var asAnEditorReads: JSONValue {
      json { scalar in
        guard case .scalar(let text, .plain) = scalar.content else {
          return .string(scalar.text ?? "")
        }
        switch text.lowercased() {
        case "", "~", "null": return .null
        case "true", "yes", "on", "y": return .bool(true)
        case "false", "no", "off", "n": return .bool(false)
        default:
          let isNumber = text.wholeMatch(of: /[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?/) != nil
          return Double(text).flatMap { isNumber ? .number(Self.spelt($0)) : nil } ?? .string(text)
        }
      }
    }

    private static func spelt(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    private func json(_ scalar: (YAMLNode) -> JSONValue) -> JSONValue {
      switch content {
      case .scalar: scalar(self)
      case .sequence(let elements): .array(elements.map { $0.json(scalar) })
      case .mapping(let entries):
        .object(entries.map { .init($0.key.text ?? "", $0.value.json(scalar)) })
      }
    }
  }
#endif
