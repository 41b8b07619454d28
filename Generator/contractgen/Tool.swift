import Foundation

/// The command-line tool: picks the verb, and turns what went wrong into an exit status.
enum Tool {
  /// What the tool tells whoever called it.
  enum ExitStatus: Int32 {
    /// Nothing to report.
    case clean = 0
    /// There are findings; an error in a schema is one.
    case findings = 1
    /// The arguments are wrong.
    case usage = 2
    /// Something could not be read or written.
    case unreadable = 3
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      guard let verb = arguments.first else {
        throw UsageError("no verb was given", verb: nil)
      }
      let rest = Array(arguments.dropFirst())
      let options = rest.prefix { $0 != "--" }
      if let screen = Help.screens[verb], options.contains("--help") || options.contains("-h") {
        Output.print(screen)
        return .clean
      }
      switch verb {
      case "generate": return try GenerateVerb(rest).run()
      case "conform": return try ConformVerb(rest).run()
      case "golden": return try GoldenVerb(rest).run()
      case "diff": return try DiffVerb(rest).run()
      case "snapshot": return try SnapshotVerb(rest).run()
      case "matrix": return try MatrixVerb(rest).run()
      case "describe": return try DescribeVerb(rest).run()
      case "rules": return try RulesVerb(rest).run()
      case "help", "--help", "-h": return try help(rest)
      default: throw UsageError("there is no verb `\(verb)`", verb: nil)
      }
    } catch let error as UsageError {
      Output.error("contractgen: error: \(error.message)\n\n\(Help.usage(error.verb))")
      return .usage
    } catch let problem as any FileProblem {
      Output.error(ReportItem(problem).text)
      return .unreadable
    } catch {
      Output.error("\(error)")
      return .unreadable
    }
  }

  private static func help(_ rest: [String]) throws -> ExitStatus {
    guard !rest.isEmpty else {
      Output.print(Help.overview)
      return .clean
    }
    let verb = rest.joined(separator: " ")
    guard let screen = Help.screens[verb] else {
      throw UsageError("there is no help on `\(verb)`", verb: nil)
    }
    Output.print(screen)
    return .clean
  }
}

/// Arguments that make no sense.
struct UsageError: Error {
  let message: String
  let verb: String?

  init(_ message: String, verb: String?) {
    self.message = message
    self.verb = verb
  }
}
