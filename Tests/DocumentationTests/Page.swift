#if Generator
  import Foundation

  /// A page of the documentation, taken apart.
  struct Page {
    /// An example, and where it stands.
    struct Example: CustomStringConvertible, Sendable {
      /// The heading it stands under.
      let heading: String
      /// The line it starts in, from 1 on.
      let line: Int
      let text: String

      var description: String { "line \(line), \(heading)" }
    }

    /// The page as it stands there.
    let text: String
    /// The examples that are YAML, in order.
    private(set) var examples: [Example] = []
    /// The keys that the tables with the title `Key` list, by heading.
    private(set) var keys: [String: [String]] = [:]
    /// The headings, as links name them.
    private(set) var anchors: Set<String> = []
    /// What the page's own links name.
    private(set) var links: Set<String> = []

    /// Reads a page under `Documentation/`.
    init(_ name: String) throws {
      let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/\(name)")
      text = try String(contentsOf: url, encoding: .utf8)
      var heading = ""
      var isInKeys = false
      var block: (line: Int, isYAML: Bool, lines: [Substring])?
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if line.hasPrefix("```") {
          if let open = block {
            let text = open.lines.joined(separator: "\n") + "\n"
            if open.isYAML {
              examples.append(Example(heading: heading, line: open.line, text: text))
            }
            block = nil
          } else {
            block = (index + 2, line == "```yaml", [])
          }
        } else if block != nil {
          block?.lines.append(line)
        } else if line.hasPrefix("#") {
          heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
          anchors.insert(heading.lowercased().replacingOccurrences(of: " ", with: "-"))
        } else if line.hasPrefix("|") {
          if line.hasPrefix("| Key |") { isInKeys = true }
          if isInKeys { keys[heading, default: []] += Self.names(in: line) }
        } else {
          isInKeys = false
        }
        links.formUnion(line.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) })
      }
    }

    /// What stands in backquotes in the first cell of a table's row.
    private static func names(in row: Substring) -> [String] {
      let cell = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().first ?? ""
      return cell.matches(of: /`([^`]*)`/).map { String($0.1) }
    }
  }
#endif
