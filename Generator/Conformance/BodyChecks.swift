import ContractModel

/// The checks for the bodies of a contract, each made when it is first asked for.
struct BodyChecks {
  private struct Key: Hashable {
    var kind: Golden.Kind
    var release: String
  }

  private let contract: Contract
  private let decoder: ClientDecoder
  private var checks: [Key: BodyCheck] = [:]

  init(_ contract: Contract) {
    self.contract = contract
    decoder = ClientDecoder(contract)
  }

  /// The check for a kind of body, judged by a release; nil where the contract has nothing of the kind.
  subscript(kind: Golden.Kind, release: String) -> BodyCheck? {
    mutating get {
      let key = Key(kind: kind, release: release)
      if let known = checks[key] { return known }
      let check = BodyCheck(contract, kind, release: release, decoder: decoder)
      checks[key] = check
      return check
    }
  }
}
