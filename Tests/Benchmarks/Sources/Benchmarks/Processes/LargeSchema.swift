/// Schemas as large as no team has them.
enum LargeSchema {
  /// Commands that each answer a record of five fields, of which one is an enum of its own.
  ///
  /// - Parameter changed: Every so many commands has another first field; 0 for none.
  static func commands(_ count: Int, changed: Int = 0) -> String {
    let types = (0..<count).map { number in
      "  State\(number): { doc: The state of item \(number)., "
        + "enum: { open: Work goes on., closed: Work has ended., merged: Taken over. } }\n"
    }
    let commands = (0..<count).map { number in
      let id = changed > 0 && number % changed == 0 ? "string" : "int64"
      return """
          item show\(number):
            doc: Shows item \(number).
            access: read
            result:
              doc: Item \(number).
              fields:
                id: { type: \(id), doc: The number of the item. }
                title: { type: string, doc: What the item is about. }
                state: { type: State\(number), doc: How far the item has come. }
                createdAt: { at: created_at, type: timestamp, doc: When it was made. }
                closedAt: { at: closed_at, type: timestamp, optional: true, doc: When it ended. }

        """
    }
    return header + "types:\n" + types.joined() + envelope + "commands:\n" + commands.joined()
  }

  /// Records of five fields: integers, strings, optional ones, truths, an open enum each and a list of
  /// other records in every tenth.
  static func records(_ count: Int) -> String {
    let types = (0..<count).map { number in
      let last =
        number % 10 == 9
        ? "items: { type: [Record\(number - 1)], doc: What it holds. }"
        : "isOpen: { type: bool, doc: Whether it is open. }"
      return """
          Kind\(number): { doc: The kind of record \(number)., enum: { first: One., second: Two., third: Three. } }
          Record\(number):
            doc: Record \(number).
            fields:
              id: { type: int64, doc: The number. }
              title: { type: string, doc: The title. }
              note: { type: string, optional: true, doc: The note. }
              kind: { type: Kind\(number), doc: The kind. }
              \(last)

        """
    }
    return header + "types:\n" + types.joined()
  }

  private static let header = """
    contract: Large
    releases: [v1]
    server: v1
    oldest: v1

    """

  private static let envelope = """
    envelope:
      version: { key: protocol_version, is: 1 }
      data: data
      error: error
      exitCode: exit_code
      stderr: stderr
      exitCodes: { usage: { code: 2, status: 400 } }

    """
}
