#if Generator
  import Conformance
  import Foundation
  import Testing

  /// What is left out of the agreement is left out for a reason.
  @Suite(.enabled(if: Validator.isAvailable, "\(Validator.isMissing)"))
  struct ExclusionTests {
    /// There is a body that the tool refuses for this alone and that its schema takes.
    @Test(arguments: Exclusion.allCases)
    func aSchemaTakesWhatIsExcluded(_ exclusion: Exclusion) throws {
      let example = exclusion.example
      let sample = try Sample(Self.schema)
      let findings = try sample.check(example.body.kind)
        .run(example.body.bytes, file: "body", delivery: example.delivery).findings
      #expect(!findings.isEmpty)
      #expect(findings.allSatisfy { exclusion.applies(to: $0, in: sample.contract) }, "\(findings)")
      let name = try #require(sample.file(of: example.body.kind)).name
      let verdict = try Validator.verdicts(on: [(name, example.body.text)], by: sample.files)
      #expect(verdict == [.taken])
    }

    @Test(arguments: Exclusion.allCases)
    func eachIsOfARule(_ exclusion: Exclusion) { #expect(exclusion.rule != nil) }

    /// The page lists exactly these.
    @Test func thePageListsThem() throws {
      let page = try String(
        contentsOf: Repository.root.appending(path: "Documentation/JSONSchema.md"), encoding: .utf8)
      let table = try #require(page.components(separatedBy: "\n| Finding |").dropFirst().first)
      let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
      #expect(rows == Exclusion.allCases.map { "| \($0.rawValue) | \($0.reason) |" })
    }

    fileprivate static let schema = """
      contract: Excluded
      releases: [v1]
      server: v1
      oldest: v1
      types: { Row: { fields: { id: { type: int } } } }
      payloads:
        Push:
          maxBytes: 32
          fields:
            text: { type: string, bytes: ..5, optional: true }
            name: { type: string, length: 2..3, trimmed: true, optional: true }
      envelope:
        version: { key: v, is: 1 }
        data: data
        error: error
        exitCode: exit
        stderr: log
        page: { items: items, next: next }
        exitCodes: { usage: { code: 2, status: 400 } }
        refusals: { limited: { status: 429, message: wait, headers: [Retry-After] } }
      commands:
        list:
          access: read
          options: { limit: { type: int } }
          result: { list: Row, paged: [limit] }
          failures: { usage: { exit: usage } }
      """
  }

  extension Exclusion {
    /// A body that the tool refuses for this reason and that the schema takes.
    fileprivate var example: (body: Body, delivery: Delivery) {
      let push = Golden.Kind.payload("Push")
      let list = Golden.Kind.command("list")
      switch self {
      case .strictJSON: return (Body(push, #"{"text":1,"text":""}"#), Delivery())
      case .maxBytes: return (Body(push, #"{"text":"","name":"\u0061\u0062"}"#), Delivery())
      case .bytes: return (Body(push, #"{"text":"ééé"}"#), Delivery())
      case .trimmedLength: return (Body(push, #"{"name":"  a "}"#), Delivery())
      case .wrongStatus: return (Body(list, #"{"v":1,"data":[],"exit":0}"#), Delivery(status: 201))
      case .missingHeader:
        return (Body(list, #"{"v":1,"error":"wait"}"#), Delivery(status: 429, headers: [:]))
      case .wrongShape:
        return (Body(list, #"{"v":1,"data":[]}"#), Delivery(argv: ["list", "--limit", "1"]))
      case .exitCode: return (Body(list, #"{"v":1,"data":[]}"#), Delivery(status: 200))
      case .exitStatus:
        return (Body(list, #"{"v":1,"error":"","exit":2}"#), Delivery(exitStatus: 1))
      }
    }
  }
#endif
