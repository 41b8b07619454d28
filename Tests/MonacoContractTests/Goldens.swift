import GoldenSupport
import MonacoContract

extension GoldenSet {
  /// The goldens of Monaco.
  static let monaco = GoldenSet("Monaco", release: "v1")
}

extension PushPayload: ComparableFields {
  package var fields: JSONValue {
    .members([
      "title": title.json, "body": body.json, "cabalID": (cabalID?.rawValue).json,
      "proposalID": (proposalID?.rawValue).json, "transactionID": (transactionID?.rawValue).json,
    ])
  }
}

extension RegisterDevice.Body: ComparableFields {
  package var fields: JSONValue {
    .members(["token": token.json, "environment": environment.rawValue.json])
  }
}

extension Route: ComparableFields {
  package var fields: JSONValue {
    switch self {
    case .proposal(let it):
      .members([
        "kind": "proposal".json, "cabalID": it.cabalID.rawValue.json,
        "proposalID": it.proposalID.rawValue.json,
      ])
    case .transaction(let it):
      .members([
        "kind": "transaction".json, "cabalID": it.cabalID.rawValue.json,
        "transactionID": it.transactionID.rawValue.json,
      ])
    case .cabal(let it):
      .members(["kind": "cabal".json, "cabalID": it.cabalID.rawValue.json])
    }
  }
}
