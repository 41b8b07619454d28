/// A list that the server answers bare, or a page at a time.
public struct Page<Item: ContractValue>: Sendable {
  /// The rows, in the server's order.
  public let items: [Item]
  /// The cursor of the next page; nil at the end, and always nil for a bare list.
  public let next: String?
  /// Whether the server answered a page; a bare list may have been cut off without a sign.
  public let isPaged: Bool

  /// Creates a page.
  public init(items: [Item], next: String? = nil, isPaged: Bool = true) {
    self.items = items
    self.next = next
    self.isPaged = isPaged
  }
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}

/// A record that some command answers in pages.
public protocol PagedItem: ContractRecord {
  /// How a page is spelt on the wire: the rows in slot 0, the cursor in slot 1.
  static var page: RecordContract { get }
}

extension Page: ContractValue where Item: PagedItem {
  static var expectation: String { "a list or a page of one" }

  /// Reads a bare list or a page.
  public static func read(_ reader: inout Reader, _ slot: Int) -> Page {
    if reader.holdsList(slot) { return Page(items: reader.list(slot), isPaged: false) }
    return reader.object(slot, Item.page, expected: expectation) { reader in
      Page(items: reader.list(0), next: reader.stringIfPresent(1))
    }
  }

  /// Writes the shape that was read.
  public func write(_ writer: inout Writer, _ slot: Int) {
    guard isPaged else { return writer.list(items, slot) }
    writer.object(slot, Item.page) { writer in
      writer.write(items, 0)
      writer.write(next, 1)
    }
  }
}

extension Page: Codable where Item: PagedItem {
  /// Decodes a bare list or a page.
  ///
  /// - Throws: `DecodingError` with the key path of the value that breaks the contract.
  public init(from decoder: any Decoder) throws {
    self = try Reader.read(decoder)
  }

  /// Encodes the shape that was read.
  public func encode(to encoder: any Encoder) throws {
    try Writer.write(self, to: encoder)
  }
}
