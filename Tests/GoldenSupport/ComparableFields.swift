import ContractRuntime

/// A type whose fields can be compared with a manifest's: by the contract's names, absent ones left
/// out.
package protocol ComparableFields {
  var fields: JSONValue { get }
}

extension ComparableFields {
  /// Whether `fields` names every stored property, in order; only of a value without absent fields.
  package var comparesAllFields: Bool {
    fields.names == Mirror(reflecting: self).children.compactMap(\.label)
  }
}

extension Array: ComparableFields where Element: ComparableFields {
  package var fields: JSONValue { .array(map(\.fields)) }
}

extension [Golden] {
  /// The fields of a value that none of the goldens has, or that all of them have.
  package func fieldsNotSeenBothWays(in value: Any) -> [String] {
    let held = compactMap { $0.value?.names }
    return Mirror(reflecting: value).children.compactMap(\.label).filter { field in
      Set(held.map { $0.contains(field) }) != [true, false]
    }
  }
}
