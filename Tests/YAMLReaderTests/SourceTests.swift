#if Generator
  import Foundation
  import Testing
  import YAMLReader

  /// Sources: their lines, and reading them from files.
  @Suite struct SourceTests {
    @Test func linesAreCountedFromOne() {
      let source = YAMLSource(file: "a", text: "\u{FEFF}a\r\n\né")
      #expect(source.hasByteOrderMark)
      #expect(source.lineCount == 3)
      #expect((0...4).map { source.line($0) } == [nil, "a", "", "é", nil])
      #expect(YAMLSource(file: "a", text: "").line(1) == "")
      #expect(YAMLSource(file: "a", text: "a\n").line(2) == "")
      #expect(YAMLSource(file: "a", bytes: [0x61, 0xFF]).line(1) == "a\u{FFFD}")
    }

    @Test func aFileIsRead() throws {
      try withFolder { folder in
        let path = folder + "/é.yaml"
        try Data("a: é\n".utf8).write(to: URL(fileURLWithPath: path))
        let source = try YAMLSource(path: path)
        #expect(source.file == path)
        #expect(source.bytes == Array("a: é\n".utf8))
      }
    }

    @Test func anEmptyFileIsRead() throws {
      try withFolder { folder in
        let path = folder + "/empty.yaml"
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(try YAMLSource(path: path).bytes.isEmpty)
      }
    }

    @Test func aMissingFile() throws {
      try withFolder { folder in
        let path = folder + "/none.yaml"
        let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
        #expect(error?.description == "\(path): error: does not exist; check the path")
      }
    }

    @Test func aDirectory() throws {
      try withFolder { folder in
        let error = #expect(throws: FileError.self) { try YAMLSource(path: folder) }
        #expect(error?.description == "\(folder): error: is a directory; name a file in it")
      }
    }

    @Test(.disabled(if: getuid() == 0, "root may read everything"))
    func anUnreadableFile() throws {
      try withFolder { folder in
        let path = folder + "/secret.yaml"
        try Data().write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
        let expected = "\(path): error: cannot be read; check the permissions of the file"
        #expect(error?.description == expected)
      }
    }

    @Test(arguments: [(YAMLReader.maximumSize, false), (YAMLReader.maximumSize + 1, true)])
    func aLargeFile(size: Int, isRefused: Bool) throws {
      try withFolder { folder in
        let path = folder + "/large.yaml"
        try Data(count: size).write(to: URL(fileURLWithPath: path))
        if isRefused {
          let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
          #expect(error?.description == "\(path): error: is larger than 4 MiB; split it")
          #expect(error?.rule == .tooLarge)
        } else {
          #expect(try YAMLSource(path: path).bytes.count == size)
        }
      }
    }

    @Test("A device is not read, whether it ends or not", arguments: ["/dev/zero", "/dev/null"])
    func aDevice(path: String) {
      let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
      #expect(error?.reason == .special)
      #expect(error?.rule == .unreadable)
    }

    @Test func aPipeThatNobodyWritesToIsNotWaitedFor() throws {
      try withFolder { folder in
        let path = folder + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
        #expect(error?.reason == .special)
      }
    }

    /// What a shell makes of `<(command)`.
    @Test func aPipeThatIsOpenIsReadToItsEnd() throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data("a: é\n".utf8))
      try pipe.fileHandleForWriting.close()
      let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
      let source = try YAMLSource(path: path)
      #expect(source.file == path)
      #expect(source.bytes == Array("a: é\n".utf8))
    }

    @Test("A descriptor that is not open", arguments: ["/dev/fd/9999", "/dev/fd/x", "/dev/fd/-1"])
    func aClosedDescriptor(path: String) {
      let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
      #expect(error?.reason == .missing)
    }

    @Test func aLinkThatLeadsBackToItself() throws {
      try withFolder { folder in
        let path = folder + "/loop.yaml"
        #expect(symlink("loop.yaml", path) == 0)
        let error = #expect(throws: FileError.self) { try YAMLSource(path: path) }
        #expect(
          error?.description
            == "\(path): error: is a link that leads back to itself; let it lead to a file")
      }
    }

    @Test func theNameOfAFileStaysOnItsLine() {
      let error = FileError(path: "a\u{1B}[2J\nb\u{202E}c\r\n👩‍💻é", reason: .missing)
      #expect(
        error.description
          == #"a\u001B[2J\u000Ab\u202Ec\u000D\u000A👩‍💻é: error: does not exist; check the path"#)
      let diagnostic = Diagnostic(
        file: "a\nb", span: SourceSpan(at: .start), message: "m", rule: "r",
        notes: [.init("n", at: SourceSpan(at: .start))])
      #expect(
        diagnostic.description == #"a\u000Ab:1:1: error: m [r]"# + "\n" + #"a\u000Ab:1:1: note: n"#)
    }

    /// Runs `body` with a new folder, which is removed afterwards.
    private func withFolder(_ body: (String) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("yaml-reader-" + UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder.path)
    }
  }
#endif
