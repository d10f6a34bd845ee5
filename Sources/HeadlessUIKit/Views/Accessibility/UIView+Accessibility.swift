extension UIView {
  /// What a person reads off the view: its label, the text it is set to, or what lies in it.
  ///
  /// A container that lists its elements shows no text of its own.
  package var spokenText: String {
    if let accessibilityLabel { return accessibilityLabel }
    if automationType.showsValue { return accessibilityValue ?? "" }
    if accessibilityElements != nil { return "" }
    return joinedText
  }

  /// What a person reads off the views that lie in this one.
  package var joinedText: String {
    subviews.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Reads what a document says for those who hear the screen.
  func configureAccessibility(from decoder: NibDecoder) {
    if let attributes = AccessibilityAttributes(from: decoder) {
      assignedAccessibility = attributes
    }
  }
}

extension UIAccessibility {
  /// Returns the smallest upright rectangle on the screen around a rectangle of a view.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    CGRect(
      around: rect.corners.map { corner in
        let point = view.convert(corner, to: nil)
        return view.window?.toSuperview(point) ?? point
      })
  }
}
