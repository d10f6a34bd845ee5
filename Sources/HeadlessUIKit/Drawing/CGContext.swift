/// What a view is drawn into: colours, and what is cut off.
///
///     override func draw(_ rect: CGRect) {
///       let context = UIGraphicsGetCurrentContext()
///       context?.saveGState()
///       context?.clip(to: CGRect(x: 10, y: 10, width: 40, height: 20))
///       UIBezierPath(ovalIn: rect).fill()
///       context?.restoreGState()
///     }
///
/// - Shape: ``saveGState()`` keeps the colours and what is cut off.
/// - Units: Points of the view, from its top left corner.
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

  /// Draws something.
  func append(_ new: DisplayList.Command...) {
    append(new)
  }

  /// Draws things.
  func append(_ new: [DisplayList.Command]) {
    guard commands.count + new.count <= Self.mostCommands else {
      return DrawingMessage.tooMuch(most: Self.mostCommands).reportOnce()
    }
    let ends = Array(repeating: DisplayList.Command.endClip, count: state.clips.count)
    commands += state.clips + new + ends
  }

  // MARK: - The state

  /// Keeps the colours and what is cut off for ``restoreGState()``.
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

  // MARK: - Clipping

  /// Has nothing drawn outside of a rectangle from now on.
  ///
  /// ``restoreGState()`` brings back what was seen before.
  public func clip(to rect: CGRect) {
    clip(to: UIBezierPath(rect: rect))
  }

  /// Has nothing drawn outside of a shape from now on.
  func clip(to shape: UIBezierPath) {
    state.clips.append(.beginShapeClip(shape.path))
  }

  // MARK: - Painting

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    append(.fill(rect.standardized, fillColor.components, cornerRadius: 0))
  }
}
