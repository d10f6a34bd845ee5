/// One finger, from the moment it touches the screen until it leaves.
///
/// - Shape: A touch keeps naming the view it began in, wherever the finger goes.
/// - Units: Points; ``timestamp`` in seconds since the device was switched on.
/// - Errors: None.
/// - Source: Apple, UIKit, "UITouch".
open class UITouch: NSObject {
  /// What the finger is doing.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// The finger was lifted.
    case ended
    /// Something else took the touch over.
    case cancelled
  }

  /// What the finger is doing now.
  public package(set) var phase: Phase = .began

  /// How often the finger touched this place in a row.
  public let tapCount: Int

  /// When the touch last changed, in seconds.
  public package(set) var timestamp: TimeInterval = 0

  /// The view the touch began in, even when the finger has left it.
  public private(set) var view: UIView?

  /// The window the touch began in.
  public private(set) var window: UIWindow?

  private var location: CGPoint
  private var previousLocation: CGPoint

  /// Puts a finger down at a point of a window, in the window's coordinates.
  package init(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    self.window = window
    self.tapCount = tapCount
    location = point
    previousLocation = point
    super.init()
    view = window.hitTest(point, with: nil)
  }

  /// Moves the finger to another point of the window.
  package func move(to point: CGPoint) {
    previousLocation = location
    location = point
  }

  /// Returns where the finger is, in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: window) ?? location
  }

  /// Returns where the finger was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: window) ?? previousLocation
  }
}
