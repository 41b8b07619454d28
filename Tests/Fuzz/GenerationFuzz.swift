import ContractModel
import SwiftEmitter
import YAMLReader

/// Bytes are read as a schema; where that is valid, its code is emitted.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = YAMLSource(file: "fuzz.yaml", bytes: bytes(start, count))
  let (contract, findings) = SchemaReader.read(source)
  require((contract == nil) != findings.isEmpty, "a contract and findings, or neither")
  requireGood(findings, in: source)
  guard let contract else { return 0 }
  let files = SwiftEmitter.emit(contract, schema: "fuzz.yaml")
  require(files.map(\.name) == SwiftEmitter.fileNames, "other files: \(files.map(\.name))")
  for file in files {
    require(file.text.utf8.last == UInt8(ascii: "\n"), "\(file.name) has no line feed at its end")
    for scalar in file.text.unicodeScalars where scalar != "\n" {
      require(!isInvisible(scalar), "U+\(String(scalar.value, radix: 16)) stands in \(file.name)")
    }
  }
  return 0
}

/// Whether a scalar can hide code, or end a comment.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if (" "..."~").contains(scalar) { return false }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
