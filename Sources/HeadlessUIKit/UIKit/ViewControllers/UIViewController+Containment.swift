/// Controllers that lie in others.
extension UIViewController {
  /// The controller and the containers it lies in, from the nearest to the outermost.
  var containers: [UIViewController] {
    var containers = [self]
    while let parent = containers.last?.parent { containers.append(parent) }
    return containers
  }

  /// Returns what the controller has, or else the nearest container that has such a thing.
  func nearest<Value>(_ value: (UIViewController) -> Value?) -> Value? {
    containers.lazy.compactMap(value).first
  }

  /// The container that lies in no other.
  var outermost: UIViewController { containers.last ?? self }

  /// Takes a controller in.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !containers.contains(child) else {
      Exception.raise(
        "NSInvalidArgumentException",
        reason: "Can't add \(child.words) as a child of \(words)",
        help: child === self
          ? "A controller cannot lie in itself. Look for addChild(_:) with self."
          : "The child contains the parent already. Look for addChild(_:) the wrong way round.")
    }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.node.move = .entering
    child.parent = self
    node.children.append(child)
  }

  /// Leaves the container.
  func leaveParent() {
    guard let parent else { return }
    let stack = parent as? UINavigationController
    stack?.change?.finish()
    parent.node.children.removeAll { $0 === self }
    self.parent = nil
    stack?.lose(self)
    didMove(toParent: nil)
  }

  func beginMove(to parent: UIViewController?) {
    node.move = parent == nil ? .leaving : .entering
  }

  /// Stops the program if the view of a child is put into the view of a controller that is not its
  /// parent.
  func requireParent(around view: UIView) {
    guard let parent else { return }
    var place: UIView? = view
    while let current = place, current.controller == nil { place = current.superview }
    guard let found = place?.controller, found !== parent else { return }
    Exception.raise(
      "UIViewControllerHierarchyInconsistency",
      reason: "child view controller:\(words) should have parent view controller:\(found.words) "
        + "but actual parent is:\(parent.words)",
      help: "Put the view of a child into the view of the controller that called addChild(_:).")
  }

  /// Tells the children that the view gets another size.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let isWhole = child.viewIfLoaded?.bounds.size == viewIfLoaded?.bounds.size
      guard isWhole else { continue }
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The controller as UIKit writes it in its messages.
  var words: String { "<\(type(of: self))>" }

  /// Stops the program if there is no view, or goes on with a plain one where somebody catches.
  func requireView(_ fact: String) {
    guard viewIfLoaded == nil else { return }
    let words = "\(type(of: self)).loadView() \(fact)"
    guard Exception.isCatching else { Exception.stop(words) }
    Exception(name: "The program stops", reason: words, help: "").raise()
    view = UIView()
  }

  func raiseHierarchyInconsistency(_ other: UIViewController) -> Never {
    Exception.raise(
      "UIViewControllerHierarchyInconsistency",
      reason: "A view can only be associated with at most one view controller at a time",
      help: "The view of a \(type(of: other)) became the view of a \(type(of: self)). "
        + "Give each controller a view of its own.")
  }
}
