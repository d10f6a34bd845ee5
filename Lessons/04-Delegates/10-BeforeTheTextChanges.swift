//: # Before the words change
//:
//: Before each change a field asks whether it may: *which part* of the words is
//: to be replaced, and *with what*. A letter that is typed, a word that is
//: pasted, a letter that is deleted: all of them are replacements.

import HeadlessUIKit
import Stage

//: ## What would it be?
//:
//: A rule about words is a rule about the result, so work out the result first.
//: HypnoNerd wants no two spaces in a row: its labels look torn.
//:
//: The part is an `NSRange`, a location and a length that count **UTF-16
//: units**, as Objective-C's strings do. Swift's strings count characters, and
//: `Range(_:in:)` leads from one to the other. It answers nil for a part that
//: does not exist.

final class Typesetter: NSObject, UITextFieldDelegate {
  let diary = Diary()

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let words = textField.text ?? ""
    guard let part = Range(range, in: words) else { return false }
    let result = words.replacingCharacters(in: part, with: string)
    diary.note(result)
    return !result.contains("  ")
  }
}

//: This is the method that most programs have. Since iOS 26 there is one for
//: several parts at once, `shouldChangeCharactersInRanges`, and with iOS 27 the
//: old one is deprecated. The question is the same; a field asks only one of
//: them, the newer one if it is there.

func beforeTheWordsChange(on stage: Stage) {
  //: ## Three ways to change
  //:
  //: A person types, deletes, and types again. A deletion replaces a part with
  //: the empty string, and the location says where.

  let typesetter = Typesetter()
  let screen = InvitingScreen()
  screen.field.delegate = typesetter
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.typeText("a b")
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.show("Typed, and deleted")

  //: A space at the end now would be the second in a row. It is refused, and
  //: the words stay as they are.

  stage.typeText(" ")
  stage.print(typesetter.diary.last.count, screen.field.text?.count ?? 0)
  // Prints "3 2"

  //: ## A deletion that is refused
  //:
  //: The surprise of rules about results: taking something *away* can break
  //: them. Between two spaces stands a letter. Delete it, and they meet.

  screen.field.text = "a b c"
  stage.typeKey(.leftArrow, modifierFlags: [])
  stage.typeKey(.leftArrow, modifierFlags: [])
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.show("The b stays")

  stage.print(screen.field.text ?? "")
  // Prints "a b c"

  //: A rule that looks at the new letters alone never sees it, nor what is
  //: pasted over a selection.

  //: ## One character, eleven units
  //:
  //: A family of four is *one* character. Swift counts 1. In UTF-16 it is
  //: eleven units: four people of two, and three joints between them.

  let family = "👨‍👩‍👧‍👦"
  stage.print(family.count, family.utf16.count)
  // Prints "1 11"

  screen.field.text = ""
  stage.typeText(family)
  stage.typeText(KeyboardKey.delete.rawValue)
  stage.show("A family came and went")

  //: The deletion was about {0, 11}. A program that takes the location for a
  //: number of characters goes wrong here, or ends. `Range(_:in:)` answers nil
  //: for what lies outside, and for what would cut a character in two.

  let parts = [
    NSRange(location: 0, length: 11), NSRange(location: 0, length: 1),
    NSRange(location: 11, length: 5), NSRange(location: 2, length: 1),
  ]
  stage.print(parts.map { Range($0, in: family) == nil })
  // Prints "[false, true, true, true]"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/05-LengthLimit.swift: ten characters and not one
//: more, however they got there.
