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
/// - Shape: Every view has one layer; others lie in it as ``sublayers``. What a view and its layer
///   both have is one thing: the background colour, the bounds, the frame, and whether what lies in
///   it is clipped.
/// - Units: Points; opacities are from 0 to 1.
/// - Errors: A radius or width below 0 counts as 0. A layer whose view is gone changes nothing.
/// - Differs: There are no layers of text, which `draw(_:)` can draw, and no animations of layers but
///   those of views. A view's layer stays in its view: it cannot be added to another layer.
///   The shadow is that of the rectangle with all its corners round, or of the one around
///   ``shadowPath``; a view without a background or a path casts none. Of a mask counts the inside
///   of its shape, its background or its gradient, not its line, its sublayers or a view's text; what
///   is half opaque in it lets all through. A terminal shows the colours only, and the rectangle
///   around a mask.
/// - Unconfirmed: In an animation of a view the radius is animated, the edge and the shadow change
///   at once.
/// - Source: Apple, Core Animation, "CALayer".
open class CALayer: NSObject, KeyValueCoding, BuiltInKeyed {
  /// What a subclass can be asked for by name; the layer's own keys need not be listed again.
  open class var keys: Keys { [:] }

  private weak var view: UIView?

  /// What a layer without a view has of itself; that of a view whose view is gone does not change.
  private var own = Values() {
    didSet {
      guard !isOfView else { return own = oldValue }
      let (middle, bounds) = (own.position, own.bounds)
      guard middle.x.isFinite, middle.y.isFinite else {
        ViewError.infinitePosition(middle, of: type(of: self)).terminate()
      }
      for number in [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      where !number.isFinite { ViewError.infiniteBounds(bounds, of: type(of: self)).terminate() }
    }
  }

  private let isOfView: Bool

  private struct Values {
    var backgroundColor: CGColor?
    var opacity: Float = 1
    var isHidden = false
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var masksToBounds = false
  }

  init(of view: UIView) {
    self.view = view
    isOfView = true
    super.init()
  }

  /// Creates a layer to be added to another.
  public override init() {
    isOfView = false
    super.init()
  }

  /// Ends the animations of the layer's view where they are going to; those of its subviews go on.
  open func removeAllAnimations() {
    view?.interruptAnimations()
  }

  // MARK: - Sublayers

  /// The layer this one lies in; that of the superview, for the layer of a view.
  open var superlayer: CALayer? { isOfView ? view?.superview?.layer : outer }

  /// The layer that a layer without a view lies in.
  private weak var outer: CALayer?

  /// The layers that lie in this one without a view, from back to front, each with how many subviews
  /// are behind it.
  private(set) var inner: [(layer: CALayer, rank: Int)] = []

  /// The layers that lie in this one from back to front, those of subviews included; nil for none.
  open var sublayers: [CALayer]? {
    let layers = merged
    return layers.isEmpty ? nil : layers
  }

  private var merged: [CALayer] {
    let views = view?.subviews ?? []
    var (layers, next) = ([CALayer](), 0)
    for (index, subview) in views.enumerated() {
      while next < inner.count, inner[next].rank <= index {
        layers.append(inner[next].layer)
        next += 1
      }
      layers.append(subview.layer)
    }
    return layers + inner[next...].map(\.layer)
  }

  /// Keeps the order of layers and subviews when a subview has come at an index, or left it.
  func subviewDidMove(at index: Int, by change: Int) {
    for place in inner.indices where inner[place].rank > index { inner[place].rank += change }
  }

  /// Adds a layer in front of the others; it leaves the layer it was in.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32.max)
  }

