extension DiffRule {
  /// The rules by what they are about, in the order of the page that lists them.
  public static let sections: [(title: String, rules: [DiffRule])] = [
    (
      "The contract",
      [
        .contractRenamed,
        .releaseAdded,
        .releaseRemoved,
        .releasesReordered,
        .serverChanged,
        .oldestRaised,
        .oldestLowered,
        .textChanged,
      ]
    ),
    (
      "Types",
      [
        .typeAdded,
        .typeRemoved,
        .typeChanged,
        .typeWidened,
        .typeNarrowed,
        .swiftTypeChanged,
        .becameList,
        .becameSingle,
        .valuesNarrowed,
        .valuesWidened,
        .sensitiveChanged,
        .swiftNameChanged,
        .parametersReordered,
      ]
    ),
    (
      "Fields",
      [
        .fieldAdded,
        .fieldRemoved,
        .fieldRenamed,
        .fieldMoved,
        .fieldPlacesChanged,
        .fieldBecameRequired,
        .fieldBecameOptional,
        .fieldBecameNullable,
        .fieldBecameLenient,
        .fieldSinceChanged,
        .routePropertyAdded,
        .routePropertyRemoved,
        .forbiddenKeyAdded,
        .forbiddenKeyRemoved,
      ]
    ),
    (
      "Enums",
      [
        .enumValueAdded,
        .enumValueRemoved,
        .enumOpened,
        .enumClosed,
      ]
    ),
    (
      "Payloads",
      [
        .payloadAdded,
        .payloadRemoved,
        .payloadLimitRaised,
        .payloadLimitLowered,
      ]
    ),
    (
      "Commands",
      [
        .commandAdded,
        .commandRemoved,
        .commandBecameRead,
        .commandBecameWrite,
        .commandSinceChanged,
        .argumentAdded,
        .argumentRemoved,
        .argumentsReordered,
        .argumentRenamed,
        .argumentBecameRepeated,
        .argumentBecameSingle,
        .optionAdded,
        .optionRemoved,
        .optionKindChanged,
        .stdinAdded,
        .stdinRemoved,
        .exactlyOneAdded,
        .exactlyOneRemoved,
        .initializerThrows,
        .resultAdded,
        .resultRemoved,
        .pagingAdded,
        .pagingRemoved,
        .pagingOptionsChanged,
      ]
    ),
    (
      "The envelope",
      [
        .protocolVersionChanged,
        .envelopeKeyChanged,
        .exitCodeAdded,
        .exitCodeRemoved,
        .exitCodeChanged,
        .exitStatusChanged,
        .failureAdded,
        .failureRemoved,
        .failureExitChanged,
        .refusalStatusChanged,
        .headerAdded,
        .headerRemoved,
      ]
    ),
    (
      "Endpoints",
      [
        .endpointAdded,
        .endpointRemoved,
        .endpointMethodChanged,
        .endpointPathChanged,
        .bearerAdded,
        .bearerRemoved,
        .parameterAdded,
        .parameterRemoved,
        .parameterBecameRequired,
        .parameterBecameOptional,
        .parameterSpellingChanged,
        .bodyAdded,
        .bodyRemoved,
        .successAdded,
        .successRemoved,
        .refusedStatusAdded,
        .refusedStatusRemoved,
      ]
    ),
    (
      "Toggles",
      [
        .toggleAdded,
        .toggleRemoved,
        .toggleInputAdded,
        .toggleInputRemoved,
        .toggleInputChanged,
        .toggleValueAdded,
        .toggleValueRemoved,
        .toggleActionAdded,
        .toggleActionRemoved,
        .toggleStateAdded,
        .toggleStateRemoved,
        .toggleConditionChanged,
        .toggleAppearanceChanged,
        .toggleReactionChanged,
      ]
    ),
    (
      "Routes",
      [
        .routeAdded,
        .routeRemoved,
        .routePatternChanged,
        .routeParameterNarrowed,
        .routeParameterWidened,
      ]
    ),
  ]

