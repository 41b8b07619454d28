import Foundation
import GitbayContract

/// Why this device was not registered for an account. Only the notifications screen asks; elsewhere a
/// failed registration is dropped.
public enum RegistrationFailure: Error, Hashable, Sendable {
  /// iOS gave no device token, or none in time, as without a connection.
  case noDeviceToken
  /// The account is signed out, is being signed out, or has no stored token.
  case notSignedIn
  /// The device token or the label is none the server takes.
  case invalid(InvalidArgument)
  /// The command brought no result.
  case client(ClientFailure)
}

extension RegistrationFailure: CustomStringConvertible, LocalizedError {
  /// One line for people.
  public var description: String {
    switch self {
    case .noDeviceToken: "iOS gave no device token"
    case .notSignedIn: "the account is not signed in"
    case .invalid(let argument): "\(argument)"
    case .client(let failure): "\(failure)"
    }
  }

  /// The same line as `description`.
  public var errorDescription: String? { description }
}
