#if Generator
  import Foundation
  import Testing

  extension PackageTests {
    /// The build-tool plugin, in the package PluginExample.
    @Suite struct BuildToolPluginTests {
      private let schema = "Sources/LendingDesk/desk.yaml"

      @Test func generatesAtBuildTimeAndOnlyWhenTheSchemaChanged() async throws {
        let example = try Checkout.package("PluginExample")
        let build = try await Run.swift("build", on: example)
        #expect(build.status == 0, "\(build.all)")
        #expect(build.complaints == [])
        let desk = try await Run.program(
          example.scratch.appending(path: "debug/LendingDesk"), [], in: example.folder)
        #expect(desk.status == 0)
        #expect(
          desk.output == """
            Emma is due in 3 days, back to AU 12 after `loan renew 2`: running, card 4 digits, \
            reminders off

            """)

        // SwiftPM links the tool once more in the second build, so it runs once more; it writes nothing.
        let second = try await Run.swift("build", on: example)
        #expect(second.status == 0)
        #expect(!second.all.contains("Compiling LendingDesk"))
        let third = try await Run.swift("build", on: example)
        #expect(!third.all.contains("Generating the contract"))

        try example.write(schema, example.text(schema) + "# The same contract.\n")
        let fourth = try await Run.swift("build", on: example)
        #expect(fourth.status == 0)
        #expect(fourth.all.contains("Generating the contract of LendingDesk from desk.yaml"))
        #expect(fourth.all.contains("nothing changed"))
      }

      @Test func anErrorInTheSchemaIsABuildErrorAtItsPlace() async throws {
        let example = try Checkout.package("PluginExample")
        try example.write(
          schema, example.text(schema).replacing("type: LoanState", with: "type: LoanStat"))
        let build = try await Run.swift("build", on: example)
        #expect(build.status == 1)
        #expect(
          build.complaints.contains {
            $0.contains(
              /\/desk\.yaml:20:22: error: .*did you mean `LoanState`\?.* \[unknown-type\]$/)
          }, "\(build.all)")
      }

      @Test func aTargetHasOneSchema() async throws {
        let example = try Checkout.package("PluginExample")
        try example.write("Sources/LendingDesk/other.yaml", example.text(schema))
        let two = try await Run.swift("build", on: example)
        #expect(two.status == 1)
        #expect(
          two.all.contains("error: the target LendingDesk has 2 schemas: desk.yaml, other.yaml;"))

        try example.write(schema, nil)
        let one = try await Run.swift("build", on: example)
        #expect(one.status == 0, "\(one.all)")
        #expect(one.all.contains("from other.yaml"))

        try example.write("Sources/LendingDesk/other.yaml", nil)
        let none = try await Run.swift("build", on: example)
        #expect(none.status == 1)
        #expect(
          none.all.contains("error: the target LendingDesk has no schema; put one file `*.yaml`"))
      }
    }
  }
#endif