  /// What the rule finds and what follows from it, in a few sentences.
  public var summary: String {
    switch self {
    case .contractRenamed:
      "The contract has another name, and so its module and the protocol of its commands."
    case .releaseAdded: "A release was added."
    case .releaseRemoved: "A release was removed."
    case .releasesReordered:
      "The releases are in another order. A field whose `since` comes after `oldest` now, or no longer does, "
        + "gains or loses the question mark in Swift, and is judged as if `since` had changed."
    case .serverChanged: "The release that bodies are judged by is another."
    case .oldestRaised:
      "The oldest release that a client decodes is newer. Fields that came in between lose "
        + "the question mark in Swift; servers from before it are given up, and where those are "
        + "all that the old schema knows, they break."
    case .oldestLowered:
      "The oldest release that a client decodes is older. Fields that came in between gain "
        + "the question mark in Swift."
    case .textChanged:
      "What is said to people is another: a `doc`, or a message of a failure."
    case .typeAdded: "A type that generated code declares was added."
    case .typeRemoved:
      "A type that generated code declares was removed. Where it was used is judged by "
        + "itself."
    case .typeChanged: "The values of the new type are others than those of the old one."
    case .typeWidened:
      "The new type has more values than the old one. Who reads the old one fails at those; "
        + "who sends what it sent before goes through."
    case .typeNarrowed:
      "The new type has fewer values than the old one. Who reads the new one fails at the "
        + "rest."
    case .swiftTypeChanged:
      "The values are the same to both sides, and the type in Swift is another."
    case .becameList: "What was a single value is a list."
    case .becameSingle: "What was a list is a single value."
    case .valuesNarrowed:
      "The rules of a value (`range`, `length`, `bytes`, `characters`, `not`, `repeated`) "
        + "allow less. A server refuses what a deployed client may send; a client does not check "
        + "what it reads."
    case .valuesWidened:
      "The rules of a value allow more. An app that says what it said before sends no more "
        + "than that; a client does not check what it reads."
    case .sensitiveChanged: "A value became sensitive, or ceased to be."
    case .swiftNameChanged: "What is the same on the wire has another name in Swift."
    case .parametersReordered: "A Swift initializer takes its parameters in another order."
    case .fieldAdded:
      "A field was added. A deployed client ignores it; a new client that asks for it fails "
        + "at deployed servers, unless `since` says that they do not send it. A server may refuse "
        + "a key that it does not declare, and misses one that it asks for."
    case .fieldRemoved:
      "A field was removed. A deployed client that asks for it fails; to another it is nil. A "
        + "server may refuse a key that it does not declare any more."
    case .fieldRenamed:
      "A field has another name, as `was` says or because it is at the same place on the "
        + "wire. The place is judged by itself."
    case .fieldMoved:
      "A field is at another place on the wire (`at`). Who looks for it at the one place "
        + "finds nothing at the other."
    case .fieldPlacesChanged: "A field has other places besides its first (`or`)."
    case .fieldBecameRequired: "A field that could be absent or null must be there."
    case .fieldBecameOptional: "A field that had to be there may be absent."
    case .fieldBecameNullable: "A field may be null."
    case .fieldBecameLenient: "Decoding never fails because of a field any more."
    case .fieldSinceChanged:
      "The first release that sends a field is another. Deployed clients that ask for the "
        + "field fail where a release is now said not to send it."
    case .routePropertyAdded: "A text names a route now."
    case .routePropertyRemoved: "A text names no route any more, and its property is gone."
    case .forbiddenKeyAdded: "A key must never appear. Clients ignore it."
    case .forbiddenKeyRemoved: "A key may appear. Clients ignore it."
    case .enumValueAdded:
      "A value was added. A client that knows the enum for closed fails at it; to one that "
        + "knows it for open it is `.unrecognized`. A `switch` over the enum misses a case."
    case .enumValueRemoved:
      "A value was removed. A new client that knows the enum for closed fails at servers that "
        + "still send it; a server refuses what a deployed client still sends, be the enum open "
        + "or closed."
    case .enumOpened:
      "A closed enum became open: `.unrecognized` is a new case. A server sends no other "
        + "values than before until some are added."
    case .enumClosed:
      "An open enum became closed: `.unrecognized` is gone. A server sends the values that it "
        + "declares."
    case .payloadAdded: "A payload was added."
    case .payloadRemoved: "A payload was removed, and its type in Swift."
    case .payloadLimitRaised: "The transport takes more. Clients do not check it."
    case .payloadLimitLowered: "The transport takes less. Clients do not check it."
    case .commandAdded:
      "A command was added. A server that does not know it says so (`unknownCommand`)."
    case .commandRemoved: "A command was removed, and deployed clients call it."
    case .commandBecameRead:
      "A command changes nothing any more. New clients may send it over `GET`, which deployed "
        + "servers refuse."
    case .commandBecameWrite:
      "A command changes something. Deployed clients may send it over `GET`, which is "
        + "refused."
    case .commandSinceChanged:
      "The first release that knows a command is another. Nothing in a client follows from "
        + "it."
    case .argumentAdded:
      "An argument was added. One that must be given is one too few from deployed clients, "
        + "and one too many to deployed servers."
    case .argumentRemoved:
      "An argument was removed. It is one too many from deployed clients, and one too few to "
        + "deployed servers that need it."
    case .argumentsReordered: "Arguments are given in another order."
    case .argumentRenamed:
      "An argument or the standard input has another name, which is its label in Swift."
    case .argumentBecameRepeated:
      "An argument that is given once may be given several times."
    case .argumentBecameSingle:
      "An argument that could be given several times is given once."
    case .optionAdded:
      "An option was added. An app that says what it said before does not send it, unless it gave a "
        + "parameter of that name in another way; a deployed server refuses it, so an app asks what it "
        + "talks to before it does."
    case .optionRemoved:
      "An option was removed, and deployed clients may send it. Where deployed servers need exactly one "
        + "of several, a new client may have none to give."
    case .optionKindChanged: "A flag became an option with a value, or the other way round."
    case .stdinAdded: "A command reads standard input, which deployed clients do not give."
    case .stdinRemoved:
      "A command reads no standard input, which deployed clients give and deployed servers "
        + "need."
    case .exactlyOneAdded:
      "A command takes exactly one of its parameters. Deployed clients may give several or none; a new "
        + "client gives one, and deployed servers may know none of them."
    case .exactlyOneRemoved:
      "A command takes its parameters together. Its initializers are others."
    case .initializerThrows: "An initializer may refuse a value, and needs `try`."
    case .resultAdded:
      "A success says something. A new client fails at deployed servers, which say nothing."
    case .resultRemoved: "A success says nothing any more. Deployed clients fail."
    case .pagingAdded:
      "A list may come in pages. A new client reads a list and a page alike; a deployed one "
        + "reads a list, and gets a page if it can send one of the options."
    case .pagingRemoved:
      "A list comes in pages no more. Deployed clients read both; a new one fails at deployed "
        + "servers if it can still send one of the options."
    case .pagingOptionsChanged:
      "Other options make a page of a list. Clients read a list and a page alike."
    case .protocolVersionChanged:
      "The version of the protocol is another. Clients refuse every answer of another "
        + "version."
    case .envelopeKeyChanged:
      "A key of the envelope or of a page is another. What stood there is lost, which a client notices but for "
        + "what a command wrote to its standard error."
    case .exitCodeAdded:
      "An exit code was added. To deployed clients it is `.unrecognized`; a `switch` misses a "
        + "case."
    case .exitCodeRemoved: "An exit code was removed."
    case .exitCodeChanged:
      "An exit code has another number. What apps go by is `.unrecognized`."
    case .exitStatusChanged:
      "An exit code becomes another HTTP status. Clients go by the number in the body."
    case .failureAdded: "A failure or a refusal was added. Clients throw it as any other."
    case .failureRemoved: "A failure or a refusal was removed."
    case .failureExitChanged:
      "A failure has another exit code. Apps tell failures apart by it."
    case .refusalStatusChanged:
      "A refusal has another HTTP status. Apps tell refusals apart by it, for they have no "
        + "exit code."
    case .headerAdded: "A header comes with a refusal."
    case .headerRemoved:
      "A header comes with a refusal no more. Deployed clients may go by it."
    case .endpointAdded: "An endpoint was added."
    case .endpointRemoved: "An endpoint was removed, and deployed clients call it."
    case .endpointMethodChanged: "An endpoint is called by another method."
    case .endpointPathChanged: "An endpoint is at another path."
    case .bearerAdded:
      "An endpoint needs a bearer token, which deployed clients do not send."
    case .bearerRemoved:
      "An endpoint needs no bearer token. New clients send none, and deployed servers ask for "
        + "it."
    case .parameterAdded:
      "A header or an item of the query was added. A server ignores a header that it does not "
        + "know, and may refuse an item of the query."
    case .parameterRemoved: "A header or an item of the query was removed."
    case .parameterBecameRequired: "A header or an item of the query must be given."
    case .parameterBecameOptional: "A header or an item of the query may be left out."
    case .parameterSpellingChanged:
      "A header or an item of the query is spelt in another way: its fixed text (`is`) or "
        + "what goes before it (`prefix`)."
    case .bodyAdded: "A call has a body."
    case .bodyRemoved: "A call has no body any more."
    case .successAdded:
      "A status is a success. To deployed clients it is a failure that they do not know."
    case .successRemoved:
      "A status is a success no more. New clients take it for a failure, and deployed servers "
        + "answer it."
    case .refusedStatusAdded:
      "A status of a refusal was added. To deployed clients it is `.unrecognized`; a `switch` "
        + "misses a case."
    case .refusedStatusRemoved: "A status of a refusal was removed."
    case .toggleAdded: "A toggle was added."
    case .toggleRemoved: "A toggle was removed."
    case .toggleInputAdded: "A toggle follows from one input more."
    case .toggleInputRemoved: "A toggle follows from one input less."
    case .toggleInputChanged: "The values of an input are of another type in Swift."
    case .toggleValueAdded: "An input has one value more."
    case .toggleValueRemoved: "An input has one value less."
    case .toggleActionAdded: "A flip can set off one action more."
    case .toggleActionRemoved: "A flip can set off one action less."
    case .toggleStateAdded: "A toggle has one state more."
    case .toggleStateRemoved: "A toggle has one state less."
    case .toggleConditionChanged:
      "A state is for other inputs. Apps that are out there keep the old table."
    case .toggleAppearanceChanged:
      "A state looks otherwise: on or off, enabled or not, with another note."
    case .toggleReactionChanged: "A state sets off or offers something else."
    case .routeAdded:
      "A kind of route was added. Deployed clients find no route there; a `switch` misses a "
        + "case."
    case .routeRemoved: "A kind of route was removed."
    case .routePatternChanged:
      "A kind of route is told by another pattern. What the one side names, the other finds "
        + "no route in."
    case .routeParameterNarrowed:
      "A parameter matches less. New clients find no route in what deployed servers may send."
    case .routeParameterWidened:
      "A parameter matches more. Deployed clients find no route in what a new server may "
        + "send."
    }
  }
}
