import Conformance
import YAMLReader

/// What people are told beside the table.
struct MatrixLegend {
  private let matrix: ReleaseMatrix

  init(_ matrix: ReleaseMatrix) {
    self.matrix = matrix
  }

  /// What the signs of the table mean, as far as they stand there.
  var signs: [(sign: String, meaning: String)] {
    var signs: [(String, String)] = []
    if matrix.pairs.contains(where: { $0.verdict == .notAsked }) {
      signs.append(("-", "the client asks for nothing that the goldens show"))
    }
    if matrix.pairs.contains(where: { !$0.isSupported }) {
      signs.append(("(…)", "not supported, for the server is older than the client's `oldest`"))
    }
    return signs
  }

  /// What the matrix comes to, in one line.
  static func closing(_ matrix: ReleaseMatrix) -> String {
    let supported = matrix.pairs.count(where: \.isSupported)
    let bad = matrix.pairs.filter(\.isBad)
    guard !bad.isEmpty else {
      return supported == 1
        ? "The only supported pair does not break."
        : "None of \(supported) supported pairs breaks."
    }
    let list = bad.map { "\($0.client) with \($0.server)".onOneLine }.joined(separator: ", ")
    return
      "\(bad.count) of \(supported) supported \(supported == 1 ? "pair" : "pairs") "
      + "\(bad.count == 1 ? "breaks" : "break"): \(list)."
  }
}

extension ReleasePair {
  /// What the pair is and comes to, in one line.
  var heading: String {
    let verdict = verdict == .notAsked ? "nothing asked" : verdict.rawValue
    return "client \(client), server \(server): \(verdict)\(isSupported ? "" : ", not supported"); "
      + "asks for \(asked) of \(asked + notAsked) goldens"
  }
}

extension Particular {
  /// In how many goldens it is, and in which for one.
  var count: String {
    goldens == 1 ? example : "\(goldens) goldens, such as \(example)"
  }
}
