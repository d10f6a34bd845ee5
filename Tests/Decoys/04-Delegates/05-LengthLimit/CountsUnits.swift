// Misconception: UTF-16 units are counted. A family is one character and eleven units, so it does
//   not fit where there is room for ten.
// Rejected by: a family can be replaced by as much as fits
// Rejected by: a family is one character
// Rejected by: the room is counted in characters

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
    return result.utf16.count <= limit || result.utf16.count < words.utf16.count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").utf16.count)
  }
}
