/// What steppers raise an exception for.
enum StepperError: ExceptionCase {
  /// The least number is to be one that is not below the greatest.
  case minimumNotBelow(Double, maximum: Double)
  /// The greatest number is to be one that is not above the least.
  case maximumNotAbove(Double, minimum: Double)
  /// A step leads nowhere or downwards.
  case stepNotAboveZero(Double)

  var exception: Exception {
    Exception(
      name: "NSInvalidArgumentException", reason: "UIStepper: \(fact)",
      help: "Set the limits in an order in which each step leaves the least below the greatest.")
  }

  private var fact: String {
    switch self {
    case .minimumNotBelow(let least, let greatest):
      "minimumValue \(least) is not below maximumValue \(greatest)"
    case .maximumNotAbove(let greatest, let least):
      "maximumValue \(greatest) is not above minimumValue \(least)"
    case .stepNotAboveZero(let step): "stepValue \(step) is not above 0"
    }
  }
}

/// What is wrong with the stepper of a document.
enum StepperMessage: ConsoleMessage {
  /// The least number is not below the greatest.
  case minimumNotBelow(Double, maximum: Double)
  /// A step leads nowhere or downwards.
  case stepNotAboveZero(Double)

  var text: String {
    switch self {
    case .minimumNotBelow(let least, let greatest):
      "minimumValue \(least) is not below maximumValue \(greatest). Both stay as they are."
    case .stepNotAboveZero(let step): "stepValue \(step) is not above 0. It stays 1."
    }
  }
}
