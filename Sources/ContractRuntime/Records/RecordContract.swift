/// What a record's fields are called on the wire, and when each must be there.
///
/// A field is known to the reader by its slot: its place in the list given to `init`. Wire paths of
/// several keys make the Swift type flat where the wire is nested.
public final class RecordContract: Sendable {
  /// When a field must be there.
  public enum Presence: Sendable, Hashable {
    /// The key must be there and hold a value.
    case required
    /// The key may be absent; where it is there, it must hold a value.
    case optional
    /// The key must be there and may hold null.
    case nullable
    /// Absent, null or unusable all read as nil.
    case lenient
  }

  /// One field of a record.
  public struct Field: Sendable, Hashable {
    let path: [String]
    let alternatives: [[String]]
    let presence: Presence
    let since: String?

    /// Describes a field.
    ///
    /// - Parameters:
    ///   - path: The keys that lead to the value, outermost first.
    ///   - alternatives: Other places for the value. The first place that holds something other than
    ///     null counts, be it usable or not; where none does, a violation is about the path.
    ///   - presence: When the field must be there.
    ///   - since: The first release that sends it, where not all do; it explains a missing key.
    public init(
      _ path: String..., or alternatives: [[String]] = [], presence: Presence = .required,
      since: String? = nil
    ) {
      self.init(path: path, or: alternatives, presence: presence, since: since)
    }

    /// Describes a field whose path is at hand as a list.
    public init(
      path: [String], or alternatives: [[String]] = [], presence: Presence, since: String? = nil
    ) {
      self.path = path
      self.alternatives = alternatives
      self.presence = presence
      self.since = since
    }
  }

  /// A key of one level of the wire's object.
  struct Member: Sendable {
    enum Target: Sendable {
      case field(Int)
      case object(Int)
    }
    let name: String
    let target: Target
  }

  /// One object of the wire: the keys it may hold, and how deep it lies.
  struct Level: Sendable {
    /// The level around it, which comes before it, and the key it has there; nil for the outermost.
    let parent: (level: Int, key: ContractKey)?
    let depth: Int
    var members: [Member] = []
    /// The fields that lie in this object or below it.
    var fields: [Int] = []
  }

  /// The keys of all levels.
  let names: NameTable
  /// When each field must be there, by slot.
  let presences: [Presence]
  /// Whether any field has another place.
  let hasAlternatives: Bool

  /// The fields by slot; behind the declared ones a slot for each alternative place.
  let fields: [Field]
  /// For each declared field the slots of its alternative places; empty where no field has any.
  let alternatives: [[Int]]
  let levels: [Level]
  /// For each field the level that holds its last key, and that key.
  let homes: [(level: Int, key: ContractKey)]

  /// Creates the contract of a record of which only names are to be said, in slot order.
  ///
  /// One text is what compiles fastest of all ways to list fields.
  ///
  /// - Parameter keys: Where each field is, with white space in between. A dot leads into an object, and
  ///   `?` at the end marks a field that may be absent.
  public convenience init(keys: String) {
    self.init(
      keys.split(whereSeparator: \.isWhitespace).map { text in
        let isOptional = text.hasSuffix("?")
        let path = (isOptional ? text.dropLast() : text).split(separator: ".")
        return Field(path: path.map(String.init), presence: isOptional ? .optional : .required)
      })
  }

  /// Creates the contract of a record from its fields in slot order.
  ///
  /// No path may lead through another field's value; the schema reader sees to that.
  public init(_ declared: [Field]) {
    var fields = declared
    var alternatives: [[Int]] = []
    for field in declared {
      alternatives.append(Array(fields.count..<(fields.count + field.alternatives.count)))
      fields += field.alternatives.map { path in
        Field(
          path: path, presence: field.presence, since: field.since)
      }
    }
    self.alternatives = fields.count == declared.count ? [] : alternatives
    var levels = [Level(parent: nil, depth: 0)]
    var homes: [(level: Int, key: ContractKey)] = []
    for (slot, field) in fields.enumerated() {
      var level = 0
      for (depth, name) in field.path.enumerated() {
        levels[level].fields.append(slot)
        let isLast = depth == field.path.count - 1
        if !isLast,
          let known = levels[level].members.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
          case .object(let next) = known.target
        {
          level = next
          continue
        }
        let key = ContractKey(stringValue: name)
        let target: Member.Target = isLast ? .field(slot) : .object(levels.count)
        levels[level].members.append(Member(name: name, target: target))
        if isLast {
          homes.append((level, key))
        } else {
          levels.append(Level(parent: (level, key), depth: depth + 1))
          level = levels.count - 1
        }
      }
    }
    names = NameTable(levels)
    presences = fields.map(\.presence)
    hasAlternatives = !self.alternatives.isEmpty
    self.fields = fields
    self.levels = levels
    self.homes = homes
  }
}

extension RecordContract.Field: ExpressibleByStringLiteral {
  /// Describes a field that must be there, at the key of this name.
  public init(stringLiteral name: String) { self.init(path: [name], presence: .required) }
}
