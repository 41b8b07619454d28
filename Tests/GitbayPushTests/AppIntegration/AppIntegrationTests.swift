import Foundation
import GitbayContract
import GitbayPush
import Testing

@Suite("The examples of Documentation/AppIntegration.md")
@MainActor
struct AppIntegrationTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: tests.appending(path: path), encoding: .utf8)
  }

  /// The page's Swift examples.
  private static func examples() throws -> [String] {
    try text("../../../Documentation/AppIntegration.md").components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  @Test("Those that need no UIKit stand here as they stand there, and compile")
  func verbatim() throws {
    let sources = try ["ExampleSession.swift", "ExampleDeviceIDStore.swift"].map(Self.text)
    let plain = try Self.examples().filter {
      $0.hasPrefix("extension Session:") || $0.contains("final class DefaultsDeviceIDStore")
    }
    #expect(plain.count == sources.count)
    for example in plain {
      #expect(sources.contains { $0.contains(example) }, "\(example)")
    }
  }

  @Test("Every name of GitbayPush in the page exists")
  func names() throws {
    let sources = Self.tests.appending(path: "../../../Sources/GitbayPush").standardizedFileURL
    let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    let code = try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }.joined()
    let page = try Self.text("../../../Documentation/AppIntegration.md")
    // In the text, and in the examples that no test compiles.
    let names =
      page.matches(of: /`((?:Gitbay|Device|Session)\w+)`/).map(\.1)
      + page.matches(of: /\b((?:Push|UserNotification)[A-Z]\w+)/).map(\.1)
    #expect(Set(names).count > 5)
    let products = ["GitbayContract", "GitbayContractTesting", "GitbayPush"]
    for name in Set(names) where !products.contains(String(name)) {
      #expect(code.contains(" \(name)"), "\(name)")
    }
  }

  @Test("Ids outlive the store, and accounts do not share them")
  func defaults() throws {
    let name = "gitbay-push-tests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let store = DefaultsDeviceIDStore(defaults)
    store.setDeviceID(7, of: Accounts.ada.id)
    store.setDeviceID(DeviceID(rawValue: .max), of: Accounts.adaOnForge.id)
    let later = DefaultsDeviceIDStore(defaults)
    #expect(later.deviceID(of: Accounts.ada.id) == 7)
    #expect(later.deviceID(of: Accounts.adaOnForge.id)?.rawValue == .max)
    #expect(later.deviceID(of: Accounts.bob.id) == nil)
    later.setDeviceID(nil, of: Accounts.ada.id)
    #expect(store.deviceID(of: Accounts.ada.id) == nil)
  }

  @Test("The session: accounts, clients, a switch and a sign-out")
  func session() async throws {
    let session = Session()
    let accounts = [Accounts.ada, Accounts.cy].map {
      Account(instance: $0.instance.text, username: $0.username)
    }
    session.signedIn = accounts
    session.tokens = [accounts[0]: "t1"]
    session.current = accounts[0]
    #expect(session.knownAccounts == nil)
    session.isLoaded = true
    #expect(session.knownAccounts == [Accounts.ada, Accounts.cy])
    #expect(session.client(for: Accounts.ada) != nil && session.client(for: Accounts.cy) == nil)
    session.show(.issue(IssueRoute(owner: "a", repo: "b", number: 1)))
    session.activate(Accounts.cy.id)
    #expect(session.activeAccountID == Accounts.cy.id && session.dashboardPath.isEmpty)
    var hadClient: Bool?
    session.willRemoveAccount = { hadClient = session.client(for: $0) != nil }
    await session.remove(accounts[0])
    #expect(hadClient == true && session.client(for: Accounts.ada) == nil)
    #expect(session.accounts == [Accounts.cy])
  }
}
