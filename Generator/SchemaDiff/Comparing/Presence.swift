import ContractModel

/// What can stand at a key: nothing, null, a value.
struct Presence: OptionSet {
  let rawValue: Int
  static let value = Presence(rawValue: 1)
  static let absent = Presence(rawValue: 2)
  static let null = Presence(rawValue: 4)

  /// What a reader takes without an error.
  static func accepted(_ presence: Field.Presence) -> Presence {
    switch presence {
    case .required: [.value]
    case .optional: [.value, .absent]
    case .nullable: [.value, .null]
    case .lenient: [.value, .absent, .null]
    }
  }

  /// What servers send from a release on.
  static func received(_ field: Field, since first: String, _ releases: Releases) -> Presence {
    var sent: Presence = field.presence == .nullable ? [.value, .null] : [.value]
    if field.mayBeAbsent || !releases.release(first, hasReached: field.since) {
      sent.insert(.absent)
    }
    return sent
  }

  /// What a client sends.
  static func sent(_ presence: Field.Presence) -> Presence {
    spellingOfNil(presence).map { $0.union(.value) } ?? .value
  }

  /// How a client sends nil; nil where its type has none.
  static func spellingOfNil(_ presence: Field.Presence) -> Presence? {
    switch presence {
    case .required: nil
    case .nullable: .null
    case .optional, .lenient: .absent
    }
  }
}
