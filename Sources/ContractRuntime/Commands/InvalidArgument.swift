import Foundation

/// An argument that the server would refuse, found before anything is sent.
public struct InvalidArgument: Error, Hashable, Sendable {
  /// The argument's name, such as `limit`.
  public let argument: String
  /// What the contract asks for, such as `1 to 200`.
  public let expected: String
  /// What was given; nil for a value that is sensitive.
  public let found: String?

  /// Creates the error.
  public init(argument: String, expected: String, found: String?) {
    self.argument = argument
    self.expected = expected
    self.found = found
  }
}

extension InvalidArgument: CustomStringConvertible, LocalizedError {
  /// One line: the argument, what was expected and what was found.
  public var description: String {
    "\(argument): expected \(expected)" + (found.map { ", found \($0)" } ?? "")
  }

  /// The same line as `description`.
  public var errorDescription: String? { description }
}
