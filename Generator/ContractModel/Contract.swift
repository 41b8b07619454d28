import YAMLReader

/// A validated contract: what a schema file says, with every name resolved.
public struct Contract: Sendable {
  /// The contract's name, such as `Gitbay`.
  public var name: String
  /// What the contract is, for readers.
  public var doc: String?
  /// The releases of the server, oldest first.
  public var releases: Releases
  /// The scalars, by name.
  public var scalars: [Scalar]
  /// The named enums, by name.
  public var enums: [EnumType]
  /// The records a command answers or a record holds, by name.
  public var records: [Record]
  /// The notification payloads, by name.
  public var payloads: [Payload]
  /// How every answer is wrapped; there is one wherever there are commands.
  public var envelope: Envelope?
  /// The commands, by their words.
  public var commands: [Command]
  /// The HTTP endpoints, by name.
  public var endpoints: [Endpoint]
  /// The toggles, by name.
  public var toggles: [Toggle]
  /// The kinds of route a path can name.
  public var routes: Routes?
  /// Why no golden can show a part of the contract, by where the part's name stands in the schema.
  public var unpinned: [SourceSpan: String] = [:]
  /// Where its name stands in the schema.
  public var span = SourceSpan(at: .start)
}

/// The releases of a server, in order; the labels mean nothing by themselves.
public struct Releases: Sendable, Hashable {
  /// The labels, oldest first.
  public var labels: [String]
  /// The release that is judged by default.
  public var server: String
  /// The oldest release that clients still decode.
  public var oldest: String
  /// Where the labels stand in the schema.
  public var span = SourceSpan(at: .start)
  /// Where `server` stands in the schema.
  public var serverSpan = SourceSpan(at: .start)
  /// Where `oldest` stands in the schema.
  public var oldestSpan = SourceSpan(at: .start)

  /// Whether a release sends what is sent since another; everything is sent since no release.
  public func release(_ release: String, hasReached since: String?) -> Bool {
    guard let since else { return true }
    return index(release) >= index(since)
  }

  private func index(_ label: String) -> Int { labels.firstIndex { $0.isExactly(label) } ?? 0 }
}

/// What a value must be beyond its base type. Conformance judges all of it; a client checks it
/// where it sends a value or takes a route apart, and decodes liberally.
public struct Constraints: Sendable, Hashable {
  /// The ASCII characters that may stand, as in a bracket expression.
  public var characters: String?
  /// How many characters (Unicode scalars) a text has.
  public var length: ClosedRange<Int>?
  /// How many bytes of UTF-8 a text has.
  public var bytes: ClosedRange<Int>?
  /// The values of a number.
  public var range: ClosedRange<Int64>?
  /// Texts that are refused as a whole.
  public var refused: [String] = []
  /// Whether white space around a text does not count and is not sent.
  public var isTrimmed = false

  /// Nothing beyond the base type.
  public static let none = Constraints()

  /// Whether nothing is asked beyond the base type.
  public var isEmpty: Bool { self == .none }

  /// Both taken together; what the other says goes first.
  public func overridden(by other: Constraints) -> Constraints {
    Constraints(
      characters: other.characters ?? characters, length: other.length ?? length,
      bytes: other.bytes ?? bytes, range: other.range ?? range,
      refused: refused + other.refused, isTrimmed: isTrimmed || other.isTrimmed)
  }
}

/// The types every contract has.
public enum BaseType: String, Sendable, CaseIterable {
  /// A text.
  case string
  /// An integer that fits Swift's `Int`.
  case int
  /// An integer that fits 64 bits.
  case int64
  /// A number.
  case double
  /// True or false.
  case bool
  /// A moment, as RFC 3339 text in UTC.
  case timestamp

  /// Whether its values are integers.
  public var isInteger: Bool { self == .int || self == .int64 }

  /// What a value is on the wire, for readers.
  public var wire: String {
    switch self {
    case .string: "a string"
    case .int, .int64: "a whole number that fits 64 bits, however it is written (`1.0`, `1e3`)"
    case .double: "a number"
    case .bool: "`true` or `false`; never a number"
    case .timestamp:
      "RFC 3339 text in UTC that ends with `Z`, such as `2026-11-30T15:34:45.448Z`, to the nanosecond "
        + "at most; an impossible date is refused"
    }
  }
}

/// What a value is.
public indirect enum TypeReference: Sendable, Hashable {
  /// A base type.
  case base(BaseType)
  /// A scalar of the contract, by name.
  case scalar(String)
  /// An enum of the contract, by name.
  case enumeration(String)
  /// A record of the contract, by name.
  case record(String)
  /// A list.
  case list(TypeReference)
}

