/// What `draw(_:)` has drawn so far, and the colours it draws with.
final class Drawing {
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
  static func current(for call: String) -> Drawing? {
    let state = Device.current
    if state.drawing == nil {
      state.console(
        "\(call) is called while nothing is being drawn, so it draws nothing. Call it in draw(_:) "
          + "of a view, and setNeedsDisplay() to have draw(_:) called.")
    }
    return state.drawing
  }
}

extension UIView {
  /// What ``draw(_:)`` drew, after calling it if the view is marked.
  ///
  /// A view of no size has nothing to draw on and stays marked.
  var currentDrawing: Drawing? {
    guard needsDisplay, !bounds.isEmpty else { return drawing }
    needsDisplay = false
    let state = Device.current
    let outer = state.drawing
    let new = Drawing(bounds: bounds)
    state.drawing = new
    draw(bounds)
    state.drawing = outer
    drawing = new.commands.isEmpty ? nil : new
    return drawing
  }

  /// Draws the marked views of the tree that are not hidden.
  ///
  /// A view that is marked while it is drawn waits for the next time.
  package func drawMarked() {
    guard marks.contains(.drawing) else { return }
    walk { view in
      guard view.marks.contains(.drawing), !view.isHidden else { return false }
      let goesOn = view.marksBelow.remove(.drawing) != nil
      _ = view.currentDrawing
      return goesOn
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
  guard let drawing = Drawing.current(for: "UIRectFill(_:)"), !rect.isEmpty else { return }
  drawing.append(.fill(rect.standardized, drawing.fillColor.components, cornerRadius: 0))
}

/// What `draw(_:)` is drawing into, or nil while nothing is being drawn.
private final class DrawingInProgress {
  var drawing: Drawing?
}

extension Device {
  /// What `draw(_:)` is drawing into, or nil while nothing is being drawn.
  fileprivate var drawing: Drawing? {
    get { only { DrawingInProgress() }.drawing }
    set { only { DrawingInProgress() }.drawing = newValue }
  }
}
