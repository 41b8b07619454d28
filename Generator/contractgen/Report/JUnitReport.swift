/// A report as JUnit's XML, by which CI systems show each file as a test.
///
/// There is neither time nor host in it, so that two runs write the same bytes. A test has one
/// `<failure>`, because some readers take only the first: its text has all that was found.
struct JUnitReport {
  private struct Test {
    var kind: String
    var file: String
    var items: [ReportItem] = []

    var isError: Bool { items.contains(where: \.isFailure) }
    var isFailure: Bool { !isError && !items.isEmpty }
  }

  private struct Suite {
    var name: String
    var tests: [Test] = []
    /// Where the test of a file stands.
    var places: [String: Int] = [:]

    mutating func place(of file: String, _ kind: String) -> Int {
      if let place = places[file] { return place }
      places[file] = tests.count
      tests.append(Test(kind: kind, file: file))
      return tests.count - 1
    }
  }

  /// The suite of what belongs to no contract.
  private static let toolSuite = "contractgen"

  private var suites: [Suite] = []
  private var places: [String: Int] = [:]

  init(_ report: Report) {
    for file in report.checked {
      let suite = place(of: file.suite)
      _ = suites[suite].place(of: file.file, file.kind)
    }
    // What is about no file that was looked at, such as a manifest, is a test of its own.
    for item in report.items {
      let suite = place(of: item.suite ?? Self.toolSuite)
      let test = suites[suite].place(of: item.file, suites[suite].name)
      suites[suite].tests[test].items.append(item)
    }
  }

  private mutating func place(of suite: String) -> Int {
    if let place = places[suite] { return place }
    places[suite] = suites.count
    suites.append(Suite(name: suite))
    return suites.count - 1
  }

  // MARK: Writing

  /// The document.
  var text: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let all = suites.flatMap(\.tests)
    lines.append("<testsuites\(XMLText.attributes([("name", "contractgen")]))\(Self.counts(all))>")
    for suite in suites {
      let name = XMLText.attributes([("name", suite.name)])
      lines.append("  <testsuite\(name)\(Self.counts(suite.tests))>")
      lines += suite.tests.map(Self.element)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private static func counts(_ tests: [Test]) -> String {
    XMLText.attributes([
      ("tests", String(tests.count)), ("failures", String(tests.count(where: \.isFailure))),
      ("errors", String(tests.count(where: \.isError))),
    ])
  }

  private static func element(_ test: Test) -> String {
    let names = XMLText.attributes([
      ("classname", test.kind), ("name", test.file), ("file", test.file),
    ])
    guard let first = test.items.first(where: \.isFailure) ?? test.items.first else {
      return "    <testcase\(names)/>"
    }
    let name = test.isError ? "error" : "failure"
    let more = test.items.count > 1 ? " (and \(test.items.count - 1) more)" : ""
    let about = XMLText.attributes([("message", first.message + more), ("type", first.rule)])
    let text = XMLText.escaped(test.items.map(\.text).joined(separator: "\n"), isAttribute: false)
    return """
          <testcase\(names)>
            <\(name)\(about)>\(text)</\(name)>
          </testcase>
      """
  }
}
