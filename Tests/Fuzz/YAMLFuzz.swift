import YAMLReader

/// Bytes are read as YAML, and what is said of them lies within them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = YAMLSource(file: "fuzz.yaml", bytes: bytes(start, count))
  let (root, findings) = YAMLReader.read(source)
  require(root != nil || !findings.isEmpty, "neither a tree nor a finding")
  requireGood(findings, in: source)
  if let root { requireOrder(root, LineWidths(source)) }
  return 0
}

/// Requires that the parts of a node lie within it, one behind the other.
private func requireOrder(_ node: YAMLNode, _ lines: LineWidths) {
  require(lines.hold(node.span), "a node outside of the file: \(node.span)")
  var last = node.span.start
  let parts = (node.elements ?? []) + (node.entries ?? []).flatMap { [$0.key, $0.value] }
  for part in parts {
    require(
      last <= part.span.start && part.span.end <= node.span.end,
      "\(part.span) stands wrong in \(node.span)")
    requireOrder(part, lines)
    last = part.span.end
  }
}
