/// A shape made of lines and curves, to be filled or drawn along its edge.
///
///     move(to:)  ●────────────● addLine(to:)
///                 ╲          ╱
///         close()  ╲        ╱
///                   ╲      ╱
///                    ●────● addLine(to:)
///
/// - Shape: Parts, each begun by ``move(to:)``. Angles start at three o'clock and grow clockwise.
/// - Units: Points; angles in radians.
/// - Errors: A line without a point to start from is left out and reported, as Core Graphics does.
///   So is what is drawn outside ``UIView/draw(_:)``.
/// - Differs: There are no dashes and no clipping. A terminal shows all ends and corners alike.
/// - Source: Apple, UIKit, "UIBezierPath" and "Drawing and Printing Guide for iOS".
/// - Asked: D152.
open class UIBezierPath: NSObject {
  var path = DisplayList.Path()

  /// The width of the line ``stroke()`` draws, half of it on either side of the edge.
  open var lineWidth: CGFloat = 1

  /// How lines end.
  open var lineCapStyle = CGLineCap.butt

  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter

  /// Creates a path with nothing in it.
  public override init() {
    super.init()
  }

  /// Creates a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    guard !rect.isNull else { return }
    let corners = rect.corners
    path.elements = [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

  /// Creates the largest oval in a rectangle, clockwise from its right end.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    apply(CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY))
  }

  /// Creates a rectangle with round corners; no radius exceeds half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let inner = rect.insetBy(dx: radius, dy: radius).corners
    for (index, corner) in inner.enumerated() {
      let start = CGFloat(index + 2) * .pi / 2
      addArc(
        withCenter: corner, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: true)
    }
    close()
  }

  /// Creates a piece of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  // MARK: - Making the shape

  /// Puts the pen down at a point, where a new part begins.
  open func move(to point: CGPoint) {
    path.elements.append(.move(point))
  }

  /// Draws a straight line to a point.
  open func addLine(to point: CGPoint) {
    add(.line(point), "addLine(to:)")
  }

  /// Draws a curve to a point; it leaves towards one control point and arrives from the other.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    add(
      .curve(endPoint, control1: controlPoint1, control2: controlPoint2),
      "addCurve(to:controlPoint1:controlPoint2:)")
  }

  /// Draws a curve to a point; it leaves towards the control point and arrives from there.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quadCurve(endPoint, control: controlPoint), "addQuadCurve(to:controlPoint:)")
  }

  /// Draws a piece of a circle, after a straight line to where it begins if the pen is down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(center: center, radius: radius, startAngle, endAngle, clockwise: clockwise)
    path.elements.append(isEmpty ? .move(arc.start) : .line(arc.start))
    path.elements += arc.curves
  }

  /// Draws a straight line to where the part began, and ends the part.
  open func close() {
    if !isEmpty, path.elements.last != .close { path.elements.append(.close) }
  }

  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.elements += bezierPath.path.elements
  }

  /// Moves, scales or turns every point.
  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  private func add(_ element: DisplayList.Path.Element, _ call: String) {
    guard !isEmpty else {
      return DrawingMessage.noCurrentPoint(call: call).report()
    }
    path.elements.append(element)
  }

  // MARK: - Asking about the shape

  /// Whether nothing was added yet.
  open var isEmpty: Bool { path.elements.isEmpty }

  /// Where the pen stands, or zero if it was never put down.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null for no points.
  open var bounds: CGRect { CGRect(around: path.points) }

  /// Returns whether a point lies in the area that ``fill()`` would fill.
  open func contains(_ point: CGPoint) -> Bool {
    DisplayList.Outline(path).contains(point)
  }

  // MARK: - Drawing

  /// Fills the shape with the fill colour; parts left open are filled as if closed.
  open func fill() {
    guard let drawing = CGContext.current(for: "UIBezierPath.fill()"), !isEmpty else {
      return
    }
    drawing.append(.path(path, drawing.fillColor.components, .fill))
  }

  /// Has nothing drawn outside of the shape from now on; an empty shape cuts nothing off.
  ///
  /// `UIGraphicsGetCurrentContext()?.restoreGState()` brings back what was seen before
  /// `saveGState()`.
  open func addClip() {
    guard let drawing = CGContext.current(for: "UIBezierPath.addClip()"), !isEmpty else { return }
    drawing.clip(to: self)
  }

  /// Draws along the edge with the stroke colour and ``lineWidth``.
  open func stroke() {
    guard let drawing = CGContext.current(for: "UIBezierPath.stroke()"), !isEmpty else {
      return
    }
    drawing.append(
      .path(
        path, drawing.strokeColor.components,
        .stroke(
          width: max(lineWidth, 0), cap: lineCapStyle, join: lineJoinStyle)))
  }
}

/// A piece of a circle, as curves of a quarter turn or less.
struct Arc {
  let start: CGPoint
  private(set) var curves: [DisplayList.Path.Element] = []

  /// Creates the piece from one angle to another, a full turn at most.
  init(
    center: CGPoint, radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, clockwise: Bool
  ) {
    func point(_ angle: CGFloat, _ outwards: CGFloat = 1, _ onwards: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) * outwards - sin(angle) * onwards),
        y: center.y + radius * (sin(angle) * outwards + cos(angle) * onwards))
    }
    start = point(startAngle)
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count > 0 else { return }
    let step = sweep / count
    // How far the control points lie along the tangents.
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      curves.append(
        .curve(point(to), control1: point(from, 1, reach), control2: point(to, 1, -reach)))
    }
  }

  /// The turn from one angle to another: not negative clockwise, not positive the other way.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let difference = clockwise ? end - start : start - end
    guard difference.isFinite else { return 0 }
    var turn = min(difference, 2 * .pi)
    if difference < 0 {
      turn = difference.truncatingRemainder(dividingBy: 2 * .pi)
      if turn < 0 { turn += 2 * .pi }
    }
    return clockwise ? turn : -turn
  }
}
