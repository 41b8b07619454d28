/// A contract with goldens: one that is as it should be, and whatever a test adds.
enum Goldens {
  static let schema = """
    contract: Tiny
    releases: [v1, v2]
    server: v2
    oldest: v1
    payloads:
      Push: { fields: { x: { type: int } } }
    """

  /// A manifest whose goldens are payloads, each with `x` as 1 as its outcome.
  static func manifest(_ release: String, _ files: [String]) -> String {
    let goldens = files.map { file in
      """
      {"file": "\(file)", "pins": "x", "madeByHand": true, "kind": "payload", "payload": "Push",
       "outcome": {"value": {"x": 1}}}
      """
    }
    return """
      {"contract": "Tiny", "release": "\(release)", "goldens": [\(goldens.joined(separator: ","))]}
      """
  }

  /// Writes the schema, and a release's goldens with their manifest.
  static func write(_ goldens: [String: [String: String]], to folder: TemporaryFolder) throws {
    try folder.file("Schema/tiny.yaml", schema)
    for (release, files) in goldens {
      try folder.file(
        "Golden/tiny/\(release)/manifest.json", manifest(release, files.keys.sorted()))
      for (name, text) in files { try folder.file("Golden/tiny/\(release)/\(name)", text) }
    }
  }
}
