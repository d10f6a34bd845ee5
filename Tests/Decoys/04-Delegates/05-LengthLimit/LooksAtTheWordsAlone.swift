// Misconception: The words are counted as they are. The question comes before the change, so a
//   text that is pasted gets in at any length.
// Rejected by: a family can be replaced by as much as fits
// Rejected by: a letter of fifty characters does not fit
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
    return string.isEmpty || words.count < limit
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
