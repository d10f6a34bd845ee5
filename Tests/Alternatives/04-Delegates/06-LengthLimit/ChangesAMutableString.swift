// Alternative: The change is tried in an NSMutableString, and the union of two ranges says what lies outside.

import HeadlessUIKit

/// The delegate of a field that takes at most so many characters.
final class LengthLimitDelegate: NSObject, UITextFieldDelegate {
  let limit: Int

  init(_ limit: Int) {
    self.limit = limit
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let current = textField.text ?? ""
    let whole = NSRange(location: 0, length: current.utf16.count)
    let isInside =
      range.location <= whole.length && NSUnionRange(whole, range).length == whole.length
    guard isInside else { return false }
    let mutable = NSMutableString(string: current)
    mutable.replaceCharacters(in: range, with: string)
    let length = (mutable as String).count
    switch true {
    case string.isEmpty: return true
    case current.count > limit && length < current.count: return true
    default: return length <= limit
    }
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
