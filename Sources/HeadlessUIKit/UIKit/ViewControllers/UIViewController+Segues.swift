/// Ways to other screens that a storyboard has.
extension UIViewController {
  /// Follows the segue of an identifier, for the program: nobody is asked.
  func follow(_ identifier: String, _ sender: Any?) {
    guard let template = node.segues.first(where: { $0.identifier == identifier }) else {
      let names = node.segues.compactMap(\.identifier).sorted().map { "\"\($0)\"" }
      Exception.raise(
        "NSInvalidArgumentException",
        reason: "Receiver (\(words)) has no segue with identifier '\(identifier)'",
        help: names.isEmpty
          ? "It has none at all. Make the controller with its storyboard, and give the segue an "
            + "identifier there."
          : "Its segues are \(names.joined(separator: ", ")). Compare the identifier.")
    }
    template.perform(from: self, sender: sender)
  }

  /// Follows a segue that a person starts, unless the controller refuses.
  func follow(_ template: SegueTemplate, from sender: Any?) {
    guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else {
      return
    }
    template.perform(from: self, sender: sender)
  }

  /// Shows a controller as the container likes to.
  func showInContainer(_ controller: UIViewController, _ sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Puts the view of a child into a part of this controller's view.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }

  /// The controllers that led to this one, from the nearest to the farthest: those below it on its
  /// stack, those it lies in, and those it was presented by.
  var ancestorsOnScreen: [UIViewController] {
    var ancestors: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller {
      if let stack = (current.parent as? UINavigationController)?.stack,
        let place = stack.firstIndex(where: { $0 === current })
      {
        ancestors += stack[..<place].reversed()
      }
      controller = current.parent ?? current.node.presenter
      guard let next = controller else { break }
      ancestors.append(next)
      // A container that presents stands for the controller it shows.
      if current.node.presenter === next { ancestors += next.shownWithin }
    }
    return ancestors
  }

  /// The controllers that a container shows, and those below them on a stack.
  private var shownWithin: [UIViewController] {
    if let navigation = self as? UINavigationController {
      return navigation.stack.reversed().flatMap { [$0] + $0.shownWithin }
    }
    if let front = (self as? UITabBarController)?.selectedViewController {
      return [front] + front.shownWithin
    }
    return children.flatMap { [$0] + $0.shownWithin }
  }

  /// Takes away what was shown after this controller.
  func comeBack(to source: UIViewController, animated: Bool) {
    if outermost.node.presented != nil { outermost.beginDismissal(animated: animated, nil) }
    guard let navigation = navigationController else { return }
    let own = containers.first { $0.parent === navigation }
    guard let own, navigation.topViewController !== own else { return }
    navigation.popToViewController(own, animated: animated)
  }
}
