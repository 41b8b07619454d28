/// What may stand where in a schema. A test compares the keys with those that the reader knows.
extension EditorSchema {
  // MARK: Values

  static let values: [(name: String, form: Form)] = [
    ("text", .text),
    ("texts", .list(.named("text"))),
    ("truth", .truth([true, false])),
    ("wholeNumber", .integer),
    ("range", .range),
    // A type's name, or a list of one type.
    ("type", .any([.named("text"), .list(.named("type"), least: 1, most: 1)])),
    ("keyPath", .any([.pattern(#"^[^.]+(\.[^.]+)*$"#), .list(.named("text"), least: 1)])),
    ("keyPaths", .any([.named("keyPath"), .list(.named("keyPath"), least: 1)])),
    ("fields", .members(.any([.named("field"), .named("forbiddenKey")]))),
    ("enumValueList", .list(.named("text"), least: 1)),
    (
      "enumValueMapping", .members(.any([.named("text"), .named("enumValue")]), least: 1)
    ),
    ("enumValues", .any([.named("enumValueList"), .named("enumValueMapping")])),
    ("failures", .members(.named("failure"))),
    ("recordOrList", .any([.named("text"), .list(.named("text"), least: 1, most: 1)])),
    ("truthInput", .words(["bool", "bool?"])),
  ]

  // MARK: Mappings

  static let mappings: [Mapping] =
    contractMappings + typeMappings + envelopeMappings + commandMappings + endpointMappings
    + toggleMappings + routeMappings

  private static let contractMappings = [
    Mapping(
      name: "contract",
      keys: [
        .required("contract", .named("text"), "The contract's name, such as `Gitbay`."),
        doc("What the contract is."),
        .required(
          "releases", .list(.named("text"), least: 1), "The server's releases, oldest first."),
        .required("server", .named("text"), "The release that conformance judges given bodies by."),
        .required("oldest", .named("text"), "The oldest release that a client still decodes."),
        .optional(
          "scalars", .members(.named("scalar")), "Base types with rules and a name, by name."),
        .optional(
          "types", .members(.any([.named("record"), .named("enum")])),
          "Records and enums, by name."),
        .optional("payloads", .members(.named("payload")), "What notifications carry, by name."),
        .optional("envelope", .named("envelope"), "How commands' answers are wrapped."),
        .optional(
          "commands", .members(.named("command")),
          "Commands of a command line that is served over HTTP or ssh, by their words."),
        .optional("endpoints", .members(.named("endpoint")), "HTTP endpoints, by name."),
        .optional(
          "toggles", .members(.named("toggle")),
          "Switches whose state follows from a few inputs, by name."),
        .optional("routes", .named("routes"), "What paths, URLs or payloads lead to."),
      ])
  ]

  // MARK: Scalars, records and enums

  private static let typeMappings = [
    Mapping(
      name: "scalar",
      keys: [
        .required("base", .words(BaseType.allCases.map(\.rawValue)), "The base type."),
        doc("What it is."),
        .optional(
          "distinct", .named("truth"), "Whether it is a Swift type of its own."),
      ] + rules),
    Mapping(name: "record", keys: [doc("What it is."), fields]),
    Mapping(
      name: "field",
      keys: [
        .required(
          "type", .named("type"),
          "A base type, a scalar, an enum, a record, or a list of one: `[Book]`."),
        doc("What it is."),
        at,
        .optional("or", .named("keyPaths"), "Other places for the value: one, or a list of them."),
        .optional("optional", .named("truth"), "Whether the key may be absent."),
        .optional("nullable", .named("truth"), "Whether the key is there and may hold null."),
        .optional("lenient", .named("truth"), "Whether decoding never fails because of it."),
        .optional("since", .named("text"), "The first release that sends it."),
        .optional("was", .named("text"), "The name that the field had before."),
        .optional(
          "sensitive", .named("truth"), "Whether nothing of the value may be shown anywhere."),
        .optional("route", .named("truth"), "Whether the text can lead somewhere."),
        unpinned,
      ] + rules),
    Mapping(
      name: "forbiddenKey",
      keys: [
        .required("forbidden", .truth([true]), "The key must never appear."), at, doc("Why."),
        unpinned,
      ]),
    Mapping(
      name: "enum",
      keys: [
        .required(
          "enum", .named("enumValues"),
          "The texts, as a list, or as a mapping from each to what it means."),
        .optional("closed", .named("truth"), "Whether there will be no others."),
        doc("What it is."),
        unpinned,
      ]),
    Mapping(
      name: "enumValue",
      keys: [
        .optional("swift", .named("text"), "The name of the case in Swift."),
        doc("What it means."),
        unpinned,
      ]),
    Mapping(
      name: "payload",
      keys: [
        doc("What it is."),
        .optional("transport", .words(["apns"]), "What carries it."),
        .optional("maxBytes", .named("wholeNumber"), "The most bytes that the transport takes."),
        fields,
      ]),
  ]

  // MARK: The envelope

  private static let envelopeMappings = [
    Mapping(
      name: "envelope",
      keys: [
        .required("version", .named("protocolVersion"), "The protocol's version."),
        .required("data", .named("text"), "The key of what a success carries."),
        .required("error", .named("text"), "The key of a failure's message."),
        .required("exitCode", .named("text"), "The key of the exit code."),
        .required(
          "stderr", .named("text"),
          "The key of what the command wrote to its standard error."),
        .optional("page", .named("pageKeys"), "The keys of a page."),
        .optional(
          "exitCodes", .members(.named("exitCode")), "The exit codes of failures, by name."),
        .optional("failures", .named("failures"), "What any command may answer, by name."),
        .optional(
          "unknownCommand", .named("failure"),
          "What a server answers that is older than the command."),
        .optional(
          "refusals", .members(.named("refusal")),
          "What is refused before a command runs, by name."),
      ]),
    Mapping(
      name: "protocolVersion",
      keys: [
        .required("key", .named("text"), "The key of the version."),
        .required("is", .named("wholeNumber"), "The version that this contract speaks."),
      ]),
    Mapping(
      name: "pageKeys",
      keys: [
        .required("items", .named("text"), "The key of the rows."),
        .required(
          "next", .named("text"), "The key of the next page's cursor; absent on the last page."),
      ]),
    Mapping(
      name: "exitCode",
      keys: [
        .required("code", .named("wholeNumber"), "The number."),
        .required("status", .named("wholeNumber"), "The HTTP status that it becomes."),
        doc("What it means."),
        unpinned,
      ]),
    Mapping(
      name: "failure",
      keys: [
        .required("exit", .named("text"), "The name of its exit code."),
        message,
        doc("What it means."),
        unpinned,
      ]),
    Mapping(
      name: "refusal",
      keys: [
        .required("status", .named("wholeNumber"), "The HTTP status."),
        message,
        .optional("headers", .named("texts"), "The headers that must come with it."),
        doc("What it means."),
        unpinned,
      ]),
  ]

  // MARK: Commands

  private static let commandMappings = [
    Mapping(
      name: "command",
      keys: [
        doc("What it does."),
        .required("access", .words(["read", "write"]), "What reads can go over `GET`."),
        .optional("since", .named("text"), "The first release that knows it."),
        .optional(
          "arguments", .list(.named("argument")), "What is given by its place, in order."),
        .optional("stdin", .named("standardInput"), "What is given on standard input."),
        .optional(
          "options", .members(.any([.named("option"), .named("flag")])),
          "What is given by name, and may be left out."),
        .optional(
          "exactlyOne", .named("texts"),
          "The names of all parameters, of which exactly one is given."),
        .required(
          "result",
          .any([.named("recordOrList"), .named("resultFields"), .named("resultPage")]),
          "What a success carries."),
        .optional("failures", .named("failures"), "The failures that are its own, by name."),
        unpinned,
      ]),
    Mapping(
      name: "argument",
      keys: [
        parameterName,
        parameterType,
        .optional("repeated", .named("range"), "How many times it may be given; for the last."),
        doc("What it is."),
      ] + rules),
    Mapping(
      name: "standardInput",
      keys: [
        parameterName,
        .required("type", .named("text"), "A string or an enum."),
        sensitive,
        doc("What it is."),
      ] + rules),
    Mapping(
      name: "option",
      keys: [
        parameterType,
        .optional("flag", .truth([false]), "Whether it is given by its name alone."),
        doc("What it is."),
      ] + rules),
    Mapping(
      name: "flag",
      keys: [
        .required("flag", .truth([true]), "It is given by its name alone, without a value."),
        doc("What it is."),
      ]),
    Mapping(name: "resultFields", keys: [fields, doc("What the record without a name is.")]),
    Mapping(
      name: "resultPage",
      keys: [
        .required("list", .named("text"), "The record whose rows are listed."),
        .required(
          "paged", .list(.named("text"), least: 1), "The options that make a page of the list."),
      ]),
  ]

  // MARK: Endpoints

  private static let endpointMappings = [
    Mapping(
      name: "endpoint",
      keys: [
        doc("What it does."),
        .required(
          "method", .words(Endpoint.Method.allCases.map(\.rawValue)), "The method of HTTP."),
        .required(
          "path", .pattern("^/[^?#]*$"),
          "Pieces with `/` before each: texts, or one `{parameter}`."),
        .optional(
          "parameters", .members(.named("pathParameter")), "What varies in the path, by name."),
        .optional(
          "query", parametersOrFixed, "The items of the query, by their names on the wire."),
        .optional("headers", parametersOrFixed, "The headers, by their names on the wire."),
        .optional(
          "bearer", .named("truth"), "Whether the caller adds `Authorization: Bearer …`."),
        .optional("body", .named("body"), "The record that is sent as JSON; not with `GET`."),
        .required(
          "responses",
          .members(.named("response"), least: 1, names: "^2[0-9][0-9]$"),
          "The statuses of a success, 200 to 299."),
        .optional(
          "result", .any([.named("recordOrList"), .named("resultFields")]),
          "What a success carries; left out, the body is not read."),
        .optional(
          "failures", .members(.named("refusedCall"), names: "^[345][0-9][0-9]$"),
          "The statuses of refusals, 300 to 599."),
        unpinned,
      ]),
    Mapping(
      name: "pathParameter",
      keys: [parameterType, swiftNameOfParameter, sensitive, doc("What it is.")] + rules),
    Mapping(
      name: "givenParameter",
      keys: [
        parameterType,
        swiftNameOfParameter,
        .optional("prefix", .named("text"), "What stands before the value on the wire."),
        .optional("optional", .named("truth"), "Whether it may be left out."),
        sensitive,
        doc("What it is."),
      ] + rules),
    Mapping(
      name: "fixedParameter",
      keys: [
        .required("is", .named("text"), "A text that is the same in every call."),
        doc("What it is."),
      ]),
    Mapping(name: "body", keys: [fields, doc("What it is.")]),
    Mapping(name: "response", keys: [doc("What it means."), unpinned]),
    Mapping(
      name: "refusedCall",
      keys: [
        .required("name", .named("text"), "The case's name in Swift."),
        doc("What it means."),
        unpinned,
      ]),
  ]

  private static let parametersOrFixed = Form.members(
    .any([.named("givenParameter"), .named("fixedParameter")]))

  // MARK: Toggles

  private static let toggleMappings = [
    Mapping(
      name: "toggle",
      keys: [
        doc("What it is."),
        .required(
          "inputs",
          .members(
            .any([.named("truthInput"), .named("enumValueList"), .named("input")]), least: 1),
          "What the state follows from, by name: `bool`, `bool?`, a list of values, or a mapping."),
        .optional("actions", .named("enumValues"), "What a flip can set off."),
        .required(
          "states", .list(.named("state"), least: 1),
          "The rows: each combination of inputs is in exactly one."),
      ]),
    Mapping(
      name: "input",
      keys: [
        .required(
          "values",
          .any([.named("truthInput"), .named("enumValueList"), .named("enumValueMapping")]),
          "`bool`, `bool?` (true, false, or `none` while it is not known), or values."),
        doc("What it is."),
      ]),
    Mapping(
      name: "state",
      keys: [
        .required("name", .named("text"), "The state's name."),
        .required(
          "when",
          .members(.any([.named("text"), .list(.named("text"), least: 1)])),
          "For each input the value, or a list of values, that the row is for."),
        .required("shows", .onOrOff, "`on` or `off`."),
        .optional("enabled", .named("truth"), "Whether the switch can be flipped."),
        .optional("turnOn", .named("texts"), "The actions of turning it on, in order."),
        .optional("turnOff", .named("texts"), "The actions of turning it off, in order."),
        .optional("offers", .named("texts"), "Actions that the screen offers beside the switch."),
        .optional("note", .named("text"), "A line that the screen shows beside it."),
        doc("What it means."),
        unpinned,
      ]),
  ]

  // MARK: Routes

  private static let routeMappings = [
    Mapping(
      name: "routes",
      keys: [
        .optional(
          "parameters", .members(.any([.named("text"), .named("routeParameter")])),
          "What varies, by name: a type, or a mapping."),
        .required(
          "kinds", .members(.any([.named("text"), .named("routeKind")]), least: 1),
          "The kinds of route, by name: a path's pattern, or a mapping."),
      ]),
    Mapping(
      name: "routeParameter",
      keys: [
        .required(
          "type", .named("text"), "A string, an integer, a scalar of one, or an enum."),
        doc("What it is."),
      ]),
    Mapping(
      name: "routeKind",
      keys: [
        .optional(
          "path", .named("text"), "Pieces with `/` between them: texts, or one `{parameter}`."),
        .optional(
          "url", .pattern("^[a-z][a-z0-9+.-]*://[^#]*$"),
          "`scheme://host/path?item={parameter}`."),
        .optional("when", .named("texts"), "The fields that a payload holds."),
        .optional(
          "swift", .named("text"),
          "The name of the type, where it is not the kind's with `Route` behind it."),
        doc("What it leads to."),
        unpinned,
      ],
      choice: ["path", "url", "when"]),
  ]

  // MARK: Keys of several mappings

  private static func doc(_ doc: String) -> Key { .optional("doc", .named("text"), doc) }

  private static let unpinned = Key.optional(
    "unpinned", .named("text"), "Why no golden can show it.")

  private static let fields = Key.required(
    "fields", .named("fields"), "The fields, by the contract's own names.")

  private static let at = Key.optional(
    "at", .named("keyPath"),
    "The wire's place, where it is not the name: keys with dots between them, or a list of keys.")

  private static let message = Key.optional(
    "message", .named("text"),
    "What the message is like: fixed text, with `{name}` where any text may stand.")

  private static let parameterName = Key.required(
    "name", .named("text"), "The parameter's name in Swift.")

  private static let swiftNameOfParameter = Key.optional(
    "name", .named("text"), "The parameter's name in Swift, where it is not the wire's.")

  private static let parameterType = Key.required(
    "type", .named("text"), "A string, an integer, or an enum.")

  private static let sensitive = Key.optional(
    "sensitive", .named("truth"), "Whether nothing of it may be shown anywhere.")

  /// The rules that a scalar, a field or a parameter may have.
  private static let rules: [Key] = [
    .optional(
      "characters", .named("text"),
      "The ASCII characters that may stand, as in a bracket expression."),
    .optional("length", .named("range"), "How many characters there may be, such as `1..200`."),
    .optional("bytes", .named("range"), "How many bytes of UTF-8 there may be."),
    .optional("range", .named("range"), "The values an integer may have, such as `1..`."),
    .optional("not", .named("texts"), "Texts that are refused as a whole."),
    .optional("trimmed", .named("truth"), "Whether white space around the text does not count."),
  ]
}