/// A base type with rules and a name.
public struct Scalar: Sendable {
  /// The scalar's name.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// The base type.
  public var base: BaseType
  /// What is asked beyond the base type.
  public var constraints: Constraints
  /// Whether it is a Swift type of its own, so that ids of two things cannot be mixed up.
  public var isDistinct: Bool
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// A text out of a set.
public struct EnumType: Sendable {
  /// The enum's name.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// The texts, in file order.
  public var values: [EnumValue]
  /// Whether the set is fixed; an open enum lets unknown values survive.
  public var isClosed: Bool
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// A value of an enum or of a toggle's input.
public struct EnumValue: Sendable, Hashable {
  /// The text on the wire.
  public var text: String
  /// The case's name in Swift.
  public var swiftName: String
  /// What it is, for readers.
  public var doc: String?
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// Creates a value.
  public init(text: String, swiftName: String, doc: String?, span: SourceSpan) {
    self.text = text
    self.swiftName = swiftName
    self.doc = doc
    self.span = span
  }
}

/// An object with named fields.
public struct Record: Sendable {
  /// The record's name.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// The fields, in file order.
  public var fields: [Field]
  /// Whether a command answers it in pages.
  public var isPaged = false
  /// Keys that must never appear.
  public var forbidden: [ForbiddenKey] = []
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// A field of a record or a payload.
public struct Field: Sendable {
  /// When the key must be there.
  public enum Presence: Sendable, Hashable {
    /// The key is there and holds a value.
    case required
    /// The key may be absent; where it is there, it holds a value.
    case optional
    /// The key is there and may hold null.
    case nullable
    /// Absent, null or unusable, it reads as nil.
    case lenient
  }

  /// The contract's own name, which is the Swift name too.
  public var name: String
  /// What the field was called before, nil where it has no other name.
  public var formerName: String?
  /// What it is, for readers.
  public var doc: String?
  /// The keys that lead to the value on the wire, outermost first.
  public var path: [String]
  /// Other places for the value, asked in order where there is none at the path.
  public var alternatives: [[String]] = []
  /// What the value is.
  public var type: TypeReference
  /// What is asked beyond the type.
  public var constraints: Constraints
  /// What the schema says, before `since` is taken into account.
  public var presence: Presence
  /// Whether a release that sends the field may leave it out; a lenient field can be either.
  public var mayBeAbsent: Bool
  /// The first release that sends it, nil where all do.
  public var since: String?
  /// Whether nothing of the value may stand in an error, a finding or a log.
  public var isSensitive: Bool
  /// Whether the value is a path that can name a route.
  public var isRoute: Bool
  /// Where its name stands in the schema.
  public var span: SourceSpan
  /// Where its type stands in the schema.
  public var typeSpan: SourceSpan

  /// What the property is called that holds the route of a path: `route` for `path`, else named
  /// after the field.
  public var routeProperty: String { name == "path" ? "route" : name + "Route" }

