#if Generator
  import CLibYAML

  /// All that talks to libyaml.
  enum LibYAML {
    /// Parses UTF-8 and hands over one event after the other, until `handle` wants no more.
    ///
    /// Returns why libyaml gave up, nil if it did not. No pointer outlives the call and everything
    /// libyaml allocated is freed.
    static func parse(_ bytes: [UInt8], handle: (YAMLEvent) -> Bool) -> YAMLFailure? {
      // libyaml keeps the parser's address, so it must not move.
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else { return outOfMemory }
      defer { yaml_parser_delete(parser) }
      return bytes.withUnsafeBufferPointer { buffer in
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
        while true {
          var event = yaml_event_t()
          guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser) }
          defer { yaml_event_delete(&event) }
          if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
          if let translated = translate(event), !handle(translated) { return nil }
        }
      }
    }

    private static func translate(_ event: yaml_event_t) -> YAMLEvent? {
      let start = mark(event.start_mark)
      let end = mark(event.end_mark)
      switch event.type {
      case YAML_DOCUMENT_START_EVENT:
        return YAMLEvent(kind: .documentStart, start: start, end: end)
      case YAML_ALIAS_EVENT:
        return YAMLEvent(kind: .alias, start: start, end: end)
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let text = String(
          decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        return YAMLEvent(
          kind: .scalar(text, style(scalar.style)), hasAnchor: scalar.anchor != nil,
          hasTag: scalar.tag != nil, start: start, end: end)
      case YAML_SEQUENCE_START_EVENT:
        let sequence = event.data.sequence_start
        return YAMLEvent(
          kind: .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE),
          hasAnchor: sequence.anchor != nil, hasTag: sequence.tag != nil, start: start, end: end)
      case YAML_MAPPING_START_EVENT:
        let mapping = event.data.mapping_start
        return YAMLEvent(
          kind: .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE),
          hasAnchor: mapping.anchor != nil, hasTag: mapping.tag != nil, start: start, end: end)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        return YAMLEvent(kind: .collectionEnd, start: start, end: end)
      default:
        return nil
      }
    }

    private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.ScalarStyle {
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    }

    private static func mark(_ mark: yaml_mark_t) -> YAMLMark {
      YAMLMark(index: Int(mark.index), line: Int(mark.line), column: Int(mark.column))
    }

    private static func failure(of parser: UnsafeMutablePointer<yaml_parser_t>) -> YAMLFailure {
      if parser.pointee.error == YAML_MEMORY_ERROR { return outOfMemory }
      let problem = parser.pointee.problem.map { String(cString: $0) }
      return YAMLFailure(
        problem: problem ?? "unknown problem", mark: mark(parser.pointee.problem_mark),
        context: parser.pointee.context.map { String(cString: $0) },
        contextMark: mark(parser.pointee.context_mark))
    }

    private static let outOfMemory = YAMLFailure(
      problem: "out of memory", mark: YAMLMark(), context: nil, contextMark: YAMLMark())
  }
#endif
