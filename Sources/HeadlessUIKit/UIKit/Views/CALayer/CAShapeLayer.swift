/// A layer that draws a shape: filled, and with a line along its edge.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: view.bounds).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     ring.strokeEnd = 0.75                          // three quarters of a circle
///     view.layer.addSublayer(ring)
///
/// - Shape: The path is in the layer's own coordinates, and may leave its bounds. It is filled first,
///   and then drawn along.
/// - Units: Points; the ends of the line are shares of its length, from 0 to 1.
/// - Differs: Lines have no gaps, and corners are never cut off for being too sharp. A line that does
///   not run along the whole path is made of short straight lines. Nothing here is animated.
/// - Source: Apple, Core Animation, "CAShapeLayer".
open class CAShapeLayer: CALayer {
  /// The shape, or nil for none.
  open var path: CGPath?

  /// The colour inside the shape, or nil for none; black unless it is set.
  open var fillColor: CGColor? = UIColor.black.cgColor

  /// What counts as inside the shape.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of the line along the shape, or nil for none.
  open var strokeColor: CGColor?

  /// How wide the line is, half of it on either side of the edge.
  open var lineWidth: CGFloat = 1

  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How the line turns at corners.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// Where on the path the line begins.
  open var strokeStart: CGFloat = 0

  /// Where on the path the line ends.
  open var strokeEnd: CGFloat = 1

  override var maskShape: UIBezierPath {
    guard let path, let fillColor, fillColor.alpha > 0, opacity > 0, !isHidden else {
      return UIBezierPath()
    }
    let shape = UIBezierPath(cgPath: path)
    shape.usesEvenOddFillRule = fillRule == .evenOdd
    return shape
  }

  override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let path else { return }
    let shape = UIBezierPath(cgPath: path)
    if let fillColor {
      shape.usesEvenOddFillRule = fillRule == .evenOdd
      recorder.fill(shape, UIColor(cgColor: fillColor))
    }
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    guard let strokeColor, lineWidth > 0, start < end else { return }
    if start > 0 || end < 1 {
      shape.path = DisplayList.Outline(shape.path).part(from: start, to: end)
    }
    shape.lineWidth = lineWidth
    shape.lineCapStyle = lineCap.style
    shape.lineJoinStyle = lineJoin.style
    recorder.stroke(shape, UIColor(cgColor: strokeColor))
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      CAShapeLayer.self,
      [
        "fillColor": \CAShapeLayer.fillColor,
        "lineWidth": \CAShapeLayer.lineWidth,
        "path": \CAShapeLayer.path,
        "strokeColor": \CAShapeLayer.strokeColor,
        "strokeEnd": \CAShapeLayer.strokeEnd,
        "strokeStart": \CAShapeLayer.strokeStart,
      ])
  }
}

/// What counts as inside a shape.
///
/// - Source: Apple, Core Animation, "CAShapeLayerFillRule".
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule as Core Animation writes it.
  public let rawValue: String

  /// Creates a rule out of the text for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path goes around, in all, once or more in one direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line along a shape ends.
///
/// - Source: Apple, Core Animation, "CAShapeLayerLineCap".
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The ending as Core Animation writes it.
  public let rawValue: String

  /// Creates an ending out of the text for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle around its last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of its width behind its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var style: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How the line along a shape turns at corners.
///
/// - Source: Apple, Core Animation, "CAShapeLayerLineJoin".
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The corner as Core Animation writes it.
  public let rawValue: String

  /// Creates a corner out of the text for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight edge.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var style: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

nonisolated extension DisplayList.Outline {
  /// The piece of the outline between two shares of its length, as a path of straight lines.
  fileprivate func part(from start: CGFloat, to end: CGFloat) -> DisplayList.Path {
    let lines = parts.map {
      $0.lines.map { (from: $0.from, to: $0.to, length: $0.from.distance(to: $0.to)) }
    }
    let whole = lines.joined().reduce(0) { $0 + $1.length }
    let (first, last) = (start * whole, end * whole)
    var path = DisplayList.Path()
    var position: CGFloat = 0
    for part in lines {
      var isDown = false
      for line in part where line.length > 0 {
        let (from, to) = (max(first - position, 0), min(last - position, line.length))
        position += line.length
        guard from < to else { continue }
        if !isDown {
          path.elements.append(.move(line.from.moved(towards: line.to, by: from / line.length)))
        }
        path.elements.append(.line(line.from.moved(towards: line.to, by: to / line.length)))
        isDown = true
      }
    }
    return path
  }
}

nonisolated extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  fileprivate func moved(towards other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
