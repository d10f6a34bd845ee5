import HeadlessUIKit

/// What lies on the screen: windows, one in front of another.
extension Stage {
  /// The windows that are seen, from back to front: those of the application and the keyboard's.
  var windows: [UIWindow] {
    UIApplication.shared.windowsByLevel.filter { !$0.isHidden }
  }

  /// The windows whose elements a person finds on this stage: its own and the keyboard's.
  var ownWindows: [UIWindow] {
    windows.filter { $0 === window || $0 is KeyboardWindow }
  }

  /// Places everything that is marked.
  func layOut() {
    windows.forEach { $0.layoutIfNeeded() }
  }

  /// Returns the view that a finger on a point of a window reaches, or nil if there is none.
  ///
  /// A window in front may lie over the point.
  func hit(_ point: CGPoint, of window: UIWindow) -> UIView? {
    let origin = window.frame.origin
    for other in windows.reversed() {
      let offset = other.frame.origin
      let place = CGPoint(x: point.x + origin.x - offset.x, y: point.y + origin.y - offset.y)
      if let view = other.hitTest(place, with: nil) { return view }
    }
    return nil
  }
}
