/// What `draw(_:)` draws into: what it has drawn so far, and the colours it draws with.
final class GraphicsContext {
  /// The bounds of the view when it was drawn.
  let bounds: CGRect
  /// What was drawn, in the view's coordinates.
  private(set) var commands: [DisplayList.Command] = []
  var fillColor = UIColor.black
  var strokeColor = UIColor.black

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  func append(_ command: DisplayList.Command) {
    commands.append(command)
  }

  /// Returns what is being drawn into, or nil after a report that nothing is.
  static func current(for call: String) -> GraphicsContext? {
    let drawing = Device.current.drawing
    if drawing == nil { DrawingMessage.nothingIsDrawn(call: call).report() }
    return drawing
  }
}

extension UIView {
  /// What ``draw(_:)`` drew, after calling it if the view is marked.
  ///
  /// A view of no size has nothing to draw on and stays marked.
  var currentDrawing: GraphicsContext? {
    guard needsDisplay, !bounds.isEmpty else { return drawing }
    needsDisplay = false
    let device = Device.current
    let outer = device.drawing
    let new = GraphicsContext(bounds: bounds)
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

/// Fills a rectangle of the view being drawn with the fill colour.
public func UIRectFill(_ rect: CGRect) {
  guard let drawing = GraphicsContext.current(for: "UIRectFill(_:)"), !rect.isEmpty else { return }
  drawing.append(.fill(rect.standardized, drawing.fillColor.components, cornerRadius: 0))
}

/// What `draw(_:)` is drawing into, or nil while nothing is being drawn.
private final class DrawingInProgress {
  var drawing: GraphicsContext?
}

extension Device {
  /// What `draw(_:)` is drawing into, or nil while nothing is being drawn.
  fileprivate var drawing: GraphicsContext? {
    get { only { DrawingInProgress() }.drawing }
    set { only { DrawingInProgress() }.drawing = newValue }
  }
}
