#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Something one can see of UIKit: a question, and the answer that this library gives.
///
/// - Shape: The answer is text, so that it can be sent by somebody who has a device. The identifier stands
///   twice: here, and in the documentation of the type that the question is about, after `Asked:`.
nonisolated struct Observation: Sendable {
  /// What the library's answer rests on.
  enum Basis: String, CaseIterable {
    /// Somebody has seen it on a device: frames that Xcode stored, recordings of other projects.
    case recorded
    /// Apple's documentation or headers say so.
    case documented
    /// Nobody who was asked knows.
    case guessed
  }

  /// What is asked, as a sentence.
  let question: String

  /// What it is called for good: `D17`.
  let id: String

  /// The type whose documentation names the identifier.
  let type: String

  let basis: Basis

  /// Whether the documentation of the type says that a device answers something else.
  let differs: Bool

  /// What the library of the course answers.
  let here: String

  /// Asks the framework that this file was compiled with.
  let observe: @MainActor @Sendable () -> String

  init(
    _ question: String, id: String, about type: String, _ basis: Basis, differs: Bool = false,
    here: String, observe: @escaping @MainActor @Sendable () -> String
  ) {
    (self.question, self.id, self.type, self.basis) = (question, id, type, basis)
    (self.differs, self.here, self.observe) = (differs, here, observe)
  }
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

/// A rectangle as `20, 30, 51 x 31`.
func text(_ frame: CGRect) -> String {
  "\(text(Double(frame.origin.x))), \(text(Double(frame.origin.y))), \(text(frame.size))"
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
