import SchemaDiff
import YAMLReader

/// A comparison as JUnit's XML: each change is a test, which fails where it breaks something that is
/// not accepted.
enum DiffJUnit {
  private struct Test {
    var kind: String
    var name: String
    var failure: (type: String, message: String, text: String)?
    var output: String?
  }

  static func text(_ comparisons: [ContractComparison], _ step: String) -> String {
    let suites = comparisons.map { ($0.title, tests($0)) }
    let all = suites.flatMap(\.1)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites\(XMLText.attributes([("name", "contractgen diff")]))\(counts(all))>",
    ]
    for (title, tests) in suites {
      lines.append("  <testsuite\(XMLText.attributes([("name", title)]))\(counts(tests))>")
      let property = XMLText.attributes([("name", "versionStep"), ("value", step)])
      lines.append("    <properties>\n      <property\(property)/>\n    </properties>")
      lines += tests.map(element)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private static func tests(_ comparison: ContractComparison) -> [Test] {
    let problems = comparison.problems.map(\.diagnostic).map { problem in
      Test(
        kind: problem.rule, name: problem.file,
        failure: (problem.rule, problem.message, problem.description))
    }
    let findings = comparison.findings.map { change, acceptance in
      let text =
        "\(change.places(comparison).main): \(change.message); \(change.judgement)\n"
        + "finding: \(change.fingerprint)"
      var test = Test(kind: "\(comparison.title).\(change.rule.rawValue)", name: change.subject)
      if change.verdict != .compatible, acceptance == nil {
        test.failure = (change.verdict.rawValue, change.message, text)
      } else {
        test.output = text + (acceptance.map { "\naccepted: \($0.reason)" } ?? "")
      }
      return test
    }
    return problems + findings
  }

  private static func element(_ test: Test) -> String {
    let start =
      "    <testcase\(XMLText.attributes([("classname", test.kind), ("name", test.name)]))>\n"
    if let failure = test.failure {
      let about = XMLText.attributes([("message", failure.message), ("type", failure.type)])
      return start
        + "      <failure\(about)>\(XMLText.escaped(failure.text))</failure>\n    </testcase>"
    }
    return start
      + "      <system-out>\(XMLText.escaped(test.output ?? ""))</system-out>\n    </testcase>"
  }

  private static func counts(_ tests: [Test]) -> String {
    XMLText.attributes([
      ("tests", String(tests.count)), ("failures", String(tests.count { $0.failure != nil })),
      ("errors", "0"),
    ])
  }
}
