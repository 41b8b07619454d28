/// The help, a screen for each verb.
enum Help {
  static let overview = """
    contractgen keeps a contract, its Swift code and its goldens in step.

    USAGE: contractgen <verb> [options]

    VERBS:
      generate    Write the Swift code or JSON Schemas of a contract, or check that they are fresh.
      conform     Check goldens, or given bodies, against a contract.
      diff        Compare two versions of a contract, and say whom the changes break.
      describe    Write the reference of a contract, or check that it is fresh.
      golden      Keep a body as a golden, with its entry in the manifest.
      snapshot    Keep a contract as it is at a release.
      matrix      Let the clients of all snapshots meet the servers of all goldens.
      rules       List the rules that a schema is held to.
      help VERB   Show the help of a verb.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let generate = """
    Write the Swift code or the JSON Schemas of a contract, or check that they are fresh.

    USAGE: contractgen generate [--language NAME] [--check] [--schema FILE [--output DIR]]
                                [--format NAME]

    Without --schema, every schema under Schema/ is generated into
    Sources/<Contract>Contract/Generated, JSON Schemas into Schema/json-schema/<schema>. Where there is
    a folder Sources/<Contract>ContractTesting, the goldens under Golden/<schema> are generated into
    its folder Generated, as fixtures for tests. Files are written only where their bytes differ;
    nothing is deleted.

    OPTIONS:
      --language NAME  What is written: swift, by default, or json-schema: a JSON Schema of each
                       payload, answer and body that the schema's `server` sends.
      --check          Write nothing; show what differs and exit with 1 where something does.
      --schema FILE    The schema; `-` is standard input, and needs --output.
      --output DIR     The folder for what is written.
      --format NAME    How findings are written: text, json or github.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let conform = """
    Check goldens, or given bodies, against a contract.

    USAGE: contractgen conform [--schema FILE [--goldens DIR]] [--update]
               [--coverage | --require-coverage PERCENT] [--mutate] [--format NAME]
           contractgen conform KIND [--schema FILE] [--server RELEASE] [--status CODE]
               [--format NAME] FILE...

    Without a body, every golden under Golden/<schema>/<release>/ is checked: what a client makes of it
    is what the manifest says, and it is what its own release sends. Given bodies are judged by a
    release; a success and a documented failure both conform. `-` is standard input.

    KIND, what the bodies are:
      --payload NAME    Payloads of this name.
      --command WORDS   Answers to this command.
      --envelope        Answers to something outside the contract.
      --request NAME    Sent to this endpoint.
      --response NAME   This endpoint's successes.
      --toggle NAME     Inputs of this toggle.

    OPTIONS:
      --schema FILE     The schema, `-` for standard input, which without bodies needs --goldens; by
                        default every schema under Schema/.
      --server RELEASE  The release to judge by; the schema's `server` by default.
      --status CODE     The HTTP status that came with the bodies.
      --goldens DIR     The folder of the schema's goldens.
      --update          Write anew what manifests say of outcomes, and show what changed. What then
                        breaks the contract, and did not, is named on standard error.
      --coverage        Show how much of the contract the goldens show, and what none shows.
      --require-coverage PERCENT
                        The same; what none shows is a finding where less is shown.
      --mutate          Change the schema and the bodies; a change that no golden notices is a finding.
      --format NAME     How findings are written: text, json, github or junit.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let describe = """
    Write the reference of a contract, or check that it is fresh.

    USAGE: contractgen describe [--language NAME] [--check] [--schema FILE [--goldens DIR]]
                                [--output DIR] [--format NAME]

    A page for each schema under Schema/, as one HTML file that needs nothing else and as Markdown, with
    examples from the goldens and links to them, in Documentation/Reference. Files are written only
    where their bytes differ; nothing is deleted.

