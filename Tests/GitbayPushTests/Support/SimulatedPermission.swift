import GitbayContract
import GitbayPush

/// iOS's permission, with the answer a user would give.
@MainActor
final class SimulatedPermission: PushPermission {
  var permission: PushToggle.Permission
  let answer: PushToggle.Permission
  private(set) var requests = 0

  init(_ permission: PushToggle.Permission, answer: PushToggle.Permission = .granted) {
    self.permission = permission
    self.answer = answer
  }

  func current() async -> PushToggle.Permission { permission }

  func request() async -> PushToggle.Permission {
    requests += 1
    permission = answer
    return answer
  }
}
