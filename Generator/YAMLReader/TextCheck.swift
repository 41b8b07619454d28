/// Checks the bytes of a file before any YAML is seen in them.
enum TextCheck {
  /// After so many bad characters the rest of the file is not looked at: it is not text.
  static let mostFindings = 20

  /// Reports what keeps the bytes from being text. Whether there is no such thing.
  static func isReadable(_ source: YAMLSource, report: inout Report) -> Bool {
    guard source.bytes.count <= YAMLReader.maximumSize else {
      report.add(
        .tooLarge, at: SourceSpan(at: .start),
        "the file has \(source.bytes.count) bytes, more than 4 MiB; split it")
      return false
    }
    if source.hasByteOrderMark {
      report.add(
        .byteOrderMark, at: SourceSpan(at: .start),
        "the file begins with a byte order mark; save it as UTF-8 without one")
    }
    guard !isUTF16(source.bytes) else {
      report.add(
        .encoding, at: SourceSpan(at: .start), "the file is UTF-16 or UTF-32; save it as UTF-8")
      return false
    }
    return areCharactersGood(source.bytes, report: &report)
  }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    let zeros = bytes.prefix(4).map { $0 == 0 }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true]
      || zeros == [true, true, true, false] || zeros == [false, true, true, true]
  }

  private static func areCharactersGood(_ bytes: [UInt8], report: inout Report) -> Bool {
    var findings = 0
    var place = SourcePosition.start
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        place = SourcePosition(line: place.line + 1, column: 1)
        offset += 1
        continue
      }
      if byte >= 0x20, byte < 0x7F {
        place.column += 1
        offset += 1
        continue
      }
      guard let (scalar, length) = UTF8.scalar(in: bytes, at: offset) else {
        let hex = String(byte, radix: 16, uppercase: true)
        report.add(
          .encoding, at: SourceSpan(at: place, length: 1),
          "the byte 0x\(hex) is not UTF-8 here; save the file as UTF-8")
        return false
      }
      let isLineEnd = scalar == "\r" && bytes.dropFirst(offset + 1).first == UInt8(ascii: "\n")
      if !isLineEnd, let (rule, message) = fault(of: scalar) {
        report.add(rule, at: SourceSpan(at: place, length: 1), message)
        findings += 1
        if findings == mostFindings { return false }
      }
      place.column += 1
      offset += length
    }
    return findings == 0
  }

  /// What is wrong with a character, nil if it may stand in a YAML file.
  private static func fault(of scalar: Unicode.Scalar) -> (YAMLRule, String)? {
    let name = "U+" + scalar.escaped.dropFirst(2)
    switch scalar.value {
    case 0x09: return nil
    case 0x0D:
      return (
        .controlCharacter,
        "a carriage return without a line feed; end lines with LF or CRLF"
      )
    case 0xFEFF:
      return (.byteOrderMark, "a byte order mark (\(name)) stands in the text; remove it")
    case 0x85, 0x2028, 0x2029:
      return (
        .controlCharacter,
        "the line separator \(name) stands in the text; remove it, or write \"\(scalar.escaped)\""
      )
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
      return (
        .controlCharacter,
        "the control character \(name) stands in the text; remove it, "
          + "or write \"\(scalar.escaped)\""
      )
    default: return nil
    }
  }
}
