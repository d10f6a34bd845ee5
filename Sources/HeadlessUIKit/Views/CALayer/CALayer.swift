/// What is drawn around the content of a view: round corners, an edge and a shadow.
///
///     card.layer.cornerRadius = 12
///     card.layer.borderWidth = 1
///     card.layer.borderColor = UIColor.systemGray.cgColor
///
///     shadow       beside the view, unless it is clipped
///     ╭─────────╮  cornerRadius
///     │ content │  backgroundColor, then what the view draws and its subviews
///     ╰─────────╯  borderWidth: the edge lies in the bounds, over all of that
///
/// - Shape: Every view has one layer. What a view and its layer both have is one thing: the
///   background colour, the bounds, the frame, and whether what lies in it is clipped.
/// - Units: Points; opacities are from 0 to 1.
/// - Errors: A radius or width below 0 counts as 0. A layer whose view is gone changes nothing.
/// - Differs: A layer is that of a view: there are no others, no sublayers and no masks. Shapes are
///   drawn with `draw(_:)`, and views are animated, not layers. The shadow is that of the rectangle
///   with all its corners round, or of the one around ``shadowPath``; a view without a background or
///   a path casts none. A terminal shows the colours only.
/// - Unconfirmed: In an animation of a view the radius is animated, the edge and the shadow change
///   at once.
/// - Source: Apple, Core Animation, "CALayer".
open class CALayer: NSObject, KeyValueCoding, BuiltInKeyed {
  /// What a subclass can be asked for by name; the layer's own keys need not be listed again.
  open class var keys: Keys { [:] }

  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// Ends the animations of the layer's view where they are going to; those of its subviews go on.
  open func removeAllAnimations() {
    view?.interruptAnimations()
  }

  // MARK: - Corners and edge

  /// The radius of the corners.
  ///
  /// It rounds the background and the edge. What lies in the view is cut off at the corners only
  /// if ``masksToBounds`` is true.
  open var cornerRadius: CGFloat = 0 {
    didSet { view?.animate(\.layer.cornerRadius, from: oldValue) }
  }

  /// The corners that ``cornerRadius`` rounds; all four unless it is set.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// How thick the edge is; 0 for none.
  open var borderWidth: CGFloat = 0

  /// The colour of the edge; black unless it is set.
  open var borderColor: CGColor? = UIColor.black.cgColor

  /// Whether what lies in the view is cut off at its bounds; the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// Where the layer stands among those it lies beside: one with a greater number lies in front.
  ///
  /// What is touched is found by the order of the views, as on a device.
  open var zPosition: CGFloat = 0

  // MARK: - Shadow

  /// The colour of the shadow; black unless it is set.
  open var shadowColor: CGColor? = UIColor.black.cgColor

  /// How opaque the shadow is; 0, as it is at first, for none.
  open var shadowOpacity: Float = 0

  /// How far the shadow lies from the view; 3 points above it unless it is set.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How far the edge of the shadow is blurred.
  open var shadowRadius: CGFloat = 3

  /// The shape that casts the shadow, or nil for that of the layer.
  open var shadowPath: CGPath?

  // MARK: - What is the view's

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// How opaque the layer is with all that lies in it; the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? 1 }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether the layer is out of sight; the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The layer's rectangle in that of the superview.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The layer's own rectangle.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The middle of the layer; the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  // MARK: - Drawing

  /// The radius as a person sees it in a rectangle: half of the shorter side at most.
  func shownRadius(in bounds: CGRect) -> CGFloat {
    let radius = view?.presented(\.layer.cornerRadius) ?? cornerRadius
    return min(max(radius, 0), min(bounds.width, bounds.height) / 2)
  }

  /// The corners that are round, as a path names them.
  private var roundCorners: UIRectCorner {
    UIRectCorner(rawValue: maskedCorners.rawValue).intersection(Self.fourCorners)
  }

  private static let fourCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Whether some corners are round, and others are not.
  var hasUnevenCorners: Bool { cornerRadius > 0 && roundCorners != Self.fourCorners }

