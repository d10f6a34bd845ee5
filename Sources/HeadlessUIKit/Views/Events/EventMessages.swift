/// A mistake in handling touches, for which UIKit raises an exception.
enum EventError: ExceptionCase {
  case noTouch(Int, count: Int, UIGestureRecognizer)

  var exception: Exception {
    switch self {
    case .noTouch(let index, let count, let recognizer):
      .outOfRange(
        "-[\(type(of: recognizer)) locationOfTouch:inView:]: index (\(index)) beyond "
          + "bounds (\(count)).",
        help: "Fingers count from 0. Look at numberOfTouches first.")
    }
  }
}

/// What is said about responders and gesture recognizers where the program goes on.
enum EventMessage: ConsoleMessage {
  case impossibleState(
    UIGestureRecognizer.State, after: UIGestureRecognizer.State, UIGestureRecognizer)
  case endlessChanges(by: UIResponder, count: Int)

  var text: String {
    switch self {
    case .impossibleState(let new, let current, let recognizer):
      "\(type(of: recognizer)): the state cannot go from \(current) to \(new). "
        + "Look where the state is set."
    case .endlessChanges(let responder, let count):
      "\(type(of: responder)): becomeFirstResponder() led to itself \(count) times, so "
        + "it is refused. Look for responders that make each other the first one when they begin "
        + "or end."
    }
  }
}