  /// Adds a layer at an index among the others; 0 is the backmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard !layer.isOfView, !layer.contains(self) else {
      return LayerMessage.cannotAdd(layer, to: self).report()
    }
    layer.removeFromSuperlayer()
    let behind = merged.prefix(Int(idx))
    let rank = behind.count { $0.isOfView }
    inner.insert((layer, rank), at: behind.count - rank)
    layer.outer = self
  }

  /// Adds a layer right behind another; behind all, if the other lies elsewhere.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = merged.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index ?? 0))
  }

  /// Adds a layer right in front of another; in front of all, if the other lies elsewhere.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = merged.firstIndex { $0 === sibling }
    insertSublayer(layer, at: index.map { UInt32($0 + 1) } ?? UInt32.max)
  }

  /// Takes the layer out of the one it lies in.
  open func removeFromSuperlayer() {
    outer?.inner.removeAll { $0.layer === self }
    outer = nil
  }

  /// Whether a layer is this one or lies in it.
  private func contains(_ layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let candidate = current, candidate !== self { current = candidate.outer }
    return current != nil
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
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      own.masksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// The layer that cuts this one off: only what lies inside the mask's shape is seen; nil for none.
  ///
  /// The frame of the mask is in this layer's coordinates. A mask without a background, and a shape
  /// without a colour inside, hide everything.
  open var mask: CALayer?

  /// Where the layer stands among those it lies beside: one with a greater number lies in front.
  ///
  /// What is touched is found by the order of the views, as on a device.
  open var zPosition: CGFloat = 0

  /// What the program calls the layer.
  open var name: String?

  // MARK: - Speed

  /// Whether a device keeps a picture of the layer; nothing else is seen.
  open var shouldRasterize = false

  /// How many pixels wide a point of that picture is.
  open var rasterizationScale: CGFloat = 1

  /// Whether a device may draw the layer beside other work; nothing else is seen.
  open var drawsAsynchronously = false

  /// Whether the program promises that nothing shines through the layer; nothing else is seen.
  open var isOpaque = false

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
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      own.backgroundColor = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  /// How opaque the layer is with all that lies in it; the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      own.opacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  /// Whether the layer is out of sight; the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      own.isHidden = newValue
      view?.isHidden = newValue
    }
  }

  /// The layer's rectangle in that of the superview.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let (middle, size) = (own.position, own.bounds.size)
      return CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      own.bounds.size = newValue.size
      own.position = CGPoint(x: newValue.midX, y: newValue.midY)
      view?.frame = newValue
    }
  }

  /// The layer's own rectangle.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      own.bounds = newValue
      view?.bounds = newValue
    }
  }

  /// The middle of the layer; the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      own.position = newValue
      view?.center = newValue
    }
  }

  // MARK: - Drawing

  /// The bounds, round at the corners that are.
  var shapeOfBounds: UIBezierPath {
    let radius = shownRadius(in: bounds)
    return unevenShape(of: bounds, radius: radius)
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius)
  }

  /// The shape in which a layer is seen whose mask this is, in the mask's own coordinates.
  var maskShape: UIBezierPath {
    guard let backgroundColor, backgroundColor.alpha > 0, opacity > 0, !isHidden else {
      return UIBezierPath()
    }
    return shapeOfBounds
  }

  /// Draws the layer, with all that lies in it, into a context, in the layer's own coordinates.
  ///
  /// So what a scroll view shows is drawn as far down as it was scrolled.
  open func render(in ctx: CGContext) {
    let corner = bounds.origin
    let shift = CGAffineTransform(translationX: corner.x, y: corner.y)
    ctx.append([.beginTransform(shift)] + shownCommands + [.endTransform])
  }

  /// What the layer and all that lies in it show, with the corner of the layer at zero.
  private var shownCommands: [DisplayList.Command] {
    if let view { return view.shownCommands }
    var recorder = DisplayList.Recorder(size: bounds.size)
    _ = recorder.shift(by: CGPoint(x: -frame.minX, y: -frame.minY))
    recorder.draw(self)
    return recorder.list.commands
  }

  /// Draws what lies between the background and the sublayers.
  func drawContent(in recorder: inout DisplayList.Recorder) {}

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
        "mask": \CALayer.mask,
        "masksToBounds": \CALayer.masksToBounds,
        "opacity": \CALayer.opacity,
        "name": \CALayer.name,
        "position": \CALayer.position,
        "shouldRasterize": \CALayer.shouldRasterize,
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

  /// Draws a layer without a view, and what lies in it.
  mutating func draw(_ layer: CALayer) {
    let opacity = CGFloat(layer.opacity)
    guard !layer.isHidden, opacity >= 0.01 else { return }
    let (frame, bounds) = (layer.frame, layer.bounds)
    let former = shift(by: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    defer { _ = shift(by: former) }
    if opacity < 1 {
      list.commands.append(.beginGroup(opacity: opacity, squash: 1, aboutY: 0))
    }
    let isMasked = beginMask(of: layer)
    let background = layer.backgroundColor.map { UIColor(cgColor: $0) }
    drawShadow(of: layer, background, in: bounds)
    let clips = layer.masksToBounds ? beginClips(of: layer, in: bounds) : 0
    if let background { fillBackground(bounds, background, of: layer) }
    layer.drawContent(in: &self)
    for inner in Self.fromBackToFront(layer.inner.map { ($0.layer, $0.layer.zPosition) }) {
      draw(inner)
    }
    drawBorder(of: layer, in: bounds)
    endClips(clips + (isMasked ? 1 : 0))
    if opacity < 1 { list.commands.append(.endGroup) }
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

  /// Has only what lies in the mask of a layer seen from now on, and returns whether it has one.
  mutating func beginMask(of layer: CALayer?) -> Bool {
    guard let mask = layer?.mask else { return false }
    let corner = onScreen(mask.frame).origin
    let shape = mask.maskShape
    let way = CGAffineTransform(
      translationX: corner.x - mask.bounds.minX, y: corner.y - mask.bounds.minY)
    list.commands.append(
      .beginShapeClip(shape.path.applying(way), evenOdd: shape.usesEvenOddFillRule))
    return true
  }

  /// Ends a number of clips.
  mutating func endClips(_ count: Int) {
    list.commands += Array(repeating: .endClip, count: count)
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
