/// What is said about windows that nobody sees.
enum WindowMessage: ConsoleMessage {
  case noScene(AnyClass)

  var text: String {
    switch self {
    case .noScene(let type):
      "\(type) is shown and belongs to no scene, so nobody sees it. Make it with "
        + "UIWindow(windowScene:), or assign its windowScene."
    }
  }
}
