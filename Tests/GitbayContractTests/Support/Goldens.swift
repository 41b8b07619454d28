import GoldenSupport

extension GoldenSet {
  /// The goldens of gitbay.
  static let gitbay = GoldenSet("Gitbay", release: "v1.32.1")
}
