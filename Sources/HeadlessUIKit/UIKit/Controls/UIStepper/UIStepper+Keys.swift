extension UIStepper {
  /// The keys of a stepper.
  static var keysOfStepper: Keys {
    [
      "autorepeat": \UIStepper.autorepeat,
      "isContinuous": \UIStepper.isContinuous,
      "maximumValue": \UIStepper.maximumValue,
      "minimumValue": \UIStepper.minimumValue,
      "stepValue": \UIStepper.stepValue,
      "value": \UIStepper.value,
      "wraps": \UIStepper.wraps,
    ]
  }
}
