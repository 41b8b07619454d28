#if Generator
  import Foundation
  import Testing

  /// The help, screen by screen, held against the files under `Help`.
  ///
  /// After a change that is meant: `contractgen help VERB > Tests/ContractgenTests/Help/VERB.txt`.
  @Suite struct HelpTests {
    private static let folder = Place.repository.appending(path: "Tests/ContractgenTests/Help")

    /// The verbs, as the overview lists them.
    static func verbs() async throws -> [String] {
      let overview = try await Run.contractgen("help").output
      return overview.matches(of: #/(?m)^  ([a-z]+)  /#).map { String($0.1) }
    }

    @Test func theOverview() async throws {
      let run = try await Run.contractgen("help")
      let kept = try String(
        contentsOf: Self.folder.appending(path: "overview.txt"), encoding: .utf8)
      #expect(run.output == kept)
    }

    @Test func theScreenOfEachVerb() async throws {
      let verbs = try await Self.verbs()
      #expect(verbs.contains("generate"))
      for verb in verbs {
        let kept = try String(
          contentsOf: Self.folder.appending(path: "\(verb).txt"), encoding: .utf8)
        for arguments in [["help", verb], [verb, "--help"], [verb, "-h"]] {
          let run = try await Run.program(Place.contractgen, arguments, in: Place.repository)
          #expect(run.status == 0 && run.errors.isEmpty, "\(verb)")
          #expect(run.output == kept, "\(verb)")
        }
      }
    }

    @Test func noScreenIsKeptForAVerbThatIsGone() async throws {
      let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
      let shown = try await Self.verbs() + ["overview"]
      #expect(kept == shown.map { "\($0).txt" }.sorted())
    }

    /// Screens are read in terminals of 100 columns, and say what each option does and each status means.
    @Test func everyScreenIsWhole() async throws {
      for verb in try await Self.verbs() {
        let screen = try await Run.contractgen("help", verb).output
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 100 }, "\(verb)")
        #expect(screen.contains("\nUSAGE: contractgen \(verb)"), "\(verb)")
        #expect(screen.contains("\nEXIT STATUS: 0 "), "\(verb)")
      }
    }

    /// The verb goes by the name that it is called by, too.
    @Test func theScreenOfGoldenAdd() async throws {
      let kept = try String(
        contentsOf: Self.folder.appending(path: "golden.txt"), encoding: .utf8)
      #expect(try await Run.contractgen("help", "golden", "add").output == kept)
    }

    /// What is explained under `OPTIONS` stands in the usage, but for a verb with more than fit there.
    @Test func everyOptionIsInTheUsage() async throws {
      for verb in try await Self.verbs() {
        let screen = try await Run.contractgen("help", verb).output
        let usage = screen.split(separator: "\n\n").first { $0.hasPrefix("USAGE:") } ?? ""
        guard !usage.contains("[options]") else { continue }
        let options = screen.split(separator: "\nOPTIONS:\n").last ?? ""
        for option in options.matches(of: #/(?m)^  (--[a-z-]+)/#) {
          #expect(usage.contains(option.1), "\(verb) \(option.1)")
        }
      }
    }

    /// What a usage line names is explained below it.
    @Test func everyOptionOfTheUsageIsExplained() async throws {
      for verb in try await Self.verbs() {
        let screen = try await Run.contractgen("help", verb).output
        let explained = Set(screen.matches(of: #/(?m)^  (--[a-z-]+)/#).map { String($0.1) })
        let usage = screen.split(separator: "\n\n").first { $0.hasPrefix("USAGE:") } ?? ""
        for option in usage.matches(of: #/--[a-z-]+/#) {
          #expect(explained.contains(String(option.0)), "\(verb) \(option.0)")
        }
      }
    }
  }
#endif
