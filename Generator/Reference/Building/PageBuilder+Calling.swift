import Conformance
import ContractModel

/// How commands are called and answered, whichever it is.
extension PageBuilder {
  var callingSection: Section? {
    guard let envelope = contract.envelope, !contract.commands.isEmpty else { return nil }
    return Section(
      anchor: "calling", title: "Calling and answering",
      blocks: [
        .paragraph(
          "A command goes out as words and a standard input: posted as JSON, asked for with `GET` where "
            + "it only reads, or over ssh with `--json`. Its answer is wrapped the same way whichever "
            + "command it is.")
      ] + keys(envelope) + failedExample(),
      sections: [
        Section(anchor: "exit-codes", title: "Exit codes", blocks: exitCodes(envelope)),
        Section(
          anchor: "any-command", title: "What any command may answer",
          blocks: anyCommand(envelope)),
      ])
  }

  private func keys(_ envelope: Envelope) -> [Block] {
    func row(_ key: String, _ when: Prose, _ meaning: Prose, _ pins: [Prose] = []) -> Table.Row {
      Table.Row(cells: [[.code(key)], [when], [meaning], pins])
    }
    var rows = [
      row(
        envelope.versionKey, "always",
        "The version of the protocol: \(envelope.version). Any other breaks the contract."),
      row(envelope.dataKey, "in a success", "What the command answers."),
      row(envelope.errorKey, "in a failure or a refusal", "The message, for people."),
      row(
        envelope.exitCodeKey, "over HTTP, once a command ran",
        "The exit code; 0 in a success. Over ssh it is the exit status."),
      row(
        envelope.stderrKey, "over HTTP, where the command wrote any",
        "What the command wrote to its standard error, in a success as in a failure.",
        evidence.pins(envelope.span) { $0 == .present }),
    ]
    if let page = envelope.page {
      rows += [
        row("\(envelope.dataKey).\(page.items)", "in a page", "The rows."),
        row(
          "\(envelope.dataKey).\(page.next)", "in a page that another follows",
          "The cursor of the next page.",
          evidence.pins(envelope.span) { $0 == .nextPage || $0 == .lastPage }),
      ]
    }
    return table("Keys of an answer", ["Key", "Where", "Meaning", Self.pinnedBy], rows)
  }

  /// One failure as it comes over the wire: that of the first command that shows one.
  private func failedExample() -> [Block] {
    for command in contract.commands {
      let examples = evidence.examples(.command(command.name)) {
        $0.outcome.isFailure && $0.delivery.status != nil
      }
      if let example = examples.first, let document = example.document {
        return [.code(answer(example, document, "A failure"))]
      }
    }
    return []
  }

  private func exitCodes(_ envelope: Envelope) -> [Block] {
    table(
      "Exit codes of failures, and the HTTP status that each becomes",
      ["Exit code", "Name", "HTTP", "Meaning", Self.pinnedBy],
      envelope.exitCodes.map { code in
        Table.Row(
          cells: [
            ["\(code.code)"], [.code(code.name)], ["\(code.status)"], line(code.doc),
            evidence.pins(code.span),
          ])
      })
  }

  private func anyCommand(_ envelope: Envelope) -> [Block] {
    var blocks = table(
      "Failures of any command", Self.failureColumns, envelope.failures.map { failure($0) })
    if let unknown = envelope.unknownCommand {
      blocks += table(
        "What a server answers that does not know the command yet", Self.failureColumns,
        [failure(unknown)])
    }
    blocks += table(
      "Refusals before a command runs, which have no exit code",
      ["Refusal", "HTTP", "Headers", "Message", "Meaning", Self.pinnedBy],
      envelope.refusals.map { refusal in
        Table.Row(
          cells: [
            [.code(refusal.name)], ["\(refusal.status)"], refusal.headers.map { .code($0) },
            message(refusal.message), line(refusal.doc), evidence.pins(refusal.span),
          ])
      })
    return blocks.isEmpty
      ? [.paragraph("The contract names nothing beside each command's own failures.")] : blocks
  }
}
