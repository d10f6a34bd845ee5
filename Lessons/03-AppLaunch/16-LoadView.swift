//: # Making the view in loadView
//:
//: After this chapter you can give a controller a view of your own class, made
//: in code.

import HeadlessUIKit
import Stage

//: ## What loadView has to do
//:
//: A class that overrides `loadView` makes the view itself. UIKit then looks
//: for no file. There are two ways to make a view, then: write `loadView`, or
//: draw it in a file. Do one of them, never both.
//:
//: An override of `loadView` does three things:
//:
//: 1. It makes a view, and keeps it in a constant.
//: 2. It adds the subviews to this constant.
//: 3. It assigns the constant to `view`, in the last line.
//:
//: It does not call `super.loadView()`. That would look for a nib and make a
//: plain view, and both would be thrown away.
//:
//: `HypnosisView` of chapter 7 draws circles. Here it is the view of a screen.

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

/// Reads `view` in order to make it, which never ends.
final class EndlessViewController: UIViewController {
  override func loadView() {
    view.backgroundColor = .systemBackground
  }
}

func loadViewInCode(on stage: Stage) {
  //: ## The view is made when it is shown

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
  //: `HypnosisView()` has no size. It needs none: the window gives the view of
  //: its root view controller its own size. All other views need a frame, as
  //: the label does.

  stage.print(poster.view.frame.size)
  // Prints "(320.0, 568.0)"

  //: ## Do not read view before it is assigned
  //:
  //: `EndlessViewController` reads `view` in `loadView`. There is no view yet,
  //: so `loadView` is called again, which reads `view` again. On a device this
  //: goes on until the memory for calls is full, and the app crashes. Here the
  //: stage catches the stop.

  let endless = EndlessViewController()
  let exception = stage.exception { endless.loadViewIfNeeded() }
  stage.print(exception != nil)
  // Prints "true"
}

//: A view has a method `draw`, which draws its picture. It is not called for
//: each change: UIKit keeps the picture, and draws a view again if it was
//: marked with `setNeedsDisplay()`.

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
//: Exercise 14 is Exercises/03-AppLaunch/14-LoadView.swift.
//:
//:     swift run course check LoadView
//:     swift run course play LoadView
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
//: - <https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()>
