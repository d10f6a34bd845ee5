// Misconception: The lengths of the words and of what is new are added. What is replaced goes, so
//   at the limit nothing could be replaced any more.
// Rejected by: a family can be replaced by as much as fits
// Rejected by: at the limit a word can be replaced
// Rejected by: what is too long from the start can be made shorter

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
    if string.isEmpty { return true }
    return words.count + string.count <= limit
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
