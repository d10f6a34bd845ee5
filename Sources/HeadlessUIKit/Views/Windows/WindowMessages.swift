/// What is said about windows that nobody sees.
enum WindowMessage: ConsoleMessage {
  case noScene(UIWindow)

  var text: String {
    switch self {
    case .noScene(let window):
      "\(type(of: window)) is shown and belongs to no scene, so nobody sees it. Make it with "
        + "UIWindow(windowScene:), or assign its windowScene."
    }
  }
}
