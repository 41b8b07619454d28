/// How the three sources open objects and lists.
extension Reader {
  /// How many slots the source holds: the base of the next frame. A `Decoder` holds none.
  var storageCount: Int {
    switch source {
    case .json: json.count
    case .native(let native): native.slots.count
    case .decoder: 0
    }
  }

  /// Opens the object in a slot and finds its fields; gives back what is there where it is none.
  mutating func open(_ slot: Int, _ contract: RecordContract) -> Fetched? {
    switch source {
    case .json: json.open(frame.base + slot, contract)
    case .native(let native): native.open(frame.base + slot, contract)
    case .decoder(let decoder): decoder.open(slot, contract)
    }
  }

  /// Where the slots of the object just opened start.
  func base(forFieldsOf contract: RecordContract) -> Int {
    if case .decoder = source { return 0 }
    return storageCount - contract.presences.count
  }

  /// A list that is open.
  struct OpenList {
    /// How many elements it has, nil where a `Decoder` does not say beforehand.
    let count: Int?
  }

  /// Opens the list in a slot, one slot an element; nil where there is none.
  mutating func openList(_ slot: Int) -> OpenList? {
    switch source {
    case .json: json.openList(frame.base + slot).map(OpenList.init)
    case .native(let native): native.openList(frame.base + slot).map(OpenList.init)
    case .decoder(let decoder): decoder.openList(slot)
    }
  }

  /// Whether the list opened last has no more than so many elements.
  func isAtEnd(of list: OpenList, _ elements: Int) -> Bool {
    if case .decoder(let decoder) = source { return decoder.isAtEndOfList }
    return elements == list.count
  }

  /// Closes what was opened last.
  mutating func close(_ base: Int) {
    switch source {
    case .json: json.close(base)
    case .native(let native): native.slots.removeSubrange(base...)
    case .decoder(let decoder): decoder.close()
    }
  }
}
