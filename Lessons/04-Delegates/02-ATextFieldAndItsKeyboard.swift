//: # A keyboard comes up
//:
//: HypnoNerd hypnotizes. Its screen is a picture of rings and a text field, and
//: over the next chapters what you type will swirl about. It grows in seven
//: stages, as in the tutorial of 2015 that it comes from. The first is a field
//: that a person touches.

import HeadlessUIKit
import Stage

//: ## A field on the rings
//:
//: `loadView` is where a controller makes its own root view. The field goes in
//: front of the rings, 240 points wide at 40 points from the left: made for a
//: screen that was 320 wide. Open HypnosisView.swift for the rings.

class HypnosisScreen: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 40, y: 70, width: 240, height: 30))

  override func loadView() {
    let rings = HypnosisView(frame: UIScreen.main.bounds)
    rings.addSubview(field)
    view = rings
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A field made in code has no edge, and nobody would find it.
    field.borderStyle = .roundedRect
  }
}

//: ## Words and keys
//:
//: The second stage gives the field a `placeholder`, words that stand there
//: while there are no others. (The tutorial wrote Hypontize me, and `iamge` for
//: image elsewhere. Neither changes what a program does.) And it says what the
//: return key is to be called, because *return* does not tell a person much.

class InvitingScreen: HypnosisScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Hypnotize me"
    field.returnKeyType = .done
  }
}

func aKeyboardComesUp(on stage: Stage) {
  let screen = HypnosisScreen()
  stage.present(screen)
  stage.show("A field on the rings")

  //: ## Touched, and first
  //:
  //: A person taps the field. The touch makes the field the first responder,
  //: and *a text field that becomes first brings the keyboard up*. No line of
  //: the program says so.

  stage.textFields.firstMatch.tap()
  stage.show("The keyboard is there")

  stage.print(screen.field.isFirstResponder, stage.keyboards.count)
  // Prints "true 1"

  //: When a field ceases to be first, the keyboard goes. `resignFirstResponder`
  //: and `becomeFirstResponder` both answer whether it worked.

  stage.print(screen.field.resignFirstResponder(), stage.keyboards.count)
  // Prints "true 0"

  //: ## The inviting one

  let inviting = InvitingScreen()
  stage.present(inviting)
  stage.show("Before anybody types")

  stage.textFields["Hypnotize me"].tap()
  stage.textFields["Hypnotize me"].typeText("LOVE")
  stage.show("After LOVE was typed")

  //: The placeholder is gone, and would be back if LOVE were deleted. The key
  //: at the bottom right says done instead of return.

  stage.print(stage.keys["done"].exists, stage.keys["return"].exists)
  // Prints "true false"

  //: ## A key that does nothing
  //:
  //: A person presses it. The key has another name, and that is *all* it has:
  //: nothing happens, whatever a key is called, until somebody writes what
  //: happens.

  stage.keys["done"].tap()
  stage.show("Done was pressed, and nothing is done")

  stage.print(
    inviting.field.text ?? "", inviting.field.isFirstResponder)
  // Prints "LOVE true"
}

//: ## Your turn
//:
//: In Exercises/04-Delegates/01-ReturnKey.swift the key gets something to do.
//: Chapter 4 shows who does it.
