#if Generator
  import ContractRuntime
  import Foundation
  import GeneratedFiles
  import ProcessSupport

  /// Python's `jsonschema`, which Debian has as `python3-jsonschema`. One process judges a whole batch.
  enum Validator {
    static let isMissing = PythonJSONSchema.isMissing
    static let isAvailable = PythonJSONSchema.isAvailable

    struct Failed: Error, CustomStringConvertible {
      let description: String
    }

    /// What a validator makes of a body.
    enum Verdict: Equatable {
      case taken
      /// The first thing that the schema refuses.
      case refused(String)
      /// Python reads no JSON here.
      case unreadable

      var isTaken: Bool { self == .taken }
    }

    /// For each body the verdict of its schema. Each schema is first held to the schema of schemas.
    static func verdicts(
      on bodies: [(schema: String, text: String)], by files: [GeneratedFile]
    ) throws -> [Verdict] {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "JSONSchemaEmitterTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for file in files {
        try Data(file.text.utf8).write(to: folder.appending(path: file.name))
      }
      let batch = folder.appending(path: "batch")
      let lines = bodies.map { "\(JSONValue.array([.string($0.schema), .string($0.text)]))\n" }
      try Data(lines.joined().utf8).write(to: batch)
      let answer = try PythonJSONSchema.run(program, [folder.path, batch.path] + files.map(\.name))
      guard answer.status == 0, case .array(let verdicts) = try JSONValue(json: answer.output),
        verdicts.count == bodies.count
      else { throw Failed(description: "exit status \(answer.status)\n\(answer.output)") }
      return verdicts.map { verdict in
        switch verdict {
        case .null: .taken
        case .string(let text): .refused(text)
        default: .unreadable
        }
      }
    }

    /// Numbers are read exactly: as a double, 2^63 with a point behind it would be another number.
    private static let program = """
      import json, sys
      from decimal import Decimal
      from jsonschema import Draft202012Validator

      def number(text):
          value = Decimal(text)
          if value.adjusted() > 400:
              return float(text)
          return int(value) if value == value.to_integral_value() else value

      def read(path):
          with open(path, encoding="utf-8") as file:
              return json.load(file, parse_float=number)

      folder, batch, *names = sys.argv[1:]
      validators = {}
      for name in names:
          schema = read(f"{folder}/{name}")
          Draft202012Validator.check_schema(schema)
          validators[name] = Draft202012Validator(schema)

      def verdict(name, text):
          try:
              value = json.loads(text, parse_float=number)
          except (ValueError, RecursionError):
              return False
          error = next(validators[name].iter_errors(value), None)
          return error and f"{error.json_path}: {error.message}"[:500]

      with open(batch, encoding="utf-8", newline="\\n") as lines:
          print(json.dumps([verdict(*json.loads(line)) for line in lines]))
      """
  }
#endif
