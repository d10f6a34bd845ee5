import HeadlessUIKit

extension Element {
  /// Changes a slider, a stepper or a segmented control by one step, and returns whether it did.
  ///
  /// The person takes a tenth of a slider's track, the minus or the plus of a stepper, and the
  /// next segment to one side that can be chosen.
  func nudge(forward: Bool) -> Bool {
    switch view {
    case is UISlider:
      let tenth = normalizedSliderPosition + (forward ? 0.1 : -0.1)
      let position = (tenth * 100).rounded() / 100
      adjust(toNormalizedSliderPosition: min(max(position, 0), 1))
    case is UIStepper:
      let half = buttons[forward ? "Increment" : "Decrement"]
      if half.isEnabled { half.tap() }
    case let control as UISegmentedControl:
      let chosen = control.selectedSegmentIndex
      let last = control.numberOfSegments - 1
      let start = chosen == UISegmentedControl.noSegment && !forward ? last + 1 : chosen
      let ways = stride(
        from: start + (forward ? 1 : -1), through: forward ? last : 0, by: forward ? 1 : -1)
      ways.first { control.isEnabledForSegment(at: $0) }.map { buttons[$0].tap() }
    default:
      return false
    }
    return true
  }

  /// Whether the element is a wheel.
  var isWheel: Bool { view is PickerWheel }

  /// Whether the arrows to the left and to the right change the element.
  var isAdjustable: Bool {
    view is UISlider || view is UIStepper || view is UISegmentedControl
  }
}