  /// When a client that decodes every release from the oldest on expects the key.
  public func clientPresence(_ releases: Releases) -> Presence {
    guard presence == .required, let since else { return presence }
    return releases.release(releases.oldest, hasReached: since) ? .required : .optional
  }
}

/// A key that must never appear.
public struct ForbiddenKey: Sendable {
  /// The name it has in the schema.
  public var name: String
  /// Why it must not, for readers.
  public var doc: String?
  /// The keys that lead to it, outermost first.
  public var path: [String]
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// What a notification carries.
public struct Payload: Sendable {
  /// The payload's name and fields.
  public var record: Record
  /// The most bytes the transport takes, nil where it does not say.
  public var maxBytes: Int?
}

/// How every answer is wrapped.
public struct Envelope: Sendable {
  /// The key of the protocol's version.
  public var versionKey: String
  /// The version this contract speaks.
  public var version: Int
  /// The key of what a success carries.
  public var dataKey: String
  /// The key of a failure's message.
  public var errorKey: String
  /// The key of the exit code.
  public var exitCodeKey: String
  /// The key of what the command wrote to its standard error.
  public var stderrKey: String
  /// The keys of a page, where some command answers in pages.
  public var page: PageKeys?
  /// The exit codes a failure can have.
  public var exitCodes: [ExitCode]
  /// The failures any command may answer.
  public var failures: [Failure]
  /// What a server answers that does not know the command yet.
  public var unknownCommand: Failure?
  /// What is refused before a command runs, so that the body has no exit code.
  public var refusals: [Refusal]
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// The keys of a page.
  public struct PageKeys: Sendable, Hashable {
    /// The key of the rows.
    public var items: String
    /// The key of the next page's cursor.
    public var next: String
  }
}

/// An exit code and the HTTP status it becomes.
public struct ExitCode: Sendable, Hashable {
  /// The case's name in Swift.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// The number.
  public var code: Int
  /// The HTTP status it becomes.
  public var status: Int
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// A failure that is documented.
public struct Failure: Sendable {
  /// The failure's name.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// The name of its exit code.
  public var exit: String
  /// What its message is like, nil where it is not fixed.
  public var message: MessageTemplate?
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// A refusal before a command runs.
public struct Refusal: Sendable {
  /// The refusal's name.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// The HTTP status.
  public var status: Int
  /// What its message is like, nil where it is not fixed.
  public var message: MessageTemplate?
  /// The headers that must come with it.
  public var headers: [String]
  /// Where its name stands in the schema.
  public var span: SourceSpan
}

/// A command the client calls.
public struct Command: Sendable {
  /// What is sent, and read with words.
  public var words: [String]
  /// What it is, for readers.
  public var doc: String?
  /// Whether it changes anything on the server.
  public var isWrite: Bool
  /// The first release that knows it, nil where all do.
  public var since: String?
  /// What is given by place, in order.
  public var arguments: [Argument]
  /// What is given on standard input.
  public var stdin: Argument?
  /// What is given by name, in file order.
  public var options: [Argument]
  /// The parameters of which exactly one is given, empty where all may be.
  public var exactlyOne: [String]
  /// What a success carries.
  public var result: Result
  /// The documented failures of this command.
  public var failures: [Failure]
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// The words with spaces between them.
  public var name: String { words.joined(separator: " ") }

  /// What a success carries.
  public enum Result: Sendable {
    /// A record of its own.
    case fields(Record)
    /// A named type, or a list of one.
    case type(TypeReference)
    /// A list, or a page of one where one of the options is given.
    case paged(record: String, options: [String])
  }
}

/// A value the client sends with a command.
public struct Argument: Sendable {
  /// How it is given.
  public enum Kind: Sendable, Hashable {
    /// By its place.
    case positional
    /// By its place, several times.
    case repeated(ClosedRange<Int>)
    /// By `--name value`.
    case option
    /// By `--name` alone.
    case flag
    /// On standard input.
    case input
  }

  /// The parameter's name, as the schema has it.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// How it is given.
  public var kind: Kind
  /// What the value is.
  public var type: TypeReference
  /// What is asked beyond the type.
  public var constraints: Constraints
  /// Whether nothing of the value may stand in an error or a log.
  public var isSensitive: Bool
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// The option as it is sent.
  public var option: String { "--" + name }
}

/// A switch whose state follows from a few inputs.
public struct Toggle: Sendable {
  /// The toggle's name.
  public var name: String
  /// What it is, for readers.
  public var doc: String?
  /// What the state follows from, in file order.
  public var inputs: [Input]
  /// What a flip can set off.
  public var actions: [EnumValue]
  /// The rows of the table, in file order.
  public var states: [State]
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// Something the state follows from.
  public struct Input: Sendable {
    /// The input's name in Swift.
    public var name: String
    /// What it is, for readers.
    public var doc: String?
    /// What values it has.
    public var kind: Kind
    /// Where its name stands in the schema.
    public var span: SourceSpan

    /// What values an input has.
    public enum Kind: Sendable {
      /// One of a few values.
      case values([EnumValue])
      /// True, false or not known.
      case optionalBool
      /// True or false.
      case bool
    }

    /// The values in the schema's words, in order.
    public var values: [String] {
      switch kind {
      case .values(let values): values.map(\.text)
      case .optionalBool: ["true", "false", "none"]
      case .bool: ["true", "false"]
      }
    }
  }

