/// The help, a screen for each verb.
enum Help {
  static let overview = """
    contractgen keeps a contract, its Swift code and its goldens in step.

    USAGE: contractgen <verb> [options]

    VERBS:
      generate    Write the Swift code of a contract, or check that it is fresh.
      conform     Check goldens, or given bodies, against a contract.
      diff        Compare two versions of a contract, and say whom the changes break.
      rules       List the rules that a schema is held to.
      help VERB   Show the help of a verb.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let generate = """
    Write the Swift code of a contract, or check that it is fresh.

    USAGE: contractgen generate [--check] [--schema FILE [--output DIR]] [--format NAME]

    Without --schema, every schema under Schema/ is generated into Sources/<Contract>Contract/Generated.
    Files are written only where their bytes differ; nothing is deleted.

    OPTIONS:
      --check        Write nothing; show what differs and exit with 1 where something does.
      --schema FILE  The schema.
      --output DIR   The folder for its code.
      --format NAME  How findings are written: text, json or github.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let conform = """
    Check goldens, or given bodies, against a contract.

    USAGE: contractgen conform [--schema FILE [--goldens DIR]]
           contractgen conform --payload NAME [--server RELEASE] [--schema FILE] FILE...
           contractgen conform --command WORDS [--server RELEASE] [--schema FILE] FILE...
           contractgen conform --request NAME [--schema FILE] FILE...
           contractgen conform --response NAME [--schema FILE] FILE...

    Without a body, every golden under Golden/<schema>/<release>/ is checked: what a client makes of it
    is what the manifest says, and it is what its own release sends. Given bodies are judged by a
    release; a success and a documented failure both conform. `-` is standard input.

    OPTIONS:
      --schema FILE     The schema; every schema under Schema/ by default.
      --goldens DIR     The folder of its goldens.
      --payload NAME    The bodies are payloads of this name.
      --command WORDS   The bodies are answers to this command.
      --request NAME    The bodies are sent to this endpoint.
      --response NAME   The bodies are this endpoint's successes.
      --server RELEASE  The release to judge by; the schema's `server` by default.
      --format NAME     How findings are written: text, json or github.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let diff = """
    Compare two versions of a contract, and say whom the changes break.

    USAGE: contractgen diff OLD NEW [--accepted FILE] [--format NAME]
           contractgen diff --against REVISION [FILE...] [--accepted FILE] [--format NAME]

    Each change breaks deployed clients, deployed servers, source only, or nobody; the last line gives the
    step of the version that they ask for. `contractgen rules --diff` explains the rules. What breaks and is
    not accepted is an error. A break is accepted in `NAME.accepted.yaml` beside `NAME.yaml`:

      accepted:
        - finding: field-removed DuePush.badge
          base: 0123456789abcdef
          reason: No app shows it.
          affects: Nobody.

    with the finding and the base that the report names. An entry for the base that is judged whose finding
    does not occur is an error; entries for other bases are left alone.

    OPTIONS:
      --against REVISION  Compare with the file that is committed at a revision of git; every schema under
                          Schema/ by default.
      --accepted FILE     The file that accepts breaks.
      --format NAME       How the report is written: text, json, junit, github or markdown.

    EXIT STATUS: 0 nothing breaks, 1 something does, 2 wrong arguments, 3 cannot read or write.
    """

  static let rules = """
    List the rules that a schema is held to.

    USAGE: contractgen rules [--markdown | --json-schema | --diff]

    A finding about a schema names its rule in brackets behind the message.

    OPTIONS:
      --diff         Write the page Documentation/DiffRules.md, the rules of `contractgen diff`.
      --markdown     Write the page Documentation/SchemaRules.md.
      --json-schema  Write Schema/contract.schema.json, by which editors complete and check schemas.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let screens = ["generate": generate, "conform": conform, "diff": diff, "rules": rules]

  /// What goes under an error in the arguments.
  static func usage(_ verb: String?) -> String {
    let screen = verb.flatMap { screens[$0] } ?? overview
    let usage = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("USAGE:") }.prefix { !$0.isEmpty }.joined(separator: "\n")
    return usage + "\nSee `contractgen help\(verb.map { " " + $0 } ?? "")`."
  }
}
