import Foundation

/// Reads a record's fields by slot, from JSON bytes, a dictionary or a `Decoder`.
///
/// The reader remembers the first violation and goes on with values that stand for nothing, so that
/// generated code is straight-line; the entry points throw what was remembered.
public struct Reader {
  /// What lies in a slot, in the terms of the contract.
  enum Fetched {
    case missing
    case null
    case bool(Bool)
    case string(String)
    case integer(Int64)
    case double(Double)
    /// A number that is not the kind of number asked for.
    case unfit(NumberFault)
    case array
    case object
    /// A value JSON has no word for, such as raw data in a dictionary.
    case foreign(String)
    /// An object on the way is no object: what it is, and how many keys of the path lead to it.
    indirect case blocked(Fetched, depth: Int)
  }

  /// Whether a slot holds something, whatever that is.
  enum Held {
    case nothing
    case null
    case something
    /// Null stands where an object on the way should be.
    case nullOnTheWay
  }

  enum NumberFault {
    case fractional
    case outOfRange
  }

  /// The kind of value a caller wants, which decides how a number is read.
  enum Wanted {
    case string
    case integer
    case double
    case bool
  }

  /// An object or list that is open: the slots below belong to it.
  struct Frame {
    /// Nil for a list, whose slots are its elements.
    let contract: RecordContract?
    /// Where the frame's slots start in the source's storage.
    let base: Int
    /// The slot that is being read further down.
    var slot = 0

    /// The frame whose only slot is the whole text.
    static var root: Frame { Frame(contract: nil, base: 0) }
  }

  enum Source {
    case json
    case native(NativeSource)
    case decoder(DecoderSource)
  }

  let source: Source
  /// The source where that is JSON bytes. It lies in the reader itself, because that is the fast way.
  var json: JSONSource
  /// What is open.
  var frame = Frame.root
  /// What is open around it, from the outermost; not the root, of which there is nothing to tell.
  private var outer: [Frame] = []
  private var depth = 0
  /// The first violation.
  private(set) var failure: ContractViolation?
  /// Whether there is one; asking the violation itself would copy it.
  private(set) var hasFailed = false

  /// Reads from JSON bytes.
  @inline(__always)
  init(_ json: consuming JSONSource) {
    source = .json
    self.json = json
  }

  /// Reads from something else.
  init(_ source: Source) {
    self.source = source
    json = .none
  }

  // MARK: Remembering violations

  /// When the field in a slot of the open frame must be there.
  func presence(_ slot: Int) -> RecordContract.Presence {
    frame.contract?.presences[slot] ?? .required
  }

  /// The path of a slot of the open frame, cut to `depth` keys of the slot's own path.
  private mutating func path(_ slot: Int, depth: Int? = nil) -> [ContractKey] {
    var path: [ContractKey] = []
    if self.depth == 0 { return path }
    for (number, frame) in (outer + [frame]).enumerated() {
      let isLast = number == outer.count
      let own = isLast ? slot : frame.slot
      guard let contract = frame.contract else {
        path.append(ContractKey(intValue: own))
        continue
      }
      let place = isLast ? self.place(own) : own
      let keys = contract.fields[place].path.map { ContractKey(stringValue: $0) }
      path += isLast ? keys.prefix(depth ?? keys.count) : keys[...]
    }
    return path
  }

  /// Remembers that a slot does not hold what was expected, unless something went wrong before.
  mutating func reject(_ slot: Int, expected: String, found: Fetched) {
    guard !hasFailed else { return }
    var found = found
    var expected = expected
    var depth: Int?
    if case .blocked(let inner, let innerDepth) = found {
      found = inner
      depth = innerDepth
      expected = "an object"
    }
    var why: String?
    if case .missing = found, let since = frame.contract?.fields[slot].since {
      why = "sent since \(since); an older server answers without it"
    }
    let path = path(slot, depth: depth)
    failure = ContractViolation(
      keyPath: KeyPathNotation.text(of: path), expected: expected,
      found: found.described, why: why, position: position(slot), codingPath: path)
    hasFailed = true
  }

  /// Remembers that a slot holds a value that is not among the expected ones.
  package mutating func reject(_ slot: Int, expected: String, found: String) {
    reject(slot, expected: expected, found: .foreign(found))
  }

  private mutating func position(_ slot: Int) -> JSONPosition? {
    guard case .json = source else { return nil }
    let place = place(slot)
    return json.position(
      frame.base + place, path: frame.contract?.fields[place].path ?? [],
      record: outer.last.map { $0.base + $0.slot } ?? 0)
  }

  /// Forgets the violation, so that the reading goes on.
  private mutating func forgive() {
    failure = nil
    hasFailed = false
  }

  // MARK: Slots

  /// The slot where a field's value is: its own, or the first alternative that holds one where its
  /// own holds none. Where none does, a nullable field is where its null is.
  ///
  /// Asks the object that is open, so it is asked before the value itself is opened.
  mutating func place(_ slot: Int) -> Int {
    guard let contract = frame.contract, contract.hasAlternatives,
      slot < contract.alternatives.count, !contract.alternatives[slot].isEmpty,
      held(slot) != .something
    else { return slot }
    let alternatives = contract.alternatives[slot]
    for place in alternatives where held(place) == .something { return place }
    guard contract.presences[slot] == .nullable, held(slot) != .null else { return slot }
    for place in alternatives where held(place) == .null { return place }
    return slot
  }

