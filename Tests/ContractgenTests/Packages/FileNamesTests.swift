import Foundation
import SwiftEmitter
import Testing

/// The build-tool plugin declares its outputs before the tool has run, and cannot import the emitter.
@Suite struct FileNamesTests {
  @Test func thePluginListsWhatTheEmitterWrites() throws {
    let plugin = Place.repository
      .appending(path: "Generator/Plugins/ContractPlugin/ContractPlugin.swift")
    let source = String(decoding: try Data(contentsOf: plugin), as: UTF8.self)
    let list = try #require(source.firstMatch(of: /static let fileNames = \[([^\]]*)\]/)).1
    let names = list.matches(of: /"([^"]+)"/).map { String($0.1) }
    #expect(names == SwiftEmitter.fileNames)
  }
}
