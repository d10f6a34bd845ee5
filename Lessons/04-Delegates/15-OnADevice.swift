//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build the whole of HypnoNerd by yourself.

import HeadlessUIKit
import Stage

//: ## The same controller in Xcode
//:
//: Make a project with the template App and the interface Storyboard, as in
//: lesson 1. This is the controller of chapter 13, shortened, for a device:
//:
//:     import UIKit
//:
//:     class ViewController: UIViewController {
//:       let field = UITextField()
//:
//:       override func viewDidLoad() {
//:         super.viewDidLoad()
//:         view.backgroundColor = .systemIndigo
//:         field.borderStyle = .roundedRect
//:         field.placeholder = "Hypnotize me"
//:         field.returnKeyType = .done
//:         field.delegate = self
//:         view.addSubview(field)
//:         field.translatesAutoresizingMaskIntoConstraints = false
//:         let area = view.safeAreaLayoutGuide
//:         NSLayoutConstraint.activate([
//:           field.topAnchor.constraint(
//:             equalTo: area.topAnchor, constant: 40),
//:           field.leadingAnchor.constraint(
//:             equalTo: area.leadingAnchor, constant: 40),
//:           field.trailingAnchor.constraint(
//:             equalTo: area.trailingAnchor, constant: -40),
//:         ])
//:       }
//:     }
//:
//:     extension ViewController: UITextFieldDelegate {
//:       func textFieldShouldReturn(_ textField: UITextField) -> Bool {
//:         print("Message:", textField.text ?? "")
//:         textField.text = ""
//:         textField.resignFirstResponder()
//:         return true
//:       }
//:     }
//:
//: The lines with anchors are Auto Layout (lesson 5, chapter 15, explains
//: them): they place the field 40 points from the edges of the part of the
//: screen that no bar covers. So it fits screens of all sizes. With fixed
//: frames it would fit only one.

//: ## What changes
//:
//: - `import HeadlessUIKit` becomes `import UIKit`, and `import Stage` goes
//:   away.
//: - `addAction` with a closure stays as it is.
//: - `addTarget(self, action: Type.method, for:)` becomes `addTarget(self,
//:   action: #selector(method), for:)`, and the method gets `@objc`.
//: - The methods of `UITextFieldDelegate` need no mark. They are called on the
//:   main thread.
//: - A method of the delegate in a subclass is called, also if the superclass
//:   declares the protocol (chapter 7). Write `@objc` in front of it if the
//:   superclass lies in a library. A delegate protocol of your own behaves as
//:   here.
//: - For a delegate protocol of your own with methods that are optional as in
//:   Objective-C, you write `@objc protocol` and `@objc optional func`. The
//:   sender then calls `delegate?.method?()`. Default implementations, as in
//:   chapter 8, are more usual in Swift.
//: - `stage.dice` becomes `Int.random(in: 0..<bound)`.
//: - A motion effect with an `init` of its own also needs `required
//:   init?(coder:)`, and more if it has stored properties (chapter 14).
//: - `isolated deinit` stays as it is. It came with Swift 6.2, and Xcode may
//:   ask you to raise the oldest iOS version of your app for it.

//: ## What you will see differently
//:
//: - The keyboard slides in and covers the lower part of the screen. The field
//:   of this lesson is at the top. A field in the lower half would be covered,
//:   and has to move up.
//: - Keyboards for Chinese, Japanese and Korean use marked text (chapter 11).
//: - Two spaces on the keyboard of an iPhone become a full stop and a space
//:   (Settings, General, Keyboard), so the rule of chapter 10 is rarely met.
//: - The person moves the caret, the line that shows where letters will appear,
//:   with a finger. A menu offers to paste.
//: - Motion effects move smoothly. After a while the way the phone is held
//:   counts as straight.
//: - Which way of tilting up or down is positive: Apple's documents do not
//:   agree. Try it on a phone.
//: - The Simulator can shake (Device, Shake). It cannot tilt. In the Simulator
//:   the keyboard may stay hidden while that of your Mac is connected: choose
//:   I/O, Keyboard, Toggle Software Keyboard.

func onADevice(on stage: Stage) {
  //: ## HypnoNerd
  //:
  //: This is the screen of chapters 2, 13 and 14 once more. Each label gets two
  //: effects, and the phone is tilted.

  let controller = HypnosisViewController(
    random: stage.dice.roll(below:))
  stage.present(controller)
  stage.textFields.firstMatch.tap()
  stage.typeText("SLEEP\n")
  for label in controller.labels {
    for effect in tiltEffects(distance: 25) {
      label.addMotionEffect(effect)
    }
  }
  stage.tilt(horizontal: 0.5, vertical: 0.5)
  stage.show("Twenty times SLEEP")

  let effectCounts = controller.labels.map(\.motionEffects.count)
  stage.print(effectCounts.reduce(0, +), "effects")
  // Prints "40 effects"
}

//: ## Remember
//:
//: - Delegates are the same on a device. Change the imports, `addTarget` and
//:   what uses the stage.
//: - `#selector` needs `@objc`. Closures and the methods of UIKit's protocols
//:   do not.
//: - Place a field with Auto Layout (lesson 5), inside `safeAreaLayoutGuide`.
//:
//: > Question: Why does a method of `UITextFieldDelegate` need no `@objc`, and
//: > the method in `#selector` does?
//: > Answer: The protocol is one of Objective-C, and a method that answers it
//: > gets the mark from there. A method of your own has no such protocol.

//: ## Your turn: a project
//:
//: Exercise 10 is Exercises/04-Delegates/10-HypnosisScreen.swift. The class in
//: it is empty. You write a whole screen: a text field, twenty labels for each
//: message, a limit, and effects that follow the tilt. Everything you need was
//: in chapters 2, 4, 13 and 14.
//:
//:     swift run course check HypnosisScreen
//:     swift run course play HypnosisScreen
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13):
//:
//:     swift run course export HypnosisScreen --to ~/HypnosisScreen
//:     swift run course play ~/HypnosisScreen
//:
//: A tilt needs a phone. What your code prints stands in the console of Xcode,
//: below the code.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
//: - <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>
//: - <https://developer.apple.com/documentation/uikit/adjusting-your-layout-with-keyboard-layout-guide>
