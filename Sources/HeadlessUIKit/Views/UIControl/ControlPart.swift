/// A part of a control that looks like a button to a person: a segment, or a tab.
///
/// It shows where the part is and what it is called. The control draws it, and touches go to the
/// control.
final class ControlPart: UIView {
  /// What a person would read or hear.
  package var title: String

  /// Whether the part can be chosen.
  package var isEnabled = true

  /// Whether the part is chosen.
  package var isSelected = false

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  package override var automationType: AutomationType { .button }

  package override var touchTarget: UIView { superview ?? self }

  override var defaultAccessibility: AccessibilityAttributes {
    var traits = UIAccessibilityTraits.button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return AccessibilityAttributes(isElement: true, label: title, traits: traits)
  }
}
