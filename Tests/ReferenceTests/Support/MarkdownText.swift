#if Generator
  /// What a reader sees of a page of Markdown.
  enum ShownMarkdown {
    /// The text of a line without what only marks it: escapes, backquotes and the ways of links.
    static func text(_ line: String) -> String {
      var shown = String.UnicodeScalarView()
      var rest = line.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        if scalar == "\\", let next = rest.first, next.isASCII, !next.properties.isAlphabetic {
          shown.append(next)
          rest.removeFirst()
        } else if scalar == "]", rest.first == "(", let end = rest.firstIndex(of: ")") {
          rest = rest[rest.index(after: end)...]
        } else if scalar == "`" {
          let fence = "`" + String(rest.prefix { $0 == "`" })
          rest = rest.dropFirst(fence.count - 1)
          let code = String(rest)
          guard let end = code.range(of: fence) else { continue }
          shown.append(
            contentsOf: code[..<end.lowerBound].replacing("\\|", with: "|").unicodeScalars)
          rest = rest.dropFirst(code[..<end.upperBound].unicodeScalars.count)
        } else if scalar != "[" {
          shown.append(scalar)
        }
      }
      return String(shown)
    }

    /// The cells of a table's row, as a forge parts them: at bars that no backslash escapes.
    static func cells(_ row: String) -> Int {
      var (bars, isEscaped) = (0, false)
      for scalar in row.unicodeScalars {
        if scalar == "|", !isEscaped { bars += 1 }
        isEscaped = scalar == "\\" && !isEscaped
      }
      return bars - 1
    }

    /// The lines of a page that are not in a block of code, and the blocks with their languages.
    static func parts(_ page: String) -> (
      lines: [String], blocks: [(language: String, text: String)]
    ) {
      var lines: [String] = []
      var blocks: [(language: String, text: String)] = []
      var fence: String?
      for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
        if let open = fence {
          if line == open {
            fence = nil
          } else {
            blocks[blocks.count - 1].text += line + "\n"
          }
        } else if line.hasPrefix("```") {
          let open = String(line.prefix { $0 == "`" })
          fence = open
          blocks.append((String(line.dropFirst(open.count)), ""))
        } else {
          lines.append(line)
        }
      }
      return (lines, blocks)
    }
  }
#endif
