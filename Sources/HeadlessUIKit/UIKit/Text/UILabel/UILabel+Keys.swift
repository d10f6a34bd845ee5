extension UILabel {
  /// The keys of a label.
  static var keysOfLabel: Keys {
    [
      "adjustsFontSizeToFitWidth": \UILabel.adjustsFontSizeToFitWidth,
      "attributedText": \UILabel.attributedText,
      "baselineAdjustment": \UILabel.baselineAdjustment,
      "font": \UILabel.font,
      "highlightedTextColor": \UILabel.highlightedTextColor,
      "isEnabled": \UILabel.isEnabled,
      "isHighlighted": \UILabel.isHighlighted,
      "lineBreakMode": \UILabel.lineBreakMode,
      "minimumScaleFactor": \UILabel.minimumScaleFactor,
      "numberOfLines": \UILabel.numberOfLines,
      "preferredMaxLayoutWidth": \UILabel.preferredMaxLayoutWidth,
      "shadowColor": \UILabel.shadowColor,
      "shadowOffset": \UILabel.shadowOffset,
      "text": \UILabel.text,
      "textAlignment": \UILabel.textAlignment,
      "textColor": \UILabel.textColor,
    ]
  }
}
