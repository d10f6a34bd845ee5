//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone. Then you build a whole screen by yourself, and make an app of it.

import HeadlessUIKit
import Stage

func onADevice(on stage: Stage) throws {
  //: ## The shelf of this lesson
  //:
  //: The shelf of chapter 10 again, with six apps. Press `t` at the
  //: picture, and use it: in the project you build such a shelf, with toasts.

  let shelf = ScrollingShelfViewController()
  shelf.apps = Array(try App.all().suffix(6))
  stage.present(shelf)
  stage.rotate(to: .landscapeLeft)
  stage.show("Six apps, phone held on its side")

  stage.print(shelf.cells.map { $0.frame.minX.rounded() })
  // Prints "[82.0, 244.0, 406.0, 82.0, 244.0, 406.0]"
}

//: ## What changes in Xcode
//:
//: `course export` makes these two changes in your answers:
//:
//: - `import HeadlessUIKit` becomes `import UIKit`. `import Stage` and `import
//:   HeadlessUICollectionView` go away: the collection view is a part of UIKit.
//: - The lists `keys` and `actions` go away. Mark the outlets and the method
//:   instead, with the names that the file uses:
//:
//:       @IBOutlet private weak var nameLabel: UILabel?
//:       @IBAction private func download(_ sender: UIButton) { ... }
//:
//: `Grid`, `ShelfLayout`, `AppCell`, the constraints, the stack views and the
//: animations stay as they are. This is what you do yourself:
//:
//: - `Bundle.module` becomes `Bundle.main`.
//: - In a nib that you draw yourself, set Custom Class of the view to your
//:   class, and draw its outlets and its action with the Control key held down.
//: - The app has nibs, not xibs: `path(forResource: "AppView", ofType: "nib")`.
//: - A controller's view that is made in code has no background colour. The
//:   screen is black then, and so is the text of a label. Write
//:   `view.backgroundColor = .systemBackground` in `viewDidLoad`.
//: - Functions outside a class, such as `makeStackCell`, compile if Default
//:   Actor Isolation is `MainActor`, as in a new project (lesson 1, chapter
//:   13).
//:
//: > On a device: A new project has the language mode Swift 5. In the mode
//: > Swift 6, with `MainActor` as Default Actor Isolation, the compiler refuses
//: > the `awakeFromNib` of chapter 14. Then copy this in its place:
//: >
//: >     nonisolated override func awakeFromNib() {
//: >       super.awakeFromNib()
//: >       MainActor.assumeIsolated { showApp() }
//: >     }
//: >
//: > `assumeIsolated` promises that this runs on the main actor. If it does
//: > not, the program stops.
//:
//: ## What you will see differently
//:
//: - A phone today has larger safe area insets. Place a toast
//:   `view.safeAreaInsets.bottom` points higher, or hold it by
//:   `safeAreaLayoutGuide.bottomAnchor`.
//: - While a view is animated, touches do not reach it. The option
//:   `.allowUserInteraction` changes that.
//: - A scroll view moves its content below the bars, but only if it can scroll
//:   vertically. So the few apps of chapter 10 begin behind the status bar:
//:
//:       as it is                 with alwaysBounceVertical
//:       ┌9:41┌─────┐────┐        ┌9:41────────────┐
//:       │    │chess│    │        │     ┌─────┐    │
//:       │    └─────┘    │        │     │chess│    │
//:
//: Then `.zero` is not the top any more. Two lines of chapter 10 change:
//:
//:     scrollView.alwaysBounceVertical = true    // new, in viewDidLoad
//:     scrollView.contentOffset.y =              // instead of .zero
//:       -scrollView.adjustedContentInset.top

//: ## Remember
//:
//: - Formulas, cells and controllers stay the same on a device. Change the
//:   imports, the bundle, and how a nib finds its outlets and actions.
//: - Use the safe area, with insets or with its guide.
//:
//: > Question: A shelf has 5000 apps. What is the difference between the shelf
//: > of chapter 10 and a collection view?
//: > Answer: The shelf makes 5000 cells first. The collection view makes a few
//: > more than the screen shows, and uses them again.

//: ## Your turn: a project
//:
//: Exercise 10 is Exercises/05-NineGrid/10-AppShelf.swift. The class in it has
//: two properties and no code. You write a whole screen: a shelf of apps that
//: scrolls, follows the phone when it is turned, loads an app when a person
//: taps Get, and says so in a toast. You need chapters 4, 6, 10, 11, 12 and 19.
//:
//:     swift run course check AppShelf
//:     swift run course play AppShelf
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13):
//:
//:     swift run course export AppShelf --to ~/AppShelf
//:     swift run course play ~/AppShelf
//:     grep -rn "import UIKit" ~/AppShelf
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes>
