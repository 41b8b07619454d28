import Conformance
import ContractModel
import SwiftEmitter

/// A golden as the Swift expression of its fixture.
struct FixtureSource {
  private let entry: GoldenSet.Entry
  private let release: String
  private let body: [UInt8]
  /// The fixture's type, such as `PayloadFixture<PushPayload>`.
  private let type: String
  /// What is given beside the golden itself.
  private let arguments: [String]

  /// Takes a golden; nil for one that no client receives: what is sent, the inputs of a toggle, and an
  /// answer outside of the commands that did not come over HTTP.
  init?(_ entry: GoldenSet.Entry, release: String, in contract: Contract) {
    guard case .success(let body) = entry.body else { return nil }
    self.entry = entry
    self.release = release
    self.body = body
    let delivery = entry.golden.delivery
    let http = delivery.status.map { status -> [String] in
      ["status: \(status)"] + (Self.headers(delivery.headers).map { ["headers: \($0)"] } ?? [])
    }
    let argv = delivery.argv.map { ["argv: \(SwiftText.literals($0))"] } ?? []
    switch entry.golden.kind {
    case .payload(let name):
      type = "PayloadFixture<\(name)>"
      arguments = []
    case .command(let words):
      let command = SwiftName.type([words])
      if let http {
        type = "AnswerFixture<\(command)>"
        arguments = http + argv
      } else {
        type = "OutputFixture<\(command)>"
        arguments = (delivery.exitStatus.map { ["exitStatus: \($0)"] } ?? []) + argv
      }
    case .envelope:
      guard let http else { return nil }
      type = "EnvelopeFixture"
      arguments = http
    case .response(let name):
      guard let http, let endpoint = contract.endpoints.first(where: { $0.name == name }) else {
        return nil
      }
      type = "ResponseFixture<\(endpoint.swiftName)>"
      arguments = http
    case .request, .toggle: return nil
    }
  }

  /// The declaration of the fixture, as a static member.
  func declaration(named name: String) -> String {
    let golden = [
      SwiftText.literal(release), SwiftText.literal(entry.golden.file), literal,
    ].joined(separator: ", ")
    let arguments = (["FixtureGolden(\(golden))"] + arguments).joined(separator: ",\n    ")
    return """
      \(doc)\
        public static let \(SwiftText.name(name)) = \(type)(
          \(arguments))

      """
  }

  /// The body: its text, or a text with a scalar for each byte where it is not UTF-8.
  private var literal: String {
    let text = String(decoding: body, as: UTF8.self)
    if Array(text.utf8) == body { return ".text(\(SwiftText.rawLiteral(text)))" }
    let scalars = String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
    return ".bytes(\(SwiftText.rawLiteral(scalars)))"
  }

  private static func headers(_ headers: [String: String]?) -> String? {
    guard let headers, !headers.isEmpty else { return nil }
    let pairs = headers.sorted { $0.key < $1.key }.map {
      SwiftText.literal($0.key) + ": " + SwiftText.literal($0.value)
    }
    return "[" + pairs.joined(separator: ", ") + "]"
  }

  // MARK: What is known of it

  /// What the manifest says of the golden, as a documentation comment.
  private var doc: String {
    let golden = entry.golden
    let origin = golden.capture.map { "captured as `\($0)`" } ?? "made by hand"
    let input = golden.isSynthetic ? "; no real server is sent such an input" : ""
    return [
      sentence(golden.pins), "", "Of \(release), \(origin)\(input).", outcome, breaks,
    ].compactMap { $0.map { SwiftText.doc($0, indentation: 2) } }.joined()
  }

  private var outcome: String? {
    switch entry.golden.outcome {
    case .value(_, .route): "It leads to a route."
    case .value(_, .noRoute): "It leads to no route."
    case .value: nil
    case .failure(let exitCode?, _, _): "The server failed or refused, with exit code \(exitCode)."
    case .failure: "The server failed or refused."
    case .violation(let keyPath, _):
      "It breaks the contract" + (keyPath.isEmpty ? "." : " at `\(keyPath)`.")
    }
  }

  private var breaks: String? {
    let breaks = entry.golden.breaks
    guard !breaks.isEmpty else { return nil }
    let list = breaks.map { "\($0.rule) at `\($0.keyPath)`" }.joined(separator: ", ")
    return "Conformance finds in it: \(list)."
  }

  /// What a manifest says in a few words, as a sentence.
  private func sentence(_ text: String) -> String {
    // A first word with a digit in it is a name, such as that of a release.
    let isName = text.prefix { $0 != " " }.contains(where: \.isNumber)
    let start = isName ? text : text.prefix(1).uppercased() + text.dropFirst()
    return start.last.map { ".!?".contains($0) } == true ? start : start + "."
  }
}
