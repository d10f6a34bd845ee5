/// The display an application draws on.
///
/// - Shape: A rectangle whose origin is the top left corner, as the device is held.
/// - Units: Points; ``scale`` says how many pixels a point is wide.
open class UIScreen: NSObject {
  /// The device's own screen.
  open class var main: UIScreen { Device.current.screen }

  /// All screens: the device's own.
  @available(*, deprecated, message: "Screens are those of the connected scenes since iOS 16.")
  open class var screens: [UIScreen] { [main] }

  /// The whole screen, in points; it turns with the interface.
  open internal(set) var bounds: CGRect

  /// The coordinates of the screen, as the interface is turned.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The pixels along one point.
  open private(set) var scale: CGFloat = 2

  /// The screen held upright.
  var portraitSize: CGSize

  init(size: CGSize) {
    portraitSize = size
    bounds = CGRect(origin: .zero, size: size)
  }
}

extension Device {
  /// The screen that `UIScreen.main` answers with.
  package var screen: UIScreen { only { UIScreen(size: screenSize) } }
}
