#if Generator
  import ContractModel
  import ContractRuntime

  /// Values and bodies of a contract, valid or not: who uses them has them judged first.
  struct Samples {
    let contract: Contract

    init(_ contract: Contract) { self.contract = contract }

    /// Values of a type. Those of a string also spell what other types would be.
    func values(of type: TypeReference, _ own: Constraints) -> [JSONValue] {
      switch type {
      case .base(let base): return values(of: base, own)
      case .scalar(let name):
        return values(
          of: contract.scalar(name)?.base ?? .string, contract.constraints(type, own))
      case .enumeration(let name):
        return (contract.enumeration(name)?.values ?? []).map { .string($0.text) }
      case .record(let name):
        return contract.record(name).map { Array(bodies(of: $0).prefix(100)) } ?? []
      case .list(let element):
        let values = values(of: element, .none)
        return [.array([])] + values.map { .array([$0]) }
      }
    }

    private func values(of base: BaseType, _ rules: Constraints) -> [JSONValue] {
      switch base {
      case .string:
        return ["abc", "a1", "7", "1", "0", "150", "2026-11-30T15:34:45Z"].map { .string($0) }
          + routes
          + contract.enums.flatMap(\.values).map { .string($0.text) }
      case .int, .int64:
        let bounds = [rules.range?.lowerBound, rules.range?.upperBound].compactMap(\.self)
          .filter { $0 != .max && $0 != .min }
        return ([1, 7, 0, 150] + bounds).map { .number(String($0)) }
      case .double: return ["1", "7", "0", "150", "1.5"].map { .number($0) }
      case .bool: return [.bool(true), .bool(false)]
      case .timestamp: return [.string("2026-11-30T15:34:45Z")]
      }
    }

    /// Paths that lead somewhere.
    private var routes: [JSONValue] {
      (contract.routes?.kinds ?? []).flatMap { kind -> [JSONValue] in
        guard case .path(let segments) = kind.pattern else { return [] }
        let pieces = segments.map { segment in
          if case .literal(let text) = segment { [text] } else { ["7", "abc", "a1"] }
        }
        return combinations(pieces).map { .string($0.joined(separator: "/")) }
      }
    }

    /// Bodies with every combination of what each field may be: a value at one of its places, null,
    /// nothing.
    func bodies(of record: Record) -> [JSONValue] {
      let states = record.fields.map { field -> [(path: [String], value: JSONValue)?] in
        let values = values(of: field.type, field.constraints)
        return values.map { (field.path, $0) }
          + field.alternatives.flatMap { path in values.prefix(1).map { (path, $0) } }
          + [(field.path, .null), nil]
      }
      return combinations(states).map { states in
        states.compactMap(\.self).reduce(JSONValue.object([])) { body, state in
          body.setting(state.path[...], to: state.value)
        }
      }
    }
  }

  /// One of each list, in every combination.
  func combinations<Element>(_ lists: [[Element]]) -> [[Element]] {
    lists.reduce([[]]) { found, list in
      found.flatMap { start in list.map { start + [$0] } }
    }
  }

  extension Array {
    /// The elements of the highest score.
    func best(by score: (Element) -> Int) -> [Element] {
      let scores = map(score)
      return zip(self, scores).filter { $1 == scores.max() }.map(\.0)
    }
  }

  extension JSONValue {
    /// The object with a value at a path.
    func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue {
      guard let key = path.first else { return value }
      guard case .object(var members) = self else {
        return JSONValue.object([]).setting(path, to: value)
      }
      if let index = members.firstIndex(where: { $0.name == key }) {
        members[index].value = members[index].value.setting(path.dropFirst(), to: value)
      } else {
        members.append(Member(key, JSONValue.object([]).setting(path.dropFirst(), to: value)))
      }
      return .object(members)
    }

    /// The bytes of the value as a body.
    var bytes: [UInt8] { Array(description.utf8) }
  }
#endif
