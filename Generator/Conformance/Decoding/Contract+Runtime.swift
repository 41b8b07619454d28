import ContractModel
import ContractRuntime

/// The runtime's terms for what the schema says; generated code spells out the same.
extension RecordContract {
  convenience init(_ record: Record, _ releases: Releases) {
    self.init(
      record.fields.map { field in
        Field(
          path: field.path, or: field.alternatives,
          presence: Presence(field.clientPresence(releases)),
          since: field.since)
      })
  }
}

extension RecordContract.Presence {
  init(_ presence: ContractModel.Field.Presence) {
    switch presence {
    case .required: self = .required
    case .optional: self = .optional
    case .nullable: self = .nullable
    case .lenient: self = .lenient
    }
  }
}

extension EnvelopeContract {
  init(_ envelope: ContractModel.Envelope) {
    self.init(
      versionKey: envelope.versionKey, version: envelope.version, dataKey: envelope.dataKey,
      errorKey: envelope.errorKey, exitCodeKey: envelope.exitCodeKey,
      stderrKey: envelope.stderrKey)
  }
}

extension EnumType {
  /// What a value must be, for people.
  var expectation: String {
    "one of " + values.map { "\"\($0.text)\"" }.joined(separator: ", ")
  }
}
