#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// The report that CI systems read, as Python's XML parser reads it.
  @Suite(.enabled(if: Python.isAvailable, "\(Python.isMissing)"))
  struct JUnitTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func eachGoldenIsATestOfItsRelease() async throws {
      try Goldens.write(
        [
          "v1": ["a.json": #"{"x":1}"#],
          "v2": ["bad.json": #"{"x":2,"y":0}"#, "good.json": #"{"x":1}"#],
        ], to: folder)
      try folder.file("Golden/tiny/v2/stray.json", "{}")
      try folder.file("Golden/tiny/stray.json", "{}")
      try folder.file("Golden/other/x", "")
      let report = try await report("conform", status: 1)
      #expect(
        report == [
          "all: 6 tests, 4 failures, 0 errors",
          "suite Tiny v2: 3 tests, 2 failures, 0 errors",
          "Tiny/v2/payload Golden/tiny/v2/bad.json failure outcome-differs: "
            + "`x`: expected 1, found 2 (and 1 more)",
          "Golden/tiny/v2/bad.json:1:6: error: `x`: expected 1, found 2 [outcome-differs]",
          "Golden/tiny/v2/bad.json:1:8: error: `y`: expected only declared keys, "
            + "found \"y\", which the schema does not declare [undeclared-key]",
          "Tiny/v2/payload Golden/tiny/v2/good.json",
          "Tiny v2 Golden/tiny/v2/stray.json failure unlisted-file: "
            + "expected an entry in Golden/tiny/v2/manifest.json, found none",
          "Golden/tiny/v2/stray.json:1:1: error: expected an entry in "
            + "Golden/tiny/v2/manifest.json, found none [unlisted-file]",
          "suite Tiny v1: 1 tests, 0 failures, 0 errors",
          "Tiny/v1/payload Golden/tiny/v1/a.json",
          "suite contractgen: 1 tests, 1 failures, 0 errors",
          "contractgen Golden/other failure unlisted-file: expected a folder named after a schema, "
            + "as `Schema/NAME.yaml`, found no such schema",
          "Golden/other:1:1: error: expected a folder named after a schema, "
            + "as `Schema/NAME.yaml`, found no such schema [unlisted-file]",
          "suite Tiny: 1 tests, 1 failures, 0 errors",
          "Tiny Golden/tiny/stray.json failure unlisted-file: expected only folders, found a file",
          "Golden/tiny/stray.json:1:1: error: expected only folders, found a file [unlisted-file]",
        ])
    }

    @Test func aManifestThatIsBrokenAndAGoldenThatCannotBeRead() async throws {
      try Goldens.write(["v1": [:], "v2": ["a.json": #"{"x":1}"#]], to: folder)
      try folder.file("Golden/tiny/v1/manifest.json", "{")
      let golden = folder.url.appending(path: "Golden/tiny/v2/a.json").path
      try FileManager.default.removeItem(atPath: golden)
      #expect(mkfifo(golden, 0o600) == 0)
      let report = try await report("conform", status: 3)
      #expect(report.first == "all: 2 tests, 1 failures, 1 errors")
      #expect(
        report.contains {
          $0.hasPrefix("Tiny/v2/payload Golden/tiny/v2/a.json error unreadable-file: is a pipe")
        })
      #expect(
        report.contains {
          $0.hasPrefix(
            "Tiny v1 Golden/tiny/v1/manifest.json failure not-json: expected strict JSON")
        })
    }

    @Test func aSchemaThatIsBroken() async throws {
      try folder.file("Schema/tiny.yaml", Tiny.broken)
      let report = try await report("conform", status: 1)
      #expect(
        report.prefix(3) == [
          "all: 1 tests, 1 failures, 0 errors", "suite contractgen: 1 tests, 1 failures, 0 errors",
          "contractgen Schema/tiny.yaml failure unknown-release: "
            + "there is no release `v2`; did you mean `v1`? (and 1 more)",
        ])
    }

    /// A name and a body that would end the element, the attribute or the document.
    @Test func nothingBreaksOutOfIt() async throws {
      let name = "\"><failure/>&amp;\u{1B}\n\t]]>\u{FFFF}.json"
      let shown = "\"><failure/>&amp;\u{FFFD}\n\t]]>\u{FFFD}.json"
      try folder.file("tiny.yaml", Goldens.schema)
      try folder.file(name, "{\"x\":1,\"]]></failure>\u{85}\\u0000\u{FFFE}\":1}")
      try folder.file("not.json", "\u{0}]]><!--")
      let report = try await report(
        "conform", "--schema", "tiny.yaml", "--payload", "Push", name, "absent.json", "not.json",
        "good.json", status: 3)
      #expect(report.first == "all: 4 tests, 2 failures, 2 errors")
      #expect(report.dropFirst().first?.hasPrefix("suite Tiny v2 payload Push: 4 tests") == true)
      let test = "Tiny/v2/payload \(shown) failure undeclared-key: "
      #expect(report.contains { $0.unicodeScalars.starts(with: test.unicodeScalars) }, "\(report)")
      #expect(report.contains { $0.contains("]]></failure>") })
      #expect(report.contains { $0.hasPrefix("Tiny/v2/payload not.json failure not-json: ") })
    }

    @Test func twoRunsWriteTheSameBytes() async throws {
      let first = try await Run.contractgen("conform", "--format", "junit")
      let second = try await Run.contractgen("conform", "--format", "junit")
      #expect(first.status == 0)
      #expect(first.output == second.output)
      #expect(!first.output.contains(Place.repository.path))
    }

    @Test(.enabled(if: Python.canImport("junitparser"), "python3 has no module `junitparser`"))
    func aReaderOfSuchReportsAgrees() async throws {
      let run = try await Run.contractgen("conform", "--format", "junit")
      let file = try folder.file("report.xml", run.output)
      let program = """
        import sys
        from junitparser import JUnitXml
        report = JUnitXml.fromfile(sys.argv[1])
        counted = report.tests, report.failures, report.errors
        report.update_statistics()
        assert counted == (report.tests, report.failures, report.errors)
        print(sum(len(list(suite)) for suite in report) == report.tests > 200)
        """
      let reader = try await Python.run(program, [file.path], in: folder)
      #expect(reader.output == "True\n", "\(reader.errors)")
    }

    @Test func otherVerbsHaveNoSuchFormat() async throws {
      let run = try await Run.contractgen("generate", "--format", "junit")
      #expect(run.status == 2)
      #expect(
        run.errors.contains("`generate` has no format `junit`; it has `text`, `json`, `github`"))
    }

    /// The report as lines: counts, suites, and each test with what was found.
    private func report(_ arguments: String..., status: Int32) async throws -> [String] {
      let run = try await Run.program(
        Place.contractgen, arguments + ["--format", "junit"], in: folder.url)
      #expect(run.status == status, "\(run.errors)")
      let file = try folder.file("report.xml", run.output)
      let reader = try await Python.run(Self.program, [file.path], in: folder)
      #expect(reader.status == 0, "\(reader.errors)")
      return try JSONValue(json: reader.output).elements.map { line in
        if case .string(let text) = line { text } else { "no text" }
      }
    }

    private static let program = """
      import json, sys
      import xml.etree.ElementTree as ET

      root = ET.parse(sys.argv[1]).getroot()
      assert root.tag == "testsuites"
      lines = []

      def count(name, element):
          counts = [int(element.get(key)) for key in ("tests", "failures", "errors")]
          found = [len(list(element.iter(tag))) for tag in ("testcase", "failure", "error")]
          assert counts == found, (name, counts, found)
          lines.append("%s: %d tests, %d failures, %d errors" % (name, *counts))

      count("all", root)
      for suite in root:
          assert suite.tag == "testsuite"
          count("suite " + suite.get("name"), suite)
          for case in suite:
              assert case.tag == "testcase" and case.get("file") == case.get("name")
              line = case.get("classname") + " " + case.get("name")
              for result in case:
                  line += " %s %s: %s" % (result.tag, result.get("type"), result.get("message"))
              lines.append(line)
              for result in case:
                  lines.extend(result.text.split("\\n"))
      print(json.dumps(lines))
      """
  }
#endif
