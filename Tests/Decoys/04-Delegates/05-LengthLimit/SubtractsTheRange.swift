// Misconception: The length of the range is subtracted from the number of characters. It is a
//   number of UTF-16 units.
// Rejected by: a family can be replaced by as much as fits

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
    guard Range(range, in: words) != nil else { return false }
    let count = words.count - range.length + string.count
    return count <= limit || count < words.count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
