#if Generator
  import Conformance
  import ContractModel

  /// What conformance finds and JSON Schema cannot say, by the rule of the finding. The page
  /// Documentation/JSONSchema.md has the same list.
  enum Exclusion: String, CaseIterable {
    case strictJSON = "`not-json`"
    case maxBytes = "`payload-too-large`"
    case bytes = "`out-of-range` by `bytes`"
    case trimmedLength = "`out-of-range` by `length` with `trimmed`"
    case wrongStatus = "`wrong-status`"
    case missingHeader = "`missing-header`"
    case wrongShape = "`wrong-shape`"
    case exitCode = "`broken-envelope` by a missing exit code over HTTP"
    case exitStatus = "`broken-envelope` by the exit status of ssh"

    /// Why a schema cannot say it.
    var reason: String {
      switch self {
      case .strictJSON:
        "A schema sees what its reader made of the text: of duplicate keys perhaps the last."
      case .maxBytes: "A schema does not see the text, nor the white space and escapes in it."
      case .bytes:
        "A schema counts characters, each of one byte to four; exact where `characters` allows ASCII alone."
      case .trimmedLength:
        "A schema counts white space too; refused is what is too short even with it."
      case .wrongStatus: "The HTTP status is not in the body."
      case .missingHeader: "The headers are not in the body."
      case .wrongShape: "What was asked for is not in the body: a list and a page are both taken."
      case .exitCode: "Over ssh there is none, and the body does not tell how it came."
      case .exitStatus: "It is not in the body."
      }
    }

    /// The rule whose findings these are.
    var rule: Finding.Rule? {
      rawValue.split(separator: "`").first.flatMap { Finding.Rule(rawValue: String($0)) }
    }

    /// Whether a finding is one of these.
    func applies(to finding: Finding, in contract: Contract) -> Bool {
      guard finding.rule == rule else { return false }
      switch self {
      case .bytes: return finding.expected.hasSuffix(" bytes")
      case .trimmedLength:
        return finding.expected.hasSuffix(" characters") && contract.hasTrimmedFields
      case .exitCode: return finding.expected.hasPrefix("exit code 0, which a result over HTTP")
      case .exitStatus: return finding.expected.hasSuffix(", as ssh says")
      case .strictJSON, .maxBytes, .wrongStatus, .missingHeader, .wrongShape: return true
      }
    }

    /// Rules about goldens, what they show, and snapshots; no body breaks them.
    static let rulesOfGoldens: Set<Finding.Rule> = [
      .outcomeDiffers, .breakGone, .unlistedFile, .missingFile, .brokenManifest, .callDiffers,
      .notPinned, .needlesslyUnpinned, .mutantSurvived, .brokenSnapshot, .unusableName,
    ]
  }

  extension Contract {
    fileprivate var hasTrimmedFields: Bool {
      (records + payloads.map(\.record)).flatMap(\.fields)
        .contains { constraints($0.type, $0.constraints).isTrimmed }
    }
  }
#endif
