//: # Making the view in loadView
//:
//: After this chapter you can give a controller a view of your own class, made
//: in code.

import HeadlessUIKit
import Stage

//: ## A view of your own class
//:
//: `HypnosisView` of chapter 7 draws circles. You want it to be the view of a
//: whole screen: the property `view` of a controller. UIKit's own `loadView`
//: would make a plain `UIView`. So override `loadView`.
//:
//: The override does three things:
//:
//: 1. It makes a view, and keeps it in a constant.
//: 2. It adds the subviews to this constant.
//: 3. It assigns the constant to `view`, in the last line.
//:
//: It does not call `super.loadView()`. That would look for a nib and make a
//: plain view, and both would be thrown away.
//:
//: So choose one way for each controller: draw the view in a file, write
//: `loadView`, or take the plain view and fill it in `viewDidLoad`, as most
//: chapters do. Write no `loadView` for a controller that has a file: with an
//: override UIKit looks for no file (chapter 15).

/// Shows circles, and a text over them.
final class PosterViewController: UIViewController {
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  override func loadView() {
    EventLog.add("loadView")
    let circles = HypnosisView()
    circles.backgroundColor = .systemBackground
    circles.addSubview(label)
    view = circles
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("viewDidLoad")
    label.text = "Look at the circles"
  }
}

//: `viewDidLoad` does call super, because a superclass may have something to
//: set up as well.
//:
//: The next class has a mistake: it reads `view` in order to set its colour,
//: and has not assigned it.

/// Reads `view` in order to make it, which never ends.
final class EndlessViewController: UIViewController {
  override func loadView() {
    view.backgroundColor = .systemBackground
  }
}

func loadViewInCode(on stage: Stage) {
  //: ## The view is made when it is shown
  //:
  //: The first line is empty: a new controller has no view, and `loadView` was
  //: not called. When the controller is shown, UIKit calls `loadView`, and then
  //: `viewDidLoad`.

  let log = EventLog()
  let poster = PosterViewController()
  stage.print(log.take())
  // Prints "[]"

  stage.present(poster)
  stage.show("A view of the class HypnosisView")

  stage.print(log.take(), poster.view is HypnosisView)
  // Prints "["loadView", "viewDidLoad"] true"

  //: ## The view of the root needs no frame
  //:
  //: `HypnosisView()` has no size, and it needs none. The window gives the view
  //: of its root view controller its own size: 320 by 568 points. A container
  //: does the same for the views of its children, as the tab bar controller of
  //: chapter 7 does. Nobody gives the label a size. So it needs a frame, or
  //: constraints (lesson 5, chapter 15).

  stage.print(poster.view.frame.size)
  // Prints "(320.0, 568.0)"

  //: ## Do not read view before it is assigned
  //:
  //: `EndlessViewController` reads `view` in `loadView`. There is no view yet,
  //: so UIKit calls `loadView`, which reads `view`, and so on without end. On a
  //: device the app crashes when the memory for calls is full. Here the stage
  //: catches it: there is an exception (chapter 15).

  let endless = EndlessViewController()
  let exception = stage.exception { endless.loadViewIfNeeded() }
  stage.print(exception != nil)
  // Prints "true"
}

//: If the circles have to change later, call `setNeedsDisplay()` on the view.
//: Then UIKit calls its method `draw` again.

//: ## Remember
//:
//: - `loadView` makes the view and assigns it to `view` in its last line.
//: - Do not call super in `loadView`. Call it in `viewDidLoad`.
//: - Do not read `view` in `loadView` before you have assigned it.
//:
//: > Question: A controller has a nib and overrides `loadView` to add a label.
//: > The views of the nib are gone. Why?
//: > Answer: With an override UIKit looks for no nib. Remove the override, and
//: > add the label in `viewDidLoad`.

//: ## Your turn
//:
//: Exercise 14 is Exercises/03-AppLaunch/14-LoadView.swift. You make a view in
//: `loadView`.
//:
//:     swift run course check LoadView
//:     swift run course play LoadView
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
//: - <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()>
