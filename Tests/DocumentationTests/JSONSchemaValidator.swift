#if Generator
  import ContractModel
  import ContractRuntime
  import Foundation
  import ProcessSupport

  /// Python's `jsonschema`, which Debian has as `python3-jsonschema`.
  enum JSONSchemaValidator {
    static let isMissing = PythonJSONSchema.isMissing
    static let isAvailable = PythonJSONSchema.isAvailable

    struct Failed: Error, CustomStringConvertible {
      let description: String
    }

    /// For each value the first thing that the JSON Schema for editors refuses, nil where it takes the
    /// value.
    static func refusals(of values: [JSONValue]) throws -> [String?] {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "DocumentationTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (schema, given) = (folder.appending(path: "schema"), folder.appending(path: "values"))
      try Data(EditorSchema.text.utf8).write(to: schema)
      try Data("\(JSONValue.array(values))".utf8).write(to: given)
      let answer = try PythonJSONSchema.run(program, [schema.path, given.path])
      guard answer.status == 0, case .array(let refusals) = try JSONValue(json: answer.output),
        refusals.count == values.count
      else { throw Failed(description: "exit status \(answer.status)\n\(answer.output)") }
      return refusals.map { if case .string(let text) = $0 { text } else { nil } }
    }

    private static let program = """
      import json, sys
      from jsonschema import Draft202012Validator

      schema, values = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      errors = (next(validator.iter_errors(value), None) for value in values)
      print(json.dumps([error and f"{error.json_path}: {error.message}"[:500] for error in errors]))
      """
  }
#endif
