#if Generator
  import Foundation
  import Testing

  extension PackageTests {
    /// The command plugin, in the package PluginExample.
    @Suite struct CommandPluginTests {
      @Test func worksInTheFolderOfThePackage() async throws {
        let example = try Checkout.package("PluginExample")
        try example.write("Schema/tiny.yaml", Tiny.schema)
        let code = "Sources/TinyContract/Generated/Records.swift"

        let stale = try await Run.generateContract(["--check"], on: example)
        #expect(stale.status == 1)
        #expect(stale.output.contains("\(code):1:1: error: is missing"))

        let fresh = try await Run.generateContract(on: example)
        #expect(fresh.status == 0, "\(fresh.all)")
        #expect(try example.text(code).contains("public struct Point"))

        let check = try await Run.generateContract(["--check"], on: example)
        #expect(check.status == 0)
      }

      @Test(
        "What the tool says is passed on, and its exit status with it",
        arguments: [
          (["--frobnicate"], 2, "`generate` has no option `--frobnicate`"),
          (["--schema", "absent.yaml"], 3, "absent.yaml: error: does not exist"),
          (["--schema", "Schema/broken.yaml"], 1, "Schema/broken.yaml:3:9: error: "),
        ])
      func passesOn(_ arguments: [String], _ status: Int, _ said: String) async throws {
        let example = try Checkout.package("PluginExample")
        try example.write("Schema/broken.yaml", Tiny.broken)
        let run = try await Run.generateContract(arguments, on: example)
        // SwiftPM itself exits with 1 and names the plugin's status.
        #expect(run.status == 1)
        #expect(run.all.contains("error: Plugin ended with exit code \(status)"))
        #expect(run.all.contains(said))
      }
    }
  }
#endif
