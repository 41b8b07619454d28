extension Envelope {
  /// A page of a record's rows, as a record: `items` and `next`.
  public func page(of record: String) -> Record? {
    guard let page else { return nil }
    func field(_ name: String, _ key: String, _ type: TypeReference, _ presence: Field.Presence)
      -> Field
    {
      Field(
        name: name, doc: nil, path: [key], type: type, constraints: .none, presence: presence,
        mayBeAbsent: presence == .optional,
        since: nil, isSensitive: false, isRoute: false, span: span, typeSpan: span)
    }
    return Record(
      name: "Page",
      fields: [
        field("items", page.items, .list(.record(record)), .required),
        field("next", page.next, .base(.string), .optional),
      ], span: span)
  }
}
