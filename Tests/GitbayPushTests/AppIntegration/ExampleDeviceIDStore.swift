import Foundation
import GitbayContract
import GitbayPush

@MainActor
final class DefaultsDeviceIDStore: DeviceIDStore {
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults = .standard) { self.defaults = defaults }

  func deviceID(of account: PushAccount.ID) -> DeviceID? {
    defaults.string(forKey: key(account)).flatMap { Int64($0) }.map { DeviceID(rawValue: $0) }
  }

  func setDeviceID(_ id: DeviceID?, of account: PushAccount.ID) {
    if let id {
      defaults.set("\(id)", forKey: key(account))
    } else {
      defaults.removeObject(forKey: key(account))
    }
  }

  private func key(_ account: PushAccount.ID) -> String { "push device \(account)" }
}
