#if Generator
  import Conformance
  import ContractModel
  import ContractRuntime
  import Foundation
  import Testing

  @testable import Reference

  /// All that a schema says is on the page, in both languages.
  @Suite struct ContentTests {
    @Test func thereAreContracts() {
      #expect(Repository.samples.map(\.name) == ["gitbay", "monaco", "soar"])
    }

    /// Every text of a contract that a reader must find, wherever it stands.
    static func texts(of contract: Contract) -> [String] {
      var texts = contract.releases.labels + [contract.name]
      var docs = [contract.doc]
      func add(_ record: Record) {
        docs.append(record.doc)
        for field in record.fields {
          texts += [field.name] + field.path + field.alternatives.flatMap { $0 }
          texts += [field.since].compactMap(\.self)
          add(field.constraints)
          docs.append(field.doc)
        }
        for key in record.forbidden {
          texts += key.path
          docs.append(key.doc)
        }
      }
      func add(_ rules: Constraints) {
        texts += rules.refused.filter { !$0.isEmpty } + [rules.characters].compactMap(\.self)
      }
      func add(_ failure: Failure) {
        texts.append(failure.name)
        texts += failure.message.map { $0.text.split(separator: "\n").map(String.init) } ?? []
        docs.append(failure.doc)
      }
      for scalar in contract.scalars {
        texts += [scalar.name, scalar.base.rawValue]
        add(scalar.constraints)
        docs.append(scalar.doc)
      }
      for type in contract.enums {
        texts += [type.name] + type.values.flatMap { [$0.text, "." + $0.swiftName] }
        docs += [type.doc] + type.values.map(\.doc)
      }
      contract.records.forEach { add($0) }
      for payload in contract.payloads {
        texts += [payload.record.name] + [payload.maxBytes.map { "\($0) bytes" }].compactMap(\.self)
        add(payload.record)
      }
      if let envelope = contract.envelope {
        texts += [
          envelope.versionKey, envelope.dataKey, envelope.errorKey, envelope.exitCodeKey,
          envelope.stderrKey,
        ]
        texts += envelope.page.map { [$0.items, $0.next] } ?? []
        for code in envelope.exitCodes {
          texts += [code.name, "\(code.code)", "\(code.status)"]
          docs.append(code.doc)
        }
        (envelope.failures + [envelope.unknownCommand].compactMap(\.self)).forEach { add($0) }
        for refusal in envelope.refusals {
          texts += [refusal.name, "\(refusal.status)"] + refusal.headers
          texts += refusal.message.map { [$0.text] } ?? []
          docs.append(refusal.doc)
        }
      }
      for command in contract.commands {
        texts += [command.name, SwiftName.type(command.words), "POST /api/v1/cmd"]
        texts += ["Authorization: Bearer <token>", "ssh HOST \(command.name)"]
        if !command.isWrite { texts.append("argv=" + command.words.joined(separator: "&argv=")) }
        docs.append(command.doc)
        for parameter in command.arguments + [command.stdin].compactMap(\.self) + command.options {
          texts.append(parameter.name)
          add(parameter.constraints)
          docs.append(parameter.doc)
        }
        command.failures.forEach { add($0) }
        if case .fields(let record) = command.result { add(record) }
      }
      for endpoint in contract.endpoints {
        texts += [endpoint.name, endpoint.template, endpoint.swiftName]
        docs.append(endpoint.doc)
        for parameter in endpoint.parameters + endpoint.query + endpoint.headers {
          texts.append(parameter.wireName)
          docs.append(parameter.doc)
          if case .fixed(let text) = parameter.value { texts.append(text) }
        }
        for status in endpoint.successes + endpoint.refusals {
          texts += ["\(status.code)", status.name]
          docs.append(status.doc)
        }
        endpoint.body.map { add($0) }
        if case .fields(let record) = endpoint.result { add(record) }
      }
      for toggle in contract.toggles {
        texts.append(toggle.name)
        docs += [toggle.doc] + toggle.inputs.map(\.doc) + toggle.actions.map(\.doc)
        texts += toggle.inputs.flatMap { [$0.name] + $0.values } + toggle.actions.map(\.text)
        for state in toggle.states {
          texts += [state.name] + state.turnOn + state.turnOff + state.offers
          docs += [state.doc, state.note]
        }
      }
      if let routes = contract.routes {
        texts += routes.parameters.map(\.name) + routes.kinds.flatMap { [$0.name, $0.swiftName] }
        docs += routes.parameters.map(\.doc) + routes.kinds.map(\.doc)
      }
      texts += docs.compactMap { $0?.replacing("`", with: "") }
      return texts.filter { !$0.isEmpty }
    }

    @Test(arguments: Repository.samples)
    func everythingIsInHTML(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      let text = try #require(page.all("main").first).text
      let texts = Self.texts(of: sample.contract)
      #expect(texts.count > 50)
      for wanted in texts { #expect(text.contains(wanted), "\(wanted)") }
    }

    @Test(arguments: Repository.samples)
    func everythingIsInMarkdown(_ sample: Repository.Sample) throws {
      let (lines, blocks) = ShownMarkdown.parts(sample.reference.file(.markdown).text)
      let text =
        lines.map { ShownMarkdown.text($0) }.joined(separator: "\n")
        + blocks.map(\.text).joined(separator: "\n")
      for wanted in Self.texts(of: sample.contract) { #expect(text.contains(wanted), "\(wanted)") }
    }

    /// A row of each field says what the field is, and what pins it does.
    @Test(arguments: Repository.samples)
    func eachFieldHasItsRow(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      let coverage = sample.coverage
      let records = sample.contract.records + sample.contract.payloads.map(\.record)
      #expect(!records.isEmpty)
      for record in records {
        for field in record.fields {
          let id = Anchor.of("field", record.name + " " + field.name)
          let row = try #require(page.element(id), "\(id)")
          #expect(row.children.first?.text.contains(field.path.joined(separator: ".")) == true)
          #expect(row.text.contains(field.doc?.replacing("`", with: "") ?? ""))
          let points = coverage.points.filter { $0.span == field.span }
          let pinning = Set(points.flatMap { coverage.goldens(showing: $0) })
          let links = row.all.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
            .filter { $0.contains("Golden/") }
            .map { Repository.pages.appending(path: $0).standardizedFileURL.path }
          #expect(!links.isEmpty, "\(id)")
          #expect(pinning.isSuperset(of: links), "\(id)")
          for point in points where coverage.isPinned(point) {
            #expect(
              !Set(coverage.goldens(showing: point)).isDisjoint(with: links), "\(point.subject)")
          }
        }
      }
    }

    /// Every point that a golden shows has a link to one of those that show it.
    @Test(arguments: Repository.samples)
    func whatIsPinnedIsLinked(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      let links = Set(
        page.all("a").compactMap { $0.attributes["href"] }
          .map { Repository.pages.appending(path: $0).standardizedFileURL.path })
      let coverage = sample.coverage
      for point in coverage.points where coverage.isPinned(point) {
        let files = coverage.goldens(showing: point)
        #expect(!links.isDisjoint(with: files), "\(point.subject)")
      }
    }

    /// An example says what the golden says that its caption links, byte for byte in its values.
    @Test(arguments: Repository.samples)
    func examplesAreGoldens(_ sample: Repository.Sample) throws {
      let page = try Markup(sample.reference.file(.html).text)
      var compared = 0
      for figure in page.all("figure") where figure.attributes["class"] == "code" {
        guard let caption = figure.children.first, let code = figure.children.last,
          let link = caption.all.first(where: { $0.name == "a" })?.attributes["href"],
          !caption.text.hasPrefix("Over HTTP"), let start = code.text.firstIndex(of: "{")
        else { continue }
        let shown = try JSONValue(json: String(code.text[start...]))
        let bytes = try Data(contentsOf: Repository.pages.appending(path: link))
        #expect(try JSONDocument(Array(bytes)).root.value == shown, "\(link)")
        compared += 1
      }
      #expect(compared >= 2)
    }

    /// A command's examples are what a server really sent, with numbers that any reader of JSON has.
    @Test func examplesAreOfEveryDay() throws {
      let gitbay = try #require(Repository.samples.first)
      let page = gitbay.reference.file(.markdown).text
      let examples = page.matches(of: /\nA (?:success|list|page): \[`([^`]+)`\]/).map {
        String($0.1)
      }
      #expect(examples.count == 10)
      let goldens = gitbay.goldens.entries.filter { entry in
        examples.contains { entry.path.hasSuffix("/v1.32.1/\($0).json") }
      }
      #expect(goldens.count == 10)
      for entry in goldens {
        #expect(entry.golden.capture != nil && !entry.golden.isSynthetic, "\(entry.path)")
      }
      #expect(examples.contains("inbox-list/all"))
      #expect(!page.contains("9007199254740996"))
      // The page shows how to ask for the next one.
      #expect(page.contains("\"next\": \"bm90aWZpY2F0aW9uczoy\""))
    }

    /// Every type leads to what it is on the wire.
    @Test func baseTypesAreExplained() throws {
      let contract = try Contract(
        """
        contract: Moments
        releases: [v1]
        server: v1
        oldest: v1
        types: { Visit: { fields: { at: { type: timestamp } } } }
        """)
      let page = contract.page(.markdown)
      #expect(page.contains("`at` | [`timestamp`](#base-timestamp) |"))
      #expect(
        page.contains(
          "| <a id=\"base-timestamp\"></a>`timestamp` | RFC 3339 text in UTC that ends with `Z`, "))
    }

    /// What a command answers that has no failure of its own.
    @Test func aCommandWithoutFailuresOfItsOwn() throws {
      let contract = try Contract(
        """
        contract: Bare
        releases: [v1]
        server: v1
        oldest: v1
        envelope:
          { version: { key: v, is: 1 }, data: d, error: e, exitCode: x, stderr: s, exitCodes: {} }
        commands: { look: { access: read, result: { fields: { at: { type: int } } }, failures: {} } }
        """)
      let page = contract.page(.markdown)
      #expect(page.contains("None but [what any command may answer](#any-command)."))
      #expect(page.contains("| `s` | over HTTP, where the command wrote any | "))
    }

    /// What is said to match does, what is said not to does not.
    @Test(arguments: Repository.samples)
    func routesAreAsTheReaderSays(_ sample: Repository.Sample) throws {
      let routes = try #require(sample.contract.routes)
      guard routes.form != .fields else { return }
      let probe = RouteProbe(sample.contract, routes)
      let page = try Markup(sample.reference.file(.html).text)
      for (id, matches) in [("routes-that-match", true), ("routes-that-do-not", false)] {
        let section = try #require(
          page.all("section").first { $0.children.first?.attributes["id"] == id })
        let texts = section.all.filter { $0.name == "th" && $0.attributes["scope"] == "row" }
          .map(\.text).filter { !$0.contains("…") }
        #expect(texts.count >= 2)
        for text in texts {
          let route = probe.route(of: text == "empty" ? "" : text)
          #expect((route != nil) == matches, "\(text)")
        }
      }
    }
  }
#endif
