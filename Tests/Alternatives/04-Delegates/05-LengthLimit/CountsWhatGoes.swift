// Alternative: What goes is counted in the part itself, so no result is made.

import HeadlessUIKit

/// The delegate of a field that takes at most so many characters.
final class LengthLimit: NSObject, UITextFieldDelegate {
  let limit: Int

  init(_ limit: Int) {
    self.limit = limit
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let words = textField.text ?? ""
    guard let part = Range(range, in: words) else { return false }
    let count = words.count - words[part].count + string.count
    return count <= max(limit, words.count - 1)
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    guard let words = textField.text, words.count < limit else {
      return textField.text == nil ? limit : 0
    }
    return limit - words.count
  }
}
