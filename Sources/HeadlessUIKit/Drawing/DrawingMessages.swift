/// What drawing, and the paths it follows, write on the console.
enum DrawingMessage: ConsoleMessage {
  case nothingIsDrawn(call: String)
  case tooMuch(most: Int)
  case noCurrentPoint(call: String)

  var text: String {
    switch self {
    case .nothingIsDrawn(let call):
      "\(call) is called while nothing is being drawn, so it draws nothing. Call it in draw(_:) "
        + "of a view, and setNeedsDisplay() to have draw(_:) called."
    case .tooMuch(let most):
      "A drawing keeps \(most) shapes at most, so the others are left out. Look for a loop that "
        + "draws more than a person can see."
    case .noCurrentPoint(let call):
      "UIBezierPath has no current point, so \(call) adds nothing. Call move(to:) first."
    }
  }
}
