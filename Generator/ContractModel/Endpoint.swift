import YAMLReader

/// An HTTP endpoint the client calls.
public struct Endpoint: Sendable {
  /// The endpoint's name, as the schema has it.
  public var name: String
  /// The name of its type in Swift.
  public var swiftName: String
  /// What it is, for readers.
  public var doc: String?
  /// The HTTP method.
  public var method: Method
  /// The pieces of the path, one at least; a slash at the end makes an empty last one.
  public var path: [Routes.Segment]
  /// Whether the call needs a bearer token.
  public var needsBearer: Bool
  /// What varies in the path, in the path's order.
  public var parameters: [Parameter]
  /// The items of the query, in file order.
  public var query: [Parameter]
  /// The headers, in file order.
  public var headers: [Parameter]
  /// The JSON body, nil where nothing is sent.
  public var body: Record?
  /// The statuses of a success.
  public var successes: [Status]
  /// What a success carries, nil where its body says nothing.
  public var result: Result?
  /// The statuses of a refusal.
  public var refusals: [Status]
  /// Where its name stands in the schema.
  public var span: SourceSpan

  /// An HTTP method.
  public enum Method: String, Sendable, CaseIterable {
    /// Reads.
    case get = "GET"
    /// Creates, or asks for something to be done.
    case post = "POST"
    /// Replaces the whole.
    case put = "PUT"
    /// Changes a part.
    case patch = "PATCH"
    /// Removes.
    case delete = "DELETE"
  }

  /// What a success carries.
  public enum Result: Sendable {
    /// A record of its own.
    case fields(Record)
    /// A named record, or a list of one.
    case type(TypeReference)
  }

  /// An HTTP status that is documented.
  public struct Status: Sendable {
    /// The status.
    public var code: Int
    /// Its name in Swift; empty for a success.
    public var name: String
    /// What it means, for readers.
    public var doc: String?
    /// Where it stands in the schema.
    public var span: SourceSpan
  }

  /// A value in the path, the query or the headers.
  public struct Parameter: Sendable {
    /// What it is called on the wire.
    public var wireName: String
    /// What it holds.
    public var value: Value
    /// What it is, for readers.
    public var doc: String?
    /// Where its name stands in the schema.
    public var span: SourceSpan

    /// What the caller gives, nil where the value is fixed.
    public var given: Given? {
      if case .given(let given) = value { given } else { nil }
    }

    /// What a parameter holds.
    public enum Value: Sendable {
      /// The same text in every call.
      case fixed(String)
      /// What the caller gives.
      case given(Given)
    }

    /// A value that the caller gives.
    public struct Given: Sendable {
      /// The parameter's name in Swift.
      public var name: String
      /// What the value is.
      public var type: TypeReference
      /// What is asked beyond the type.
      public var constraints: Constraints
      /// What stands before the value on the wire, such as `eq.`.
      public var prefix: String
      /// Whether it may be left out.
      public var isOptional: Bool
      /// Whether nothing of the value may stand in an error or a log.
      public var isSensitive: Bool
      /// Where the name in Swift stands in the schema.
      public var span: SourceSpan
    }
  }

  /// The method and the path as the schema has them.
  public var template: String {
    let pieces = path.map { segment in
      switch segment {
      case .literal(let text): "/" + text
      case .parameter(let name): "/{\(parameter(name)?.wireName ?? name)}"
      }
    }
    return method.rawValue + " " + pieces.joined()
  }

  /// What stands for a piece of the path.
  public func parameter(_ name: String) -> Parameter? {
    parameters.first { SwiftName.member($0.wireName) == name }
  }
}

extension Contract {
  /// The endpoint of a name.
  public func endpoint(_ name: String) -> Endpoint? { endpoints.first { $0.name == name } }
}
