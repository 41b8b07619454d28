/// The help, a screen for each verb.
enum Help {
  static let overview = """
    contractgen keeps a contract, its Swift code and its goldens in step.

    USAGE: contractgen <verb> [options]

    VERBS:
      generate    Write the Swift code of a contract, or check that it is fresh.
      conform     Check goldens, or given bodies, against a contract.
      help VERB   Show the help of a verb.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let generate = """
    Write the Swift code of a contract, or check that it is fresh.

    USAGE: contractgen generate [--check] [--schema FILE [--output DIR]]

    Without --schema, every schema under Schema/ is generated into Sources/<Contract>Contract/Generated.
    Files are written only where their bytes differ; nothing is deleted.

    OPTIONS:
      --check        Write nothing; show what differs and exit with 1 where something does.
      --schema FILE  The schema.
      --output DIR   The folder for its code.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let conform = """
    Check goldens, or given bodies, against a contract.

    USAGE: contractgen conform [--schema FILE [--goldens DIR]]
           contractgen conform --payload NAME [--server RELEASE] [--schema FILE] FILE...
           contractgen conform --command WORDS [--server RELEASE] [--schema FILE] FILE...

    Without a body, every golden under Golden/<schema>/<release>/ is checked: what a client makes of it
    is what the manifest says, and it is what its own release sends. Given bodies are judged by a
    release; a success and a documented failure both conform. `-` is standard input.

    OPTIONS:
      --schema FILE     The schema; every schema under Schema/ by default.
      --goldens DIR     The folder of its goldens.
      --payload NAME    The bodies are payloads of this name.
      --command WORDS   The bodies are answers to this command.
      --server RELEASE  The release to judge by; the schema's `server` by default.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let screens = ["generate": generate, "conform": conform]

  /// What goes under an error in the arguments.
  static func usage(_ verb: String?) -> String {
    let screen = verb.flatMap { screens[$0] } ?? overview
    let usage = screen.split(separator: "\n").first { $0.hasPrefix("USAGE:") } ?? ""
    return usage + "\nSee `contractgen help\(verb.map { " " + $0 } ?? "")`."
  }
}
