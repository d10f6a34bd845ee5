/// The part of the screen that feels fingers, and makes events of what they do.
///
/// - Shape: Points are in the screen's coordinates. Each call makes one event, which holds every
///   finger on the screen; those it does not name are stationary.
/// - Units: Points and seconds.
/// - Errors: A finger on no window touches nothing: there is no touch, and nobody is told.
/// - Unconfirmed: A tap within 0.35 seconds and 45 points of the last one counts on from it.
/// - Not asked: It takes a finger.
package final class Digitizer: DevicePart {
  /// The longest time between the taps of a series, from one lift to the next touch.
  package static let maximumPause: TimeInterval = 0.35

  /// How far apart the taps of a series may lie.
  static let maximumDistance: CGFloat = 45

  /// The fingers on the screen, in the order they came.
  ///
  /// The caller of ``begin(at:)`` keeps them. A finger that nobody keeps is no longer there.
  package var touches: [UITouch] { fingers.objects }

  /// Hears what recognizers and controls do: who does it, and what.
  ///
  /// It is nil unless somebody looks inside the program.
  package var witness: ((_ doer: String, _ deed: String) -> Void)?

  private var fingers = WeakList<UITouch>()

  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// Puts fingers down at once, and returns the touches of those that reach a window.
  @discardableResult
  package func begin(at points: [CGPoint]) -> [UITouch] {
    let begun = points.compactMap(makeTouch)
    guard !begun.isEmpty else { return [] }
    begun.forEach { fingers.append($0) }
    send(begun, as: .began)
    return begun
  }

  /// Moves fingers, each to a point of its own.
  package func move(_ moved: [(touch: UITouch, point: CGPoint)]) {
    for (touch, point) in moved { touch.move(to: touch.window?.fromSuperview(point) ?? point) }
    send(moved.map(\.touch), as: .moved)
  }

  package func end(_ lifted: [UITouch]) {
    storeTap(lifted)
    send(lifted, as: .ended)
    fingers.removeAll { lifted.contains($0) }
  }

  package func cancel(_ cancelled: [UITouch]) {
    lastTap = nil
    send(cancelled, as: .cancelled)
    fingers.removeAll { cancelled.contains($0) }
  }

  /// Lets so much time pass that the next tap begins a series of its own.
  package func forgetTaps() {
    lastTap = nil
  }

  /// Returns the view that a finger at a point would touch, or nil.
  package func view(at point: CGPoint) -> UIView? {
    find(at: point)?.view
  }

  private func find(at point: CGPoint) -> (view: UIView, window: UIWindow)? {
    for window in device.windows.onScreen.reversed() {
      let inside = window.fromSuperview(point)
      if let view = window.hitTest(inside, with: nil) { return (view, window) }
    }
    return nil
  }

  private func makeTouch(at point: CGPoint) -> UITouch? {
    guard let (view, window) = find(at: point) else { return nil }
    return UITouch(
      at: window.fromSuperview(point), in: window, on: view, tapCount: tapCount(at: point))
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, device.now - lastTap.time <= Self.maximumPause,
      abs(point.x - lastTap.point.x) <= Self.maximumDistance,
      abs(point.y - lastTap.point.y) <= Self.maximumDistance
    else { return 1 }
    return lastTap.count + 1
  }

  private func storeTap(_ lifted: [UITouch]) {
    guard let touch = lifted.first else { return }
    let location = touch.location(in: nil)
    lastTap = (touch.window?.toSuperview(location) ?? location, device.now, touch.tapCount)
  }

  private func send(_ changed: [UITouch], as phase: UITouch.Phase) {
    device.viewHost?.personDidTouch()
    let touches = touches
    for touch in touches {
      let hasChanged = changed.contains(touch)
      touch.phase = hasChanged ? phase : .stationary
      if hasChanged { touch.timestamp = device.now }
    }
    guard !touches.isEmpty else { return }
    device.viewHost?.send(UIEvent(touches: touches))
  }
}

extension Device {
  /// What reads the person's fingers from the screen.
  package var digitizer: Digitizer { only { Digitizer(on: self) } }
}
