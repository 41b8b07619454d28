#if Generator
  import ContractModel
  import Testing

  @testable import Conformance

  @Suite struct CallReaderTests {
    /// What is sent, and because of what a client would not.
    struct Call: Sendable, CustomTestStringConvertible {
      var command: String
      var rest: [String]
      var stdin: String?
      var refusal: String?
      var testDescription: String { "\(command) \(rest) -> \(refusal ?? "sent")" }

      init(_ command: String, _ rest: [String], stdin: String? = nil, refused: String? = nil) {
        (self.command, self.rest, self.stdin, refusal) = (command, rest, stdin, refused)
      }
    }

    static let add = "notifications device add"
    static let calls = [
      Call(add, [], stdin: "ff"),
      Call(add, ["--label", "iPhone"], stdin: "ff"),
      // What follows an option is its value, whatever it looks like.
      Call(add, ["--label", "--foo"], stdin: "ff"),
      Call(add, ["--label", ""], stdin: "ff"),
      Call(add, ["--label", "--json"], stdin: "ff", refused: "label"),
      Call(add, ["--label"], stdin: "ff", refused: "label"),
      Call(add, ["--label", "a", "--label", "b"], stdin: "ff", refused: "label"),
      // A value behind `=` may be a secret: only the name is shown.
      Call(add, ["--label=secret"], stdin: "ff", refused: "--label"),
      Call(add, ["secret"], stdin: "ff", refused: "argument 1"),
      Call(add, [], refused: "token"),
      Call(add, [], stdin: " \n", refused: "token"),
      Call(add, [], stdin: " \(String(repeating: "f", count: 512)) "),
      Call(add, [], stdin: String(repeating: "f", count: 513), refused: "token"),
      Call("notifications device list", [], stdin: ""),
      Call("notifications device list", [], stdin: "x", refused: "stdin"),
      Call("notifications device remove", ["1"]),
      Call("notifications device remove", ["-3"]),
      Call("notifications device remove", ["+3"], refused: "id"),
      Call("notifications device remove", ["03"], refused: "id"),
      Call("notifications device remove", ["9223372036854775808"], refused: "id"),
      Call("notifications device remove", [], refused: "id"),
      Call("notifications device remove", ["1", "2"], refused: "argument 2"),
      Call("notifications settings push", ["on"]),
      Call("notifications settings push", ["On"], refused: "state"),
      Call("notifications list", ["--limit", "200", "--all"]),
      Call("notifications list", ["--limit", "201"], refused: "limit"),
      Call("notifications list", ["--cursor", "a b"], refused: "cursor"),
      Call("notifications list", ["--unread"], refused: "--unread"),
      Call("notifications read", ["1", "2", "3"]),
      Call("notifications read", ["--all"]),
      Call("notifications read", [], refused: "ids"),
      Call("notifications read", ["1", "--all"], refused: "all"),
    ]

    @Test(arguments: calls)
    func aCallIsReadAsAServerReadsIt(_ call: Call) throws {
      let contract = try Repository.contract()
      let command = try #require(contract.command(call.command))
      let refusal = CallReader(contract, command)
        .refusal(command.words + call.rest, stdin: call.stdin)
      #expect(refusal == call.refusal)
    }

    @Test func otherWordsAreAnotherCommand() throws {
      let contract = try Repository.contract()
      let command = try #require(contract.command("notifications device list"))
      #expect(
        CallReader(contract, command).refusal(["notifications", "device"], stdin: nil)
          == "notifications device list")
    }
  }
#endif
