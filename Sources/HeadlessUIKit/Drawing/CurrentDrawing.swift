nonisolated extension CGRect {
  /// Returns the transform that makes another rectangle of this one.
  func transform(to other: CGRect) -> CGAffineTransform {
    let (x, y) = (other.width / width, other.height / height)
    return CGAffineTransform(x, 0, 0, y, other.minX - minX * x, other.minY - minY * y)
  }
}

/// Returns what ``UIView/draw(_:)`` is being drawn into, or nil while nothing is being
/// drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { Device.current.drawing?.context }

/// Fills a rectangle of what is being drawn with the fill colour.
public func UIRectFill(_ rect: CGRect) {
  CGContext.current(for: "UIRectFill(_:)")?.fill(rect)
}

extension CGContext {
  /// Returns what is being drawn into, or nil after a report that nothing is.
  static func current(for call: String) -> CGContext? {
    let context = UIGraphicsGetCurrentContext()
    if context == nil { DrawingMessage.nothingIsDrawn(call: call).report() }
    return context
  }

  /// Has everything drawn into this context until a closure returns.
  func draw(for drawn: AnyObject, _ content: () -> Void) {
    let device = Device.current
    let outer = device.drawing
    device.drawing = DrawingInProgress(context: self, outer: outer, drawn: drawn)
    content()
    device.drawing = outer
  }
}

/// What is being drawn into.
final class DrawingInProgress {
  /// What takes the drawing.
  let context: CGContext
  /// What was being drawn before.
  let outer: DrawingInProgress?
  /// What is drawn: the view whose `draw(_:)` draws.
  let drawn: AnyObject

  init(context: CGContext, outer: DrawingInProgress?, drawn: AnyObject) {
    (self.context, self.outer, self.drawn) = (context, outer, drawn)
  }
}

/// What is being drawn into, if anything is.
private final class CurrentDrawing {
  var drawing: DrawingInProgress?
}

extension Device {
  /// What is being drawn into, or nil while nothing is being drawn.
  var drawing: DrawingInProgress? {
    get { only { CurrentDrawing() }.drawing }
    set { only { CurrentDrawing() }.drawing = newValue }
  }
}
