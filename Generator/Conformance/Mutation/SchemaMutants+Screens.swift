import ContractModel

/// Toggles and routes.
extension SchemaMutants {
  mutating func addToggles() {
    for (index, toggle) in contract.toggles.enumerated() {
      for (number, state) in toggle.states.enumerated() {
        let name = "`\(toggle.name)`"
        for other in toggle.states.indices.dropFirst(number + 1) {
          add(
            "\(name), `\(state.name)` swapped with `\(toggle.states[other].name)`", state.span
          ) {
            $0.toggles[index].states[number].when = toggle.states[other].when
            $0.toggles[index].states[other].when = state.when
          }
        }
        add("\(name), `\(state.name)` shown the other way", state.span) {
          $0.toggles[index].states[number].isOn.toggle()
        }
        add("\(name), `\(state.name)` \(state.isEnabled ? "disabled" : "enabled")", state.span) {
          $0.toggles[index].states[number].isEnabled.toggle()
        }
        let actions: [(name: String, path: WritableKeyPath<Toggle.State, [String]>)] = [
          ("turnOn", \.turnOn), ("turnOff", \.turnOff), ("offers", \.offers),
        ]
        for action in actions where !state[keyPath: action.path].isEmpty {
          add("\(name), `\(action.name)` of `\(state.name)` one action shorter", state.span) {
            $0.toggles[index].states[number][keyPath: action.path].removeLast()
          }
        }
        if state.note != nil {
          add("\(name), the note of `\(state.name)` dropped", state.span) {
            $0.toggles[index].states[number].note = nil
          }
        }
      }
    }
  }

  mutating func addRoutes() {
    guard let routes = contract.routes else { return }
    for (index, kind) in routes.kinds.enumerated() {
      add("the route `\(kind.name)` dropped", kind.span) { $0.routes?.kinds.remove(at: index) }
      switch kind.pattern {
      case .path(let segments):
        for (number, segment) in segments.enumerated() {
          loosen(kind, at: index, "segment \(number + 1)", segment) { loosened in
            var changed = segments
            changed[number] = loosened
            return .path(changed)
          }
        }
      case .url(let url):
        for (number, segment) in url.path.enumerated() {
          loosen(kind, at: index, "segment \(number + 1)", segment) { loosened in
            var changed = url
            changed.path[number] = loosened
            return .url(changed)
          }
        }
        for (number, item) in url.query.enumerated() {
          loosen(kind, at: index, "the item `\(item.name)`", item.value) { loosened in
            var changed = url
            changed.query[number].value = loosened
            return .url(changed)
          }
          if !item.isOptional {
            add("the route `\(kind.name)`, `\(item.name)` optional", kind.span) { contract in
              var changed = url
              changed.query[number].isOptional = true
              contract.routes?.kinds[index].pattern = .url(changed)
            }
          }
        }
      case .fields(let fields):
        for field in fields where fields.count > 1 {
          add("the route `\(kind.name)` without `\(field)`", kind.span) {
            $0.routes?.kinds[index].pattern = .fields(fields.filter { $0 != field })
          }
        }
      }
    }
  }

  /// A piece of a route that takes any text.
  private mutating func loosen(
    _ kind: Routes.Kind, at index: Int, _ what: String, _ segment: Routes.Segment,
    _ pattern: (Routes.Segment) -> Routes.Pattern
  ) {
    let name = "anyText"
    if case .parameter(let parameter) = segment,
      let known = contract.routes?.parameter(parameter),
      contract.base(of: known.type) == .string, known.constraints.rules.allSatisfy(\.isNotEmpty)
    {
      // It takes any text already.
      return
    }
    let loosened = pattern(.parameter(name))
    var constraints = Constraints.none
    constraints.length = 1 ... .max
    add("the route `\(kind.name)`, \(what) loosened", kind.span) { contract in
      contract.routes?.parameters.append(
        Routes.Parameter(
          name: name, type: .base(.string), constraints: constraints, doc: nil, span: kind.span))
      contract.routes?.kinds[index].pattern = loosened
    }
  }
}
