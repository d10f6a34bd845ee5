/// The display an application draws on.
///
/// - Shape: A rectangle whose origin is the top left corner.
/// - Units: Points; ``scale`` says how many pixels a point is wide.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIScreen".
open class UIScreen: NSObject {
  /// The device's own screen.
  public static var main: UIScreen { ApplicationState.current.screen }

  /// The whole screen, in points.
  public let bounds: CGRect

  /// The pixels along one point.
  public let scale: CGFloat = 2

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
  }
}
