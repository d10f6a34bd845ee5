import HeadlessUIKit

/// What accessibility knows of a screen, for a page that lays real elements over its picture.
final class ScreenElements {
  /// One element, as the page hears of it.
  nonisolated struct Description: Equatable, Encodable {
    /// What the page calls the element by: the same as long as its view lives.
    let id: Int
    /// The type, in XCUITest's words: `button`, `pickerWheel`.
    let role: String
    let label: String
    let value: String?
    let hint: String?
    /// x, y, width and height on the screen, in points.
    let frame: [Double]
    /// What holds of it: `adjustable`, `button`, `disabled`, `selected`, `header`, `editing`,
    /// `editable` of a text view, `draggable`.
    let traits: [String]
  }

  private let numbers = ViewNumbers()

  /// Describes what a person makes out on a stage.
  func descriptions(on stage: Stage) -> [Description] {
    let field = stage.keyboard.field
    let elements = ScreenDescription.elements(on: stage)
      .filter { $0.view.automationType != .keyboard }
    return stage.inKeyOrder(elements) { $0.view }
      .map { describe($0.view, at: $0.frame, isEdited: $0.view === field) }
  }

  /// Returns the view of an element, or nil if it is gone.
  func view(_ id: Int) -> UIView? { numbers.view(id) }

  /// Returns what the page calls the element of a view by.
  func id(of view: UIView) -> Int { numbers.number(of: view) }

  private func describe(_ view: UIView, at frame: CGRect, isEdited: Bool) -> Description {
    let type = view.automationType
    let name = view.accessibilityLabel ?? view.placeholderValue
    let label = name ?? (type.showsValue ? "" : view.spokenText)
    return Description(
      id: id(of: view), role: type.rawValue, label: label,
      value: view.enteredText ?? view.accessibilityValue,
      hint: view.accessibilityHint,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.rounded),
      traits: Self.words(for: view.accessibilityTraits) + (isEdited ? ["editing"] : [])
        + (view.isDraggable ? ["draggable"] : [])
        + (type == .textView && view.canBecomeFirstResponder ? ["editable"] : []))
  }

  private static func words(for traits: UIAccessibilityTraits) -> [String] {
    let names: KeyValuePairs<String, UIAccessibilityTraits> = [
      "adjustable": .adjustable, "button": .button, "link": .link, "disabled": .notEnabled,
      "selected": .selected, "header": .header,
    ]
    return names.filter { traits.contains($0.value) }.map(\.key)
  }

  private static func rounded(_ number: CGFloat) -> Double {
    guard number.isFinite else { return 0 }
    return (Double(min(max(number, -1e6), 1e6)) * 10).rounded() / 10
  }
}
