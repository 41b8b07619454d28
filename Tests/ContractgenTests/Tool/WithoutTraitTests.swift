#if !Generator
  import Testing

  /// The tool as it is built without the trait `Generator`, so without libyaml.
  @Suite struct WithoutTraitTests {
    @Test(
      "Stops with one line that says how to enable it, whatever it is asked",
      arguments: [
        [], ["generate"], ["generate", "--check"], ["conform"], ["help"], ["frobnicate"],
      ])
    func stops(_ arguments: [String]) async throws {
      let run = try await Run.program(Place.contractgen, arguments, in: Place.repository)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("contractgen: error: "))
      #expect(run.errors.hasSuffix("\n"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.contains("swift run --traits Generator contractgen"))
      #expect(run.errors.contains(#"traits: ["Generator"]"#))
    }
  }
#endif
