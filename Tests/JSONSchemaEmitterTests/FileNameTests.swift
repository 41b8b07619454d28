#if Generator
  import JSONSchemaEmitter
  import Testing

  /// Each thing has a file of its own, whatever it is called and wherever the file lies.
  @Suite struct FileNameTests {
    private static let schema = """
      contract: Names
      releases: [v1]
      server: v1
      oldest: v1
      types: { Row: { fields: { id: { type: int } } } }
      payloads:
        Push: { fields: { x: { type: int } } }
        PUSH: { fields: { x: { type: int } } }
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: code
        stderr: stderr
      commands:
        a b-c: { access: read, result: Row }
        "a/../b": { access: read, result: Row }
        list: { access: read, result: Row }
      endpoints:
        send:
          method: POST
          path: /
          body: { fields: { x: { type: int } } }
          responses: { 200: {} }
          result: Row
        drop: { method: DELETE, path: /, responses: { 204: {} } }
      """

    @Test func names() throws {
      let files = try Sample(Self.schema).files
      #expect(
        files.map(\.name) == [
          "command.a----b.json", "command.a-b-c.json", "command.list.json", "envelope.json",
          "payload.PUSH.json", "payload.Push.2.json", "request.send.json", "response.send.json",
        ])
      for file in files { #expect(file.text.contains("\"$id\": \"\(file.name)\"")) }
    }

    /// The same bytes on every run; the order of what a schema file defines means nothing.
    @Test func theSameBytes() throws {
      for schema in try Repository.schemas() {
        let files = Sample(schema.contract).files
        var reversed = schema.contract
        reversed.payloads.reverse()
        reversed.commands.reverse()
        reversed.endpoints.reverse()
        reversed.records.reverse()
        reversed.scalars.reverse()
        reversed.enums.reverse()
        #expect(Sample(reversed).files == files)
        #expect(files.map(\.name) == files.map(\.name).sorted())
      }
    }
  }
#endif
