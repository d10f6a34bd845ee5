//: # A text field and its keyboard
//:
//: After this chapter you can put a text field on the screen, and you know what
//: makes the keyboard come and go.

import HeadlessUIKit
import Stage

//: ## HypnoNerd
//:
//: The app of this lesson is called HypnoNerd. A person types a message, and
//: the message appears twenty times all over the screen. You build it step by
//: step. First the screen gets a **text field** (`UITextField`): a control in
//: which a person types one line of text.

//: ## The rings behind the field
//:
//: This view draws rings around its middle: a circle with a radius of 24 points,
//: one with 48, and so on, as many as fit. Views that draw are not a subject of
//: this lesson, and no exercise needs it.

final class HypnosisView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(
      red: 0.16, green: 0.14, blue: 0.36, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath()
    let last = min(bounds.width, bounds.height) / 2
    for radius in stride(from: 24, through: max(last, 24), by: 24) {
      path.move(to: CGPoint(x: middle.x + radius, y: middle.y))
      path.addArc(
        withCenter: middle, radius: radius, startAngle: 0,
        endAngle: 2 * .pi, clockwise: true)
    }
    path.lineWidth = 6
    UIColor(white: 1, alpha: 0.12).setStroke()
    path.stroke()
  }
}

//: ## The screen
//:
//: A view controller makes its view in `loadView`. Override `loadView` if the
//: view is to be an object of your own class, and do not call `super` there.
//: Here it is a `HypnosisView`, a class of this lesson. The view may begin
//: without a size: the system gives it the size of the window.
//:
//: `viewDidLoad` sets three properties of the field:
//:
//: - `borderStyle`: a field that is made in code has no border, so nobody sees
//:   it. `.roundedRect` is the usual one.
//: - `placeholder`: a grey text that is shown while the field is empty.
//: - `returnKeyType`: the title of the return key. It says what the key will
//:   do.

class PromptViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 40, y: 72, width: 240, height: 32))

  override func loadView() {
    view = HypnosisView(frame: .zero)
    view.addSubview(field)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "Hypnotize me"
    field.returnKeyType = .done
  }
}

//: > Then: The field and the twenty labels come from a tutorial of 2015, which
//: > was written in Objective-C. It wrote Hypontize for Hypnotize and `iamge`
//: > for image, which changes nothing for a compiler. It gave the view the size
//: > of the screen, with what is `UIScreen.main.bounds` in Swift.
//: > `UIScreen.main` is deprecated since iOS 26.

func aTextFieldAndItsKeyboard(on stage: Stage) {
  //: ## With a border and without
  //:
  //: Without a border a person sees only the placeholder, and not where the
  //: field is.

  let controller = PromptViewController()
  stage.present(controller)
  controller.field.borderStyle = .none
  stage.show("A field without a border")

  controller.field.borderStyle = .roundedRect
  stage.show("The same field with a border")

  //: ## A tap brings the keyboard
  //:
  //: A person taps the field. The field becomes the first responder, and then
  //: the system shows the keyboard. You write no code for that: a text field
  //: that becomes the first responder brings the keyboard.

  stage.textFields["Hypnotize me"].tap()
  stage.show("A person tapped the field")

  stage.print(
    controller.field.isFirstResponder, stage.keyboards.count)
  // Prints "true 1"

  //: What a person types goes to the first responder. The placeholder is gone
  //: while there is a text. The return key says done.

  stage.typeText("LOVE")
  stage.show("A person typed LOVE")

  stage.print(stage.keys["done"].exists, stage.keys["return"].exists)
  // Prints "true false"

  //: ## The return key does nothing by itself
  //:
  //: A person presses done. Nothing happens. `returnKeyType` changes the title
  //: of the key, and what the key does is for you to write (chapter 4). Chapter
  //: 3 has the one exception, an action for a certain event.

  stage.keys["done"].tap()
  stage.print(
    controller.field.text ?? "", controller.field.isFirstResponder)
  // Prints "LOVE true"

  //: ## The keyboard goes with the first responder
  //:
  //: Call `resignFirstResponder()` to hide the keyboard. It returns whether the
  //: field has stopped being the first responder. In the same way
  //: `becomeFirstResponder()` shows the keyboard without a tap.

  stage.print(
    controller.field.resignFirstResponder(), stage.keyboards.count)
  // Prints "true 0"

  stage.show("The field has resigned")
}

//: ## Remember
//:
//: - A text field that becomes the first responder brings the keyboard.
//: - `resignFirstResponder()` hides the keyboard.
//: - `returnKeyType` is only the title of the key.
//:
//: > Question: A screen has one text field. How do you show the keyboard as
//: > soon as the screen opens?
//: > Answer: Call `becomeFirstResponder()` on the field when the screen is
//: > visible, for example in `viewDidAppear` (lesson 3).
//:
//: > Question: A person presses the key done, and the keyboard stays. Is that a
//: > fault of UIKit?
//: > Answer: No. On this screen the return key does nothing by itself. Your
//: > code has to call `resignFirstResponder()`.

//: ## Your turn
//:
//: Change `.done` to `.search` in this file, and run `swift run delegates
//: --chapter 2`. The player says first which lines of chapters 2 and 3 looked
//: for the key done and did not find it. Return goes to the first of them. Look
//: for the name of the key in the pictures. Then put the file back with `git
//: checkout Lessons`. The first exercise comes in chapter 4.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfield>
//: - <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
