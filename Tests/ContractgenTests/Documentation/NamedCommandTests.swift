#if Generator
  import Foundation
  import Testing

  /// What the pages call `make` and the tool by is there, with the options that they name.
  @Suite struct NamedCommandTests {
    /// The pages, but for the list of what once changed.
    private static let pages: [String] = {
      let files = FileManager.default.enumerator(atPath: Place.repository.path)
      var pages: [String] = []
      while let file = files?.nextObject() as? String {
        if file.split(separator: "/").last?.hasPrefix(".") == true {
          files?.skipDescendants()
        } else if file.hasSuffix(".md"), file != "CHANGELOG.md" {
          pages.append(file)
        }
      }
      return pages.sorted()
    }()

    private static func text(of file: String) throws -> String {
      try String(contentsOf: Place.repository.appending(path: file), encoding: .utf8)
    }

    /// The commands of a page that begin with a program: in its code blocks and between backticks.
    private static func commands(of page: String, _ program: String) throws -> [[Substring]] {
      let blocks = try CodeBlocks(of: page)["sh"].joined()
        .replacing("\\\n", with: " ").split(separator: "\n")
      let text = try text(of: page)
      let inline = text.matches(of: #/`([^`]+)`/#).map(\.1)
      return (blocks + inline).map { $0.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace) }
        .filter { $0.first.map(String.init) == program }
    }

    @Test func thePagesAreThere() {
      #expect(Self.pages.contains("README.md") && Self.pages.contains("CONTRIBUTING.md"))
      #expect(Self.pages.contains { $0.hasSuffix("AfterAServerChange.md") })
    }

    @Test(arguments: pages) func makeKnowsWhatAPageAsksOf(_ page: String) async throws {
      let help = try await Run.program(
        URL(fileURLWithPath: "/usr/bin/env"), ["make", "help"], in: Place.repository)
      let targets = Set(help.output.matches(of: #/(?m)^make ([a-z]+) /#).map(\.1))
      #expect(targets.contains("test"), "\(help.all)")
      for command in try Self.commands(of: page, "make") {
        for target in command.dropFirst() where target.allSatisfy(\.isLetter) {
          #expect(targets.contains(target), "\(page): make \(target)")
        }
      }
    }

    @Test(arguments: pages) func theToolKnowsWhatAPageAsksOf(_ page: String) async throws {
      for command in try Self.commands(of: page, "contractgen") {
        guard let verb = command.dropFirst().first else { continue }
        let screen = try await Run.contractgen("help", verb == "help" ? "generate" : String(verb))
        #expect(screen.status == 0, "\(page): \(verb)")
        let ours = command.prefix { $0 != "--" }
        for option in ours where option.hasPrefix("--") {
          #expect(screen.output.contains("  \(option)"), "\(page): \(verb) \(option)")
        }
      }
    }

    /// What `make` prints, by the commands that the Makefile runs.
    @Test func theReadmeShowsWhatMakePrints() async throws {
      let makefile = try Self.text(of: "Makefile")
      let recipe = try #require(makefile.firstMatch(of: #/(?m)^all: tool\n((?:\t.*\n)+)/#)?.1)
      let commands = recipe.matches(of: #/\$\(CONTRACTGEN\) (.+?) \|\|/#).map {
        $0.1.split(separator: " ").map(String.init)
      }
      #expect(commands.count >= 4)
      var printed = ""
      for arguments in commands {
        let run = try await Run.program(Place.contractgen, arguments, in: Place.repository)
        printed += run.errors + run.output
      }
      let shown = try CodeBlocks(of: "README.md", under: "What `make` prints")[""]
      #expect(shown == [printed])
    }

    @Test func theReadmeHasEachVerb() async throws {
      let readme = try Self.text(of: "README.md")
      let rows = readme.matches(of: #/(?m)^\| `([a-z]+)[a-z ]*` \| [a-z]/#).map {
        String($0.1)
      }
      #expect(try await rows == HelpTests.verbs())
    }
  }
#endif
