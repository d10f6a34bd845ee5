/// How the interface is turned.
///
/// - Shape: An interface turns against the device: `landscapeRight` is what a device held as
///   `landscapeLeft` shows, and both have the home button on the right.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright, the home button at the bottom.
  case portrait = 1
  /// Upright, the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, the home button on the left.
  case landscapeLeft = 4
  /// On its side, the home button on the right.
  case landscapeRight = 3

  /// Whether the interface stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask that holds this orientation alone.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << rawValue) }
}

/// Ways in which the interface may be turned.
///
/// - Shape: One bit for each orientation, numbered by its raw value.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a mask out of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upright, the home button at the top.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the home button on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the home button on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On its side, either way.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but with the home button at the top.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// Reads the names Info.plist lists.
  init(names: [String]) {
    let known: [String: Self] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    self = names.reduce([]) { $0.union(known[$1] ?? []) }
  }
}

/// How the device is held.
///
/// - Shape: `landscapeLeft` has the home button on the right.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright, the home button at the bottom.
  case portrait
  /// Upright, the home button at the top.
  case portraitUpsideDown
  /// On its side, the home button on the right.
  case landscapeLeft
  /// On its side, the home button on the left.
  case landscapeRight
  /// Flat, the screen up.
  case faceUp
  /// Flat, the screen down.
  case faceDown

  /// Whether the device stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How a device is held, and how its interface is turned.
final class Orientations {
  var device = UIDeviceOrientation.portrait

  var interface = UIInterfaceOrientation.portrait
}

extension Device {
  /// How the device is held, and how its interface is turned.
  var orientations: Orientations { only { Orientations() } }

  package var deviceOrientation: UIDeviceOrientation { orientations.device }

  package var interfaceOrientation: UIInterfaceOrientation { orientations.interface }
}
