import GitbayContract
import Observation

/// The devices of one account, as the notifications screen lists them.
@MainActor @Observable
public final class PushDeviceList {
  /// A registered device.
  public struct Row: Identifiable, Hashable, Sendable {
    /// The device, its token as the server shortens it.
    public let device: Device
    /// Whether it is the row this install registered.
    public let isThisDevice: Bool

    /// The device's id on the instance.
    public var id: DeviceID { device.id }
  }

  /// The devices, by id; nil while they are not loaded.
  public var rows: [Row]? {
    let own = ownID
    return devices?.map { Row(device: $0, isThisDevice: $0.id == own) }
  }
  /// Why rows are missing that the server sent but that break the contract.
  public private(set) var leftOut: [ContractViolation] = []
  /// What went wrong last; nil when the last load or removal went well.
  public private(set) var problem: ClientFailure?

  private var devices: [Device]?
  private var ownID: DeviceID?
  /// Counts what changed the list, by which one that was asked for before is known to be stale.
  private var changes = 0
  private let account: PushAccount
  private let client: any CommandClient
  private let registrar: PushRegistrar

  /// Creates the list; nothing is loaded yet.
  public init(account: PushAccount, client: any CommandClient, registrar: PushRegistrar) {
    self.account = account
    self.client = client
    self.registrar = registrar
  }

  /// Loads the devices. A row that breaks the contract costs that row. On a failure the list stays as
  /// it is.
  public func load() async {
    while true {
      let changesBefore = changes
      do {
        let list = try await client.runPartially(NotificationsDeviceList())
        // A device removed meanwhile may stand in what was just loaded, and a later list may be there.
        guard changes == changesBefore else { continue }
        changes += 1
        devices = list.response
        leftOut = list.leftOut
        ownID = registrar.deviceID(of: account.id)
        problem = nil
      } catch {
        if error != .cancelled { problem = error }
      }
      return
    }
  }

  /// Removes a device. If it is the one this install registered, the stored id is forgotten too, so
  /// that the next launch registers anew. A device that is not there any more is removed, too.
  public func remove(_ id: DeviceID) async {
    do {
      try await registrar.removeDevice(id, of: account)
      changes += 1
      devices?.removeAll { $0.id == id }
      ownID = registrar.deviceID(of: account.id)
      problem = nil
    } catch {
      if error != .cancelled { problem = error }
    }
  }
}
