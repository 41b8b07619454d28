#if Generator
  import ContractModel
  import YAMLReader

  /// A schema from which what every schema needs may be left out: the contract's name, its releases
  /// and, where there are commands, an envelope.
  struct SmallSchema {
    let text: String

    init(_ text: String) {
      self.text = Self.completed(text)
    }

    var diagnostics: [Diagnostic] {
      SchemaReader.read(YAMLSource(file: "test.yaml", text: text)).diagnostics
    }

    static func completed(_ text: String) -> String {
      let keys = text.split(separator: "\n").compactMap { $0.split(separator: ":").first }
      var lines = essentials.filter { !keys.contains($0.key[...]) }.map(\.line)
      if keys.contains("commands"), !keys.contains("envelope") { lines.append(envelope) }
      return (lines + [text]).joined(separator: "\n")
    }

    private static let essentials = [
      (key: "contract", line: "contract: Test"),
      (key: "releases", line: "releases: [v1, v2, v3]"),
      (key: "server", line: "server: v3"),
      (key: "oldest", line: "oldest: v2"),
    ]

    private static let envelope = """
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: code
        stderr: stderr
        page: { items: items, next: next }
        exitCodes: { failure: { code: 1, status: 500 }, usage: { code: 2, status: 400 } }
      """
  }
#endif