  /// A row of the toggle's table.
  public struct State: Sendable {
    /// The state's name in Swift.
    public var name: String
    /// What it is, for readers.
    public var doc: String?
    /// For each input, in order, the values it may have.
    public var when: [[String]]
    /// Whether the switch shows on.
    public var isOn: Bool
    /// Whether the switch can be flipped.
    public var isEnabled: Bool
    /// The actions that turning on sets off, in order.
    public var turnOn: [String]
    /// The actions that turning off sets off, in order.
    public var turnOff: [String]
    /// Actions the screen offers beside the switch.
    public var offers: [String]
    /// A line the screen shows.
    public var note: String?
    /// Where its name stands in the schema.
    public var span: SourceSpan
  }
}

/// The kinds of route a path, a URL or a payload can name.
public struct Routes: Sendable {
  /// The parts of a path that vary.
  public var parameters: [Parameter]
  /// The kinds, in file order.
  public var kinds: [Kind]
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// The parameter of a name.
  public func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// A part of a path that varies.
  public struct Parameter: Sendable {
    /// The parameter's name in Swift.
    public var name: String
    /// What the value is.
    public var type: TypeReference
    /// The rules of the type; a text has one character at least, for no piece of a path is empty.
    public var constraints: Constraints
    /// What it is, for readers.
    public var doc: String?
    /// Where its name stands in the schema.
    public var span: SourceSpan

    /// Creates a parameter.
    public init(
      name: String, type: TypeReference, constraints: Constraints, doc: String?, span: SourceSpan
    ) {
      self.name = name
      self.type = type
      self.constraints = constraints
      self.doc = doc
      self.span = span
    }
  }

  /// A kind of route.
  public struct Kind: Sendable {
    /// The kind's name in Swift.
    public var name: String
    /// The name of the type that holds its parameters.
    public var swiftName: String
    /// What it is, for readers.
    public var doc: String?
    /// What is of this kind.
    public var pattern: Pattern
    /// Where its name stands in the schema.
    public var span: SourceSpan

    /// The fields that choose it; none where a path or a URL does.
    public var fields: [String] {
      if case .fields(let names) = pattern { names } else { [] }
    }
  }

  /// What is of a kind of route. All kinds of a contract are told by the same sort of thing.
  public enum Pattern: Sendable, Hashable {
    /// A path of these pieces.
    case path([Segment])
    /// A URL.
    case url(URLPattern)
    /// A payload that holds these fields and none that another kind names.
    case fields([String])
  }

  /// What tells the kinds of a contract apart.
  public enum Form: Sendable, Hashable {
    /// A path.
    case path
    /// A URL.
    case url
    /// The fields a payload holds.
    case fields
  }

  /// What tells the kinds apart; the schema reader sees to it that it is one sort of thing.
  public var form: Form {
    switch kinds.first?.pattern {
    case .path, nil: .path
    case .url: .url
    case .fields: .fields
    }
  }

  /// Whether a payload has all the fields that choose a kind, and so a route.
  public func areChosen(by record: Record) -> Bool {
    form == .fields && Set(kinds.flatMap(\.fields)).isSubset(of: record.fields.map(\.name))
  }

  /// What a URL of a kind of route looks like.
  public struct URLPattern: Sendable, Hashable {
    /// The scheme, in lower case.
    public var scheme: String
    /// The host, in lower case; empty for `scheme:///path`.
    public var host: String
    /// The pieces of the path.
    public var path: [Segment]
    /// The items of the query that count, in the pattern's order.
    public var query: [QueryItem]
  }

  /// An item of a URL's query.
  public struct QueryItem: Sendable, Hashable {
    /// The item's name.
    public var name: String
    /// What its value may be.
    public var value: Segment
    /// Whether it may be left out.
    public var isOptional: Bool
  }

  /// A piece of a path between two slashes, or the value of a query's item.
  public enum Segment: Sendable, Hashable {
    /// A text that stands as it is.
    case literal(String)
    /// A parameter, by its name in Swift.
    case parameter(String)
  }
}

extension Contract {
  /// The scalar of a name.
  public func scalar(_ name: String) -> Scalar? { scalars.first { $0.name == name } }
  /// The enum of a name.
  public func enumeration(_ name: String) -> EnumType? { enums.first { $0.name == name } }
  /// The record of a name.
  public func record(_ name: String) -> Record? { records.first { $0.name == name } }
  /// The payload of a name.
  public func payload(_ name: String) -> Payload? { payloads.first { $0.record.name == name } }
  /// The command of these words.
  public func command(_ name: String) -> Command? { commands.first { $0.name == name } }

  /// The base type under a type, nil for a record or a list; an enum is a text.
  public func base(of type: TypeReference) -> BaseType? {
    switch type {
    case .base(let base): base
    case .scalar(let name): scalar(name)?.base
    case .enumeration: .string
    case .record, .list: nil
    }
  }

  /// The rules of a value: those of its scalar, and its own.
  public func constraints(_ type: TypeReference, _ own: Constraints) -> Constraints {
    guard case .scalar(let name) = type, let scalar = scalar(name) else { return own }
    return scalar.constraints.overridden(by: own)
  }
}
