#if Generator
  import ContractRuntime
  import Foundation
  import Testing

  /// How far a long run has come is shown on a terminal, and nowhere else.
  @Suite(.enabled(if: Python.isAvailable, "\(Python.isMissing)"))
  struct ProgressTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let eraseLine = "\r\u{1B}[K"

    /// As many bodies are judged as take long enough, whatever the machine.
    @Test func isShownOnATerminalAndErasedAtTheEnd() async throws {
      try folder.file("tiny.yaml", Goldens.schema)
      try folder.file("b", "{\"x\":1" + String(repeating: " ", count: 10_000) + "}")
      let run = try await Python.run(Self.program, [Place.contractgen.path], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let answer = try JSONValue(json: run.output)
      let terminal = try #require(answer.text("terminal"))
      let count = try #require(answer.text("count"))
      let drawings = terminal.matches(of: #/bodies: (\d+) of (\d+)/#)
      #expect(!drawings.isEmpty, "\(count) bodies")
      #expect(drawings.allSatisfy { String($0.2) == count })
      let numbers = drawings.compactMap { Int($0.1) }
      #expect(numbers == numbers.sorted())
      #expect(terminal.hasSuffix(Self.eraseLine))
      #expect(answer.text("dumb") == "")
      #expect(answer.text("pipe") == "")
    }

    /// Judges more and more bodies with standard error on a terminal until something is shown, then as
    /// many on a dumb terminal and in a pipe.
    private static let program = """
      import json, os, pty, subprocess, sys

      def command(count):
          return [sys.argv[1], "conform", "--schema", "tiny.yaml", "--payload", "Push"] + ["b"] * count

      def terminal(count, kind):
          ours, theirs = pty.openpty()
          process = subprocess.Popen(
              command(count), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=theirs,
              env=dict(os.environ, TERM=kind))
          os.close(theirs)
          text = b""
          while True:
              try:
                  part = os.read(ours, 4096)
              except OSError:
                  part = b""
              if not part:
                  break
              text += part
          assert process.wait() == 0
          os.close(ours)
          return text.decode()

      count, text = 500, ""
      while not text and count < 100_000:
          count *= 2
          text = terminal(count, "xterm")
      pipe = subprocess.run(
          command(count), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
          stderr=subprocess.PIPE).stderr.decode()
      print(json.dumps(
          {"count": count, "terminal": text, "dumb": terminal(count, "dumb"), "pipe": pipe}))
      """
  }
#endif
