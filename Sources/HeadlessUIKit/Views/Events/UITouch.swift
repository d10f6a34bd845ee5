/// One finger, from the moment it touches the screen until it is lifted.
///
/// - Shape: A touch keeps naming the view it began in, wherever the finger goes.
/// - Units: Points; ``timestamp`` in seconds since the device was switched on.
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
  open package(set) var phase: Phase = .began

  /// How often the finger touched this spot in a row.
  open package(set) var tapCount: Int

  /// When the touch last changed, in seconds.
  open package(set) var timestamp: TimeInterval = 0

  /// The view the touch began in, even when the finger has left it.
  ///
  /// It is nil once a gesture recognizer has cancelled the touch for the view.
  open internal(set) var view: UIView?

  /// The window the touch began in.
  open private(set) var window: UIWindow?

  /// The gesture recognizers that follow the touch, or nil if none does.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// The recognizers that follow the touch: those of the view first, then of those it lies in.
  var recognizers: [UIGestureRecognizer] = []

  /// How far the view was told about the touch.
  var delivery = Delivery.none

  /// How far the view was told about a touch.
  enum Delivery {
    /// The view was not told yet.
    case none
    /// The view is not told, for it takes one touch at a time, or another view takes all.
    case refused
    /// The view is told when a recognizer has failed.
    case held
    /// The view was told that it began.
    case begun
    /// The view was told that it ended.
    case over
  }

  private let start: CGPoint
  private var location: CGPoint
  private var previousLocation: CGPoint

  /// Puts a finger down at a point of a window, in the window's coordinates.
  package init(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    self.window = window
    self.tapCount = tapCount
    (start, location, previousLocation) = (point, point, point)
    super.init()
    view = window.hitTest(point, with: nil)
    timestamp = Device.current.now
  }

  /// Puts a finger down on a view that was found.
  init(at point: CGPoint, in window: UIWindow, on view: UIView, tapCount: Int) {
    (self.window, self.view, self.tapCount) = (window, view, tapCount)
    (start, location, previousLocation) = (point, point, point)
    super.init()
    timestamp = Device.current.now
  }

  /// Moves the finger to another point of the window.
  package func move(to point: CGPoint) {
    previousLocation = location
    location = point
  }

  /// Runs a closure while the touch is as it was when it began.
  func asItBegan(_ body: () -> Void) {
    let now = (location, previousLocation, phase)
    (location, previousLocation, phase) = (start, start, .began)
    body()
    (location, previousLocation, phase) = now
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
