#if !Generator
  import Foundation

  /// What stands in for the tool where it was built without what reads schemas.
  enum TraitGuard {
    /// One line, because plugins and build logs show it among others.
    static let message =
      "contractgen: error: was built without the trait Generator, which needs libyaml; "
      + "use `swift run --traits Generator contractgen …`, or where a package uses a plugin "
      + "`.package(…, traits: [\"Generator\"])`"

    static func stop() -> Never {
      Output.error(message)
      exit(Tool.ExitStatus.unreadable.rawValue)
    }
  }
#endif
