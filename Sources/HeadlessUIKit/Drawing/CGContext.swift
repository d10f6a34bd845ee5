/// What a view is drawn into: colours, a coordinate system, and what is cut off.
///
///     override func draw(_ rect: CGRect) {
///       let context = UIGraphicsGetCurrentContext()
///       context?.saveGState()
///       context?.rotate(by: .pi / 4)
///       UIBezierPath(rect: CGRect(x: 10, y: 10, width: 40, height: 20)).fill()
///       context?.restoreGState()
///     }
///
/// - Shape: ``saveGState()`` keeps the colours, the coordinate system and what is cut off.
/// - Units: Points of the view, from its top left corner; angles in radians, from three o'clock.
/// - Differs: There are contexts of views. A path is made and painted with ``UIBezierPath``; shadows,
///   dashes and gradients are not here.
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
    var transform = CGAffineTransform.identity
    /// The shapes outside of which nothing is drawn, in the view's coordinates.
    var clips: [DisplayList.Command] = []
  }

  private var state = State()
  private var savedStates: [State] = []

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
    let ends = Array(repeating: DisplayList.Command.endClip, count: state.clips.count)
    commands += state.clips + drawn + ends
  }

  // MARK: - The state

  /// Keeps the colours, the coordinate system and what is cut off for ``restoreGState()``.
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

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    strokeColor = UIColor(cgColor: color)
  }

  // MARK: - The coordinate system

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

  /// Whether the current coordinates have an area, and points of theirs are points of the view.
  private var hasArea: Bool {
    let transform = state.transform
    let factor = transform.a * transform.d - transform.b * transform.c
    return factor != 0 && factor.isFinite && transform.tx.isFinite && transform.ty.isFinite
  }

  // MARK: - Clipping

  /// Has nothing drawn outside of a rectangle from now on.
  ///
  /// ``restoreGState()`` brings back what was seen before.
  public func clip(to rect: CGRect) {
    clip(to: UIBezierPath(rect: rect))
  }

  /// Has nothing drawn outside of a shape in the current coordinates from now on.
  func clip(to shape: UIBezierPath) {
    state.clips.append(
      .beginShapeClip(shape.path.applying(state.transform), evenOdd: shape.usesEvenOddFillRule))
  }

  // MARK: - Painting

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    append(.fill(rect.standardized, fillColor.components, cornerRadius: 0))
  }
}
