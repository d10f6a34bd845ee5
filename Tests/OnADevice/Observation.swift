#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Something one can see of UIKit: a question, and the answer that this library gives.
///
/// - Shape: The answer is text, so that it can be sent by somebody who has a device.
nonisolated struct Observation: Sendable {
  /// What is asked, as a sentence.
  let question: String

  /// The type whose documentation calls the answer unconfirmed, or different.
  let type: String?

  /// What the library of the course answers.
  let here: String

  /// Asks the framework that this file was compiled with.
  let observe: @MainActor @Sendable () -> String

  init(
    _ question: String, settles type: String? = nil, here: String,
    observe: @escaping @MainActor @Sendable () -> String
  ) {
    (self.question, self.type, self.here, self.observe) = (question, type, here, observe)
  }

  /// All questions, from views to values.
  static let all = ofViews + ofMovingViews + ofSizes + ofControls + ofTexts + ofValues
}

/// A number with two decimals at most: `34`, `20.33`.
func text(_ number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? "NaN" : "infinite" }
  guard abs(number) < 1e15 else { return "\(number)" }
  let hundredths = Int((number * 100).rounded())
  let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
  let sign = hundredths < 0 && whole == 0 ? "-" : ""
  guard rest > 0 else { return "\(whole)" }
  let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
  return "\(sign)\(whole).\(digits)"
}

/// A size as `51 x 31`; a side without a size of its own is `-1`.
func text(_ size: CGSize) -> String {
  "\(text(Double(size.width))) x \(text(Double(size.height)))"
}

/// A value that may be a number; without one `nothing`.
func text(ofValue value: Any?) -> String {
  switch value {
  case nil: "nothing"
  case let number as Double: text(number)
  case let number as CGFloat: text(Double(number))
  case let other?: "\(other)"
  }
}
