//: # Where a view comes from
//:
//: A **xib** is a file in which the views of *one* screen are drawn; built into
//: an application it is called a **nib**. `loadView` is always the one who
//: makes the view. What UIKit's own `loadView` looks at, and in which order, is
//: the question of this chapter.

import HeadlessUIKit
import Stage

//: ## The classes
//:
//: Six controllers, four of them called `ViewController`: the name decides
//: what is looked for. Each file has a label with the name of the file.

final class ViewController: UIViewController {}

/// Makes its view in code.
enum Written {
  final class ViewController: UIViewController {
    override func loadView() {
      let label = UILabel()
      label.text = "loadView"
      let view = UIView()
      view.addSubview(label)
      self.view = view
    }
  }
}

/// Overrides loadView, and has UIKit do it after all.
enum Undecided {
  final class ViewController: UIViewController {
    override func loadView() { super.loadView() }
  }
}

/// Reads `view` in order to make it.
enum Circular {
  final class ViewController: UIViewController {
    override func loadView() { view.backgroundColor = .white }
  }
}

final class ReminderVC: UIViewController {}
final class Controller: UIViewController {}

/// The word on the view a controller shows, or what else becomes of it.
func source(of controller: UIViewController?, on stage: Stage) -> String {
  guard let controller else { return "no controller" }
  var word: String?
  let exception = stage.exception {
    word = (controller.view.subviews.first as? UILabel)?.text
  }
  return exception == nil ? word ?? "a plain view" : "the program stops"
}

func whereAViewComesFrom(on stage: Stage) {
  //: ## How a xib belongs to a controller
  //:
  //: In the xib, **File's Owner** stands for whoever loads the file. Say that
  //: it is a `ViewController`, and connect its `view` to the view you mean: a
  //: xib may have several. Xcode does it for you if you tick "Also create XIB
  //: file". A storyboard needs none of that; there each screen has its view
  //: from the start.

  let named = ViewController(nibName: "X", bundle: nil)
  stage.present(named)
  stage.show("A view out of X.xib")

  //: ## Twelve cases
  //:
  //: The lesson's resources hold `X`, `View` and `ViewController`, and a
  //: storyboard. Where a case needs fewer, another folder is searched.

  let screens = UIStoryboard(name: "Screens", bundle: nil)
  let longNameOnly = Bundle.application("LongNameOnly")
  let none = Bundle.application("ByHand")
  typealias Plain = ViewController
  let cases: [UIViewController?] = [
    // 1–4: an override, a storyboard, a name, and a name that lies.
    screens.instantiateInitialViewController {
      Written.ViewController(coder: $0)
    },
    screens.instantiateInitialViewController(),
    Plain(nibName: "X", bundle: nil),
    Plain(nibName: "Missing", bundle: nil),
    // 5–8: no name: what the class is called, without "Controller" first.
    Plain(nibName: nil, bundle: nil),
    Plain(nibName: nil, bundle: longNameOnly),
    Plain(nibName: nil, bundle: none),
    Undecided.ViewController(nibName: nil, bundle: nil),
    // 9–12: names that end otherwise, a view not connected, a circle.
    ReminderVC(nibName: nil, bundle: nil),
    Controller(nibName: nil, bundle: nil),
    Plain(nibName: "Loose", bundle: nil),
    Circular.ViewController(nibName: nil, bundle: nil),
  ]
  let table = cases.enumerated().map { index, controller in
    "\(index + 1)  \(source(of: controller, on: stage))"
  }
  stage.present(LabelScreen(table))
  stage.show("Twelve controllers, asked for their views")

  for line in table { stage.print(line) }
  // Prints "1  loadView"
  // Prints "2  Screens.storyboard"
  // Prints "3  X.xib"
  // Prints "4  the program stops"
  // Prints "5  View.xib"
  // Prints "6  ViewController.xib"
  // Prints "7  a plain view"
  // Prints "8  View.xib"
  // Prints "9  ReminderVC.xib"
  // Prints "10  Controller.xib"
  // Prints "11  the program stops"
  // Prints "12  the program stops"

  //: So the order is: your `loadView`; else the storyboard; else the nib that
  //: was named; else one named like the class, first without `Controller` at
  //: the end; else a plain view. `ReminderVC` does not end in `Controller`.

  //: ## The surprise
  //:
  //: Case 4. A name is a promise: nothing takes the place of a nib that is
  //: missing, though `View` lies right beside. Old texts say "the nib is nil,
  //: so view is nil, so loadView is called". It is called in *every* case.

  //: ## Four ways to one nib
  //:
  //: `init()` is the initializer with two nils, and a bundle of nil is the
  //: application's. Each way makes another view, when it is asked for.

  let ways = [
    ViewController(nibName: "View", bundle: Bundle.module),
    ViewController(nibName: "View", bundle: nil),
    ViewController(nibName: nil, bundle: nil), ViewController(),
  ]
  stage.print(ways.map(\.isViewLoaded))
  // Prints "[false, false, false, false]"
  stage.print(Set(ways.map { source(of: $0, on: stage) }))
  // Prints "["View.xib"]"
}

//: ## Your turn
//:
//: Say where a view comes from before the program does:
//: Exercises/03-AppLaunch/10-WhereFrom.swift.
