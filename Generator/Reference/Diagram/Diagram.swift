/// A drawing: shapes with their places, in pixels.
struct Diagram: Sendable {
  /// What is drawn.
  var title: String
  /// What there is to see, for who does not see it.
  var description: String
  /// What links lead to it by.
  var anchor: String
  var width = 0
  var height = 0
  var shapes: [Shape] = []

  /// A shape.
  enum Shape: Sendable {
    /// A line through points, with a head at its end.
    case arrow([Point])
    /// A line through points, without a head.
    case line([Point])
    /// Where everything starts.
    case start(Point)
    /// A box with pointed ends around the name of a choice.
    case choice(Box)
    /// A box with round corners around a state.
    case state(Box)
    /// The box of a state that is drawn elsewhere.
    case again(Box)
    /// A switch that shows on or off, and can be flipped or not.
    case toggle(Point, isOn: Bool, isEnabled: Bool)
    /// A line of text that starts at a point of its baseline.
    case text(Point, String, Style)
  }

  /// How a text is set.
  enum Style: String, Sendable {
    case name, label, detail, note
  }

  /// A place.
  struct Point: Sendable {
    var x: Int
    var y: Int
  }

  /// A stretch of the drawing.
  struct Box: Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }
}
