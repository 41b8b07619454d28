extension Duration {
  /// The duration, but a year at most: Swift's and Foundation's timers trap on much longer ones.
  var waitable: Duration { min(self, .seconds(365 * 86_400)) }
}
