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
  /// The toggles, by name.
  public var toggles: [Toggle]
  /// The kinds of route a path can name.
  public var routes: Routes?
}

/// The releases of a server, in order; the labels mean nothing by themselves.
public struct Releases: Sendable, Hashable {
  /// The labels, oldest first.
  public var labels: [String]
  /// The release that is judged by default.
  public var server: String
  /// The oldest release that clients still decode.
  public var oldest: String

  /// Whether a release sends what is sent since another; everything is sent since no release.
  public func release(_ release: String, hasReached since: String?) -> Bool {
    guard let since else { return true }
    return index(release) >= index(since)
  }

  private func index(_ label: String) -> Int { labels.firstIndex(of: label) ?? 0 }
}

/// What a value must be beyond its base type. Conformance judges all of it; a client checks it where
/// it sends a value or takes a route apart, and decodes liberally.
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
  func overridden(by other: Constraints) -> Constraints {
    Constraints(
      characters: other.characters ?? characters, length: other.length ?? length,
      bytes: other.bytes ?? bytes, range: other.range ?? range,
      refused: refused + other.refused, isTrimmed: isTrimmed || other.isTrimmed)
  }
}

/// The types every contract has.
public enum BaseType: String, Sendable, CaseIterable {
  case string, int, int64, double, bool, timestamp

  /// Whether its values are integers.
  public var isInteger: Bool { self == .int || self == .int64 }
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
  public var name: String
  public var doc: String?
  public var base: BaseType
  public var constraints: Constraints
  /// Whether it is a Swift type of its own, so that ids of two things cannot be mixed up.
  public var isDistinct: Bool
  public var span: SourceSpan
}

/// A text out of a set.
public struct EnumType: Sendable {
  public var name: String
  public var doc: String?
  public var values: [EnumValue]
  /// Whether the set is fixed; an open enum lets unknown values survive.
  public var isClosed: Bool
  public var span: SourceSpan
}

/// A value of an enum or of a toggle's input.
public struct EnumValue: Sendable, Hashable {
  /// The text on the wire.
  public var text: String
  /// The case's name in Swift.
  public var swiftName: String
  public var doc: String?
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
  public var name: String
  public var doc: String?
  public var fields: [Field]
  /// Whether a command answers it in pages.
  public var isPaged = false
  public var span: SourceSpan
}

/// A field of a record or a payload.
public struct Field: Sendable {
  /// When the key must be there.
  public enum Presence: Sendable, Hashable {
    case required, optional, nullable, lenient
  }

  /// The contract's own name, which is the Swift name too.
  public var name: String
  public var doc: String?
  /// The keys that lead to the value on the wire, outermost first.
  public var path: [String]
  public var type: TypeReference
  public var constraints: Constraints
  /// What the schema says, before `since` is taken into account.
  public var presence: Presence
  /// The first release that sends it, nil where all do.
  public var since: String?
  /// Whether nothing of the value may stand in an error, a finding or a log.
  public var isSensitive: Bool
  /// Whether the value is a path that can name a route.
  public var isRoute: Bool
  public var span: SourceSpan

  /// When a client that decodes every release from the oldest on expects the key.
  public func clientPresence(_ releases: Releases) -> Presence {
    guard presence == .required, let since else { return presence }
    return releases.release(releases.oldest, hasReached: since) ? .required : .optional
  }
}

/// What a notification carries.
public struct Payload: Sendable {
  public var record: Record
  /// The most bytes the transport takes, nil where it does not say.
  public var maxBytes: Int?
}

/// How every answer is wrapped.
public struct Envelope: Sendable {
  public var versionKey: String
  public var version: Int
  public var dataKey: String
  public var errorKey: String
  public var exitCodeKey: String
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
  public var span: SourceSpan

  /// The keys of a page.
  public struct PageKeys: Sendable, Hashable {
    public var items: String
    public var next: String
  }
}

/// An exit code and the HTTP status it becomes.
public struct ExitCode: Sendable, Hashable {
  public var name: String
  public var doc: String?
  public var code: Int
  public var status: Int
  public var span: SourceSpan
}

/// A failure that is documented.
public struct Failure: Sendable {
  public var name: String
  public var doc: String?
  /// The name of its exit code.
  public var exit: String
  /// What its message is like, nil where it is not fixed.
  public var message: MessageTemplate?
  public var span: SourceSpan
}

/// A refusal before a command runs.
public struct Refusal: Sendable {
  public var name: String
  public var doc: String?
  public var status: Int
  public var message: MessageTemplate?
  /// The headers that must come with it.
  public var headers: [String]
  public var span: SourceSpan
}

/// A command the client calls.
public struct Command: Sendable {
  /// What is sent, and read with words.
  public var words: [String]
  public var doc: String?
  public var isWrite: Bool
  public var since: String?
  public var arguments: [Argument]
  public var stdin: Argument?
  public var options: [Argument]
  /// The parameters of which exactly one is given, empty where all may be.
  public var exactlyOne: [String]
  public var result: Result
  public var failures: [Failure]
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

  public var name: String
  public var doc: String?
  public var kind: Kind
  public var type: TypeReference
  public var constraints: Constraints
  public var isSensitive: Bool
  public var span: SourceSpan

  /// The option as it is sent.
  public var option: String { "--" + name }
}

/// A switch whose state follows from a few inputs.
public struct Toggle: Sendable {
  public var name: String
  public var doc: String?
  public var inputs: [Input]
  public var actions: [EnumValue]
  public var states: [State]
  public var span: SourceSpan

  /// Something the state follows from.
  public struct Input: Sendable {
    public var name: String
    public var doc: String?
    public var kind: Kind
    public var span: SourceSpan

    /// What values an input has.
    public enum Kind: Sendable {
      case values([EnumValue])
      /// True, false or not known.
      case optionalBool
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
    public var name: String
    public var doc: String?
    /// For each input, in order, the values it may have.
    public var when: [[String]]
    public var isOn: Bool
    public var isEnabled: Bool
    public var turnOn: [String]
    public var turnOff: [String]
    /// Actions the screen offers beside the switch.
    public var offers: [String]
    /// A line the screen shows.
    public var note: String?
    public var span: SourceSpan
  }
}

/// The kinds of route a path can name.
public struct Routes: Sendable {
  public var parameters: [Parameter]
  public var kinds: [Kind]
  public var span: SourceSpan

  /// A part of a path that varies.
  public struct Parameter: Sendable {
    public var name: String
    public var type: TypeReference
    public var doc: String?
    public var span: SourceSpan
  }

  /// A kind of route.
  public struct Kind: Sendable {
    public var name: String
    /// The name of the type that holds its parameters.
    public var swiftName: String
    public var doc: String?
    public var segments: [Segment]
    public var span: SourceSpan
  }

  /// A piece of a path between two slashes.
  public enum Segment: Sendable, Hashable {
    case literal(String)
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
