/// What a view is drawn into: colours, a line, a coordinate system and a path.
///
///     override func draw(_ rect: CGRect) {
///       guard let context = UIGraphicsGetCurrentContext() else { return }
///       context.setStrokeColor(UIColor.red.cgColor)
///       context.move(to: .zero)
///       context.addLine(to: CGPoint(x: 40, y: 20))
///       context.strokePath()
///     }
///
/// - Shape: A path is made of parts, each begun by ``move(to:)``; painting it takes it away, and so
///   does painting a rectangle or an oval.
///   ``saveGState()`` keeps the colours, the line, the coordinate system and what is cut off, not
///   the path.
/// - Units: Points of the view, from its top left corner; angles in radians, from three o'clock.
///   As in UIKit's own contexts, an arc that is not `clockwise` goes clockwise on the screen.
/// - Errors: A line without a point to start from is left out and reported, as Core Graphics does.
/// - Differs: There are contexts of views. Shadows, dashes and gradients are not here.
/// - Source: Apple, Core Graphics, "CGContext", and "Drawing and Printing Guide for iOS".
public final class CGContext {
  /// The bounds of the view when it was drawn, or those of the picture.
  let bounds: CGRect

  /// What was drawn, in the coordinates of the view or picture.
  private(set) var commands: [DisplayList.Command] = []

  /// The most commands that are kept: an image drawn twice into the next has twice as many each time.
  private static let mostCommands = 500_000

  /// What is kept by ``saveGState()``.
  private struct State {
    var fillColor = UIColor.black
    var strokeColor = UIColor.black
    var line = Line()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The shapes outside of which nothing is drawn, in the view's coordinates.
    var clips: [DisplayList.Command] = []
  }

  private struct Line {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
  }

  private var state = State()
  private var savedStates: [State] = []

  /// The path, in the view's coordinates: a transform that comes later does not move it.
  private var pending = DisplayList.Path()

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  var fillColor: UIColor {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }

  var strokeColor: UIColor {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// Draws something in the current coordinate system.
  ///
  /// Coordinates without an area show nothing.
  func append(_ new: DisplayList.Command...) {
    append(new)
  }

  /// Draws things in the current coordinate system.
  func append(_ new: [DisplayList.Command]) {
    guard hasArea else { return }
    guard commands.count + new.count <= Self.mostCommands else {
      return DrawingMessage.tooMuch(most: Self.mostCommands).reportOnce()
    }
    var drawn = new
    if !state.transform.isIdentity {
      drawn = [.beginTransform(state.transform)] + drawn + [.endTransform]
    }
    if state.alpha < 1 {
      drawn = [.beginGroup(opacity: state.alpha, squash: 1, aboutY: 0)] + drawn + [.endGroup]
    }
    let ends = Array(repeating: DisplayList.Command.endClip, count: state.clips.count)
    commands += state.clips + drawn + ends
  }

  // MARK: - The state

  /// Keeps the colours, the line, the coordinate system and what is cut off for
  /// ``restoreGState()``.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Brings back what was kept last; without anything kept it does nothing.
  public func restoreGState() {
    state = savedStates.popLast() ?? state
  }

  /// Sets the colour that shapes are filled with.
  public func setFillColor(_ color: CGColor) {
    fillColor = UIColor(cgColor: color)
  }

  /// Sets the colour that shapes are filled with, by its parts from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    strokeColor = UIColor(cgColor: color)
  }

  /// Sets the colour of lines, by its parts from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets how opaque everything is that is drawn from now on: from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets how wide lines are; they are 1 wide at first.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = max(width, 0)
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  // MARK: - The coordinate system

  /// The transform from the current coordinates to the view's.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the coordinate system.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  /// Turns the coordinate system, clockwise on the screen.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Transforms the coordinate system.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: - The path

  /// Takes the path away.
  public func beginPath() {
    pending.elements = []
  }

  /// Puts the pen down at a point, where a new part begins.
  public func move(to point: CGPoint) {
    add([.move(point)])
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) {
    continuePath(with: [.line(point)], "addLine(to:)")
  }

