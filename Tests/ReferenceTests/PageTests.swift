#if Generator
  import Foundation
  import GeneratedFiles
  import Testing

  @testable import Reference

  /// The pages as files: their links, their structure, and that they are what is committed.
  @Suite struct PageTests {
    @Test(arguments: Repository.samples)
    func htmlStandsAlone(_ sample: Repository.Sample) throws {
      let text = sample.reference.file(.html).text
      let page = try Markup(text)
      let asking = Set(["script", "link", "img", "iframe", "object", "embed", "base", "form"])
      #expect(page.root.all.filter { asking.contains($0.name) }.isEmpty)
      #expect(
        page.root.all.allSatisfy { $0.attributes["src"] == nil && $0.attributes["style"] == nil })
      let style = try #require(page.all("style").first)
      #expect(page.all("style").count == 1)
      #expect(!style.text.contains("url("))
      #expect(!style.text.contains("@import"))
      for feature in ["prefers-color-scheme: dark", "@media print", ":focus-visible"] {
        #expect(style.text.contains(feature))
      }
      #expect(!text.contains(Repository.root.path))
    }

    @Test(arguments: Repository.samples)
    func htmlIsForEveryone(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      #expect(page.all("html").first?.attributes["lang"] == "en")
      #expect(page.all("main").count == 1)
      #expect(page.all("nav").first?.attributes["aria-label"] == "Contents")
      #expect(page.all("a").first?.attributes["href"] == "#content")
      let levels = page.root.all.compactMap { element in
        element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
      }
      #expect(levels.first == 1)
      #expect(levels.count { $0 == 1 } == 1)
      for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1) }
      // Landmarks are few: the sections that the table of contents begins with.
      let landmarks = page.all("section").compactMap { $0.attributes["aria-labelledby"] }
      let headings = page.all("h2").compactMap { $0.attributes["id"] }
      #expect(landmarks.count <= 10)
      #expect(landmarks == headings)
      let tables = page.all("table")
      #expect(!tables.isEmpty)
      for table in tables {
        #expect(table.children.first?.name == "caption")
        #expect(table.all.filter { $0.name == "th" }.allSatisfy { $0.attributes["scope"] != nil })
        let rows = table.all.filter { $0.name == "tr" }.map(\.children.count)
        #expect(Set(rows).count == 1)
      }
      for box in page.root.all where box.attributes["class"]?.contains("scroll") == true {
        #expect(box.attributes["tabindex"] == "0")
        #expect(box.attributes["aria-label"]?.isEmpty == false)
      }
      #expect(page.all("svg").count == 2 * sample.contract.toggles.count)
      for drawing in page.all("svg") {
        #expect(drawing.attributes["role"] == "img")
        #expect(drawing.children.prefix(2).map(\.name) == ["title", "desc"])
        #expect(drawing.attributes["aria-describedby"] == drawing.children[1].attributes["id"])
      }
    }

    /// The three readers find a way in, each to more than one part.
    @Test(arguments: Repository.samples)
    func thereAreThreeWaysIn(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      let ways = page.all("section").filter { $0.attributes["class"] == "way" }
      #expect(
        ways.map { $0.children[0].text }
          == ["I write the app", "I write the server", "I review a change"])
      for way in ways { #expect(way.all.count { $0.name == "a" } >= 2) }
    }

    /// Where the table of contents has no room for the parts of a section, its head lists them.
    @Test func aSectionOfPartsListsThem() throws {
      let gitbay = try #require(Repository.samples.first)
      let page = try Markup(gitbay.reference.file(.html).text)
      let lists = page.all("ul").filter { $0.attributes["class"] == "parts" }
      let links = lists.map { list in
        list.all.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
      }
      #expect(links.contains(["#exit-codes", "#any-command"]))
      #expect(links.contains(["#routes-that-match", "#routes-that-do-not"]))
      let commands = gitbay.contract.commands.map { "#" + Anchor.of("command", $0.name) }
      #expect(links.contains(commands))
      // One part alone stands under the heading anyway.
      #expect(!links.contains { $0.count < 2 })
    }

    @Test(arguments: Repository.samples)
    func linksOfHTMLResolve(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      let ids = page.root.all.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
      let links = page.all("a").compactMap { $0.attributes["href"] }
      #expect(links.count > 30)
      for link in links { try Self.expectTarget(of: link, among: Set(ids)) }
    }

    @Test(arguments: Repository.samples)
    func linksOfMarkdownResolve(_ sample: Repository.Sample) throws {
      let text = sample.reference.file(.markdown).text
      let ids = text.matches(of: /<a id="([^"]+)"><\/a>/).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
      let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      #expect(links.count > 30)
      for link in links { try Self.expectTarget(of: link, among: Set(ids)) }
    }

    private static func expectTarget(of link: String, among ids: Set<String>) throws {
      if link.hasPrefix("#") {
        #expect(ids.contains(String(link.dropFirst())), "\(link)")
      } else {
        let path = try #require(link.removingPercentEncoding)
        #expect(!path.hasPrefix("/"))
        let file = Repository.pages.appending(path: path)
        #expect(FileManager.default.fileExists(atPath: file.standardizedFileURL.path), "\(link)")
      }
    }

    /// The same in each run: another process wrote what is committed.
    @Test(arguments: Repository.samples, Reference.Language.allCases)
    func whatIsCommittedIsFresh(
      _ sample: Repository.Sample, _ language: Reference.Language
    ) throws {
      let file = sample.reference.file(language)
      #expect(file == sample.reference.file(language))
      let committed = try Data(contentsOf: Repository.pages.appending(path: file.name))
      #expect(committed == Data(file.text.utf8), "run `make generate`")
    }

    @Test(
      .enabled(if: Tidy.program != nil, "\(Tidy.isMissing)"), arguments: Repository.samples)
    func tidyHasNothingToSay(_ sample: Repository.Sample) throws {
      #expect(try Tidy.complaints(sample.reference.file(.html).text) == "")
      #expect(try Tidy.complaints("<p>unclosed <b>").isEmpty == false)
    }

    /// Tables keep their columns, and no row is broken.
    @Test(arguments: Repository.samples)
    func tablesOfMarkdownAreWhole(_ sample: Repository.Sample) {
      expectWholeTables(sample.reference.file(.markdown).text)
    }

    @Test func linksLeadFromAnyFolder() {
      let paths = RelativePath(from: "/a/b/pages")
      #expect(paths.path(to: "/a/b/pages/x.json") == "x.json")
      #expect(paths.path(to: "/a/b/Golden/v1+2/x y.json") == "../Golden/v1+2/x y.json")
      #expect(paths.path(to: "/c/x.json") == "../../../c/x.json")
      #expect(RelativePath.encoded("../v1+2/x y%é.json") == "../v1+2/x%20y%25%C3%A9.json")
    }

    @Test func anchorsDiffer() {
      let names = ["a b", "a_b", "a.b", "a-b", "a  b", "ab", "a~20~b", "é", "e\u{301}", ""]
      #expect(Set(names.map { Anchor.of("x", $0) }).count == names.count)
    }
  }

  /// Expects each table of a page to have one number of cells in all rows.
  func expectWholeTables(_ page: String) {
    var columns: Int?
    var tables = 0
    for line in ShownMarkdown.parts(page).lines {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let cells = ShownMarkdown.cells(line)
      if columns == nil { tables += 1 }
      #expect(cells == columns ?? cells, "\(line)")
      columns = cells
    }
    #expect(tables > 0)
  }
#endif
