import HeadlessUIKit

extension Element {
  /// Makes the value of an adjustable element greater or smaller by one step, and returns whether
  /// the element is adjustable.
  func adjust(increasing: Bool) -> Bool {
    guard isAdjustable else { return false }
    guard let view = reachable(to: "adjusted") else { return true }
    if increasing { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
    query.stage.device.clock.runPass()
    return true
  }

  /// Whether the element is a wheel.
  var isWheel: Bool { view?.automationType == .pickerWheel }

  /// Whether the arrows to the left and to the right change the element; wheels turn up and down.
  var isAdjustable: Bool {
    view?.accessibilityTraits.contains(.adjustable) == true && !isWheel
  }
}
