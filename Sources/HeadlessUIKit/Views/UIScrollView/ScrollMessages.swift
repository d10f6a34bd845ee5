/// What scroll views say where the program goes on.
enum ScrollMessage: ConsoleMessage {
  case noRectangle(CGRect)

  var text: String {
    switch self {
    case .noRectangle(let rect):
      "UIScrollView is asked to show the rectangle (\(rect.origin.x) \(rect.origin.y); \(rect.size.width) "
        + "\(rect.size.height)), and one of its numbers is none, so nothing is scrolled. Look for a "
        + "division by zero."
    }
  }
}
