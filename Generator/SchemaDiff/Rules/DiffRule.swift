/// The rules by which changes of a contract are found, each with its stable id.
public enum DiffRule: String, Sendable, CaseIterable {
  // MARK: The contract

  /// The contract has another name, and so its module and the protocol of its commands.
  case contractRenamed = "contract-renamed"
  /// A release was added.
  case releaseAdded = "release-added"
  /// A release was removed.
  case releaseRemoved = "release-removed"
  /// The releases are in another order.
  case releasesReordered = "releases-reordered"
  /// The release that bodies are judged by is another.
  case serverChanged = "server-changed"
  /// The oldest release that a client decodes is newer.
  case oldestRaised = "oldest-raised"
  /// The oldest release that a client decodes is older.
  case oldestLowered = "oldest-lowered"
  /// What is said to people is another: a `doc`, or a message of a failure.
  case textChanged = "text-changed"

  // MARK: Types

  /// A type that generated code declares was added.
  case typeAdded = "type-added"
  /// A type that generated code declares was removed.
  case typeRemoved = "type-removed"
  /// The values of the new type are others than those of the old one.
  case typeChanged = "type-changed"
  /// The new type has more values than the old one.
  case typeWidened = "type-widened"
  /// The new type has fewer values than the old one.
  case typeNarrowed = "type-narrowed"
  /// The values are the same to both sides, and the type in Swift is another.
  case swiftTypeChanged = "swift-type-changed"
  /// What was a single value is a list.
  case becameList = "became-list"
  /// What was a list is a single value.
  case becameSingle = "became-single"
  /// The rules of a value (`range`, `length`, `bytes`, `characters`, `not`, `repeated`) allow less.
  case valuesNarrowed = "values-narrowed"
  /// The rules of a value allow more.
  case valuesWidened = "values-widened"
  /// A value became sensitive, or ceased to be.
  case sensitiveChanged = "sensitive-changed"
  /// What is the same on the wire has another name in Swift.
  case swiftNameChanged = "swift-name-changed"
  /// A Swift initializer takes its parameters in another order.
  case parametersReordered = "parameters-reordered"

  // MARK: Fields

  /// A field was added.
  case fieldAdded = "field-added"
  /// A field was removed.
  case fieldRemoved = "field-removed"
  /// A field has another name, as `was` says or because it is at the same place on the wire.
  case fieldRenamed = "field-renamed"
  /// A field is at another place on the wire (`at`).
  case fieldMoved = "field-moved"
  /// A field has other places besides its first (`or`).
  case fieldPlacesChanged = "field-places-changed"
  /// A field that could be absent or null must be there.
  case fieldBecameRequired = "field-became-required"
  /// A field that had to be there may be absent.
  case fieldBecameOptional = "field-became-optional"
  /// A field may be null.
  case fieldBecameNullable = "field-became-nullable"
  /// Decoding never fails because of a field any more.
  case fieldBecameLenient = "field-became-lenient"
  /// The first release that sends a field is another.
  case fieldSinceChanged = "field-since-changed"
  /// A text names a route now.
  case routePropertyAdded = "route-property-added"
  /// A text names no route any more, and its property is gone.
  case routePropertyRemoved = "route-property-removed"
  /// A key must never appear.
  case forbiddenKeyAdded = "forbidden-key-added"
  /// A key may appear.
  case forbiddenKeyRemoved = "forbidden-key-removed"

  // MARK: Enums

  /// A value was added.
  case enumValueAdded = "enum-value-added"
  /// A value was removed.
  case enumValueRemoved = "enum-value-removed"
  /// A closed enum became open: `.unrecognized` is a new case.
  case enumOpened = "enum-opened"
  /// An open enum became closed: `.unrecognized` is gone.
  case enumClosed = "enum-closed"

  // MARK: Payloads

  /// A payload was added.
  case payloadAdded = "payload-added"
  /// A payload was removed, and its type in Swift.
  case payloadRemoved = "payload-removed"
  /// The transport takes more.
  case payloadLimitRaised = "payload-limit-raised"
  /// The transport takes less.
  case payloadLimitLowered = "payload-limit-lowered"

  // MARK: Commands

  /// A command was added.
  case commandAdded = "command-added"
  /// A command was removed, and deployed clients call it.
  case commandRemoved = "command-removed"
  /// A command changes nothing any more.
  case commandBecameRead = "command-became-read"
  /// A command changes something.
  case commandBecameWrite = "command-became-write"
  /// The first release that knows a command is another.
  case commandSinceChanged = "command-since-changed"
  /// An argument was added.
  case argumentAdded = "argument-added"
  /// An argument was removed.
  case argumentRemoved = "argument-removed"
  /// Arguments are given in another order.
  case argumentsReordered = "arguments-reordered"
  /// An argument or the standard input has another name, which is its label in Swift.
  case argumentRenamed = "argument-renamed"
  /// An argument that is given once may be given several times.
  case argumentBecameRepeated = "argument-became-repeated"
  /// An argument that could be given several times is given once.
  case argumentBecameSingle = "argument-became-single"
  /// An option was added.
  case optionAdded = "option-added"
  /// An option was removed, and deployed clients may send it.
  case optionRemoved = "option-removed"
  /// A flag became an option with a value, or the other way round.
  case optionKindChanged = "option-kind-changed"
  /// A command reads standard input, which deployed clients do not give.
  case stdinAdded = "stdin-added"
  /// A command reads no standard input, which deployed clients give and deployed servers need.
  case stdinRemoved = "stdin-removed"
  /// A command takes exactly one of its parameters.
  case exactlyOneAdded = "exactly-one-added"
  /// A command takes its parameters together.
  case exactlyOneRemoved = "exactly-one-removed"
  /// An initializer may refuse a value, and needs `try`.
  case initializerThrows = "initializer-throws"
  /// A success says something.
  case resultAdded = "result-added"
  /// A success says nothing any more.
  case resultRemoved = "result-removed"
  /// A list may come in pages.
  case pagingAdded = "paging-added"
  /// A list comes in pages no more.
  case pagingRemoved = "paging-removed"
  /// Other options make a page of a list.
  case pagingOptionsChanged = "paging-options-changed"

