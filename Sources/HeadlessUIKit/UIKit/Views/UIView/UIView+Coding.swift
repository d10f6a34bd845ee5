extension UIView {
  /// Gives a view what its element says, and makes the views that lie in it.
  static func fill(_ view: UIView, from coder: NibDecoder) {
    if let isHidden = coder.flag("hidden") { view.isHidden = isHidden }
    if let alpha = coder.number("alpha") { view.alpha = alpha }
    if let tag = coder.integer("tag") { view.tag = tag }
    if let color = coder.color("backgroundColor") { view.backgroundColor = color }
    if let color = coder.color("tintColor") { view.tintColor = color }
    if let clips = coder.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let follow = coder.flag("autoresizesSubviews") { view.autoresizesSubviews = follow }
    if let hears = coder.flag("userInteractionEnabled") { view.isUserInteractionEnabled = hears }
    if let hears = coder.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = hears }
    if let mode = coder.choice("contentMode", contentModes) { view.contentMode = mode }
    view.autoresizingMask = mask(coder)
    for guide in coder.element.children where guide.name == "viewLayoutGuide" {
      let part = LayoutRegion.Part(rawValue: guide.attributes["key"] ?? "") ?? .frame
      coder.load.guides[guide.id ?? ""] = LayoutRegion(view: view, part: part)
    }
    let left = VariationMask(of: coder.element, key: "subviews")
    let subviews = coder.element.child(named: "subviews")?.children ?? []
    for subview in coder.load.views(subviews.filter { !left.excludes($0.id ?? "") }) {
      view.addSubview(subview)
    }
  }

  private static func mask(_ coder: NibDecoder) -> AutoresizingMask {
    guard let words = coder.element.child(for: "autoresizingMask") else { return [] }
    return masks.reduce(into: []) { mask, entry in
      if coder.flag(entry.key, in: words) == true { mask.insert(entry.value) }
    }
  }

  private static let masks: KeyValuePairs<String, AutoresizingMask> = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
    "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
    "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]

  private static let contentModes: KeyValuePairs<String, ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UIView {
  /// The keys of a view.
  static var keysOfView: Keys {
    Keys(
      [
        "alpha": \UIView.alpha,
        "autoresizesSubviews": \UIView.autoresizesSubviews,
        "autoresizingMask": \UIView.autoresizingMask,
        "backgroundColor": \UIView.backgroundColor,
        "bounds": \UIView.bounds,
        "center": \UIView.center,
        "clipsToBounds": \UIView.clipsToBounds,
        "contentMode": \UIView.contentMode,
        "frame": \UIView.frame,
        "intrinsicContentSize": \UIView.intrinsicContentSize,
        "isExclusiveTouch": \UIView.isExclusiveTouch,
        "isHidden": \UIView.isHidden,
        "isMultipleTouchEnabled": \UIView.isMultipleTouchEnabled,
        "isUserInteractionEnabled": \UIView.isUserInteractionEnabled,
        "safeAreaInsets": \UIView.safeAreaInsets,
        "tag": \UIView.tag,
        "tintColor": \UIView.tintColor,
        "transform": \UIView.transform,
        "window": \UIView.window,
      ],
      accessors: [
        "subviews": Accessor { (object: UIView) in object.subviews },
        "superview": Accessor { (object: UIView) in object.superview },
      ])
  }
}