  /// Adds a new part, whose points are joined by straight lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) })
  }

  /// Adds a curve to a point; it leaves towards one control point and arrives from the other.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    continuePath(
      with: [.curve(end, control1: control1, control2: control2)],
      "addCurve(to:control1:control2:)")
  }

  /// Adds a curve to a point; it leaves towards the control point and arrives from there.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    continuePath(with: [.quadCurve(end, control: control)], "addQuadCurve(to:control:)")
  }

  /// Adds a piece of a circle, after a straight line to where it begins if the pen is down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // The y axis points down, which turns the sense of the word.
    let arc = Arc(center: center, radius: radius, startAngle, endAngle, clockwise: !clockwise)
    add([isPathEmpty ? .move(arc.start) : .line(arc.start)] + arc.curves)
  }

  /// Adds a straight line and a piece of a circle, which round the corner at a point.
  ///
  ///     pen ──────╮  tangent1End
  ///                ╲
  ///                 tangent2End
  ///
  /// The circle touches the line from the pen to the corner, and that from the corner to the other
  /// end; the pen stands where it touches the second. Without a corner the line goes to the point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let arc = Arc(
      rounding: tangent1End, from: currentPointOfPath, to: tangent2End, radius: radius)
    continuePath(
      with: [.line(arc?.start ?? tangent1End)] + (arc?.curves ?? []),
      "addArc(tangent1End:tangent2End:radius:)")
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    add(UIBezierPath(rect: rect).path.elements)
  }

  /// Adds the largest oval in a rectangle.
  public func addEllipse(in rect: CGRect) {
    add(UIBezierPath(ovalIn: rect).path.elements)
  }

  /// Adds the parts of another path.
  public func addPath(_ path: CGPath) {
    add(path.path.elements)
  }

  /// Adds a straight line to where the part began, and ends the part.
  public func closePath() {
    if !isPathEmpty, pending.elements.last != .close { pending.elements.append(.close) }
  }

  /// Whether nothing was added to the path.
  public var isPathEmpty: Bool { pending.elements.isEmpty }

  /// Where the pen stands, or zero if it was never put down.
  public var currentPointOfPath: CGPoint {
    guard hasArea, let point = pending.currentPoint else { return .zero }
    return point.applying(state.transform.inverted())
  }

  /// The smallest rectangle around all points of the path; null for no points.
  public var boundingBoxOfPath: CGRect { CGRect(around: shape?.points ?? []) }

  /// The path in the current coordinates, or nil if they have no area.
  private var shape: DisplayList.Path? {
    guard hasArea else { return nil }
    let transform = state.transform
    return transform.isIdentity ? pending : pending.applying(transform.inverted())
  }

  /// Whether the current coordinates have an area, and points of theirs are points of the view.
  private var hasArea: Bool {
    let transform = state.transform
    let factor = transform.a * transform.d - transform.b * transform.c
    return factor != 0 && factor.isFinite && transform.tx.isFinite && transform.ty.isFinite
  }

  private func continuePath(with elements: [DisplayList.Path.Element], _ call: String) {
    guard !isPathEmpty else {
      return DrawingMessage.noCurrentPoint(of: "CGContext", call: call).report()
    }
    add(elements)
  }

  private func add(_ elements: [DisplayList.Path.Element]) {
    pending.elements += DisplayList.Path(elements).applying(state.transform).elements
  }

  // MARK: - Clipping

  /// Has nothing drawn outside of the path from now on, and takes the path away.
  ///
  /// ``restoreGState()`` brings back what was seen before. A path without parts cuts nothing off.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !isPathEmpty { clip(to: pending, evenOdd: rule == .evenOdd) }
    beginPath()
  }

  /// Has nothing drawn outside of a rectangle from now on, and takes the path away.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Has nothing drawn outside of rectangles from now on, and takes the path away.
  public func clip(to rects: [CGRect]) {
    beginPath()
    for rect in rects { addRect(rect) }
    clip(to: pending, evenOdd: false)
    beginPath()
  }

  /// Has nothing drawn outside of a shape in the current coordinates from now on.
  func clip(to shape: UIBezierPath) {
    clip(to: shape.path.applying(state.transform), evenOdd: shape.usesEvenOddFillRule)
  }

  private func clip(to path: DisplayList.Path, evenOdd: Bool) {
    state.clips.append(.beginShapeClip(path, evenOdd: evenOdd))
  }

  // MARK: - Painting

  /// Draws along the path, and takes it away.
  public func strokePath() {
    paint([stroke])
  }

  /// Fills the path, and takes it away; parts left open are filled as if closed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint([.fill(evenOdd: rule == .evenOdd)])
  }

  /// Fills the path, draws along it, or both, and takes it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke: paint([.fill(evenOdd: false), stroke])
    case .eoFillStroke: paint([.fill(evenOdd: true), stroke])
    }
  }

  /// Fills a rectangle, and takes the path away.
  public func fill(_ rect: CGRect) {
    beginPath()
    guard !rect.isEmpty else { return }
    append(.fill(rect.standardized, fillColor.components, cornerRadius: 0))
  }

  /// Fills rectangles, and takes the path away.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws along the edge of a rectangle, and takes the path away.
  public func stroke(_ rect: CGRect) {
    paint([stroke], insteadOf: UIBezierPath(rect: rect).path)
  }

  /// Draws along the edge of a rectangle, with a line of a width, and takes the path away.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = usual
  }

  /// Fills the largest oval in a rectangle, and takes the path away.
  public func fillEllipse(in rect: CGRect) {
    paint([.fill(evenOdd: false)], insteadOf: UIBezierPath(ovalIn: rect).path)
  }

  /// Draws along the edge of the largest oval in a rectangle, and takes the path away.
  public func strokeEllipse(in rect: CGRect) {
    paint([stroke], insteadOf: UIBezierPath(ovalIn: rect).path)
  }

  /// Draws lines, each from a point to the one after it, and takes the path away.
  public func strokeLineSegments(between points: [CGPoint]) {
    let elements = points.enumerated().map { index, point in
      index.isMultiple(of: 2) ? DisplayList.Path.Element.move(point) : .line(point)
    }
    paint([stroke], insteadOf: DisplayList.Path(elements))
  }

  private var stroke: DisplayList.PathStyle {
    .stroke(width: state.line.width, cap: state.line.cap, join: state.line.join)
  }

  /// Paints the path, and takes it away.
  private func paint(_ styles: [DisplayList.PathStyle]) {
    paint(styles, insteadOf: shape ?? DisplayList.Path())
  }

  /// Paints another path, and takes the one of the context away.
  private func paint(_ styles: [DisplayList.PathStyle], insteadOf path: DisplayList.Path) {
    beginPath()
    guard !path.elements.isEmpty else { return }
    for style in styles {
      if case .fill = style {
        append(.path(path, fillColor.components, style))
      } else {
        append(.path(path, strokeColor.components, style))
      }
    }
  }
}

/// What of a path is inside, where it crosses itself.
///
/// - Source: Apple, Core Graphics, "CGPathFillRule".
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around, unless it goes around as often the other way.
  case winding
  /// What the path goes around an odd number of times.
  case evenOdd
}

/// How a path is painted.
///
/// - Source: Apple, Core Graphics, "CGPathDrawingMode".
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Drawn along its edge.
  case stroke
  /// Filled, then drawn along its edge.
  case fillStroke
  /// Filled by the even-odd rule, then drawn along its edge.
  case eoFillStroke
}
