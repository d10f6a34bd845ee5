import HeadlessUIKit

/// The way a touch takes: from the screen through the windows to a view.
extension ScreenInspector {
  /// Returns how a finger at a point of the screen has come to a view: which views the touch passed on
  /// its way there, and which ones in front of it were passed over and why.
  func way(ofTouchOn view: UIView?, at point: CGPoint) -> [Line] {
    let place = "(\(Double(point.x).compactText) \(Double(point.y).compactText))"
    guard let target = view else {
      return [Line("touch", "At \(place) no window takes touches.")]
    }
    var lines = [Line("reached", "\(ObjectNames.name(of: target)), at \(place)")]
    var ancestors: [UIView] = []
    var next: UIView? = target
    while let view = next {
      ancestors.insert(view, at: 0)
      next = view.superview
    }
    lines.append(
      Line("asked", ancestors.map { "\(type(of: $0))" }.joined(separator: " \u{2192} ")))
    for (parent, child) in zip(ancestors, ancestors.dropFirst()) {
      lines += passedOver(in: parent, before: child, at: point)
    }
    for view in ancestors.reversed() {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        lines.append(Line("watching", "\(type(of: recognizer)) of \(type(of: view))"))
      }
    }
    return lines + Self.targets(of: target)
  }

  private func passedOver(in parent: UIView, before child: UIView, at point: CGPoint) -> [Line] {
    guard let place = parent.subviews.firstIndex(where: { $0 === child }) else { return [] }
    return parent.subviews[(place + 1)...].reversed().compactMap { view in
      let frame = CGRect(around: view.bounds.corners.map(view.onScreen))
      guard frame.contains(point) else { return nil }
      let reason: String
      if view.isHidden {
        reason = "isHidden is true"
      } else if view.alpha < 0.01 {
        reason = "its alpha is 0"
      } else if !view.isUserInteractionEnabled {
        reason = "isUserInteractionEnabled is false"
      } else {
        reason = "it says that the point is not inside"
      }
      return Line("passed over", "\(ObjectNames.name(of: view)): \(reason)")
    }
  }

  private static func targets(of view: UIView) -> [Line] {
    var next: UIView? = view
    while let current = next, !(current is any EventSource) { next = current.superview }
    return next.map { actions(of: $0) } ?? []
  }
}
