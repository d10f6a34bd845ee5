// Misconception: One character too many gets in, because the words are counted as they are before
//   the change.
// Rejected by: a family can be replaced by as much as fits
// Rejected by: a family is one character
// Rejected by: ten characters fit, and an eleventh does not

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
    let result = words.replacingCharacters(in: part, with: string)
    return result.count <= limit + 1 || result.count < words.count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
