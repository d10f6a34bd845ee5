/// The ground of a button.
///
/// - Units: Points.
/// - Differs: There are no visual effects, pictures and shadows.
public struct UIBackgroundConfiguration: Hashable {
  /// The colour, or nil for the tint colour.
  public var backgroundColor: UIColor?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The colour of the edge, or nil for the tint colour.
  public var strokeColor: UIColor?
  /// How wide the edge is; 0 is none.
  public var strokeWidth: CGFloat = 0

  /// Returns no ground.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  init(backgroundColor: UIColor) {
    self.backgroundColor = backgroundColor
  }

  /// Draws the ground, and its edge.
  @MainActor func draw(in bounds: CGRect, tint: UIColor, _ recorder: inout DisplayList.Recorder) {
    recorder.fill(bounds, backgroundColor ?? tint, cornerRadius: cornerRadius)
    guard strokeWidth > 0 else { return }
    recorder.stroke(bounds, strokeColor ?? tint, width: strokeWidth, cornerRadius: cornerRadius)
  }
}
