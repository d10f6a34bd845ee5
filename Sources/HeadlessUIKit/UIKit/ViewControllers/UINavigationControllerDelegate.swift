/// The object that hears which controllers come to the top of a stack.
///
/// Every method may be left out.
///
/// - Shape: `willShow` comes after `viewWillAppear`, `didShow` after `viewDidAppear`.
/// - Units: None.
/// - Errors: None.
/// - Differs: A method is left out by not being declared. Put the conformance on the class that
///   implements the methods; a subclass of it is not heard.
/// - Source: Apple, UIKit, "UINavigationControllerDelegate".
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a controller is about to be shown on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller is shown on top.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Says that the method is not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    ApplicationState.current.conversation.notImplemented("willShow", by: self)
  }

  /// Says that the method is not implemented.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    ApplicationState.current.conversation.notImplemented("didShow", by: self)
  }
}
