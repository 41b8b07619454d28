#if Generator
  import Foundation
  import Testing

  /// The commands of the pages, run as they stand there, against a server that answers a golden.
  @Suite(.enabled(if: Program.areThere("curl", "python3", "git"), "needs curl, python3 and git"))
  struct PageCommandTests {
    private let folder: TemporaryFolder
    private static let answer = "Golden/gitbay/v1.32.1/device-list/several.json"

    init() throws {
      folder = try TemporaryFolder()
      try folder.file("server.py", StandInServer.program)
      try FileManager.default.copyItem(
        at: Place.repository.appending(path: Self.answer),
        to: folder.url.appending(path: "body.json"))
      for name in ["Schema", "Golden", "Sources", "Documentation"] {
        try FileManager.default.copyItem(
          at: Place.repository.appending(path: name), to: folder.url.appending(path: name))
      }
      try program("make", Self.make)
      try program("git", Self.git)
    }

    /// A clone without a network; all else is left to git itself.
    private static let git = """
      if [ "$1" = clone ]; then mkdir gitbay-contract; cp -R Schema Golden gitbay-contract
      else PATH="${PATH#*:}" exec git "$@"
      fi
      """

    /// Makes the folder a repository, as a clone is one.
    private static let repository = """
      git init -q .
      git add Schema Sources Documentation
      git -c user.name=Reader -c user.email=reader@example.org commit -q -m Schema
      """

    /// What the Makefile does, with the tool that is built already.
    private static let make = """
      [ "$1" = -C ] && { cd "$2"; shift 2; }
      case "${1:-all}" in
        all) contractgen generate --check && contractgen describe --check && contractgen conform ;;
        dist) mkdir -p .build/dist; cp "$CONTRACTGEN" .build/dist/contractgen ;;
        generate) contractgen generate && contractgen describe ;;
        test) ;;
        *) exit 9 ;;
      esac
      """

    private func program(_ name: String, _ text: String) throws {
      let file = try folder.file("bin/\(name)", "#!/bin/bash\nset -e\n\(text)\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func run(_ blocks: [String]) async throws -> Run {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      try folder.file(
        "page.sh", "set -euo pipefail\n" + StandInServer.start + blocks.joined(separator: "\n"))
      return try await Run.program(
        URL(fileURLWithPath: "/bin/bash"), ["page.sh"], in: folder.url,
        environment: [
          "PATH": "\(folder.url.path)/bin:\(Place.products.path):\(path)",
          "CONTRACTGEN": Place.contractgen.path,
        ])
    }

    @Test func serverSide() async throws {
      let blocks = try CodeBlocks(of: "Documentation/ServerSide.md")["sh"]
      #expect(blocks.count >= 3)
      let run = try await run(blocks)
      #expect(run.status == 0, "\(run.all)")
      // As the page shows it.
      #expect(run.output.hasPrefix("answer.json: conforms, a value\n"), "\(run.all)")
      let golden = try folder.text(
        "gitbay-contract/Golden/gitbay/v1.32.1/device-list/phone-and-tablet.json")
      #expect(golden.contains(#""token":"abcdef01…-2""#))
    }

    /// The finding that the page shows is the one that is printed.
    @Test func theFindingOfServerSide() async throws {
      let shown = try #require(
        CodeBlocks(of: "Documentation/ServerSide.md")[""].first { $0.contains("error:") })
      try folder.file(
        "answer.json",
        #"{"protocol_version":1,"exit_code":0,"data":[{"id":1,"label":"iPhone","token":"fd17957e…","#
          + #""added":"2026-11-30T15:34:45.448Z","platform":"ios"}]}"#)
      let run = try await Run.contractgen(
        "conform", "--command", "notifications device list", "--status", "200", "answer.json",
        in: folder.url)
      #expect(run.output == shown)
    }

    @Test func readmeAfterAServerChange() async throws {
      let blocks = try CodeBlocks(of: "README.md", under: "After a server change")["sh"]
      #expect(blocks.count >= 5)
      let run = try await run([Self.repository] + blocks)
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.contains("list.json: conforms, a value\n"))
      #expect(
        folder.contents("Golden/gitbay").contains("v1.32.1/device-list/after-the-change.json"))
    }

    @Test func theArticleOnServerChanges() async throws {
      let blocks = try CodeBlocks(
        of: "Sources/GitbayContract/GitbayContract.docc/AfterAServerChange.md")["sh"]
      #expect(blocks.count == 3)
      let run = try await run([Self.repository] + blocks)
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.hasPrefix("body.json: conforms, a value\n"), "\(run.all)")
      #expect(folder.contents("Golden/gitbay").contains("v1.32.1/device-list/changed.json"))
    }

    @Test func theArticlesOnSchemasAndGoldens() async throws {
      let catalog = "Sources/ContractRuntime/ContractRuntime.docc"
      let schema = try CodeBlocks(of: "\(catalog)/WritingASchema.md")
      let goldens = try CodeBlocks(of: "\(catalog)/Goldens.md")
      #expect(schema["yaml"].count == 1 && schema["sh"].count == 1 && goldens["sh"].count == 2)
      try folder.file("library.yaml", schema["yaml"].joined())
      try folder.file(
        "push.json", #"{"aps":{"alert":{"title":"A book is due"}},"path":"loans/7"}"#)
      let run = try await run(schema["sh"] + goldens["sh"])
      #expect(run.status == 0, "\(run.all)")
      #expect(run.output.hasSuffix("All 2 goldens are as their outcomes say.\n"), "\(run.all)")
      #expect(try folder.text("Generated/Payloads.swift").contains("public struct DuePush"))
    }

    @Test func contributingAddAGolden() async throws {
      let blocks = try CodeBlocks(of: "CONTRIBUTING.md", under: "Add a golden")["sh"]
      #expect(blocks.count == 1)
      let answer = "Golden/gitbay/v1.32.1/device-remove/unknown-id.json"
      try folder.file("removed.json", try folder.text(answer))
      let run = try await run(blocks + ["contractgen conform --schema Schema/gitbay.yaml"])
      #expect(run.status == 0, "\(run.all)")
    }

    @Test func contributingRelease() async throws {
      let blocks = try CodeBlocks(of: "CONTRIBUTING.md", under: "Release")["sh"]
      #expect(blocks.count == 1)
      let run = try await run(blocks)
      #expect(run.status == 0, "\(run.all)")
      #expect(run.errors.contains("Schema/history/gitbay/v1.32.1.yaml: is already there\n"))
      #expect(run.output.hasSuffix("supported pairs breaks.\n"))
    }

    /// The table that the page shows is the one that is printed, and its command is one.
    @Test func releases() async throws {
      let page = try CodeBlocks(of: "Documentation/Releases.md")
      let run = try await run(page["sh"] + ["contractgen matrix"])
      #expect(run.status == 0, "\(run.all)")
      let table = try #require(page[""].first)
      #expect(run.output.contains("\n\n\(table)\n"), "\(run.output)")
    }

    /// The Go test of the page passes where the answer conforms, and fails with the finding where not.
    @Test(.enabled(if: Program.areThere("go"), "needs go"), arguments: [true, false])
    func theGoTestOfServerSide(_ conforms: Bool) async throws {
      let blocks = try CodeBlocks(of: "Documentation/ServerSide.md")["go"]
      let test = try #require(blocks.first)
      let extra = conforms ? "" : #","platform":"ios""#
      try folder.file("httpd/go.mod", "module httpd\n\ngo 1.19\n")
      try folder.file("httpd/contract_test.go", test)
      try folder.file(
        "httpd/handler_test.go",
        """
        package httpd

        import (
        	"encoding/json"
        	"net/http"
        	"testing"
        )

        const testToken = "secret"

        func testHandler(t *testing.T) http.Handler {
        	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
        		var call struct{ Argv []string }
        		if json.NewDecoder(r.Body).Decode(&call) != nil || r.Header.Get("Authorization") != "Bearer secret" {
        			t.Fatal("not the call that was expected")
        		}
        		switch call.Argv[2] {
        		case "list":
        			w.Write([]byte(`{"protocol_version":1,"exit_code":0,"data":[{"id":1,"label":"iPhone",` +
        				`"token":"fd17957e…","added":"2026-11-30T15:34:45.448Z"\(extra)}]}`))
        		case "add":
        			w.Write([]byte(`{"protocol_version":1,"exit_code":0,"data":{"id":1,"status":"registered"}}`))
        		default:
        			w.WriteHeader(404)
        			w.Write([]byte(`{"protocol_version":1,"exit_code":3,` +
        				`"error":"no such device; notifications device list shows yours"}`))
        		}
        	})
        }
        """)
      let environment = ProcessInfo.processInfo.environment
      let run = try await Run.program(
        URL(fileURLWithPath: "/usr/bin/env"), ["go", "test", "-run", "TestContract", "./..."],
        in: folder.url.appending(path: "httpd"),
        environment: [
          "PATH": "\(Place.products.path):\(environment["PATH"] ?? "")",
          "CONTRACT": folder.url.path, "GOCACHE": folder.url.appending(path: "cache").path,
          "GOFLAGS": "-mod=mod", "GOPROXY": "off",
        ])
      #expect(run.status == (conforms ? 0 : 1), "\(run.all)")
      if !conforms {
        let shown = try CodeBlocks(of: "Documentation/ServerSide.md")[""].last
        let lines = shown?.split(separator: "\n").map { $0.replacing(" …", with: "") } ?? []
        #expect(lines.count == 2)
        for line in lines { #expect(run.output.contains(line), "\(run.output)") }
      }
    }
  }

  /// Programs that a test needs and that not every machine has.
  enum Program {
    static func areThere(_ names: String...) -> Bool {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return names.allSatisfy { name in
        folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
      }
    }
  }
#endif
