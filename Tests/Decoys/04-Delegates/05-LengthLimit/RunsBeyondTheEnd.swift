// Misconception: The range is given to an `NSString` without a look. One that is not in the words
//   ends the program.
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
    let result = words.replacingCharacters(in: range, with: string)
    return result.count <= limit || result.count < (words as String).count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
