#if Generator
  import SchemaDiff
  import Testing
  import YAMLReader

  /// The file that accepts breaks, and what is wrong with one.
  @Suite struct AcceptanceTests {
    private static let entry = """
      - finding: field-removed Push.badge
        base: 0123456789abcdef
        reason: No app shows it.
        affects: Nobody.
      """

    private static func read(_ text: String) -> (acceptances: Acceptances?, diagnostics: [String]) {
      let (read, diagnostics) = AcceptanceReader.read(YAMLSource(file: "a.yaml", text: text))
      return (read, diagnostics.map { "\($0.span.start) \($0.rule) \($0.message)" })
    }

    @Test func readsEntries() throws {
      let (read, diagnostics) = Self.read("accepted:\n\(Self.entry)\n")
      #expect(diagnostics == [])
      let entry = try #require(read?.entries.first)
      #expect(entry.finding == "field-removed Push.badge")
      #expect(entry.base == "0123456789abcdef")
      #expect(entry.reason == "No app shows it.")
      #expect(entry.affects == "Nobody.")
      #expect(Self.read("accepted: []\n").acceptances?.entries.isEmpty == true)
    }

    @Test(arguments: [
      ("accepted: 1\n", "1:11 accepted-wrong-kind `accepted` is a list of entries"),
      ("- 1\n", "1:1 accepted-wrong-kind expected the file as a mapping"),
      (
        "acepted: []\n",
        "1:1 accepted-unknown-key the file has no key `acepted`; did you mean `accepted`?"
      ),
      ("accepted: [1]\n", "1:12 accepted-wrong-kind expected an entry as a mapping"),
      (
        "accepted: [{ finding: a, base: 0123456789abcdef, reason: b }]\n",
        "1:14 accepted-missing-key an entry needs `affects:`, and has none"
      ),
      (
        "accepted: [{ finding: a, base: v1, reason: b, affects: c }]\n",
        "1:32 accepted-invalid-base `base` is the 16 hex digits"
      ),
      (
        "accepted: [{ finding: a, base: 0123456789ABCDEF, reason: b, affects: c }]\n",
        "1:32 accepted-invalid-base `base` is the 16 hex digits"
      ),
      (
        "accepted: [{ finding: a, base: 0123456789abcdef, reason: \"\", affects: c }]\n",
        "1:58 accepted-wrong-kind `reason` is a text"
      ),
      (
        "accepted: [{ finding: a, base: 0123456789abcdef, reason: [b], affects: c }]\n",
        "1:58 accepted-wrong-kind `reason` is a text, found a list"
      ),
      (
        "accepted:\n\(entry)\n\(entry)\n",
        "6:12 accepted-twice the finding is accepted twice for one base"
      ),
    ])
    func saysWhatIsWrong(_ text: String, _ message: String) {
      let (read, diagnostics) = Self.read(text)
      #expect(read == nil)
      #expect(diagnostics.count == 1 && diagnostics[0].hasPrefix(message), "\(diagnostics)")
    }

    @Test func theBaseOfATextIsKnown() {
      // FNV-1a's own test vectors.
      #expect(SchemaBase.name(of: YAMLSource(file: "a", text: "")) == "cbf29ce484222325")
      #expect(SchemaBase.name(of: YAMLSource(file: "a", text: "foobar")) == "85944171f73967e8")
    }
  }
#endif
