/// A layer that shows colours that turn into each other.
///
///     let gradient = CAGradientLayer()
///     gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
///     gradient.frame = view.bounds
///     view.layer.insertSublayer(gradient, at: 0)
///
/// - Shape: The colours lie along the line from ``startPoint`` to ``endPoint``; beyond its ends the
///   first and the last go on.
/// - Units: Points of the line and locations on it are from 0 to 1, of the bounds and of the line.
/// - Errors: Fewer than two colours show nothing; locations that are not as many as the colours do not
///   count.
/// - Differs: Colours lie along a line only, not around a point.
/// - Source: Apple, Core Animation, "CAGradientLayer".
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?

  /// Where on the line each colour is; nil for equal distances.
  open var locations: [NSNumber]?

  /// Where the first colour is; in the middle of the upper edge unless it is set.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the last colour is; in the middle of the lower edge unless it is set.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override var maskShape: UIBezierPath {
    let isSeen = (colors ?? []).contains { (($0 as? CGColor)?.alpha ?? 0) > 0 }
    guard isSeen, opacity > 0, !isHidden else { return super.maskShape }
    return shapeOfBounds
  }

  override func drawContent(in recorder: inout DisplayList.Recorder) {
    let shown = (colors ?? []).compactMap { ($0 as? CGColor)?.values }
    guard shown.count > 1, !bounds.isEmpty else { return }
    var places = shown.indices.map { Double($0) / Double(shown.count - 1) }
    if let locations, locations.count == shown.count { places = locations.map(\.doubleValue) }
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    let gradient = DisplayList.Gradient(
      stops: Array(zip(places, shown)).map { .init(at: $0, $1) },
      start: point(startPoint), end: point(endPoint))
    guard hasUnevenCorners else {
      return recorder.fill(bounds, gradient, cornerRadius: shownRadius(in: bounds))
    }
    let clips = recorder.beginClips(of: self, in: bounds)
    recorder.fill(bounds, gradient, cornerRadius: 0)
    recorder.endClips(clips)
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      CAGradientLayer.self,
      [
        "colors": \CAGradientLayer.colors,
        "endPoint": \CAGradientLayer.endPoint,
        "locations": \CAGradientLayer.locations,
        "startPoint": \CAGradientLayer.startPoint,
      ])
  }
}
