// Misconception: The room is less than 0 where the program wrote too much. A room is empty at 0.
// Rejected by: the room is empty at nothing

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
    return result.count <= limit || result.count < words.count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    limit - (textField.text ?? "").count
  }
}
