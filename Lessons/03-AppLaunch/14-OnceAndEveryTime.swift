//: # Once, and every time
//:
//: A screen is loaded once and seen often. UIKit tells its controller both, and
//: much of what goes wrong on a screen stands in the wrong one of two methods.
//: A **tab bar controller** shows one of several controllers, so it is a good
//: place to listen.

import HeadlessUIKit
import Stage

//: ## Nine messages
//:
//: Texts say that all methods that begin with "view" are of this kind. Most
//: are; `loadView` is and begins otherwise, and `view` is not. Each override
//: calls super.

final class LifeViewController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = title == "A" ? .systemOrange : .systemGreen
    note("viewDidLoad")
  }

  // About to be seen; the size may still change.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  // Since iOS 17: about to be seen, with its size.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  // The place to compute frames; it may come many times.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  // And the way out, in two steps as well.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  private func note(_ method: String) {
    Moments.note("\(title ?? "?").\(method)")
  }
}

func onceAndEveryTime(on stage: Stage) {
  //: ## Two tabs
  //:
  //: Both controllers exist, and only one of them is seen.

  let moments = Moments()
  let tabs = UITabBarController()
  tabs.viewControllers = [
    LifeViewController("A"), LifeViewController("B"),
  ]
  stage.present(tabs)
  stage.show("A is seen")

  for line in moments.take() { stage.print(line) }
  // Prints "A.loadView"
  // Prints "A.viewDidLoad"
  // Prints "A.viewWillAppear"
  // Prints "A.viewIsAppearing"
  // Prints "A.viewWillLayoutSubviews"
  // Prints "A.viewDidLayoutSubviews"
  // Prints "A.viewDidAppear"

  //: Nothing from B: its view is not loaded. Now a person taps its tab.

  stage.tabBars.buttons["B"].tap()
  stage.show("B is seen for the first time")

  let switched = moments.take().filter { !$0.contains("Layout") }
  for line in switched { stage.print(line) }
  // Prints "B.loadView"
  // Prints "B.viewDidLoad"
  // Prints "B.viewWillAppear"
  // Prints "A.viewWillDisappear"
  // Prints "B.viewIsAppearing"
  // Prints "A.viewDidDisappear"
  // Prints "B.viewDidAppear"

  //: How the lines of A and those of B fall in with each other is written down
  //: nowhere. Count on the order within *one* controller only.

  //: ## The surprise
  //:
  //: Back to A, and 24 times more to and fro. `viewDidLoad` does not come
  //: again, for neither. `viewWillAppear` comes each time.

  stage.tabBars.buttons["A"].tap()
  for _ in 0..<12 {
    stage.tabBars.buttons["B"].tap()
    stage.tabBars.buttons["A"].tap()
  }
  let later = moments.take()
  stage.print(later.filter { $0.hasSuffix("viewDidLoad") }.count)
  // Prints "0"
  stage.print(later.filter { $0 == "A.viewWillAppear" }.count)
  // Prints "13"
}

//: ## What belongs where
//:
//: What is made once stands in `viewDidLoad`: colours, subviews, targets. What
//: must be fresh stands in `viewWillAppear`: a date, a text that another screen
//: may have changed. What runs while the screen is seen starts in
//: `viewDidAppear` and ends in `viewWillDisappear`. Make a view, and set it up,
//: each in its place: Exercises/03-AppLaunch/11-LoadView.swift.