    OPTIONS:
      --language NAME  What is written: html or markdown; both by default.
      --check          Write nothing; show what differs and exit with 1 where something does.
      --schema FILE    The schema; `-` is standard input, and needs --output.
      --goldens DIR    The folder of the schema's goldens; by default Golden/<schema>, if there is one.
      --output DIR     The folder for what is written.
      --format NAME    How findings are written: text, json or github.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let golden = """
    Keep a body as a golden, with its entry in the manifest.

    USAGE: contractgen golden add KIND --name NAME [options] FILE [--] [ARGUMENT...]

    The body goes to Golden/<schema>/<release>/NAME.json, byte for byte but for what is redacted. Its
    entry says what a client makes of it, and what it breaks; it is printed too. What the schema calls
    sensitive and is not redacted is noted, and hidden in what is printed. Nothing is replaced: a
    name is given once. `-` is standard input. An ARGUMENT is what was sent behind the command's words;
    behind `--` it may begin with `-`.

    KIND, what the body is:
      --payload NAME    A payload of this name.
      --command WORDS   An answer to this command.
      --envelope        An answer to something outside the contract.
      --request NAME    Sent to this endpoint.
      --response NAME   This endpoint's answer.
      --toggle NAME     Inputs of this toggle.

    OPTIONS:
      --name NAME       The golden's name, such as `device-list/one`.
      --pins TEXT       What the golden is there for.
      --redact KEYPATH=TEXT
                        Put TEXT, or a number, in the place of a value that must not be kept, and of
                        the same text elsewhere; `[*]` is every element of a list, and `stdin` the
                        standard input, unless the body has such a key. Can be repeated.
      --breaks          The body is meant to break the contract; its entry says what it breaks. Without
                        this, what it breaks is a finding, and nothing is written.
      --release RELEASE The release that sent it; the schema's `server` by default.
      --status CODE     The HTTP status that came with it.
      --exit-status N   The exit status that came with it, over ssh.
      --header "NAME: VALUE"
                        A header that came with it, or with a request. Can be repeated.
      --stdin FILE      What the command read on standard input.
      --surface NAME    Where it was captured, such as `api-cmd`.
      --capture TEXT    Which capture it is; the file's name by default.
      --made-by-hand    It is no capture: a person wrote it.
      --synthetic       No real server is sent what was sent here.
      --schema FILE     The schema; by default the one under Schema/ that has such bodies.
      --goldens DIR     The folder of the schema's goldens.

    EXIT STATUS: 0 clean, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let diff = """
    Compare two versions of a contract, and say whom the changes break.

    USAGE: contractgen diff OLD NEW [--accepted FILE] [--format NAME]
           contractgen diff --against REVISION [FILE...] [--accepted FILE] [--format NAME]

    Each change breaks deployed clients, deployed servers, source only, or nobody; the last line gives
    the step of the version that they ask for. `contractgen rules --diff` explains the rules. What
    breaks and is not accepted is an error. A break is accepted in `NAME.accepted.yaml` beside
    `NAME.yaml`:

      accepted:
        - finding: field-removed DuePush.badge
          base: 0123456789abcdef
          reason: No app shows it.
          affects: Nobody.

    with the finding and the base that the report names. An entry for the base that is judged whose
    finding does not occur is an error; entries for other bases are left alone.

    OPTIONS:
      --against REVISION  Compare with the file that is committed at a revision of git; every schema
                          under Schema/ by default.
      --accepted FILE     The file that accepts breaks.
      --format NAME       How the report is written: text, json, junit, github or markdown.

    EXIT STATUS: 0 nothing breaks, 1 something does, 2 wrong arguments, 3 cannot read or write.
    """

  static let snapshot = """
    Keep a contract as it is at a release.

    USAGE: contractgen snapshot --release LABEL [--schema FILE] [--history DIR]

    The schema goes to Schema/history/<schema>/LABEL.yaml, byte for byte, so that comments and lines
    stay. LABEL is the schema's `server`. Nothing is replaced: what was released does not change. A
    snapshot that is there with the same bytes is left alone.

    OPTIONS:
      --release LABEL  The release.
      --schema FILE    The schema; by default the one under Schema/, where there is one only.
      --history DIR    The folder of the schema's snapshots.

    EXIT STATUS: 0 kept or there already, 1 findings, 2 wrong arguments, 3 cannot read or write.
    """

  static let matrix = """
    Let the clients of all snapshots meet the servers of all goldens.

    USAGE: contractgen matrix [--schema FILE [--goldens DIR] [--history DIR]] [--format NAME]

    Each client is generated from a snapshot under Schema/history/<schema>/, each server answers as the
    goldens of its release under Golden/<schema>/. A pair is `whole` where the client reads all that it
    asks for, `loses` where it reads every body and lacks something, and `breaks` where it refuses one;
    `-` where it asks for nothing that the goldens show. A pair is supported where the server's release
    is the client's `oldest` or comes after it, also after the client's own; others stand in brackets.
    What a golden is known to break is its server's fault and breaks no pair.

    OPTIONS:
      --schema FILE  The schema, `-` for standard input, which needs --goldens and --history; by default
                     every schema under Schema/ that has snapshots.
      --goldens DIR  The folder of the schema's goldens.
      --history DIR  The folder of the schema's snapshots.
      --format NAME  How the matrix is written: text, json or markdown.

    EXIT STATUS: 0 no supported pair breaks, 1 one does, or findings, 2 wrong arguments, 3 cannot read
    or write.
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

  static let screens = [
    "generate": generate, "conform": conform, "describe": describe, "golden": golden,
    "golden add": golden, "diff": diff, "snapshot": snapshot, "matrix": matrix, "rules": rules,
  ]

  /// What goes under an error in the arguments.
  static func usage(_ verb: String?) -> String {
    let screen = verb.flatMap { screens[$0] } ?? overview
    let usage = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("USAGE:") }.prefix { !$0.isEmpty }.joined(separator: "\n")
    return usage + "\nSee `contractgen help\(verb.map { " " + $0 } ?? "")`."
  }
}
