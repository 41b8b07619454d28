/// How the three sources open objects and lists.
extension Reader {
  /// How many slots the source holds: the base of the next frame.
  var storageCount: Int {
    switch source {
    case .json(let json): json.slots.count
    case .native(let native): native.slots.count
    case .decoder(let decoder): decoder.frames.count
    }
  }

  /// Opens the object in a slot and finds its fields; gives back what is there where it is none.
  func open(_ slot: Int, _ contract: RecordContract) -> Fetched? {
    let base = frames[frames.count - 1].base
    switch source {
    case .json(let json): return json.open(base + slot, contract)
    case .native(let native): return native.open(base + slot, contract)
    case .decoder(let decoder): return decoder.open(slot, contract)
    }
  }

  /// Where the slots of the object just opened start.
  func base(forFieldsOf contract: RecordContract) -> Int {
    if case .decoder = source { return storageCount - 1 }
    return storageCount - contract.fields.count
  }

  /// A list that is open.
  struct OpenList {
    /// How many elements it has, nil where a `Decoder` does not say beforehand.
    let count: Int?
  }

  /// Opens the list in a slot, one slot an element; nil where there is none.
  func openList(_ slot: Int) -> OpenList? {
    let base = frames[frames.count - 1].base
    switch source {
    case .json(let json): return json.openList(base + slot).map(OpenList.init)
    case .native(let native): return native.openList(base + slot).map(OpenList.init)
    case .decoder(let decoder): return decoder.openList(slot)
    }
  }

  /// Whether the list opened last has no more than so many elements.
  func isAtEnd(of list: OpenList, _ elements: Int) -> Bool {
    if case .decoder(let decoder) = source { return decoder.isAtEndOfList }
    return elements == list.count
  }

  /// Closes what was opened last.
  func close(_ base: Int) {
    switch source {
    case .json(let json): json.slots.removeSubrange(base...)
    case .native(let native): native.slots.removeSubrange(base...)
    case .decoder(let decoder): decoder.frames.removeSubrange(base...)
    }
  }
}
