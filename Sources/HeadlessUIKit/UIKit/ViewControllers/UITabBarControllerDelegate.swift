/// The object that hears which tabs a person chooses.
///
/// Every method may be left out.
///
/// - Shape: Only a person's taps are told; what the program selects is silent.
/// - Units: None.
/// - Errors: None.
/// - Differs: A method is left out by not being declared. Put the conformance on the class that
///   implements the methods; a subclass of it is not heard.
/// - Source: Apple, UIKit, "UITabBarControllerDelegate".
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the tab that a person tapped is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells the delegate that a person tapped a tab, the selected one included.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Says that the method is not implemented: every tab may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    ApplicationState.current.conversation.notImplemented("shouldSelect", by: self)
    return true
  }

  /// Says that the method is not implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    ApplicationState.current.conversation.notImplemented("didSelect", by: self)
  }
}
