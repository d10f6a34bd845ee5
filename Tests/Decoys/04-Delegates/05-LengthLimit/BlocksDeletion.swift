// Misconception: The number of words so far decides. At the limit nothing may change any more, not
//   even a deletion.
// Rejected by: a family can be replaced by as much as fits
// Rejected by: at the limit a letter can be deleted
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
    return words.count < limit && words.count + string.count <= limit
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
