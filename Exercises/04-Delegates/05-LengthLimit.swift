// # Exercise 5: A length limit
//
// A field takes at most so many characters. What counts is the result: a letter
// typed, a text pasted, a word replaced. A character is what a person sees as one,
// however many UTF-16 units it has. Words that are too long from the start can be
// made shorter. A range that is not in the words, or cuts a character, is refused.
//
//     swift test --filter LengthLimit

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
    // TODO 1: Whether the result is short enough, or at least shorter than before.
    false
  }

  /// Returns how many characters a field still takes.
  func room(in textField: UITextField) -> Int {
    // TODO 2: How many characters are still free, and never less than 0.
    -1
  }
}
