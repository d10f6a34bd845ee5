//: # Does anybody answer?
//:
//: A question that may be left out has three answers: yes, no, and silence. A
//: field with a clear button, the small x, asks its delegate whether it may
//: take the words away. What does silence mean?

import HeadlessUIKit
import Stage

//: ## Ask whether one may ask
//:
//: In Objective-C a field sent `respondsToSelector:` first, a message that
//: every object inherits from `NSObject`: *do you have a method of this name?*
//: Its argument came from `@selector()`, which makes a selector out of a name,
//: and not a number, as the tutorial has it. For required methods nobody asked.
//:
//: Here a closure that may be nil stands for a method that may be left out.

final class Advisor {
  let shouldClear: ((UITextField) -> Bool)?

  init(_ shouldClear: ((UITextField) -> Bool)? = nil) {
    self.shouldClear = shouldClear
  }
}

//: Swift on a device spells it with two question marks:
//: `delegate?.textFieldShouldClear?(field)`, is there one, and has it the
//: method. Without Objective-C nobody can ask the second question: hence the
//: closure.

//: ## As the tutorial had it
//:
//: Its sample of what a field does: if the delegate *has* the method, clear. It
//: finds out whether it may ask, and then forgets to ask.

func clearAsInTheTutorial(_ field: UITextField, _ advisor: Advisor?) {
  if advisor?.shouldClear != nil {
    field.text = ""
  }
}

//: ## As a field does it
//:
//: The answer counts where there is one, and silence means yes. `??` stands for
//: *or else*: what is on its right counts where there is nil on its left.

func clearAsAFieldDoes(_ field: UITextField, _ advisor: Advisor?) {
  if advisor?.shouldClear?(field) ?? true {
    field.text = ""
  }
}

//: ## A class and its subclass
//:
//: The real field asks a real delegate. This one answers for a whole program
//: and has no opinion on clearing. Its subclass has one.

class Polite: NSObject, UITextFieldDelegate {
  let diary = Diary()

  func textFieldDidBeginEditing(_ textField: UITextField) {
    diary.note("began")
  }
}

final class Strict: Polite {
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    false
  }
}

//: And this one declares in its own first line that it conforms.

final class Stern: NSObject, UITextFieldDelegate {
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    false
  }
}

func doesAnybodyAnswer(on stage: Stage) {
  //: ## Four delegates
  //:
  //: Nobody, one without the method, one that says yes, and one that says no.
  //: First the tutorial's version, then the field's.

  let field = UITextField()
  for clear in [clearAsInTheTutorial, clearAsAFieldDoes] {
    var kept: [String] = []
    for advisor in [
      nil, Advisor(), Advisor({ _ in true }), Advisor({ _ in false }),
    ] {
      field.text = "LOVE"
      clear(field, advisor)
      kept.append(field.text == "" ? "cleared" : "kept")
    }
    stage.print(kept.joined(separator: ", "))
    // Prints "kept, kept, cleared, cleared"
    // Prints "cleared, cleared, cleared, kept"
  }

  //: Three of four were wrong. The one that was right is the one that everybody
  //: tries first.

  //: ## A subclass is not heard

  let screen = InvitingScreen()
  screen.field.clearButtonMode = .always
  stage.present(screen)
  let strict = Strict()
  screen.field.delegate = strict
  screen.field.text = "LOVE"
  stage.buttons["Clear text"].tap()
  stage.show("Strict said no, and nobody asked")

  stage.print(
    screen.field.text ?? "", strict.textFieldShouldClear(screen.field))
  // Prints " false"

  //: Swift decides at the line that says `UITextFieldDelegate` which method is
  //: called for which message. That line belongs to `Polite`, where clearing is
  //: left out, so the default was chosen, for all subclasses too. On a device
  //: the field would ask the object, and Strict would be heard.
  //:
  //: Put the conformance on the class that has the methods.

  let stern = Stern()
  screen.field.delegate = stern
  screen.field.text = "LOVE"
  stage.buttons["Clear text"].tap()
  stage.show("Stern was asked")

  stage.print(screen.field.text ?? "")
  // Prints "LOVE"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/02-ClearButton.swift repairs the tutorial's sample
//: for a delegate of UIKit's.
