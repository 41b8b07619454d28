/// Who waits for iOS to deliver the device token.
@MainActor
final class TokenWaiters {
  private typealias Entry = (number: Int, account: PushAccount.ID, waiter: InstanceLane.Waiter)
  private var entries: [Entry] = []
  private var count = 0
  private let deadline: Duration

  init(deadline: Duration) { self.deadline = deadline }

  /// Waits until the token is there and its registration has an outcome, iOS gives none or says nothing
  /// until the deadline, or the task is cancelled.
  ///
  /// - Parameter request: Asks iOS for the token, once the wait has begun.
  func wait(
    _ account: PushAccount.ID, request: @MainActor () -> Void
  ) async -> InstanceLane.Outcome {
    count += 1
    let number = count
    let timer = Task {
      try await Task.sleep(for: deadline.waitable)
      end(number, Self.noToken)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        guard !Task.isCancelled else { return waiter.resume(returning: Self.cancelled) }
        entries.append((number, account, waiter))
        request()
      }
    } onCancel: {
      Task { @MainActor in self.end(number, Self.cancelled) }
    }
  }

  /// Hands all who wait to `register`, which sees to it that each gets an outcome.
  func handOver(to register: (PushAccount.ID, InstanceLane.Waiter) -> Void) {
    let waiting = entries
    entries = []
    for (_, account, waiter) in waiting { register(account, waiter) }
  }

  /// Tells all who wait that there is no token.
  func fail() {
    handOver { $1.resume(returning: Self.noToken) }
  }

  private func end(_ number: Int, _ outcome: InstanceLane.Outcome) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    entries.remove(at: index).waiter.resume(returning: outcome)
  }

  private static let noToken: InstanceLane.Outcome = .failure(.noDeviceToken)
  private static let cancelled: InstanceLane.Outcome = .failure(.client(.cancelled))
}
