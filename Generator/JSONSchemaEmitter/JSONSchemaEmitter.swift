import ContractModel
import ContractRuntime
import GeneratedFiles

/// Writes JSON Schemas (draft 2020-12) of what one release of the server sends: a file for each payload,
/// each command's answer, each endpoint's body and success, and for answers to anything else.
///
/// A schema judges as conformance does, as far as JSON Schema can say it; Documentation/JSONSchema.md
/// lists what it cannot. Each file stands on its own.
public enum JSONSchemaEmitter {
  /// The schemas of a contract, by the release it names as `server`, sorted by name.
  ///
  /// - Parameter schema: The name of the schema file, for the comment in each; without a folder, so that
  ///   the bytes are the same wherever the file lies.
  public static func emit(_ contract: Contract, schema: String) -> [GeneratedFile] {
    let definitions = Definitions(contract)
    var names: [String: Int] = [:]
    return subjects(contract).sorted { $0.fileName < $1.fileName }.map { subject in
      let name = subject.fileName(after: &names)
      let comment =
        "Written by `contractgen generate --language json-schema` from \(schema), by what "
        + "\(contract.releases.server) sends; do not edit."
      let head: [(String, JSONValue)] = [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string(name)), ("$comment", .string(comment)), ("title", .string(subject.title)),
      ]
      let root = head + described(subject.doc) + subject.keywords
      let reached = definitions.reached(from: .members(root))
      let all = root + (reached.isEmpty ? [] : [("$defs", .members(reached))])
      return GeneratedFile(name: name, text: JSONValue.members(all).formatted() + "\n")
    }
  }

  /// The name of the file of something, such as `payload` and `PushPayload`, unless a name before it
  /// differs in nothing but case.
  public static func fileName(_ kind: String, of subject: String = "") -> String {
    Subject(kind: kind, name: subject, doc: nil, keywords: []).fileName
  }

  private static func subjects(_ contract: Contract) -> [Subject] {
    let types = TypeSchema(contract)
    let answers = contract.envelope.map { AnswerSchema($0, types) }
    var subjects = contract.payloads.map { payload in
      Subject(
        kind: "payload", name: payload.record.name, doc: payload.record.doc,
        keywords: types.keywords(payload.record))
    }
    if let answers {
      subjects.append(
        Subject(
          kind: "envelope", name: "", doc: "An answer to something outside the contract.",
          keywords: answers.keywords))
      subjects += contract.commands.map { command in
        Subject(
          kind: "command", name: command.name, doc: command.doc,
          keywords: answers.keywords(command))
      }
    }
    for endpoint in contract.endpoints {
      if let body = endpoint.body {
        subjects.append(
          Subject(
            kind: "request", name: endpoint.name, doc: body.doc ?? endpoint.doc,
            keywords: types.keywords(body)))
      }
      let result: [(String, JSONValue)]? =
        switch endpoint.result {
        case .fields(let record): types.keywords(record)
        case .type(let type): types.keywords(type)
        case nil: nil
        }
      if let result {
        subjects.append(
          Subject(kind: "response", name: endpoint.name, doc: endpoint.doc, keywords: result))
      }
    }
    return subjects
  }
}

/// Something that a schema is written of.
private struct Subject {
  var kind: String
  var name: String
  var doc: String?
  var keywords: [(String, JSONValue)]

  var title: String { name.isEmpty ? kind : "\(kind) \(name)" }

  /// The name without extension. No two subjects of a contract have one name: they would have one type
  /// in Swift too, whose name is made of the same letters and digits, which the reader refuses.
  private var baseName: String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": Character(scalar)
      default: "-"
      }
    }
    return name.isEmpty ? kind : "\(kind).\(String(letters))"
  }

  var fileName: String { baseName + ".json" }

  /// The name, with a number where file systems that ignore case would take it for one before.
  func fileName(after names: inout [String: Int]) -> String {
    let number = names[baseName.lowercased(), default: 0] + 1
    names[baseName.lowercased()] = number
    return number == 1 ? fileName : "\(baseName).\(number).json"
  }
}

/// The keyword for a text for readers, where there is one.
func described(_ doc: String?) -> [(String, JSONValue)] {
  doc.map { [("description", .string($0))] } ?? []
}
