extension UIGestureRecognizer {
  /// How far a gesture recognizer has come.
  ///
  ///     a tap:   possible → ended              or  possible → failed
  ///     a pan:   possible → began → changed … → ended
  ///
  /// - Shape: `began`, `changed` and `ended` are told to the targets, and `cancelled` too.
  /// - Units: None.
  /// - Errors: None.
  /// - Source: Apple, UIKit, "UIGestureRecognizer.State".
  public enum State: Int, Sendable {
    /// The recognizer is not sure yet.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// A gesture that goes on has changed.
    case changed
    /// The gesture was made, or one that goes on has ended.
    case ended
    /// Something put an end to a gesture that went on.
    case cancelled
    /// The fingers did something else.
    case failed

    /// A gesture that is over at once was made: another name of `ended`.
    public static let recognized = State.ended
  }
}
