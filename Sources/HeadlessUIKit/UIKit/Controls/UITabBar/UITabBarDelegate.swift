/// The object that hears which tab of a bar a person chooses.
///
/// - Source: Apple, UIKit, "UITabBarDelegate".
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that a person tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Says that the method is not implemented.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    ApplicationState.current.conversation.notImplemented("didSelect", by: self)
  }
}
