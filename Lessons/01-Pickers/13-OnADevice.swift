//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole screen by yourself.

import HeadlessUIKit
import Stage

//: ## A screen in Xcode
//:
//: In Xcode you make a new project with the template App, and choose Storyboard
//: as its interface. The project then has a class `ViewController`. The whole
//: screen of this lesson goes there.
//:
//: - `import HeadlessUIKit` becomes `import UIKit`, and `import Stage` goes
//:   away.
//: - The class, `viewDidLoad`, `dataSource`, `delegate`, `selectRow`,
//:   `reloadComponent` and all methods of the two protocols stay as they are.
//: - You do not call `stage.present`. The system makes the window and puts the
//:   first view controller into it. Lesson 3 shows how.
//: - The upper edge of the screen lies under the status bar, and so does a
//:   picker at the place (0, 0). `view.safeAreaLayoutGuide` is the part of the
//:   view that no bar covers. Place your views inside it.
//: - `stage.dice` becomes `Int.random(in: 0..<bound)`.
//: - `Bundle.module` becomes `Bundle.main`.
//:
//: ## What Objective-C needs
//:
//: UIKit is written in Objective-C, and some of its features look up methods
//: and properties by their names while the app runs. Swift keeps such a name
//: only for what is marked. These marks do not exist in this course, because
//: Swift on Linux has no Objective-C:
//:
//: - `@objc` marks a method that is called by its name. `UIAction` does not
//:   need it. `addTarget(self, action: #selector(tonight), for:
//:   .touchUpInside)` does: the method is then `@objc func tonight()`.
//: - `@IBOutlet` marks a property that a nib or a storyboard fills. It replaces
//:   the list `keys` of chapter 9.
//: - The methods of `UIPickerViewDelegate` need no mark. The protocol has it.
//:
//: ## On which thread
//:
//: UIKit is used from the main thread only (chapter 7). UIKit calls
//: `viewDidLoad`, `didSelectRow` and the closures of actions on this thread. So
//: the code of this lesson needs nothing more.
//:
//: `@MainActor` is a mark that means: this code runs on the main thread. The
//: compiler checks it. The classes of UIKit have the mark, and so have your
//: subclasses. A function outside a class needs it as well if it makes a view.
//: In a new project of Xcode 26 all your code counts as marked. This course
//: does the same: `Package.swift` sets `.defaultIsolation(MainActor.self)`.
//:
//: The **language mode** says how strictly the compiler checks. This course has
//: the mode Swift 6. A new project of Xcode 26 has the mode Swift 5: the
//: compiler is the same, but it may say nothing about a mistake with threads.
//: Set Swift Language Version to 6 in the build settings of your project.
//:
//: ## What you will see differently
//:
//: - A wheel goes on turning for a moment when the finger is lifted, and
//:   `didSelectRow` comes when it rests. Here it rests at once.
//: - The argument `view` of `viewForRow` is reported to be nil each time
//:   (chapter 10).
//: - An iPhone of today is wider than 320 points, and a picker without a frame
//:   is not: it would stand at the left edge. Give it the width of the view,
//:   with constraints or in `viewDidLayoutSubviews` (chapter 11).
//: - The colours, the font and the mark of the selected row are the system's.
//:   They differ from one version of iOS to the next.

func onADevice(on stage: Stage) {
  //: ## The screen of this lesson
  //:
  //: This is the screen of chapters 4 to 6 once more. A person taps Random, and
  //: then turns the first wheel.

  let controller = FilterViewController()
  stage.present(controller)
  controller.addRandomButton { [dice = stage.dice] bound in
    dice.roll(below: bound)
  }

  stage.dice.willShow([1, 2, 1])
  stage.buttons["Random"].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "Karaoke")
  stage.show("A wheel for each label, and a button")

  stage.print(controller.labels.map { $0.text ?? "" })
  // Prints "["Karaoke", "Weekend", "Gemini"]"
}

//: ## Remember
//:
//: - Change the imports and `Bundle.module`, turn `keys` into `@IBOutlet`
//:   properties, and leave out what uses the stage. The rest of the classes
//:   stays as it is.
//: - Names that are looked up while the app runs need `@objc` or `@IBOutlet`.
//: - UIKit calls you on the main thread.
//:
//: > Question: Why does `UIAction { [weak self] _ in self?.choose() }` need no
//: > `@objc`, and `#selector(choose)` does?
//: > Answer: The action holds a closure, which is called directly. A selector
//: > is only a name, and the method is looked up by it while the app runs.

//: ## Your turn: a project
//:
//: Exercise 12 is Exercises/01-Pickers/12-DinnerScreen.swift. The class in it is
//: empty. You write a whole screen: three wheels with dishes, a label that says
//: what is chosen, and a button that chooses by chance. Everything you need was
//: in chapters 3 to 6, and `map` and `joined` in chapter 12. The screen is 320
//: points wide and 568 points high.
//:
//:     swift run course check DinnerScreen
//:     swift run course play DinnerScreen
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/swift/mainactor>
