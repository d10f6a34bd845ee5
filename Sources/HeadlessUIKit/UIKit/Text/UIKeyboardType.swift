/// Which keys a keyboard has.
///
/// - Shape: One case a kind, numbered as UIKit numbers them.
/// - Units: None.
/// - Errors: None.
/// - Differs: There is one language, so the kinds that differ from another by language only are
///   alike. What a person types is not limited by the keys: other keyboards and pasting exist.
/// - Source: Apple, UIKit, "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
  /// Letters, and figures on a second page.
  case `default`
  /// Letters and figures of ASCII.
  case asciiCapable
  /// Figures and signs first, letters on the second page.
  case numbersAndPunctuation
  /// Letters, with what addresses of pages are made of.
  case URL
  /// The ten figures; there is no return key.
  case numberPad
  /// The ten figures and a plus.
  case phonePad
  /// Letters, and figures on a second page.
  case namePhonePad
  /// Letters, with what addresses of mail are made of.
  case emailAddress
  /// The ten figures and a point.
  case decimalPad
  /// Letters, with what posts are made of.
  case twitter
  /// Letters, with a point beside the space.
  case webSearch
  /// The ten figures of ASCII.
  case asciiCapableNumberPad
}
