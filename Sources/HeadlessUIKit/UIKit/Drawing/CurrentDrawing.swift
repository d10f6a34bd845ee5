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
    while let drawing = current, drawing.view !== self { current = drawing.outer }
    return current != nil
  }

  /// What the view and all that lies in it show, with the corner of the view at zero.
  var shownCommands: [DisplayList.Command] {
    let shown = presentation
    var recorder = DisplayList.Recorder(size: bounds.size)
    _ = recorder.shift(by: CGPoint(x: -shown.frame.minX, y: -shown.frame.minY))
    recorder.draw(self)
    guard !shown.transform.isIdentity else { return recorder.list.commands }
    // The first and the last command are the transform, which is how the superview shows the view.
    return Array(recorder.list.commands.dropFirst().dropLast())
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

nonisolated extension CGRect {
  /// Returns the transform that makes another rectangle of this one.
  func transform(to other: CGRect) -> CGAffineTransform {
    let (x, y) = (other.width / width, other.height / height)
    return CGAffineTransform(x, 0, 0, y, other.minX - minX * x, other.minY - minY * y)
  }
}

/// Returns what ``UIView/draw(_:)`` or a picture is being drawn into, or nil while nothing is being
/// drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { Device.current.drawing?.context }

/// Begins a picture with one pixel a point, as ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture: what is drawn until ``UIGraphicsEndImageContext()`` is drawn into it.
///
/// A ``UIGraphicsImageRenderer`` ends its picture itself. An opaque picture is black at first. A
/// scale of 0 stands for the pixels along a point of the screen. A size without an area is reported,
/// and nothing can be drawn into it.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let device = Device.current
  let hasArea = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  if !hasArea { DrawingMessage.noArea(size).report() }
  let bounds = CGRect(origin: .zero, size: size)
  device.drawing = DrawingInProgress(
    context: hasArea ? CGContext(bounds: bounds, isOpaque: opaque) : nil,
    scale: scale == 0 ? device.screen.scale : scale, outer: device.drawing, isImage: true)
}

/// Returns what was drawn so far since ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` as an image;
/// nil outside of it.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let drawing = Device.current.drawing, drawing.isImage, let context = drawing.context
  else { return nil }
  return UIImage(drawnIn: context, scale: drawing.scale)
}

/// Ends the picture that was begun last; what was being drawn before is drawn on.
public func UIGraphicsEndImageContext() {
  guard let drawing = Device.current.drawing, drawing.isImage else { return }
  Device.current.drawing = drawing.outer
}

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
  func draw(for view: UIView? = nil, _ content: () -> Void) {
    let device = Device.current
    let outer = device.drawing
    device.drawing = DrawingInProgress(context: self, outer: outer, view: view)
    content()
    device.drawing = outer
  }
}

/// What is being drawn into.
private final class DrawingInProgress {
  /// What takes the drawing; nil for a picture without an area.
  let context: CGContext?
  /// The pixels along one point of a picture.
  let scale: CGFloat
  /// What was being drawn before.
  let outer: DrawingInProgress?
  /// Whether it was begun as a picture, and has to be ended.
  let isImage: Bool
  /// The view whose `draw(_:)` draws, if one does.
  let view: UIView?

  init(
    context: CGContext?, scale: CGFloat = 1, outer: DrawingInProgress?, isImage: Bool = false,
    view: UIView? = nil
  ) {
    (self.context, self.scale, self.outer) = (context, scale, outer)
    (self.isImage, self.view) = (isImage, view)
  }
}

/// What is being drawn into, if anything is.
private final class CurrentDrawing {
  var drawing: DrawingInProgress?
}

extension Device {
  /// What is being drawn into, or nil while nothing is being drawn.
  fileprivate var drawing: DrawingInProgress? {
    get { only { CurrentDrawing() }.drawing }
    set { only { CurrentDrawing() }.drawing = newValue }
  }
}
