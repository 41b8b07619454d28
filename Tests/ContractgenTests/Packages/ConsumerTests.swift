#if Generator
  import Foundation
  import Testing

  extension PackageTests {
    /// An app that uses the product GitbayContract, and GitbayContractTesting in its tests, on a machine
    /// without libyaml.
    @Suite struct ConsumerTests {
      private let folder: TemporaryFolder

      init() throws { folder = try TemporaryFolder() }

      /// A pkg-config that knows no package. SwiftPM then says how to install what is missing, if what
      /// it builds needs it.
      private func withoutLibYAML() throws -> [String: String] {
        let program = try folder.file("pkg-config", "#!/bin/sh\nexit 1\n")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: program.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": "\(folder.url.path):\(path)"]
      }

      @Test func buildsWithoutAWordOfComplaintAndRunsNoPlugin() async throws {
        let consumer = try Checkout.package("Consumer")
        let environment = try withoutLibYAML()
        // What was compiled before says its warnings no more.
        try? FileManager.default.removeItem(at: consumer.scratch)
        let run = try await Run.swift("build", on: consumer, environment: environment)
        #expect(run.status == 0, "\(run.all)")
        #expect(run.complaints == [])
        #expect(!run.all.contains("libyaml"))
        // SwiftPM compiles a dependency's plugins all the same; it runs none and builds no tool for them.
        for path in ["plugins/outputs", "debug/contractgen", "debug/contractgen-tool"] {
          let file = consumer.scratch.appending(path: path).path
          #expect(!FileManager.default.fileExists(atPath: file), "\(path)")
        }

        let app = try await Run.program(
          consumer.scratch.appending(path: "debug/Consumer"), [], in: folder.url)
        #expect(app.status == 0, "\(app.all)")
        #expect(app.output.contains("krz/gitbay/mrs/3"))

        let tests = try await Run.program(
          consumer.scratch.appending(path: "debug/ConsumerTests"), [], in: folder.url)
        #expect(tests.status == 0, "\(tests.all)")
        #expect(
          tests.output.hasPrefix("cmc/app/issues/12\nregistered\nStubTransport has no answer to "))
        // What is for tests is in the tests, and not in the app.
        let fixture = Data("device-add/with-label.json".utf8)
        for (program, hasFixtures) in [("Consumer", false), ("ConsumerTests", true)] {
          let file = consumer.scratch.appending(path: "debug/\(program)")
          let bytes = try Data(contentsOf: file)
          #expect((bytes.range(of: fixture) != nil) == hasFixtures, "\(program)")
        }
      }

      @Test func aPackageThatNeedsLibYAMLIsToldHowToGetIt() async throws {
        let example = try Checkout.package("PluginExample")
        let environment = try withoutLibYAML()
        let run = try await Run.swift("build", on: example, environment: environment)
        #expect(run.all.contains("libyaml"), "the pkg-config of these tests is not asked any more")
      }
    }
  }
#endif
