import Foundation

/// Names every public symbol that has no documentation, of all symbol graphs in a folder.
///
/// `swift format lint` passes over enum cases and the requirements of protocols; a symbol graph holds
/// them all. What a protocol documents need not be documented again by whoever conforms to it.
@main
enum UndocumentedSymbols {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      throw Failure("give the folder of the symbol graphs")
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    let graphs = try files.map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
    guard graphs.contains(where: { !$0.symbols.isEmpty }) else {
      throw Failure("`\(folder.path)` holds no symbol graph with a public symbol")
    }
    let findings = Set(graphs.flatMap(\.undocumented)).sorted()
    for finding in findings { print(finding) }
    if !findings.isEmpty { exit(1) }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What is read of a symbol graph.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int, character: Int }
      let uri: String
      let position: Position
    }

    let identifier: Identifier
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?

    var isDocumented: Bool {
      docComment?.lines.contains { $0.text.contains { !$0.isWhitespace } } ?? false
    }

    /// The finding, with a place that editors and terminals know how to open.
    var finding: String {
      let name = pathComponents.joined(separator: ".")
      guard let location else { return "error: `\(name)` has no documentation" }
      let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).path + "/"
      let path = URL(string: location.uri)?.path ?? location.uri
      return "\(path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path)"
        + ":\(location.position.line + 1):\(location.position.character + 1)"
        + ": error: `\(name)` is public and has no documentation"
    }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable { let identifier: String }
    let source: String
    let kind: String
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  var undocumented: [String] {
    let inherited = Set(
      relationships.filter { $0.sourceOrigin != nil || $0.kind == "defaultImplementationOf" }
        .map(\.source))
    return symbols.filter { !$0.isDocumented && !inherited.contains($0.identifier.precise) }
      .map(\.finding)
  }
}
