#if Generator
  import Foundation
  import Testing

  extension PackageTests {
    /// A package that uses the plugins and has forgotten the trait.
    @Suite struct WithoutTraitPackageTests {
      private func example() throws -> Checkout.Package {
        let example = try Checkout.package("PluginExample", as: "WithoutTrait")
        let manifest = try example.text("Package.swift")
        try example.write(
          "Package.swift", manifest.replacing(#", traits: ["Generator"]"#, with: ""))
        return example
      }

      private func hints(in run: Run) -> [Substring] {
        run.all.split(separator: "\n").filter { $0.contains("trait") }
      }

      @Test func bothPluginsStopWithTheLineThatSaysHowToEnableIt() async throws {
        let example = try example()
        let build = try await Run.swift("build", on: example)
        #expect(build.status == 1)
        #expect(hints(in: build).count == 1)
        #expect(hints(in: build).first?.contains(#"`.package(…, traits: ["Generator"])`"#) == true)

        let command = try await Run.generateContract(on: example)
        #expect(command.status == 1)
        #expect(hints(in: command).count == 1)
        #expect(hints(in: command) == hints(in: build))
      }
    }
  }
#endif
