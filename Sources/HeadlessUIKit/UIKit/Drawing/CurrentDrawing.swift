extension UIView {
  /// What ``draw(_:)`` drew, after calling it if the view is marked.
  ///
  /// A view of no size has nothing to draw on and stays marked.
  var currentDrawing: CGContext? {
    guard needsDisplay, !bounds.isEmpty else { return drawing }
    needsDisplay = false
    let device = Device.current
    let outer = device.drawing
    let new = CGContext(bounds: bounds)
    device.drawing = new
    draw(bounds)
    device.drawing = outer
    drawing = new.commands.isEmpty ? nil : new
    return drawing
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

extension CGRect {
  /// Returns the transform that makes another rectangle of this one.
  func transform(to other: CGRect) -> CGAffineTransform {
    let (x, y) = (other.width / width, other.height / height)
    return CGAffineTransform(x, 0, 0, y, other.minX - minX * x, other.minY - minY * y)
  }
}

/// Returns what ``UIView/draw(_:)`` is drawing into, or nil while nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { Device.current.drawing }

/// Fills a rectangle of the view being drawn with the fill colour.
public func UIRectFill(_ rect: CGRect) {
  CGContext.current(for: "UIRectFill(_:)")?.fill(rect)
}

extension CGContext {
  /// Returns what is being drawn into, or nil after a report that nothing is.
  static func current(for call: String) -> CGContext? {
    let drawing = Device.current.drawing
    if drawing == nil { DrawingMessage.nothingIsDrawn(call: call).report() }
    return drawing
  }
}

/// What `draw(_:)` is drawing into, or nil while nothing is being drawn.
private final class DrawingInProgress {
  var drawing: CGContext?
}

extension Device {
  /// What `draw(_:)` is drawing into, or nil while nothing is being drawn.
  fileprivate var drawing: CGContext? {
    get { only { DrawingInProgress() }.drawing }
    set { only { DrawingInProgress() }.drawing = newValue }
  }
}
