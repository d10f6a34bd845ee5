//: # Before the text changes
//:
//: After this chapter you can check each change of a text before it happens,
//: and forbid it.

import HeadlessUIKit
import Stage

//: ## Every change is a replacement
//:
//: Before a person's change to the text, the field asks its delegate with
//: `textField(_:shouldChangeCharactersIn:replacementString:)`. This course says
//: `shouldChangeCharacters` for short. The method is given a part of the text
//: and a string that is to replace it:
//:
//:     what a person does         the part            the string
//:     types c at the end of ab   empty, after b      c
//:     deletes the b of ab        b                   empty
//:     pastes xy over the a       a                   xy
//:
//: The part is an `NSRange`: this is how Objective-C writes a part of a string.
//: It has a `location`, which says where the part begins, and a `length`.
//: Locations count from 0. `{2, 1}` in the conversation is a range with the
//: location 2 and the length 1: in a text of a, a space and b, it is the b.

//: ## Check the result
//:
//: A rule about a text is a rule about the text after the change. So first
//: compute the result, and then check it. `NSString` is the string class of
//: Objective-C, and `replacingCharacters(in:with:)` takes an `NSRange`. `as`
//: turns a `String` into an `NSString`.
//:
//: The rule here: no two spaces in a row.

final class SingleSpaceDelegate: NSObject, UITextFieldDelegate {
  private(set) var result = ""

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    guard range.location <= text.length,
      range.length <= text.length - range.location
    else { return false }
    result = text.replacingCharacters(in: range, with: string)
    return !result.contains("  ")
  }
}

//: The `guard` refuses a range that does not lie in the text. The method of
//: `NSString` would stop the program there. Fields on devices were seen to ask
//: about such a range in one case: code has made the text shorter, and a person
//: then undoes an old change, for example by a shake.

func beforeTheTextChanges(on stage: Stage) {
  //: ## Typing and deleting
  //:
  //: A **character** is what a person sees as one letter or one picture. A space
  //: is a character too. A person types three characters (a, a space and b), and
  //: then deletes the b.

  let delegate = SingleSpaceDelegate()
  let controller = PromptViewController()
  controller.field.delegate = delegate
  stage.present(controller)
  stage.textFields.firstMatch.tap()
  stage.typeText("a b")
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.show("Three characters typed, one deleted")

  //: Another space would be the second in a row. The answer is false, and the
  //: text stays as it was. The delegate saw a text of three characters (a and
  //: two spaces), and the field has two.

  stage.typeText(" ")
  stage.print(
    delegate.result.count, controller.field.text?.count ?? 0)
  // Prints "3 2"

  //: ## A deletion can break the rule
  //:
  //: The text is a, b and c with spaces between them. A person moves back to
  //: the b and deletes it. The result would have two spaces in a row, so it is
  //: forbidden. A delegate that checks the new letters only does not notice
  //: that, because there are none.

  controller.field.text = "a b c"
  stage.typeKey(.leftArrow, modifierFlags: [])
  stage.typeKey(.leftArrow, modifierFlags: [])
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.show("The b stays")

  stage.print(controller.field.text ?? "")
  // Prints "a b c"

  //: ## Code is not checked
  //:
  //: The field asks about what a person does. Code may set any text, and the
  //: delegate is not asked. Also check the text when you use it.

  controller.field.text = "a  b"
  stage.print(controller.field.text?.contains("  ") ?? false)
  // Prints "true"
}

//: ## Remember
//:
//: - The field asks before each change that a person makes. false forbids it.
//: - Compute the result with `replacingCharacters(in:with:)` of `NSString`, and
//:   check the result.
//: - A deletion replaces a part with an empty string. It can break a rule too.
//:
//: > Question: A field takes three letters at most. Its delegate returns
//: > `(textField.text ?? "").count + string.count <= 3`. The field says abc. A
//: > person selects all three letters and types x. What happens?
//: > Answer: Nothing: 3 + 1 is more than 3, so it is forbidden. The result
//: > would be x, which is short enough. Count the result.

//: ## Your turn
//:
//: Add a second rule to this file: the text must not begin with a space. The
//: method then returns
//:
//:     !result.contains("  ") && !result.hasPrefix(" ")
//:
//: Run `swift run delegates --chapter 10` and press `t` at the first picture.
//: Delete both characters, and type a space: it is forbidden. Then put the file
//: back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)>
//: - <https://developer.apple.com/documentation/foundation/nsstring/replacingcharacters(in:with:)>