  /// The shape of a rectangle some of whose corners are round, or nil where all are alike.
  fileprivate func unevenShape(of rect: CGRect, radius: CGFloat) -> UIBezierPath? {
    guard radius > 0, hasUnevenCorners else { return nil }
    return UIBezierPath(
      roundedRect: rect, byRoundingCorners: roundCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// The rectangles whose intersection is a rectangle with the corners of the layer, each with its
  /// radius.
  func clips(to rect: CGRect, radius: CGFloat) -> [(rect: CGRect, radius: CGFloat)] {
    guard radius > 0, hasUnevenCorners else { return [(rect, radius)] }
    var clips = [(rect: rect, radius: 0 as CGFloat)]
    // A larger rectangle has one of its round corners here, and the others out of the way.
    let size = CGSize(width: rect.width + radius, height: rect.height + radius)
    for corner in [.topLeft, .topRight, .bottomLeft, .bottomRight] as [UIRectCorner]
    where roundCorners.contains(corner) {
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = corner == .topLeft || corner == .topRight
      let origin = CGPoint(
        x: isLeft ? rect.minX : rect.minX - radius, y: isTop ? rect.minY : rect.minY - radius)
      clips.append((CGRect(origin: origin, size: size), radius))
    }
    return clips
  }

  class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      CALayer.self,
      [
        "backgroundColor": \CALayer.backgroundColor,
        "borderColor": \CALayer.borderColor,
        "borderWidth": \CALayer.borderWidth,
        "bounds": \CALayer.bounds,
        "cornerRadius": \CALayer.cornerRadius,
        "frame": \CALayer.frame,
        "isHidden": \CALayer.isHidden,
        "masksToBounds": \CALayer.masksToBounds,
        "opacity": \CALayer.opacity,
        "position": \CALayer.position,
        "zPosition": \CALayer.zPosition,
        "shadowColor": \CALayer.shadowColor,
        "shadowOffset": \CALayer.shadowOffset,
        "shadowOpacity": \CALayer.shadowOpacity,
        "shadowRadius": \CALayer.shadowRadius,
      ])
  }
}

extension DisplayList.Recorder {
  /// Draws the shadow of a view that has a background.
  mutating func drawShadow(of layer: CALayer, _ background: UIColor?, in bounds: CGRect) {
    let opacity = Double(min(max(layer.shadowOpacity, 0), 1))
    guard opacity > 0, !layer.masksToBounds, !bounds.isEmpty, let color = layer.shadowColor,
      case let caster = layer.shadowPath == nil ? background?.components.alpha ?? 0 : 1, caster > 0
    else { return }
    var shadow = color.values
    shadow.alpha *= opacity * caster
    let offset = layer.shadowOffset
    let path = layer.shadowPath
    let radius = path.map { $0.cornerRadius ?? 0 } ?? layer.shownRadius(in: bounds)
    let rect = path?.boundingBoxOfPath ?? bounds
    guard !rect.isNull else { return }
    list.commands.append(
      .shadow(
        onScreen(rect.offsetBy(dx: offset.width, dy: offset.height)), shadow,
        blur: max(layer.shadowRadius, 0), cornerRadius: radius))
  }

  /// Draws the edge of a view, over all that lies in it.
  mutating func drawBorder(of layer: CALayer, in bounds: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let (half, radius) = (layer.borderWidth / 2, layer.shownRadius(in: bounds))
    if let shape = layer.unevenShape(
      of: bounds.insetBy(dx: half, dy: half), radius: max(radius - half, 0))
    {
      shape.lineWidth = layer.borderWidth
      return stroke(shape, UIColor(cgColor: color))
    }
    stroke(
      bounds, UIColor(cgColor: color), width: layer.borderWidth, cornerRadius: radius)
  }

  /// Fills the bounds of a view or a layer, round at the corners of the layer.
  mutating func fillBackground(_ bounds: CGRect, _ color: UIColor, of layer: CALayer?) {
    let radius = layer?.shownRadius(in: bounds) ?? 0
    guard let shape = layer?.unevenShape(of: bounds, radius: radius) else {
      return fill(bounds, color, cornerRadius: radius)
    }
    fill(shape, color)
  }

  /// Has only what lies in the bounds of a view or a layer seen from now on, and returns how many
  /// clips are to be ended.
  mutating func beginClips(of layer: CALayer?, in bounds: CGRect) -> Int {
    let radius = layer?.shownRadius(in: bounds) ?? 0
    let clips = layer?.clips(to: bounds, radius: radius) ?? [(bounds, 0)]
    for clip in clips {
      list.commands.append(.beginClip(onScreen(clip.rect), cornerRadius: clip.radius))
    }
    return clips.count
  }

}

/// The corners of a layer.
///
/// - Source: Apple, Core Animation, "CACornerMask".
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners, numbered as Core Animation numbers them.
  public let rawValue: UInt

  /// Creates a set of corners out of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
