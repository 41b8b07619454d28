/// Holds answers back until a test lets them through, so that it can look at what happens in between.
public actor StubGate {
  private var isOpen = false
  private var arrivals = 0
  private var held: [Int: CheckedContinuation<Void, Never>] = [:]
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Creates a gate that is shut.
  public init() {}

  /// Lets every answer through that is held, and those that come later.
  public func open() {
    isOpen = true
    for continuation in held.values { continuation.resume() }
    held = [:]
  }

  /// Returns when this many requests have come to the gate since it was made.
  public func waitForArrivals(_ count: Int = 1) async {
    guard arrivals < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Returns when the gate is open or the task is cancelled.
  func pass() async {
    arrivals += 1
    let number = arrivals
    for watcher in watchers where watcher.count <= number { watcher.continuation.resume() }
    watchers.removeAll { $0.count <= number }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The task may have been cancelled before it got here.
        if isOpen || Task.isCancelled { continuation.resume() } else { held[number] = continuation }
      }
    } onCancel: {
      Task { await self.release(number) }
    }
  }

  private func release(_ number: Int) {
    held.removeValue(forKey: number)?.resume()
  }
}
