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
///   background colour, and whether what lies in it is clipped.
/// - Units: Points; the opacity of a shadow is from 0 to 1.
/// - Errors: A radius or width below 0 counts as 0. A layer whose view is gone changes nothing.
/// - Differs: A layer is that of a view: there are no others, no sublayers and no masks. Shapes are
///   drawn with `draw(_:)`, and views are animated, not layers. The shadow is that of the rectangle
///   with its corners round; a view without a background casts none. A terminal shows the colours
///   only.
/// - Unconfirmed: In an animation of a view the radius is animated, the edge and the shadow change
///   at once.
/// - Asked: D149.
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

  /// How thick the edge is; 0 for none.
  open var borderWidth: CGFloat = 0

  /// The colour of the edge; black unless it is set.
  open var borderColor: CGColor? = UIColor.black.cgColor

  /// Whether what lies in the view is cut off at its bounds; the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  // MARK: - Shadow

  /// The colour of the shadow; black unless it is set.
  open var shadowColor: CGColor? = UIColor.black.cgColor

  /// How opaque the shadow is; 0, as it is at first, for none.
  open var shadowOpacity: Float = 0

  /// How far the shadow lies from the view; 3 points above it unless it is set.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How far the edge of the shadow is blurred.
  open var shadowRadius: CGFloat = 3

  // MARK: - What is the view's

  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  // MARK: - Drawing

  /// The radius as a person sees it in a rectangle: half of the shorter side at most.
  func shownRadius(in bounds: CGRect) -> CGFloat {
    let radius = view?.presented(\.layer.cornerRadius) ?? cornerRadius
    return min(max(radius, 0), min(bounds.width, bounds.height) / 2)
  }

  class var builtInKeys: BuiltInKeys {
    KeysOf<CALayer>.list([
      "backgroundColor": \.backgroundColor, "borderColor": \.borderColor,
      "borderWidth": \.borderWidth, "cornerRadius": \.cornerRadius,
      "masksToBounds": \.masksToBounds, "shadowColor": \.shadowColor,
      "shadowOffset": \.shadowOffset, "shadowOpacity": \.shadowOpacity,
      "shadowRadius": \.shadowRadius,
    ])
  }
}

extension DisplayList.Recorder {
  mutating func drawShadow(of layer: CALayer, _ background: UIColor?, in bounds: CGRect) {
    let opacity = Double(min(max(layer.shadowOpacity, 0), 1))
    guard opacity > 0, !layer.masksToBounds, !bounds.isEmpty, let color = layer.shadowColor,
      let caster = background?.components.alpha, caster > 0
    else { return }
    var shadow = color.values
    shadow.alpha *= opacity * caster
    let offset = layer.shadowOffset
    list.commands.append(
      .shadow(
        onScreen(bounds.offsetBy(dx: offset.width, dy: offset.height)), shadow,
        blur: max(layer.shadowRadius, 0), cornerRadius: layer.shownRadius(in: bounds)))
  }

  /// Draws the edge of a view, over all that lies in it.
  mutating func drawBorder(of layer: CALayer, in bounds: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    stroke(
      bounds, UIColor(cgColor: color), width: layer.borderWidth,
      cornerRadius: layer.shownRadius(in: bounds))
  }
}