  mutating func fetch(_ slot: Int, _ wanted: Wanted) -> Fetched {
    let slot = place(slot)
    switch source {
    case .json: return json.fetch(frame.base + slot, wanted)
    case .native(let native): return native.fetch(frame.base + slot, wanted)
    case .decoder(let decoder): return decoder.fetch(slot, wanted)
    }
  }

  /// Whether a slot holds a list.
  public mutating func holdsList(_ slot: Int) -> Bool {
    if case .array = fetch(slot, .string) { return true }
    return false
  }

  private mutating func held(_ slot: Int) -> Held {
    switch source {
    case .json: json.held(frame.base + slot)
    case .native(let native): native.held(frame.base + slot)
    case .decoder(let decoder): decoder.held(slot)
    }
  }

  /// Whether a slot that need not hold a value holds none.
  mutating func isAbsent(_ slot: Int) -> Bool {
    switch (held(place(slot)), presence(slot)) {
    case (.nothing, .optional), (.nothing, .lenient): true
    case (.null, .nullable), (.null, .lenient): true
    default: false
    }
  }

  /// Reads a value that may be absent; a lenient field that is unusable reads as nil.
  package mutating func ifPresent<Value>(
    _ slot: Int, _ read: (inout Reader) -> Value
  ) -> Value? {
    if isAbsent(slot) { return nil }
    let hadFailed = hasFailed
    let value = read(&self)
    if hasFailed, !hadFailed, presence(slot) == .lenient {
      forgive()
      return nil
    }
    return value
  }

  // MARK: Objects and lists

  /// Reads the object in a slot.
  package mutating func object<Value>(
    _ slot: Int, _ contract: RecordContract, expected: String,
    _ read: (inout Reader) -> Value
  ) -> Value {
    enterObject(slot, contract, expected: expected)
    let value = read(&self)
    leave()
    return value
  }

  /// Opens the object in a slot, until `leave` is called.
  mutating func enterObject(_ slot: Int, _ contract: RecordContract, expected: String) {
    let place = place(slot)
    if let found = open(place, contract) {
      reject(place, expected: expected, found: found)
    }
    enter(Frame(contract: contract, base: base(forFieldsOf: contract)), from: place)
  }

  /// Reads the list in a slot.
  public mutating func list<Element: ContractValue>(_ slot: Int) -> [Element] {
    list(slot) { Element.read(&$0, $1) }
  }

  /// Reads the list in a slot, each element from the slot that is given.
  package mutating func list<Element>(
    _ slot: Int, _ read: (inout Reader, Int) -> Element
  ) -> [Element] {
    let base = storageCount
    let place = place(slot)
    guard let list = openList(place) else {
      reject(place, expected: "a list", found: fetch(place, .string))
      return []
    }
    enter(Frame(contract: nil, base: base), from: place)
    var elements: [Element] = []
    elements.reserveCapacity(list.count ?? 0)
    while !hasFailed, !isAtEnd(of: list, elements.count) {
      elements.append(read(&self, elements.count))
    }
    leave()
    return elements
  }

  private mutating func enter(_ inner: Frame, from slot: Int) {
    frame.slot = slot
    if depth > 0 { outer.append(frame) }
    depth += 1
    frame = inner
  }

  /// Closes what was opened last.
  mutating func leave() {
    close(frame.base)
    depth -= 1
    frame = depth > 0 ? outer.removeLast() : .root
  }

  /// Reads the list in a slot row by row: a row that breaks the contract is left out and its
  /// violation kept, so that the reading goes on behind it.
  ///
  /// A `Decoder` cannot step over a row it did not decode, so there reading ends at the first such row.
  mutating func list<Row: ContractValue>(
    _ slot: Int, leavingOut violations: inout [ContractViolation]
  ) -> [Row] {
    list(slot, leavingOut: &violations) { Row.read(&$0, $1) }
  }

  /// The same, each row from the slot that is given.
  package mutating func list<Row>(
    _ slot: Int, leavingOut violations: inout [ContractViolation],
    _ read: (inout Reader, Int) -> Row
  ) -> [Row] {
    guard !hasFailed else { return [] }
    var leftOut: [ContractViolation] = []
    let rows: [Row?] = list(slot) { reader, slot in
      let row = read(&reader, slot)
      guard let violation = reader.failure else { return row }
      leftOut.append(violation)
      if case .decoder = reader.source { return nil }
      reader.forgive()
      return nil
    }
    violations += leftOut
    return rows.compactMap(\.self)
  }

  /// Reads a list that may be absent.
  public mutating func listIfPresent<Element: ContractValue>(_ slot: Int) -> [Element]? {
    ifPresent(slot) { $0.list(slot) }
  }

  /// Reads a value of the contract.
  public mutating func value<Value: ContractValue>(_ slot: Int) -> Value {
    Value.read(&self, slot)
  }

  /// Reads a value of the contract that may be absent.
  public mutating func valueIfPresent<Value: ContractValue>(_ slot: Int) -> Value? {
    ifPresent(slot) { Value.read(&$0, slot) }
  }
}
