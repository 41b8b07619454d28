/// Python's `jsonschema`, which Debian has as `python3-jsonschema`.
package enum PythonJSONSchema {
  package static let isMissing =
    "python3 has no module `jsonschema` (Debian: python3-jsonschema)"

  /// Whether it is there, and knows JSON Schema 2020-12.
  package static let isAvailable: Bool = {
    let found = try? run("import jsonschema; jsonschema.Draft202012Validator", [])
    return found?.status == 0
  }()

  /// Runs a Python program that uses it.
  package static func run(_ program: String, _ arguments: [String]) throws -> Program.Result {
    try Program.run(["python3", "-X", "utf8", "-W", "ignore", "-c", program] + arguments)
  }
}
