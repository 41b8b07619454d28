import ContractModel
import YAMLReader

/// Something of a contract that a golden has to show.
public struct CoveragePoint: Sendable, Hashable {
  /// What has to be shown, and where the schema says it.
  struct Key: Sendable, Hashable {
    var span: SourceSpan
    var aspect: Aspect
  }

  /// What there is to be shown of a part of a schema.
  public enum Aspect: Sendable, Hashable {
    /// A field with a value, a key that must never appear, the standard error.
    case present
    /// A field without its key.
    case absent
    /// A nullable field with null.
    case null
    /// A value of an enum or of a toggle's input.
    case value(String)
    /// A text that an enum does not list.
    case otherValue
    /// A success: of a command, of an endpoint with this status.
    case success
    /// A list where a page could be.
    case list
    /// A page where a list could be.
    case page
    /// A page that another follows.
    case nextPage
    /// A page that is the last.
    case lastPage
    /// A failure or a refusal.
    case failure
    /// A failure with the exit code.
    case exitCode
    /// A payload with a route of the kind.
    case route
    /// A payload that could have a route and has none.
    case noRoute
    /// A call with a body.
    case request
    /// A state of a toggle.
    case state
  }

  /// The kinds of points, in the order of the table.
  public enum Group: String, Sendable, CaseIterable {
    /// Keys of records, there and left out.
    case fields
    /// Values of enums, and texts outside an open one.
    case values
    /// Answers to commands.
    case commands
    /// Documented failures of commands.
    case failures
    /// Kinds of route, and payloads without one.
    case routes
    /// Calls of HTTP endpoints, and their answers.
    case endpoints
    /// States of toggles.
    case toggles
  }

  var key: Key
  /// What kind of point it is.
  public var group: Group
  /// What has to be shown, for people: `PushPayload.badge`, absent.
  public var subject: String
  /// Why no golden can show it, nil where the schema does not say that none can.
  public var unpinned: String?

  /// What there is to be shown of that part of the schema.
  public var aspect: Aspect { key.aspect }

  /// Where the schema says what has to be shown.
  public var span: SourceSpan { key.span }
}
