/// What an object says to those who hear the screen; nil where it says nothing.
///
/// An object has two of these: what it says of its own accord, and what the program set, which
/// comes first.
package struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var elements: [Any]?
  var frame: CGRect?

  /// Creates what an object says; nil where it says nothing.
  package init(
    isElement: Bool? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: UIAccessibilityTraits? = nil, identifier: String? = nil, elements: [Any]? = nil,
    frame: CGRect? = nil
  ) {
    (self.isElement, self.label, self.value, self.hint) = (isElement, label, value, hint)
    (self.traits, self.identifier, self.elements) = (traits, identifier, elements)
    self.frame = frame
  }
}

/// A view or an item of a bar, which say something to those who hear the screen.
protocol AccessibilitySpeaker: AnyObject {
  /// What the program set, or nil if it set nothing.
  var assignedAccessibility: AccessibilityAttributes? { get set }
}

extension AccessibilitySpeaker {
  /// Changes what the program set.
  func assignAccessibility(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = assignedAccessibility ?? AccessibilityAttributes()
    change(&attributes)
    assignedAccessibility = attributes
  }
}

extension AccessibilityAttributes {
  /// Reads what an element of a document says, or returns nil if it says nothing.
  init?(from decoder: NibDecoder) {
    guard let part = decoder.element.child(for: "accessibilityConfiguration") else { return nil }
    label = decoder.text("label", in: part)
    hint = decoder.text("hint", in: part)
    identifier = decoder.text("identifier", in: part)
    if let traits = part.child(for: "traits") {
      self.traits = UIAccessibilityTraits.names.reduce(into: []) { set, entry in
        if decoder.flag(entry.key, in: traits) == true { set.insert(entry.value) }
      }
    }
    isElement = part.child(for: "isElement").flatMap { decoder.flag("value", in: $0) }
  }
}
