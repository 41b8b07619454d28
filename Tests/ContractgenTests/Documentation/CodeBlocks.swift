import Foundation

/// The code blocks of a page.
struct CodeBlocks {
  /// The blocks by language, in order.
  private(set) var texts: [String: [String]] = [:]

  /// Reads a page, or what stands under one of its headings.
  init(of page: String, under heading: String? = nil) throws {
    let url = Place.repository.appending(path: page)
    var language: String?
    var lines: [Substring] = []
    var isMeant = heading == nil
    for line in try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let text = line.drop { $0 == " " }
      if let open = language {
        if text == "```" {
          if isMeant { texts[open, default: []].append(lines.joined(separator: "\n") + "\n") }
          language = nil
        } else {
          lines.append(line)
        }
      } else if text.hasPrefix("```") {
        (language, lines) = (String(text.dropFirst(3)), [])
      } else if line.hasPrefix("## "), let heading {
        isMeant = line == "## " + heading
      }
    }
  }

  subscript(language: String) -> [String] { texts[language] ?? [] }
}
