/// The device that the application runs on.
///
///     if UIDevice.current.orientation.isLandscape { … }
///
/// - Shape: There is one, a phone with the iOS that this library follows.
/// - Differs: The name is that of the model, as iOS tells it to applications without a permission
///   for more. ``orientation`` is known, and told of, whether or not somebody asked for it with
///   ``beginGeneratingDeviceOrientationNotifications()``: on a device UIKit asks itself.
open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { Device.current.hardware }

  /// What the device is called.
  open var name: String { "iPhone" }

  /// What kind of device it is.
  open var model: String { "iPhone" }

  /// What its system is called.
  open var systemName: String { "iOS" }

  /// Which version of the system it has.
  open var systemVersion: String { "26.0" }

  /// What kind of interface it has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  // MARK: - How it is held

  /// How the device is held.
  open var orientation: UIDeviceOrientation { Device.current.deviceOrientation }

  /// Says that somebody wants to hear how the device is held, which is told anyway.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Takes one such call back.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Is posted when the device is held another way; its object is the device.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// What kind of interface a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None is said.
  case unspecified = -1
  /// That of a phone.
  case phone
  /// That of a tablet.
  case pad
  /// That of a television.
  case tv
  /// That of a car.
  case carPlay
  /// That of a Mac.
  case mac = 5
  /// That of a headset.
  case vision
}

extension Device {
  /// What `UIDevice.current` answers with.
  var hardware: UIDevice { only { UIDevice() } }

  /// Says that the device is held another way.
  func tellOfOrientation() {
    post(UIDevice.orientationDidChangeNotification, by: hardware)
  }
}