  // MARK: The envelope

  /// The version of the protocol is another.
  case protocolVersionChanged = "protocol-version-changed"
  /// A key of the envelope or of a page is another.
  case envelopeKeyChanged = "envelope-key-changed"
  /// An exit code was added.
  case exitCodeAdded = "exit-code-added"
  /// An exit code was removed.
  case exitCodeRemoved = "exit-code-removed"
  /// An exit code has another number.
  case exitCodeChanged = "exit-code-changed"
  /// An exit code becomes another HTTP status.
  case exitStatusChanged = "exit-status-changed"
  /// A failure or a refusal was added.
  case failureAdded = "failure-added"
  /// A failure or a refusal was removed.
  case failureRemoved = "failure-removed"
  /// A failure has another exit code.
  case failureExitChanged = "failure-exit-changed"
  /// A refusal has another HTTP status.
  case refusalStatusChanged = "refusal-status-changed"
  /// A header comes with a refusal.
  case headerAdded = "header-added"
  /// A header comes with a refusal no more.
  case headerRemoved = "header-removed"

  // MARK: Endpoints

  /// An endpoint was added.
  case endpointAdded = "endpoint-added"
  /// An endpoint was removed, and deployed clients call it.
  case endpointRemoved = "endpoint-removed"
  /// An endpoint is called by another method.
  case endpointMethodChanged = "endpoint-method-changed"
  /// An endpoint is at another path.
  case endpointPathChanged = "endpoint-path-changed"
  /// An endpoint needs a bearer token, which deployed clients do not send.
  case bearerAdded = "bearer-added"
  /// An endpoint needs no bearer token.
  case bearerRemoved = "bearer-removed"
  /// A header or an item of the query was added.
  case parameterAdded = "parameter-added"
  /// A header or an item of the query was removed.
  case parameterRemoved = "parameter-removed"
  /// A header or an item of the query must be given.
  case parameterBecameRequired = "parameter-became-required"
  /// A header or an item of the query may be left out.
  case parameterBecameOptional = "parameter-became-optional"
  /// A header or an item of the query is spelt in another way: its fixed text (`is`) or what goes before it (`prefix`).
  case parameterSpellingChanged = "parameter-spelling-changed"
  /// A call has a body.
  case bodyAdded = "body-added"
  /// A call has no body any more.
  case bodyRemoved = "body-removed"
  /// A status is a success.
  case successAdded = "success-added"
  /// A status is a success no more.
  case successRemoved = "success-removed"
  /// A status of a refusal was added.
  case refusedStatusAdded = "refused-status-added"
  /// A status of a refusal was removed.
  case refusedStatusRemoved = "refused-status-removed"

  // MARK: Toggles

  /// A toggle was added.
  case toggleAdded = "toggle-added"
  /// A toggle was removed.
  case toggleRemoved = "toggle-removed"
  /// A toggle follows from one input more.
  case toggleInputAdded = "toggle-input-added"
  /// A toggle follows from one input less.
  case toggleInputRemoved = "toggle-input-removed"
  /// The values of an input are of another type in Swift.
  case toggleInputChanged = "toggle-input-changed"
  /// An input has one value more.
  case toggleValueAdded = "toggle-value-added"
  /// An input has one value less.
  case toggleValueRemoved = "toggle-value-removed"
  /// A flip can set off one action more.
  case toggleActionAdded = "toggle-action-added"
  /// A flip can set off one action less.
  case toggleActionRemoved = "toggle-action-removed"
  /// A toggle has one state more.
  case toggleStateAdded = "toggle-state-added"
  /// A toggle has one state less.
  case toggleStateRemoved = "toggle-state-removed"
  /// A state is for other inputs.
  case toggleConditionChanged = "toggle-condition-changed"
  /// A state looks otherwise: on or off, enabled or not, with another note.
  case toggleAppearanceChanged = "toggle-appearance-changed"
  /// A state sets off or offers something else.
  case toggleReactionChanged = "toggle-reaction-changed"

  // MARK: Routes

  /// A kind of route was added.
  case routeAdded = "route-added"
  /// A kind of route was removed.
  case routeRemoved = "route-removed"
  /// A kind of route is told by another pattern.
  case routePatternChanged = "route-pattern-changed"
  /// A parameter matches less.
  case routeParameterNarrowed = "route-parameter-narrowed"
  /// A parameter matches more.
  case routeParameterWidened = "route-parameter-widened"
}
