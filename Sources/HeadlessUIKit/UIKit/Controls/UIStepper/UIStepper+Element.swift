extension UIStepper {
  /// Gives a stepper what its element says.
  static func fill(_ stepper: UIStepper, from coder: DocumentCoder) {
    let least = coder.number("minimumValue") ?? stepper.minimumValue
    let greatest = coder.number("maximumValue") ?? stepper.maximumValue
    if least < greatest {
      // One of the two may pass the other's old value, so the farther is set first.
      stepper.maximumValue = max(greatest, stepper.maximumValue)
      stepper.minimumValue = least
      stepper.maximumValue = greatest
    } else {
      coder.load.note(
        .value, coder.element,
        "minimumValue \(least) is not below maximumValue \(greatest). Both stay as they are.")
    }
    if let step = coder.number("stepValue") {
      if step > 0 {
        stepper.stepValue = step
      } else {
        coder.load.note(.value, coder.element, "stepValue \(step) is not above 0. It stays 1.")
      }
    }
    if let value = coder.number("value") { stepper.value = value }
    if let wraps = coder.flag("wraps") { stepper.wraps = wraps }
    if let repeats = coder.flag("autorepeat") { stepper.autorepeat = repeats }
    if let tellsAlways = coder.flag("continuous") { stepper.isContinuous = tellsAlways }
  }
}
