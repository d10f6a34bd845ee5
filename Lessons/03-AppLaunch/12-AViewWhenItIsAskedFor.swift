//: # A view when it is asked for
//:
//: A **view controller** looks after one screen: it makes the views, answers
//: for what happens in them, and hands the topmost one to the window. That one
//: is its `view`. It keeps it, and all the others lie in it.

import HeadlessUIKit
import Stage

//: ## Nothing yet
//:
//: A controller is cheap; its views are not. So the view is made when somebody
//: asks for it the first time. `loadView` makes it, `viewDidLoad` says so.

final class CanvasViewController: UIViewController {
  private let word: String

  init(_ word: String) {
    self.word = word
    // The designated initializer: every other one ends here, once for
    // each controller. nil and nil say that no file was named.
    super.init(nibName: nil, bundle: nil)
    Moments.note("\(word): init, loaded \(isViewLoaded)")
  }

  // Swift asks for this one too. No file describes this screen.
  required init?(coder: NSCoder) { nil }

  // Who overrides this says "I make the view". Nothing is made for them,
  // and they do not call super, whose work would be thrown away.
  override func loadView() {
    let canvas = UIView()
    canvas.backgroundColor = .systemOrange
    let label = UILabel(
      frame: CGRect(x: 20, y: 40, width: 200, height: 24))
    label.text = word
    canvas.addSubview(label)
    view = canvas
    Moments.note("\(word): loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Moments.note("\(word): viewDidLoad")
  }
}

//: The view is built in a constant, and assigned at the end. Reading `view`
//: *before* would ask `loadView` for it again, which reads `view` again: on a
//: device that goes on until the memory for calls is full.

func aViewWhenItIsAskedFor(on stage: Stage) {
  let moments = Moments()
  let controller = CanvasViewController("Canvas")
  stage.print(moments.take(), controller.viewIfLoaded == nil)
  // Prints "["Canvas: init, loaded false"] true"

  //: Asking *whether* there is a view makes none. The stage shows the
  //: controller now, and to show it is to ask.

  stage.present(controller)
  stage.show("Loaded, because it is shown")

  stage.print(moments.take())
  // Prints "["Canvas: loadView", "Canvas: viewDidLoad"]"

  //: The canvas was made without a size. It needs none: the window gives its
  //: root view its own. A view that lies in another one has to be given one.

  stage.print(controller.view.frame.size)
  // Prints "(320.0, 568.0)"
  stage.print(moments.take())
  // Prints "[]"

  //: However often `view` is read, it is loaded once.

  //: ## The surprise
  //:
  //: One line in an initializer, meant to colour the view, asks for it. The
  //: whole screen is made then, before anybody wants it, and before the
  //: controller is ready.

  let hasty = HastyCanvasViewController("Hasty")
  stage.print(moments.take().count, hasty.isViewLoaded)
  // Prints "3 true"

  //: What was drawn in a file is not there before that either: a property that
  //: is filled from it, an **outlet**, is nil in the initializer. Configure
  //: what you see in `viewDidLoad`.
}

/// A controller that cannot wait.
final class HastyCanvasViewController: UIViewController {
  init(_ word: String) {
    super.init(nibName: nil, bundle: nil)
    Moments.note("\(word): init begins")
    view.backgroundColor = .systemRed
    Moments.note("\(word): init ends, and the view is there")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Moments.note("viewDidLoad, much too early")
  }
}

//: ## Your turn
//:
//: There are two ways to make a view: `loadView`, as here, or a file. Both are
//: compared in the next chapter. Move the lines to where they belong in
//: Exercises/03-AppLaunch/09-StayLazy.swift.
