import GitbayPush
import Testing

/// Accounts of the tests: two on one instance, one on another, and a namesake.
enum Accounts {
  static let gitbay = "https://gitbay.org"
  static let forge = "https://forge.example/bay"

  static let ada = account("ada", on: gitbay)
  static let bob = account("bob", on: gitbay)
  static let cy = account("cy", on: forge)
  /// Another account than `ada` on `gitbay`, of the same name.
  static let adaOnForge = account("ada", on: forge)

  static func account(_ username: String, on instance: String) -> PushAccount {
    guard let account = PushAccount(instance: instance, username: username) else {
      preconditionFailure("no account: \(username) on \(instance)")
    }
    return account
  }
}
