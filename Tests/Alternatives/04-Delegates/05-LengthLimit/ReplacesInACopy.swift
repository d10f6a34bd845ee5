// Alternative: A copy of the words is changed in place.

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
    var result = textField.text ?? ""
    let before = result.count
    guard let part = Range(range, in: result) else { return false }
    result.replaceSubrange(part, with: string)
    return result.count <= limit || result.count < before
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
