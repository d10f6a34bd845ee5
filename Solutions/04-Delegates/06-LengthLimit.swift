// # Exercise 6: A length limit
//
// A field takes at most `limit` characters of Swift.
//
// - What counts is the text after the change: a letter typed, a text pasted, a word replaced.
// - A deletion in the text is always allowed, in all languages, also of a part of a character.
// - If code has set a text that is too long, a change is also allowed if the result has fewer
//   characters than before.
// - A range that ends outside the text is refused, also for a deletion.
// - A range may begin or end inside a character. `Range(range, in: text)` is nil then, too. Such a
//   range is in the text, and the rules above decide.
//
//     swift run course check LengthLimit

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
    let text = (textField.text ?? "") as NSString
    guard range.location <= text.length, range.length <= text.length - range.location
    else { return false }
    // The range may begin inside a character, where Range(_:in:) is nil. An NSString takes it.
    let result = text.replacingCharacters(in: range, with: string)
    return string.isEmpty || result.count <= limit || result.count < (text as String).count
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    max(0, limit - (textField.text ?? "").count)
  }
}
