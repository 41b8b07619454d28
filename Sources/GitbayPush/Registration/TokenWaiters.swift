/// Who waits for iOS to deliver the device token.
@MainActor
final class TokenWaiters {
  private typealias Entry = (number: Int, account: PushAccount.ID, waiter: InstanceLane.Waiter)
  private var entries: [Entry] = []
  private var count = 0

  /// Waits until the token is there and its registration has an outcome, iOS gives none, or the task is
  /// cancelled.
  ///
  /// - Parameter request: Asks iOS for the token, once the wait has begun.
  func wait(
    _ account: PushAccount.ID, request: @MainActor () -> Void
  ) async -> InstanceLane.Outcome {
    count += 1
    let number = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        guard !Task.isCancelled else { return waiter.resume(returning: Self.cancelled) }
        entries.append((number, account, waiter))
        request()
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
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
    handOver { $1.resume(returning: .failure(.noDeviceToken)) }
  }

  private func cancel(_ number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    entries.remove(at: index).waiter.resume(returning: Self.cancelled)
  }

  private static let cancelled: InstanceLane.Outcome = .failure(.client(.cancelled))
}
