import HeadlessUIKit

/// The properties of a view that explain what is seen of it.
struct ViewFacts {
  /// Those that differ from what a new view has, and the frame.
  private(set) var changed: [ScreenInspector.Line] = []
  /// Those that are as in every new view.
  private(set) var plain: [ScreenInspector.Line] = []

  /// Reads the properties of a view.
  init(of view: UIView) {
    func fact(_ name: String, _ text: String, isDefault: Bool) {
      if isDefault { plain.append(.init(name, text)) } else { changed.append(.init(name, text)) }
    }
    changed.append(.init("frame", view.frame.compactText))
    fact(
      "bounds", view.bounds.compactText,
      isDefault: view.bounds.origin == .zero && view.bounds.size == view.frame.size)
    fact("isHidden", "\(view.isHidden)", isDefault: !view.isHidden)
    fact("alpha", Double(view.alpha).compactText, isDefault: view.alpha == 1)
    fact(
      "backgroundColor", view.backgroundColor.map { "\($0)" } ?? "nil",
      isDefault: view.backgroundColor == nil)
    let takesTouches = ![.staticText, .image].contains(view.automationType)
    fact(
      "isUserInteractionEnabled", "\(view.isUserInteractionEnabled)",
      isDefault: view.isUserInteractionEnabled == takesTouches)
    fact("clipsToBounds", "\(view.clipsToBounds)", isDefault: !view.clipsToBounds)
    fact("tag", "\(view.tag)", isDefault: view.tag == 0)
    if view.transform != .identity {
      let t = view.transform
      fact(
        "transform",
        "("
          + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0).compactText }.joined(separator: " ")
          + ")", isDefault: false)
    }
    let size = view.intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    fact(
      "intrinsicContentSize",
      size.width == none && size.height == none
        ? "none" : "\(Self.text(size.width)) × \(Self.text(size.height))",
      isDefault: size.width == none && size.height == none)
    fact(
      "contentHuggingPriority", Self.text(view.contentHuggingPriority),
      isDefault: size.width == none && size.height == none)
    fact(
      "contentCompressionResistancePriority",
      Self.text(view.contentCompressionResistancePriority),
      isDefault: size.width == none && size.height == none)
    fact(
      "translatesAutoresizingMaskIntoConstraints",
      "\(view.translatesAutoresizingMaskIntoConstraints)",
      isDefault: view.translatesAutoresizingMaskIntoConstraints)
    let insets = view.safeAreaInsets
    fact("safeAreaInsets", Self.text(insets), isDefault: insets == .zero)
    fact(
      "accessibilityLabel", view.accessibilityLabel.map { "\u{201C}\($0)\u{201D}" } ?? "nil",
      isDefault: view.accessibilityLabel == nil)
    let traits = view.accessibilityTraits.words
    fact("accessibilityTraits", traits.joined(separator: ", "), isDefault: traits.isEmpty)
    fact("isAccessibilityElement", "\(view.isAccessibilityElement)", isDefault: true)
  }

  private static func text(_ number: CGFloat) -> String {
    number == UIView.noIntrinsicMetric ? "none" : Double(number).compactText
  }

  private static func text(
    _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
  ) -> String {
    let (across, down) = (priority(.horizontal).rawValue, priority(.vertical).rawValue)
    return "\(Double(across).compactText) across, \(Double(down).compactText) down"
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "top \(Double(numbers[0]).compactText), left \(Double(numbers[1]).compactText), "
      + "bottom \(Double(numbers[2]).compactText), right \(Double(numbers[3]).compactText)"
  }
}
