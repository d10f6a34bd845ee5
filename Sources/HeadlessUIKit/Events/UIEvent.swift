/// Something a person did: so far, touching the screen.
///
/// - Shape: A set of touches, each in a window.
/// - Units: Seconds for ``timestamp``.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIEvent".
open class UIEvent: NSObject {
  /// All fingers that take part in the event.
  open var allTouches: Set<UITouch>? { allFingers }

  /// When the event happened, in seconds.
  public let timestamp: TimeInterval

  private let allFingers: Set<UITouch>

  /// Creates an event out of the touches that changed together.
  package init(touches: Set<UITouch>) {
    allFingers = touches
    timestamp = touches.map(\.timestamp).max() ?? 0
  }

  /// Returns the touches that began in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// Returns the touches that began in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let touches = allTouches?.filter(matches), !touches.isEmpty else { return nil }
    return touches
  }
}
