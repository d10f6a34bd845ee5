// Alternative: The units of UTF-16 are replaced in an array, and no NSString is needed.

import HeadlessUIKit

/// The delegate of a field that takes at most so many characters.
final class LengthLimitDelegate: NSObject, UITextFieldDelegate {
  let limit: Int

  init(_ limit: Int) {
    self.limit = limit
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    var units = Array((textField.text ?? "").utf16)
    guard let part = Range(range), part.upperBound <= units.count else { return false }
    let before = textField.text?.count ?? 0
    units.replaceSubrange(part, with: string.utf16)
    let after = String(decoding: units, as: UTF16.self).count
    return string.isEmpty || after <= max(limit, before - 1)
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    guard let text = textField.text, text.count < limit else {
      return textField.text == nil ? limit : 0
    }
    return limit - text.count
  }
}
