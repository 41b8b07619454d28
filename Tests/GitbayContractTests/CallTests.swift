import Foundation
import GitbayContract
import GoldenSupport
import Testing

@Suite("The calls that the goldens answer")
struct CallTests {
  static let calls = GoldenSet.gitbay.commands.filter { $0.argv != nil }
  static let sent = calls.filter { $0.refuses == nil }
  static let refused = calls.filter { $0.refuses != nil }
  /// Over ssh the app itself adds `--json` to what a command sends.
  static let overSSH = calls.filter { $0.surface == .ssh }

  /// The call of a golden, written in Swift; `argv` may stand for the golden's own.
  private func write(_ golden: Golden, _ argv: [String]? = nil) throws -> any GitbayCommand {
    let command = try CommandUnderTest.of(golden)
    let argv = try #require(argv ?? golden.argv)
    return try command.write(command.takeApart(argv, golden.stdin))
  }

  /// Expects that a call written in Swift says the same as some words and the golden's input; the
  /// order of options does not count.
  private func expect(
    _ call: any GitbayCommand, says argv: [String], of golden: Golden
  ) throws {
    let takeApart = try CommandUnderTest.of(golden).takeApart
    #expect(try takeApart(call.request.argv, nil) == takeApart(argv, nil))
    // White space around an input does not count, and none is no input.
    let stdin = golden.stdin?.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(call.request.stdin ?? "" == stdin ?? "")
    #expect((call.request.stdin == nil) == (stdin ?? "").isEmpty)
  }

  @Test("What a client sends can be written in Swift, and says the same", arguments: sent)
  func writes(golden: Golden) throws {
    let argv = try #require(golden.argv)
    let call = try write(golden)
    try expect(call, says: argv, of: golden)
    if golden.surface == .get { #expect(call.queryItems?.compactMap(\.value) == argv) }
  }

  @Test("What a command sends over ssh is the golden without its last word", arguments: overSSH)
  func writesOverSSH(golden: Golden) throws {
    let argv = try #require(golden.argv)
    #expect(argv.last == "--json")
    #expect(golden.refuses == "--json")
    try expect(write(golden, argv.dropLast()), says: argv.dropLast(), of: golden)
  }

  static let successes = calls.filter { $0.value != nil }

  @Test("A success answers what a command sends, word for word", arguments: successes)
  func successWordForWord(golden: Golden) throws {
    let argv = golden.argv?.filter { $0 != "--json" }
    if golden.file == "device-add/label-twice.json" {
      // The type has one label; the last one counts on the server.
      #expect(golden.refuses == "label")
    } else {
      #expect(try write(golden, argv).argv == argv)
    }
  }

  @Test("There are such calls of every command and surface")
  func counts() {
    #expect(Self.successes.count { !$0.isMadeByHand } == 72)
    #expect(Self.successes.count { $0.isMadeByHand } == 4)
    #expect(Self.sent.count >= 91)
    #expect(Self.refused.count >= 45)
    #expect(Self.overSSH.count >= 12)
    for goldens in [Self.successes, Self.sent] {
      #expect(Set(goldens.map(\.subject)) == Set(CommandUnderTest.all.map(\.name)))
    }
    #expect(Set(Self.successes.compactMap(\.surface)) == [.post, .get, .ssh])
    #expect(Set(Self.sent.compactMap(\.surface)) == [.post, .get])
  }

  // MARK: What a client does not send

  /// What a golden's call is refused by.
  private enum Obstruction: Hashable {
    /// The initializer throws.
    case initializer
    /// Swift has no way to say it.
    case language(SentCall.Obstacle)
  }

  private func obstruction(of golden: Golden) throws -> (Obstruction, name: String)? {
    do {
      _ = try write(golden)
      return nil
    } catch let error as InvalidArgument {
      return (.initializer, error.argument)
    } catch let error as SentCall.Unwritable {
      return (.language(error.obstacle), error.name)
    }
  }

  @Test(
    "What it does not send is refused by the initializer or cannot be written, because of the same",
    arguments: refused)
  func refuses(golden: Golden) throws {
    let obstruction = try #require(try obstruction(of: golden))
    #expect(obstruction.name == golden.refuses)
  }

  /// The goldens by what their call is refused by, without those over ssh.
  private static let obstructions: [Obstruction: [String]] = [
    .initializer: [
      "device-add/blank-stdin", "device-add/empty-stdin", "device-add/push-disabled-empty",
      "device-add/token-5000-bytes", "device-add/token-513-bytes", "inbox-list/cursor-bad",
      "inbox-list/limit-0", "inbox-list/limit-201", "inbox-read/no-id",
    ],
    .language(.unknownOption): [
      "device-add/label-equals", "device-add/unknown-flag", "device-remove/json-flag",
      "inbox-list/unknown-flag",
    ],
    .language(.missingValue): ["device-add/label-missing-value", "inbox-list/limit-missing"],
    .language(.repeatedOption): ["device-add/label-twice"],
    .language(.extraArgument): [
      "device-add/token-as-argument", "device-list/extra-argument", "inbox-list/positional",
      "settings/push-two-arguments", "settings/show-extra-argument",
    ],
    .language(.missingArgument): ["device-remove/missing-id", "settings/push-missing"],
    .language(.missingInput): ["device-add/no-stdin", "device-add/over-get"],
    .language(.noInteger): [
      "device-remove/empty-id", "device-remove/id-not-a-number",
      "device-remove/id-with-decimal-point", "inbox-read/bad-id",
    ],
    .language(.noCase): ["settings/mail-bad", "settings/push-bad", "settings/watch-bad"],
    .language(.exclusive): ["inbox-read/id-and-all"],
  ]

  @Test("Each way to be refused is shown, and each golden is refused in the way that is known")
  func obstructionsOfAll() throws {
    var found: [Obstruction: [String]] = [:]
    for golden in Self.refused where golden.surface != .ssh {
      let obstruction = try #require(try obstruction(of: golden), "\(golden) can be written")
      found[obstruction.0, default: []].append(String(golden.file.dropLast(".json".count)))
    }
    #expect(found.mapValues { $0.sorted() } == Self.obstructions)
    #expect(found.count == SentCall.Obstacle.allCases.count + 1)
  }

  @Test(
    "What the server refused for its arguments is refused before it is sent",
    arguments: [
      "device-add/blank-stdin.json", "device-add/empty-stdin.json",
      "device-add/token-513-bytes.json", "device-add/token-5000-bytes.json",
      "inbox-list/limit-0.json", "inbox-list/limit-201.json", "inbox-list/cursor-bad.json",
      "inbox-read/no-id.json",
    ])
  func refusedLikeTheServer(file: String) throws {
    let golden = try GoldenSet.gitbay.golden(file)
    guard case .failure(let failure) = golden.outcome else { return #expect(Bool(false)) }
    #expect(failure.exitCode == ExitCode.usage.rawValue)
    #expect(throws: InvalidArgument.self) { try write(golden) }
  }
}
