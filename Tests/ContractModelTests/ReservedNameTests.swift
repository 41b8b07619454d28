#if Generator
  import ContractModel
  import Foundation
  import Testing
  import YAMLReader

  /// Names that cannot be a type's, because Swift or the generated code has them.
  @Suite struct ReservedNameTests {
    /// What the issue, or a look at the generated code, says must be refused.
    static let names = [
      "Any", "Array", "Codable", "Data", "Date", "Error", "ExitCode", "Never", "Optional", "Page",
      "Reader", "Result", "Route", "Self", "String", "Type", "Writer",
    ]

    @Test(arguments: names)
    func isRefused(_ name: String) {
      #expect(Self.rules(#"types: { "\#(name)": { fields: {} } }"#) == ["reserved-name"])
    }

    /// A scalar that is no Swift type of its own may be called as the schema likes.
    @Test(arguments: names)
    func isAScalarOfNoSwiftType(_ name: String) {
      let scalar = #""\#(name)": { base: string"#
      #expect(Self.rules("scalars: { \(scalar) } }") == [])
      #expect(Self.rules("scalars: { \(scalar), distinct: true } }") == ["reserved-name"])
    }

    /// Generated code re-exports the runtime, so that none of its types can be declared again.
    @Test func everyTypeOfTheRuntimeIsRefused() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/ContractRuntime").standardizedFileURL
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      var names: Set<String> = []
      let declaration = /(?m)^public (?:final |indirect )*(?:struct|enum|class|protocol) (\w+)/
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        names.formUnion(text.matches(of: declaration).map { String($0.1) })
      }
      #expect(names.count > 20)
      for name in names.sorted() {
        #expect(Self.rules("types: { \(name): { fields: {} } }") == ["reserved-name"], "\(name)")
      }
    }

    @Test(arguments: ["Notification", "Device", "Action", "State", "Item", "Kind", "Toggle"])
    func isFree(_ name: String) {
      #expect(Self.rules("types: { \(name): { fields: {} } }") == [])
    }

    private static func rules(_ text: String) -> [String] {
      SmallSchema(text).diagnostics.map(\.rule)
    }
  }
#endif
