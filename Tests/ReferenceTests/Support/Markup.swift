#if Generator
  import Foundation

  /// A page of HTML, taken apart as a browser does: elements with what they hold. It reads only what
  /// browsers need not mend.
  struct Markup {
    struct Fault: Error, CustomStringConvertible {
      var description: String
    }

    /// An element.
    final class Element {
      let name: String
      let attributes: [String: String]
      var children: [Element] = []
      /// The text in it and in what it holds.
      var text = ""

      init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
      }

      /// The element and all that it holds, in the page's order.
      var all: [Element] { [self] + children.flatMap(\.all) }
    }

    let root = Element("", [:])

    func all(_ name: String) -> [Element] { root.all.filter { $0.name == name } }

    func element(_ id: String) -> Element? { root.all.first { $0.attributes["id"] == id } }

    private static let void: Set = ["meta", "br", "hr", "img", "link", "input"]

    init(_ text: String) throws {
      var rest = text[...]
      var open = [root]
      while let next = rest.firstIndex(of: "<") {
        let plain = try Self.unescaped(rest[..<next])
        for element in open { element.text += plain }
        rest = rest[next...].dropFirst()
        if rest.hasPrefix("!DOCTYPE html>") {
          rest = rest.dropFirst("!DOCTYPE html>".count)
        } else if rest.first == "/" {
          let name = rest.dropFirst().prefix { $0 != ">" }
          guard let last = open.popLast(), last.name == name, !open.isEmpty else {
            throw Fault(description: "</\(name)> closes nothing")
          }
          rest = rest.dropFirst(name.count + 2)
        } else {
          let element = try Self.element(&rest)
          open[open.count - 1].children.append(element)
          if rest.hasPrefix("/>") {
            rest = rest.dropFirst(2)
          } else {
            guard rest.popFirst() == ">" else {
              throw Fault(description: "<\(element.name) is not closed: \(rest.prefix(40))")
            }
            if element.name == "style" || element.name == "script" {
              // Raw text: the first end of it is the end.
              guard let end = rest.range(of: "</\(element.name)") else {
                throw Fault(description: "<\(element.name)> does not end")
              }
              element.text = String(rest[..<end.lowerBound])
              rest = rest[end.lowerBound...]
              open.append(element)
            } else if !Self.void.contains(element.name) {
              open.append(element)
            }
          }
        }
      }
      guard open.count == 1 else {
        throw Fault(description: "<\(open.last?.name ?? "")> stays open")
      }
    }

    private static func element(_ rest: inout Substring) throws -> Element {
      let name = String(rest.prefix { $0.isLetter || $0.isNumber })
      guard !name.isEmpty else { throw Fault(description: "a stray < before \(rest.prefix(40))") }
      rest = rest.dropFirst(name.count)
      var attributes: [String: String] = [:]
      while rest.first == " " {
        rest = rest.dropFirst()
        let key = String(rest.prefix { $0 != "=" && $0 != ">" && $0 != " " })
        rest = rest.dropFirst(key.count)
        guard rest.hasPrefix("=\"") else { throw Fault(description: "\(key) has no value") }
        rest = rest.dropFirst(2)
        let value = rest.prefix { $0 != "\"" }
        guard attributes[key] == nil, !value.contains("<") else {
          throw Fault(description: "\(key) is twice in <\(name)>, or holds <")
        }
        attributes[key] = try unescaped(value)
        rest = rest.dropFirst(value.count + 1)
      }
      return Element(name, attributes)
    }

    private static let entities = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
    ]

    private static func unescaped(_ text: Substring) throws -> String {
      guard !text.contains(">") else { throw Fault(description: "a stray > in \(text.prefix(40))") }
      var pieces = text.split(separator: "&", omittingEmptySubsequences: false)[...]
      var plain = String(pieces.removeFirst())
      for piece in pieces {
        let name = piece.prefix { $0 != ";" }
        guard let character = entities[String(name)], name.count < piece.count else {
          throw Fault(description: "&\(piece.prefix(20)) is no reference")
        }
        plain += character + piece.dropFirst(name.count + 1)
      }
      return plain
    }
  }
#endif
