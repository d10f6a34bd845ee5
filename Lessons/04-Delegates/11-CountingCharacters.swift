//: # Counting characters
//:
//: After this chapter you can limit the length of a text in any language, and
//: you know why a range of UIKit is not a range of characters.

import HeadlessUIKit
import Stage

//: ## Characters and units
//:
//: A `Character` of Swift is one character, as a person sees it (chapter 10). It
//: can consist of several numbers. **UTF-16** is a way to store a text as
//: numbers of 16 bits, its units. Objective-C's `NSString` uses it: its
//: `length`, and each `NSRange`, count units.
//:
//:     text                    characters   units
//:     LOVE                             4       4
//:     👍                               1       2
//:     👨‍👩‍👧‍👦 (a family)                    1      11
//:     a Thai letter, two marks         1       3
//:
//: So a location of 11 does not mean that eleven characters come before it: one
//: family is enough. Do not use an `NSRange` to count characters. Compute the
//: result as in the last chapter, and take `count` of the result.

//: ## A conversion that sometimes fails
//:
//: `Range(range, in: text)` turns an `NSRange` into a range of a Swift string.
//: Many examples use it. It returns nil if the range begins or ends inside a
//: character, and this delegate then forbids the change.

final class SwiftRangeDelegate: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    guard let part = Range(range, in: text) else { return false }
    let result = text.replacingCharacters(in: part, with: string)
    return !result.contains("  ")
  }
}

//: That forbids too much. A **script** is a set of letters in which languages
//: are written. In the scripts of Thai, Arabic, Hindi and other languages a
//: letter and its marks are one character, and the delete key removes only the
//: last mark. The range of this mark begins inside a character. With the
//: delegate above the delete key does nothing there.

func countingCharacters(on stage: Stage) {
  //: ## A family is deleted at once
  //:
  //: A family is one character. The delete key removes all of it. The
  //: conversation shows the range: 11 units from location 0.

  let swiftRange = SwiftRangeDelegate()
  let controller = PromptViewController()
  let family = "👨‍👩‍👧‍👦"
  stage.print(family.count, family.utf16.count)
  // Prints "1 11"

  controller.field.delegate = swiftRange
  stage.present(controller)
  stage.textFields.firstMatch.tap()
  stage.typeText(family)
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.show("A family, typed and deleted")

  //: ## A Thai letter is deleted in parts
  //:
  //: `\u{0E17}` in a string is the letter with this number. Here a Thai letter
  //: has two marks, a vowel and a tone: one character, three units. A person
  //: presses the delete key, and the field asks about the tone alone. `Range`
  //: is nil, the answer is false, and the tone stays.

  let thai = "\u{0E17}\u{0E35}\u{0E48}"
  controller.field.text = thai
  stage.typeText(KeyboardKey.delete.rawValue)
  let tone = NSRange(location: 2, length: 1)
  stage.print(
    thai.count, thai.utf16.count, Range(tone, in: thai) == nil)
  // Prints "1 3 true"

  stage.print(controller.field.text == thai)
  // Prints "true"

  //: The delegate of the last chapter computes the result with `NSString`. Now
  //: the tone is deleted, and then the vowel.

  let singleSpace = SingleSpaceDelegate()
  controller.field.delegate = singleSpace
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.print(controller.field.text?.utf16.count ?? 0)
  // Prints "2"

  stage.typeText(KeyboardKey.delete.rawValue)
  stage.print(controller.field.text?.utf16.count ?? 0)
  // Prints "1"
}

//: ## A limit, and a text that is too long
//:
//: A field that takes ten characters at most returns `result.count <= limit`.
//: Two cases need a thought:
//:
//: - Code may have set a text that is longer. Then a deletion must be allowed,
//:   though the result is still too long.
//: - If a tone is deleted, the number of characters stays the same. So allow
//:   each deletion (the string is empty then), and also each replacement after
//:   which the text has fewer characters than before.
//:
//: > On a device: A keyboard for Chinese or Japanese first writes letters that
//: > are not final, such as nihao, and a person then chooses the characters.
//: > The unfinished letters are **marked text**. They count in `text`. So allow
//: > every change while `textField.markedTextRange` is not nil, and check the
//: > length again in an action for `.editingChanged`, when it is nil. This
//: > course has no such keyboard.
//:
//: > On a device: Since iOS 26 a selection can have several parts, if a text
//: > runs in both directions. The field then asks with
//: > `shouldChangeCharactersInRanges`, and passes an array of ranges. Apple's
//: > page says that the field chooses which part it replaces. So check the
//: > length again in an action for `.editingChanged`. Apple marks the method
//: > with the single range as deprecated from iOS 27 on.

//: ## Remember
//:
//: - `NSRange` counts units of UTF-16. `count` of a `String` counts characters.
//: - The delete key removes a part of a character in some scripts. Use
//:   `NSString` to compute the result, and allow each deletion.
//: - Leave marked text alone until it is final.
//:
//: > Question: A field is limited to ten characters, and it counts
//: > `text.utf16.count`. How many families can a person type?
//: > Answer: None. One family has eleven units. Count characters.

//: ## Your turn
//:
//: Exercise 6 is Exercises/04-Delegates/06-LengthLimit.swift: a limit that
//: holds for typing, pasting and replacing.
//:
//:     swift run course check LengthLimit
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/character>
//: - <https://developer.apple.com/documentation/foundation/nsstring>
//: - <https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange>
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersinranges:replacementstring:)>
