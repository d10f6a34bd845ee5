//: # When the apps change
//:
//: After this chapter you can write a shelf whose cells follow its list of
//: apps, before the screen opens and while it is shown.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A shelf is given its apps from outside, perhaps before its view has been
//: loaded, and again while a person looks at it. There has to be one cell for
//: each app, and no old cell.
//:
//: ## Replacing the cells
//:
//: `didSet` of `apps` removes the old cells from their superview and makes new
//: ones. The shelf is scrolled back to its top. Then the method asks for a new
//: layout with `setNeedsLayout`. That places nothing yet: it marks the view,
//: and UIKit lays it out before it draws the next picture.
//:
//: Reading the property `view` loads the view. Setting the apps should not.
//: `viewIfLoaded` is nil if the view has not been loaded.
//:
//: The scroll view fills the whole view, also behind the bars: if it can
//: scroll, it moves its content below them itself (chapter 22).

final class ScrollingShelfViewController: UIViewController {
  let scrollView = UIScrollView()
  private(set) var cells: [AppCell] = []

  var apps: [App] = [] {
    didSet { replaceCells() }
  }

  private func replaceCells() {
    for cell in cells { cell.removeFromSuperview() }
    cells = apps.map { AppCell(app: $0) }
    for cell in cells { scrollView.addSubview(cell) }
    scrollView.contentOffset = .zero
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let layout = ShelfLayout(
      width: scrollView.bounds.width, count: cells.count)
    for (index, cell) in cells.enumerated() {
      cell.frame = layout.frame(of: index)
    }
    scrollView.contentSize = layout.contentSize
  }
}

//: A view that gets a subview is laid out again. Here the scroll view gets the
//: cells, and not the controller's view: so `setNeedsLayout` is needed.
//:
//: The scroll view is a property of the controller, so the cells can be added
//: to it at any time. Cells that lie in `view` itself are different. Add those
//: only if `viewIfLoaded` is not nil, and add all cells that there are in
//: `viewDidLoad`:
//:
//:     if let view = viewIfLoaded {
//:       for cell in cells { view.addSubview(cell) }
//:     }
//:
//: > On a device: Since iOS 26 a view can follow its data without `didSet`.
//: > Write the model as a class with `@Observable` in front of it, and read it
//: > in `viewDidLayoutSubviews`: UIKit calls the method again when what it read
//: > has changed.

func whenTheAppsChange(on stage: Stage) throws {
  //: ## Apps that come before the view
  //:
  //: The controller has its cells, and its view is not loaded yet.

  let controller = ScrollingShelfViewController()
  controller.apps = try App.all() + [App(name: "Books", icon: "books")]
  stage.print(controller.cells.count, "cells", controller.isViewLoaded)
  // Prints "13 cells false"

  //: Then the screen opens. The content is 570 points high, 2 more than the
  //: screen. Books has no picture in this app.

  stage.present(controller)
  stage.show("Thirteen apps in a shelf that scrolls")

  stage.print(controller.scrollView.contentSize)
  // Prints "(320.0, 570.0)"

  //: ## A person turns the phone and scrolls
  //:
  //: The same cells are placed again, for a width of 568 points. The person
  //: swipes upwards and sees the last rows.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: the upper rows")

  stage.scrollViews[0].swipeUp()
  stage.clock.advance(by: 2)
  stage.show("Turned, and swiped upwards")

  //: ## Apps that change while they are shown
  //:
  //: The shelf is given two apps. The 13 old cells are gone.

  stage.rotate(to: .portrait)
  controller.apps = Array(controller.apps.prefix(2))
  stage.clock.advance(by: 0.1)
  stage.show("Two apps are left")

  let chess = controller.cells[0]
  stage.print(controller.cells.count, chess.frame.origin)
  // Prints "2 (20.0, 20.0)"

  //: To count cells, count your own array: on a device a scroll view has
  //: subviews of its own.
}

//: ## Remember
//:
//: - When the data changes: remove the old cells, make new ones, ask for a
//:   layout.
//: - `viewIfLoaded` does not load the view. Reading `view` does.
//: - `setNeedsLayout` marks a view. UIKit lays it out before the next drawing.
//:
//: > Question: `didSet` only adds cells and removes none. The shelf shows 12
//: > apps and is given the same 12 again. What does a person see, and what does
//: > the view have?
//: > Answer: The person sees 12 apps. The view has 24 cells, two at each place.

//: ## Your turn
//:
//: Exercise 6 is Exercises/05-NineGrid/06-GridController.swift. You write a
//: controller whose cells follow a list of names. They lie in its view.
//:
//:     swift run course check GridController
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>
//: - <https://developer.apple.com/documentation/uikit/uiview/setneedslayout()>
//: - <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>
//: - <https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit>
