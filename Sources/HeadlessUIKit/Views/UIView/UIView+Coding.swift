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
    decoder.flag("hidden").ifPresent { isHidden = $0 }
    decoder.number("alpha").ifPresent { alpha = $0 }
    decoder.flag("opaque").ifPresent { isOpaque = $0 }
    decoder.integer("tag").ifPresent { tag = $0 }
    decoder.color("backgroundColor").ifPresent { backgroundColor = $0 }
    decoder.color("tintColor").ifPresent { tintColor = $0 }
    decoder.flag("clipsSubviews").ifPresent { clipsToBounds = $0 }
    decoder.flag("autoresizesSubviews").ifPresent { autoresizesSubviews = $0 }
    decoder.flag("userInteractionEnabled").ifPresent { isUserInteractionEnabled = $0 }
    decoder.flag("multipleTouchEnabled").ifPresent { isMultipleTouchEnabled = $0 }
    decoder.choice("contentMode", Self.contentModes).ifPresent { contentMode = $0 }
    autoresizingMask = Self.autoresizingMask(from: decoder)
    for (axis, hugging, resistance) in Self.priorities {
      decoder.number(hugging)
        .ifPresent { setContentHuggingPriority(UILayoutPriority(Float($0)), for: axis) }
      decoder.number(resistance)
        .ifPresent {
          setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: axis)
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
