/// The object that hears what becomes of a scene with windows, and keeps its main one.
///
/// - Shape: One delegate a scene.
/// - Errors: A window that is made for a storyboard and has no property to lie in is gone; the
///   console says so.
/// - Differs: As with ``UISceneDelegate``.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that is kept for the scene as long as its delegate lives.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window: the delegate has no such property.
  public var window: UIWindow? {
    get { nil }
    set { Device.current.viewHost?.windowIsNotKept(newValue, by: type(of: self)) }
  }
}
