/// Controllers that lie in others.
extension UIViewController {
  /// On its way into a container, or out of it.
  enum ParentChange {
    case entering, leaving
  }

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

  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }
}
