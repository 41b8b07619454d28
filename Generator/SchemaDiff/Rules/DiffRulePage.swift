/// The page of rules, Documentation/DiffRules.md.
public enum DiffRulePage {
  /// The page's text.
  public static var text: String {
    let sections = DiffRule.sections.map { section in
      "## \(section.title)\n\n" + section.rules.map(entry).joined(separator: "\n")
    }
    return intro + "\n" + accepting + "\n## All rules\n\n" + table + "\n"
      + sections.joined(separator: "\n")
  }

  private static let intro = """
    # Diff rules

    `contractgen diff` names each change of a contract by one of these rules, and says whom it breaks. This
    page is written by `contractgen rules --diff`; `make generate` writes it again. The examples are
    completed as those of SchemaLanguage.md; a line with `-` is only in the old schema, one with `+` only in
    the new one. A test judges every example, and asks the decoder, the judge of calls and generated Swift
    whether they agree.

    - **Deployed clients** break where a client generated from the old schema meets a server that does what
      the new one says, and refuses an answer that it would have to take, takes it for another, or sends what
      is refused now.
    - **Deployed servers** break where a server that does what the old schema says meets a client generated
      from the new one, whose app says what it said before. What a client may leave out (an option, a wider
      range, a new value of an enum) breaks no server, as a new command does not: an app that uses it has to
      know what it talks to. Servers are those of the new `oldest` and later.
    - **Source** breaks where an app's code no longer compiles against what is generated: a `switch` over all
      cases, a name, a question mark, a parameter without a default, a `try` that is missing.
    - **Compatible** is the rest. What was optional and is gone reads as nil, for a contract that calls a
      value optional says that apps do without it.

    A server may refuse whatever its schema does not declare: an argument, an option, standard input, a key
    of a body, an item of a query; not a header. It refuses what breaks a rule, and a value of an enum that it
    does not know, be the enum open or not. A client ignores keys that it does not know, and checks no rule
    of what it reads.

    """

  private static let accepting = """
    ## Accepting a break

    A break that is meant is accepted in a file beside the schema, `Schema/gitbay.accepted.yaml` for
    `Schema/gitbay.yaml`:

    ```yaml
    accepted:
      - finding: field-removed PushPayload.badge
        base: e0c4733bd87f5c61
        reason: No app in the store shows a badge.
        affects: Apps from before 1.4, which nobody can install any more.
    ```

    The finding is named as the report names it, by its rule, its subject and what changed, never by a line.
    The base is the old schema that it was judged against: 16 hex digits made of its text (FNV-1a), so that
    it is the same at every revision and under every name that have the text. An accepted finding is listed
    as such, fails nothing, and counts for the step of the version. An entry for the base that is being
    judged whose finding does not occur, or breaks nothing, is an error; entries for other bases are left
    alone.

    """

  /// All rules with what they come to, by direction.
  private static var table: String {
    let head = """
      | rule | what the server sends | what the client sends | in the app |
      |---|---|---|---|

      """
    let rows = DiffRule.sections.flatMap(\.rules).map { rule in
      let cells = Direction.allCases.map { direction in
        let found = rule.examples.filter { $0.direction == direction }
        var seen: [String] = []
        for cell in found.map({ words($0.breaks) }) where !seen.contains(cell) { seen.append(cell) }
        return seen.joined(separator: "; or ")
      }
      return "| [`\(rule.rawValue)`](#\(rule.rawValue)) | \(cells.joined(separator: " | ")) |\n"
    }
    return head + rows.joined()
  }

  private static func words(_ breaks: [Party]) -> String {
    breaks.isEmpty ? "compatible" : breaks.map(\.rawValue).joined(separator: ", ")
  }

  private static func entry(_ rule: DiffRule) -> String {
    let examples = rule.examples.map { example in
      let breaks = example.breaks.map(\.phrase)
      let verdict = breaks.isEmpty ? "compatible" : "breaks \(breaks.joined(separator: ", "))"
      return """
        \(example.direction.phrase.prefix(1).uppercased())\(example.direction.phrase.dropFirst()): \
        \(verdict).

        ```diff
        \(example.text)
        ```

        """
    }
    return "### \(rule.rawValue)\n\n\(rule.summary)\n\n" + examples.joined(separator: "\n")
  }
}
