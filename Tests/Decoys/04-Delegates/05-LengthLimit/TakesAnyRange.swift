// Misconception: A range outside the words is cut to what there is of them, and allowed. The field
//   and its delegate do not mean the same words then.
// Rejected by: a range that cuts a character is refused
// Rejected by: a range that is not in the words is refused

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
    let words = (textField.text ?? "") as NSString
    let start = min(range.location, words.length)
    let part = NSRange(location: start, length: min(range.length, words.length - start))
    let result = words.replacingCharacters(in: part, with: string)
    return result.count <= limit || result.count < (words as String).count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
