//: # A view is loaded when it is asked for
//:
//: After this chapter you can say when a view controller makes its view, and
//: put each line of its setup in the right place.

import HeadlessUIKit
import Stage

//: ## A controller is small, its views are not
//:
//: A view controller looks after one screen. Its property `view` is the topmost
//: view of the screen. The controller keeps it, and all other views of the
//: screen lie in it.
//:
//: A new controller has no view. It makes its view when somebody reads `view`
//: for the first time: a window that shows it, for example. To **load** the
//: view means to make it. Of ten tabs of an app perhaps nine are never opened,
//: and their views are never loaded.
//:
//: When the view is there, `viewDidLoad` is called, once.

final class NoteViewController: UIViewController {
  let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    // A title stands on a tab or a bar before the screen is opened.
    title = "Note"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
    label.text = text
    label.textColor = .black
    view.addSubview(label)
    EventLog.add("viewDidLoad: \(text)")
  }
}

//: ## The two initializers of a controller
//:
//: A **designated initializer** sets up everything that its class has.
//: `UIViewController` has two of them:
//:
//: - `init(nibName:bundle:)`: your code makes the controller. Only its view may
//:   come from a file, a nib (chapter 7).
//: - `init?(coder:)`: the controller itself is read from a storyboard.
//:
//: Your own initializer calls one of the two. `NoteViewController` calls the
//: first, with nil and nil: no file is named. As soon as a controller has an
//: initializer of its own, Swift wants `init?(coder:)` in it, too. This screen
//: is in no storyboard. So it returns nil, which means: no object is made.
//:
//: ## A line that comes too early
//:
//: The next class is the same screen with a mistake. Its initializer reads
//: `view`.

/// Sets its view up in the initializer, which is too early.
final class HastyNoteViewController: UIViewController {
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    EventLog.add("the initializer reads view")
    view.backgroundColor = .yellow
    EventLog.add("the initializer ends")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("viewDidLoad: \(text)")
  }
}

func loadingAView(on stage: Stage) {
  //: ## A new controller has no view
  //:
  //: `isViewLoaded` and `viewIfLoaded` look whether there is a view, and make
  //: none. The title is there from the beginning.

  let log = EventLog()
  let note = NoteViewController(text: "Buy milk")
  stage.print(note.isViewLoaded, note.viewIfLoaded == nil)
  // Prints "false true"
  stage.print(note.title ?? "nil", log.take())
  // Prints "Note []"

  //: ## The first who reads the property loads the view
  //:
  //: The stage shows the controller, and to show it is to read `view`.

  stage.present(note)
  stage.show("The view is loaded, because it is shown")

  stage.print(log.take())
  // Prints "["viewDidLoad: Buy milk"]"

  //: From then on the same view is returned each time.

  stage.print(note.view === note.view, log.take())
  // Prints "true []"

  //: ## Do not read view in an initializer
  //:
  //: One line in an initializer reads `view`, in order to set its colour. So
  //: the view is loaded at once, before anybody wants to see it. `viewDidLoad`
  //: runs in the middle of the initializer.

  let hasty = HastyNoteViewController(text: "Buy bread")
  for line in log.take() { stage.print(line) }
  // Prints "the initializer reads view"
  // Prints "viewDidLoad: Buy bread"
  // Prints "the initializer ends"
  stage.print(hasty.isViewLoaded)
  // Prints "true"
}

//: ## Remember
//:
//: - `view` is loaded when it is read for the first time.
//: - What needs the view stands in `viewDidLoad`: colours, subviews, outlets.
//: - What is needed before stands in the initializer: the title, the data.
//: - `isViewLoaded` and `viewIfLoaded` load nothing.
//:
//: > Question: A controller hides its screen if it has no data: `if data == nil
//: > { view.isHidden = true }` stands in its initializer. What is wrong?
//: > Answer: The line reads `view`, so the view is loaded too early. Keep the
//: > data in a property, and ask for it in `viewDidLoad`.

//: ## Your turn
//:
//: Exercise 3 is Exercises/03-AppLaunch/03-StayLazy.swift.
//:
//:     swift run course check StayLazy
//:     swift run course play StayLazy
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
