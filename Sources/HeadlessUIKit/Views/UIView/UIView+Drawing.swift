/// Drawing what `draw(_:)` of views draws.
extension UIView {
  /// What ``draw(_:)`` drew, after calling it if the view is marked.
  ///
  /// A view of no size has nothing to draw on and stays marked.
  var currentDrawing: CGContext? {
    guard needsDisplay, !bounds.isEmpty, !isBeingDrawn else { return drawing }
    needsDisplay = false
    let new = CGContext(bounds: bounds)
    new.draw(for: self) { draw(bounds) }
    drawing = new.commands.isEmpty ? nil : new
    return drawing
  }

  /// Whether `draw(_:)` of the view has not returned yet: it may draw the view with what lies in it.
  private var isBeingDrawn: Bool {
    var current = Device.current.drawing
    while let drawing = current, drawing.drawn !== self { current = drawing.outer }
    return current != nil
  }

  /// Draws the marked views of the tree that are not hidden.
  ///
  /// A view that is marked while it is drawn waits for the next time.
  package func drawMarked() {
    guard pendingUpdates.contains(.display) else { return }
    walk { view in
      guard view.pendingUpdates.contains(.display), !view.isHidden else { return false }
      let hasMarkedSubviews = view.pendingUpdatesBelow.remove(.display) != nil
      _ = view.currentDrawing
      return hasMarkedSubviews
    }
  }
}
