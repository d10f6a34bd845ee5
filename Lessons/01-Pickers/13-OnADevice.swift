//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole screen by yourself.

import HeadlessUIKit
import Stage

//: ## A screen in Xcode
//:
//: You want the screen of this lesson on an iPhone. In Xcode you make a new
//: project with the template App, and choose Storyboard as its interface. The
//: project has a class `ViewController`. Write this in its place:
//:
//: 1. Copy `filterColumns` (chapter 3), `FilterViewController` with its
//:    extensions (chapters 4 to 6), `RandomNumber` and `otherRow` (chapter 6).
//:    Leave out each function that gets a stage.
//: 2. Change the name `FilterViewController` to `ViewController` everywhere.
//: 3. Call `addRandomButton { bound in Int.random(in: 0..<bound) }` at the end
//:    of `viewDidLoad`.
//: 4. Give the class the property `var randomButton: UIButton?`. At the end of
//:    `addRandomButton` write `randomButton = button`.
//:
//: These lines of the lesson change:
//:
//:     here                          in Xcode
//:     ────────────────────────────  ───────────────────────────────────
//:     import HeadlessUIKit          import UIKit
//:     import Stage                  (nothing)
//:     stage.present(controller)     (nothing)
//:     dice.roll(below: bound)       Int.random(in: 0..<bound)
//:     Bundle.module                 Bundle.main
//:     the list keys (chapter 9)     @IBOutlet
//:
//: `stage.present` goes away, because the system makes the window and puts the
//: first view controller into it. Lesson 3 shows how.
//:
//: ## Below the status bar
//:
//: One more thing has to be added. The **status bar** is the line at the top of
//: the screen, with the time and the battery. Our picker is at the place
//: (0, 0), so the bar covers its upper part.
//:
//: `view.safeAreaInsets.top` says how many points are covered at the top. All
//: views move down by it, the button as well. Set the frames in
//: `viewDidLayoutSubviews`, because the number may change when a person turns
//: the phone (chapter 11):
//:
//:     override func viewDidLayoutSubviews() {
//:       super.viewDidLayoutSubviews()
//:       let top = view.safeAreaInsets.top
//:       picker.frame = CGRect(
//:         x: 0, y: top, width: view.bounds.width, height: 216)
//:       for (index, label) in labels.enumerated() {
//:         label.frame.origin.y = top + CGFloat(232 + 24 * index)
//:       }
//:       randomButton?.frame.origin.y = top + 240
//:     }
//:
//: The picker gets the width of the view here, too. An iPhone of today is wider
//: than 320 points.
//:
//: ## What you will see differently
//:
//: - A wheel goes on turning for a moment when the finger is lifted.
//:   `didSelectRow` is called when the wheel rests. In this course it rests at
//:   once.
//: - The colours, the font and the mark of the selected row differ from one
//:   version of iOS to the next.

//: > On a device: UIKit is written in Objective-C. Some of its features get a
//: > name as a text, and look for a method or property with this name while the
//: > app runs. Swift keeps the name of a method or property in the app only if
//: > you mark it. `@IBOutlet` marks a property that a nib or a storyboard
//: > fills. `@objc` marks a method that is called by its name, as in
//: > `addTarget(self, action: #selector(tonight), for: .touchUpInside)`: the
//: > method is `@objc func tonight()`. A `UIAction` needs no mark, and neither
//: > do the methods of `UIPickerViewDelegate`.

//: > On a device: An app can do several things at once: show a screen, and load
//: > a picture. Each runs on a **thread**, a line of work that runs beside
//: > others. UIKit is used from one thread only, the **main thread**. It calls
//: > `viewDidLoad`, `didSelectRow` and the closures of actions there, so the
//: > code of this lesson needs nothing more. The mark `@MainActor` means: this
//: > code runs on the main thread. In this course all your code counts as
//: > marked. In a new project of Xcode 26 it does, too: its setting Default
//: > Actor Isolation is `MainActor`. In an older project, a function outside a
//: > class needs `@MainActor` if it makes a view.
//: >
//: > The **language mode** says how strictly the compiler checks. This course
//: > has the mode Swift 6. A new project has the mode Swift 5: the compiler is
//: > the same, but it may say nothing about a mistake with threads. Set Swift
//: > Language Version to 6 in the build settings.

func onADevice(on stage: Stage) {
  //: ## The screen of this lesson
  //:
  //: This is the screen of chapters 4 to 6 once more. In Xcode the system puts
  //: it on the screen, and `viewDidLoad` adds the button. Here this function
  //: does both, with the stage and its dice.
  //:
  //: A person taps Random, and then turns the first wheel.

  let controller = FilterViewController()
  stage.present(controller)
  let dice = stage.dice
  controller.addRandomButton { bound in dice.roll(below: bound) }

  dice.willShow([1, 2, 1])
  stage.buttons["Random"].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "Karaoke")
  stage.show("A wheel for each label, and a button")

  //: Random has turned the second and the third wheel, and the person the
  //: first. The labels say what the wheels show. (`map` makes an array of their
  //: texts.)

  stage.print(controller.labels.map { $0.text ?? "" })
  // Prints "["Karaoke", "Weekend", "Gemini"]"
}

//: ## Remember
//:
//: - Copy the classes, and leave out the functions that get a stage. Call
//:   `addRandomButton` in `viewDidLoad` instead.
//: - Change the imports and `Bundle.module`, and turn `keys` into `@IBOutlet`
//:   properties.
//: - The status bar covers the upper edge of the screen. Move all views down by
//:   `view.safeAreaInsets.top`.
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
//: need was in chapters 3 to 6, and `map` and `joined` in chapter 12. The
//: screen is 320 points wide and 568 points high.
//:
//:     swift run course check DinnerScreen
//:     swift run course play DinnerScreen
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
