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

  /// The whole screen in pixels; it does not turn.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
  }

  /// The pixels along one point.
  open private(set) var scale: CGFloat = 2

  /// The pixels along one point of the display itself.
  open var nativeScale: CGFloat { scale }

  /// The screen without the status bar.
  @available(*, deprecated, message: "Use bounds since iOS 9.")
  open var applicationFrame: CGRect {
    let height = Device.current.statusBar.frame.height
    return CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }

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
