// Alternative: The result is what stands before the range, the new text, and what stands after it.

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
    let old = textField.text ?? ""
    let units = NSString(string: old)
    if range.location == NSNotFound || NSMaxRange(range) > units.length { return false }
    if string == "" { return true }
    let new =
      units.substring(to: range.location) + string + units.substring(from: NSMaxRange(range))
    return new.count <= limit || new.count < old.count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
