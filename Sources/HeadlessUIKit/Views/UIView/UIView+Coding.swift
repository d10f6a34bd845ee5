/// What makes the objects of a document, as far as views need it.
protocol NibViewLoader: NibObjectLoader {
  /// Makes the views of elements, each of which is a view even if its class is not known.
  func makeViews(of elements: [XMLElementNode]) -> [UIView]
}

@MainActor extension NibDecoder {
  /// Makes the views of elements, each of which is a view even if its class is not known.
  package func makeViews(of elements: [XMLElementNode]) -> [UIView] {
    (loader as? any NibViewLoader)?.makeViews(of: elements) ?? []
  }

  /// Makes the view that plays a part.
  package func view(_ key: String) -> UIView? {
    element.child(for: key).flatMap { makeViews(of: [$0]).first }
  }
}

extension UIView: NibSubclassable {
  package static func make(from decoder: NibDecoder) -> AnyObject? { Self(coder: decoder) }

  /// Sets what does not come with a property of a subclass.
  func configureAppearance(from decoder: NibDecoder) {
    if let isHidden = decoder.flag("hidden") { self.isHidden = isHidden }
    if let alpha = decoder.number("alpha") { self.alpha = alpha }
    if let isOpaque = decoder.flag("opaque") { self.isOpaque = isOpaque }
    if let tag = decoder.integer("tag") { self.tag = tag }
    if let color = decoder.color("backgroundColor") { backgroundColor = color }
    if let color = decoder.color("tintColor") { tintColor = color }
    if let clips = decoder.flag("clipsSubviews") { clipsToBounds = clips }
    if let resizes = decoder.flag("autoresizesSubviews") { autoresizesSubviews = resizes }
    if let isEnabled = decoder.flag("userInteractionEnabled") {
      isUserInteractionEnabled = isEnabled
    }
    if let isEnabled = decoder.flag("multipleTouchEnabled") { isMultipleTouchEnabled = isEnabled }
    if let mode = decoder.choice("contentMode", Self.contentModes) { contentMode = mode }
    autoresizingMask = Self.autoresizingMask(from: decoder)
    for (axis, hugging, resistance) in Self.priorities {
      if let number = decoder.number(hugging) {
        setContentHuggingPriority(UILayoutPriority(Float(number)), for: axis)
      }
      if let number = decoder.number(resistance) {
        setContentCompressionResistancePriority(UILayoutPriority(Float(number)), for: axis)
      }
    }
    let margins = decoder.insets("layoutMargins") ?? decoder.insets("directionalLayoutMargins")
    if let margins { layoutMargins = margins }
  }

  private static func autoresizingMask(from decoder: NibDecoder) -> AutoresizingMask {
    guard let part = decoder.element.child(for: "autoresizingMask") else { return [] }
    var mask: AutoresizingMask = []
    for (name, value) in masks where decoder.flag(name, in: part) == true { mask.insert(value) }
    return mask
  }

  /// What an element calls the priorities along an axis.
  private static let priorities:
    [(
      axis: NSLayoutConstraint.Axis, hugging: String, resistance: String
    )] = [
      (.horizontal, "horizontalHuggingPriority", "horizontalCompressionResistancePriority"),
      (.vertical, "verticalHuggingPriority", "verticalCompressionResistancePriority"),
    ]

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
