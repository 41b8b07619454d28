#if Generator
  import ContractModel
  import SchemaDiff
  import Testing

  /// A thousand commands, ten of which changed: just those are found.
  @Suite struct LargeDiffTests {
    @Test func findsTenChangesAmongAThousandCommands() throws {
      let changes = SchemaDiff.changes(
        from: try Contract(reading: Self.schema(changed: [])),
        to: try Contract(reading: Self.schema(changed: Array(stride(from: 50, to: 1000, by: 100)))))
      #expect(changes.map(\.rule) == Array(repeating: .optionRemoved, count: 10))
      #expect(
        changes.map(\.subject)
          == stride(from: 50, to: 1000, by: 100).map { "row show\($0) --limit" })
    }

    private static func schema(changed: [Int]) -> String {
      let commands = (0..<1000).map { number in
        let options = changed.contains(number) ? "{}" : "{ limit: { type: int } }"
        return "  row show\(number): { access: read, options: \(options), result: Row\(number) }\n"
      }
      let types = (0..<1000).map { "  Row\($0): { fields: { id: { type: int64 } } }\n" }
      return """
        contract: Large
        releases: [v1]
        server: v1
        oldest: v1
        types:
        \(types.joined())
        envelope:
          version: { key: v, is: 1 }
          data: data
          error: error
          exitCode: exit
          stderr: log
          exitCodes: { usage: { code: 2, status: 400 } }
        commands:
        \(commands.joined())
        """
    }
  }
#endif
