extension UILabel {
  /// Gives a label what its element says.
  static func fill(_ label: UILabel, from coder: DocumentCoder) {
    if let text = coder.text("text") { label.text = text }
    if let font = coder.font() { label.font = font }
    if let color = coder.color("textColor") { label.textColor = color }
    if let words = coder.attributedText("attributedText") { label.attributedText = words }
    label.highlightedTextColor = coder.color("highlightedColor")
    label.shadowColor = coder.color("shadowColor")
    if let offset = coder.size("shadowOffset") { label.shadowOffset = offset }
    if let way = coder.choice("textAlignment", DocumentCoder.alignments) {
      label.textAlignment = way
    }
    if let way = coder.choice("lineBreakMode", DocumentCoder.lineBreaks) {
      label.lineBreakMode = way
    }
    if let most = coder.integer("numberOfLines") { label.numberOfLines = max(most, 0) }
    if let width = coder.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    if let shrinks = coder.flag("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = shrinks
    }
    if let least = coder.number("minimumScaleFactor") { label.minimumScaleFactor = least }
    if let isEnabled = coder.flag("enabled") { label.isEnabled = isEnabled }
    if let isHighlighted = coder.flag("highlighted") { label.isHighlighted = isHighlighted }
    if let place = coder.choice("baselineAdjustment", baselines) {
      label.baselineAdjustment = place
    }
  }

  private static let baselines: KeyValuePairs<String, UIBaselineAdjustment> = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
