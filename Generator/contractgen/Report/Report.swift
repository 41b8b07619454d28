/// All that a verb has to report.
struct Report {
  /// The files that were looked at, in that order.
  var checked: [CheckedFile] = []
  /// What was found, in that order.
  var items: [ReportItem] = []
}

/// A file that was looked at, for formats that also list what is as it should be.
struct CheckedFile: Hashable {
  /// To what it belongs, such as a contract and a release.
  var suite: String
  /// What it is, such as `Gitbay/v1.32.1/payload`.
  var kind: String
  /// The file, as the user named it.
  var file: String
}
