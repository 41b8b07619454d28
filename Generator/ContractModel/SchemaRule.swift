/// The rules of the schema language that the model checks, each with its id.
public enum SchemaRule: String, Sendable, CaseIterable {
  /// A mapping has only the keys the language knows there.
  case unknownKey = "unknown-key"
  /// A mapping has every key it needs.
  case missingKey = "missing-key"
  /// A text, a list or a mapping stands where one is expected.
  case wrongKind = "wrong-kind"
  /// A text is one of those that mean something at its place.
  case invalidValue = "invalid-value"
  /// A name can be written in Swift, or sent as an option.
  case invalidName = "invalid-name"
  /// A name is not one that Swift or the generated code already has.
  case reservedName = "reserved-name"
  /// No two things of a kind have one name in Swift.
  case duplicateName = "duplicate-name"
  /// No two fields are one place on the wire, nor does one lie inside another.
  case duplicatePath = "duplicate-path"
  /// A type that is named exists.
  case unknownType = "unknown-type"
  /// A release that is named is listed.
  case unknownRelease = "unknown-release"
  /// The oldest release is not newer than the server's.
  case releaseOrder = "release-order"
  /// What is said of a field's presence fits together.
  case presenceConflict = "presence-conflict"
  /// A name that a field had before is nobody's now, and was nobody else's.
  case formerName = "former-name"
  /// What is asked of a value can be asked of its type.
  case constraintMismatch = "constraint-mismatch"
  /// What is asked of a value can be met, and what is refused could come.
  case constraintConflict = "constraint-conflict"
  /// A range has something in it.
  case emptyRange = "empty-range"
  /// A record holds itself only in a list.
  case recursiveType = "recursive-type"
  /// Commands have an envelope.
  case missingEnvelope = "missing-envelope"
  /// An exit code that is named exists.
  case unknownExitCode = "unknown-exit-code"
  /// No two exit codes have one number.
  case duplicateExitCode = "duplicate-exit-code"
  /// A parameter that is named exists.
  case unknownParameter = "unknown-parameter"
  /// Parameters can be told from one another.
  case exclusiveParameters = "exclusive-parameters"
  /// A paged result is one of records, and its page's keys and options are known.
  case notPageable = "not-pageable"
  /// A parameter is of a type that can be sent.
  case inputType = "input-type"
  /// An endpoint's path starts with a slash and is made of texts and its parameters.
  case endpointPath = "endpoint-path"
  /// An endpoint's answers fit its method and result.
  case endpointAnswer = "endpoint-answer"
  /// Every combination of a toggle's inputs has a state.
  case toggleGap = "toggle-gap"
  /// No combination of a toggle's inputs has two states.
  case toggleOverlap = "toggle-overlap"
  /// Every state of a toggle can be reached.
  case toggleUnreachable = "toggle-unreachable"
  /// A state says what a flip does if and only if it can be flipped.
  case toggleActions = "toggle-actions"
  /// An action that is named exists.
  case unknownAction = "unknown-action"
  /// A field that names a route is a text, in a contract with routes.
  case routeField = "route-field"
  /// All kinds of route are told by one sort of thing: a path, a URL or fields.
  case routeForm = "route-form"
  /// A pattern is made of texts and known parameters or fields.
  case routePattern = "route-pattern"
  /// No path, URL or payload is of two kinds.
  case duplicateRoute = "duplicate-route"
}
