//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole screen by yourself.

import HeadlessUIKit
import Stage

//: ## A screen in Xcode
//:
//: You want the screen of chapter 6 on an iPhone.
//:
//: 1. In Xcode make a new project with the template App, and choose Storyboard
//:    as its interface. Open its file `ViewController.swift`.
//: 2. Delete all lines of the file but `import UIKit`.
//: 3. Copy this code below it. Leave out the functions that get a stage:
//:
//:    - from chapter 3: `filterColumns`,
//:    - from chapter 4: `FilterViewController` and its extensions,
//:    - from chapter 5: the extension with `select(row:of:)`,
//:    - from chapter 6: `otherRow` and `RandomViewController`.
//:
//: 4. Add the class of the next section.
//:
//: ## Below the status bar
//:
//: The **status bar** is the line at the top of the screen, with the time and
//: the battery. Our picker is at the place (0, 0), so the bar would cover its
//: upper part. `view.safeAreaInsets.top` says how many points are covered.
//:
//: So the picker and the labels move down by this number. The picker gets the
//: width of the view, too, because an iPhone of today is wider than 320 points.
//:
//:     class ViewController: RandomViewController {
//:       override func viewDidLayoutSubviews() {
//:         super.viewDidLayoutSubviews()
//:         let top = view.safeAreaInsets.top
//:         picker.frame = CGRect(
//:           x: 0, y: top, width: view.bounds.width, height: 216)
//:         for (index, label) in labels.enumerated() {
//:           label.frame.origin.y = top + CGFloat(232 + 24 * index)
//:         }
//:       }
//:     }
//:
//: Press Run. The system makes the window, and puts the view controller with
//: the name `ViewController` into it. Lesson 3 shows how.
//:
//: ## What changes in other chapters
//:
//:     here                          in Xcode
//:     ────────────────────────────  ───────────────────────────────────
//:     import HeadlessUIKit          import UIKit
//:     import Stage                  (nothing)
//:     stage.present(controller)     (nothing)
//:     Bundle.module                 Bundle.main
//:     the list keys (chapter 9)     @IBOutlet
//:
//: You will see one difference: a wheel goes on turning for a moment when the
//: finger is lifted, and `didSelectRow` is called when it rests.

//: > On a device: UIKit is written in Objective-C. Some of its features look
//: > for a method or property by its name while the app runs. Swift keeps the
//: > name in the app only if you mark it: `@IBOutlet` for a property that a nib
//: > or a storyboard fills, and `@objc` for a method, as in `addTarget(self,
//: > action: #selector(tonight), for: .touchUpInside)`: the method is `@objc
//: > func tonight()`. A `UIAction` needs no mark, and neither do the methods of
//: > `UIPickerViewDelegate`.
//:
//: > On a device: For a short list an app of today has a button with a menu in
//: > place of a wheel: `button.menu = UIMenu(children: actions)`, each action a
//: > `UIAction`. With `showsMenuAsPrimaryAction` a tap opens it, and with
//: > `changesSelectionAsPrimaryAction` the button shows the last choice. This
//: > course has no menus.

//: > On a device: An app can do several things at once, each on a **thread**, a
//: > line of work that runs beside others. UIKit is used on one of them only,
//: > the **main thread**. The code of this lesson runs there.
//: >
//: > In this course all your code belongs to the main thread, as in a new
//: > project of Xcode 26: its Default Actor Isolation is `MainActor`. In an
//: > older project, write `@MainActor` in front of a function outside a class
//: > if it makes a view. The **language mode** says how strictly the compiler
//: > checks. Set Swift Language Version to 6, as here.

func onADevice(on stage: Stage) {
  //: ## The screen of this lesson
  //:
  //: This is the screen once more, on the phone of this course. A person taps
  //: Random, and then turns the first wheel.

  let controller = RandomViewController()
  let dice = stage.dice
  controller.random = { bound in dice.roll(below: bound) }
  stage.present(controller)

  dice.willShow([1, 2, 1])
  stage.buttons["Random"].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "Karaoke")
  stage.show("A wheel for each label, and a button")

  //: Random has turned all three wheels. Then the person has turned the first
  //: one to Karaoke. The labels say what the wheels show.

  for label in controller.labels { stage.print(label.text ?? "") }
  // Prints "Karaoke"
  // Prints "Weekend"
  // Prints "Gemini"
}

//: ## Remember
//:
//: - Change the imports and `Bundle.module`, and turn `keys` into `@IBOutlet`
//:   properties.
//: - The status bar covers the upper edge of the screen. Move the views that it
//:   covers down by `view.safeAreaInsets.top`.
//:
//: > Question: You set the frame of the picker in `viewDidLoad`, at the place
//: > (0, 0). On the iPhone, the time stands on the first wheel. What do you
//: > change?
//: > Answer: Set the frame in `viewDidLayoutSubviews`, with
//: > `view.safeAreaInsets.top` as its `y`.

//: ## Your turn: a project
//:
//: Exercise 12 is Exercises/01-Pickers/12-DinnerScreen.swift. The class in it
//: is empty. You write a whole screen: three wheels with dishes, a label that
//: says what is chosen, and a button that chooses by chance. Everything you
//: need was in chapters 3 to 6, and `joined` in chapter 12.
//:
//:     swift run course check DinnerScreen
//:     swift run course play DinnerScreen
//:
//: When it is right, make an app of it. `play` says what UIKit would say of
//: this app.
//:
//:     swift run course export DinnerScreen --to ~/DinnerScreen
//:     swift run course play ~/DinnerScreen
//:
//: On a Mac open the project in this folder. Under Signing & Capabilities
//: choose your team: an Apple Account that costs nothing is enough. Connect an
//: iPhone, choose it beside the button Run, and press Run. The phone asks you
//: to switch on Developer Mode, and to trust the developer, both in its
//: Settings.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
