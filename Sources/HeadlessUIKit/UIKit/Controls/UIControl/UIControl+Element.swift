extension UIControl {
  /// Gives a control what its element says.
  static func fill(_ control: UIControl, from coder: DocumentCoder) {
    if let isEnabled = coder.flag("enabled") { control.isEnabled = isEnabled }
    if let isSelected = coder.flag("selected") { control.isSelected = isSelected }
    if let isHighlighted = coder.flag("highlighted") { control.isHighlighted = isHighlighted }
    if let place = coder.choice("contentHorizontalAlignment", horizontalPlaces) {
      control.contentHorizontalAlignment = place
    }
    if let place = coder.choice("contentVerticalAlignment", verticalPlaces) {
      control.contentVerticalAlignment = place
    }
  }

  private static let horizontalPlaces: KeyValuePairs<String, ContentHorizontalAlignment> = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalPlaces: KeyValuePairs<String, ContentVerticalAlignment> = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  /// What a control tells of, by Interface Builder's names.
  static let eventNames: KeyValuePairs<String, Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
