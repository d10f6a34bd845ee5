//: # The life of a view controller
//:
//: After this chapter you can say which methods of a view controller are called
//: once and which each time, and put your code into the right one.

import HeadlessUIKit
import Stage

//: ## Nine methods
//:
//: A screen is loaded once and seen often. Many bugs are code in `viewDidLoad`
//: that belongs in `viewWillAppear`. UIKit calls these methods of a controller:
//:
//:        loadView               │ makes the view
//:           ▼                   │
//:        viewDidLoad            │ the view is there
//:           ▼                   │
//:     ┌▶ viewWillAppear         │ it will be seen
//:     │     ▼                   │
//:     │  viewIsAppearing        │ it is in the window, with its size
//:     │     ▼                   │
//:     │  viewWillLayoutSubviews │ before and after frames are set;
//:     │  viewDidLayoutSubviews  │ any number of times
//:     │     ▼                   │
//:     │  viewDidAppear          │ it is seen
//:     │     ▼                   │
//:     │  viewWillDisappear      │ it will go
//:     │     ▼                   │
//:     └─ viewDidDisappear       │ it is gone
//:
//: The first two are called once, as long as the controller keeps its view. The
//: five with "appear" in their names are called each time the screen comes or
//: goes. The two with "Layout" are called whenever frames may have changed.
//:
//: Each override calls super. Only `loadView` is an exception: an app that
//: overrides it makes the view itself, and does not call super (chapter 16).
//: The class below makes no view. It overrides `loadView` only to write a line
//: into the log, so here it must call super.

final class PageViewController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.screen
    let label = UILabel(
      frame: CGRect(x: 20, y: 40, width: 280, height: 24))
    label.text = "Page \(title ?? "")"
    view.addSubview(label)
    log("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log("viewIsAppearing, width \(view.bounds.width)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("viewDidDisappear")
  }

  private func log(_ method: String) {
    EventLog.add("\(title ?? "?"): \(method)")
  }
}

func theLifeOfAController(on stage: Stage) {
  //: ## The first time
  //:
  //: A **tab bar controller** (`UITabBarController`) shows one of several
  //: controllers, and a bar of buttons for them (chapter 7). Here it has two, A
  //: and B. Both exist from the beginning, and only A is seen. No
  //: method of B was called, because its view is not loaded.

  let log = EventLog()
  let tabs = UITabBarController()
  tabs.viewControllers = [
    PageViewController(title: "A"), PageViewController(title: "B"),
  ]
  stage.present(tabs)
  stage.show("Page A is seen")

  for line in log.take() { stage.print(line) }
  // Prints "A: loadView"
  // Prints "A: viewDidLoad"
  // Prints "A: viewWillAppear"
  // Prints "A: viewIsAppearing, width 320.0"
  // Prints "A: viewWillLayoutSubviews"
  // Prints "A: viewDidLayoutSubviews"
  // Prints "A: viewDidAppear"

  //: ## One screen goes, another comes
  //:
  //: A person taps the tab B. Its view is loaded now. The lines of the layout
  //: are left out here.

  stage.tabBars.buttons["B"].tap()
  stage.show("Page B is seen for the first time")

  let lines = log.take().filter { !$0.contains("Layout") }
  for line in lines where line.hasPrefix("B") { stage.print(line) }
  // Prints "B: loadView"
  // Prints "B: viewDidLoad"
  // Prints "B: viewWillAppear"
  // Prints "B: viewIsAppearing, width 320.0"
  // Prints "B: viewDidAppear"
  for line in lines where line.hasPrefix("A") { stage.print(line) }
  // Prints "A: viewWillDisappear"
  // Prints "A: viewDidDisappear"

  //: The two lists are printed one after the other. How the lines of A and B
  //: are mixed is written down nowhere, and it differs from system to system.
  //: Rely on the order within one controller only.

  //: ## Twelve times more
  //:
  //: Back to A, and twelve times to B and back. `viewDidLoad` is not called
  //: again, for neither of them. `viewWillAppear` of A is called 13 times.

  stage.tabBars.buttons["A"].tap()
  for _ in 0..<12 {
    stage.tabBars.buttons["B"].tap()
    stage.tabBars.buttons["A"].tap()
  }
  let later = log.take()
  stage.print(later.count { $0.hasSuffix("viewDidLoad") })
  // Prints "0"
  stage.print(later.count { $0 == "A: viewWillAppear" })
  // Prints "13"
}

//: ## What belongs where
//:
//: - `viewDidLoad`: what is done once, such as subviews, colours, actions.
//: - `viewWillAppear`: what has to be new each time, such as a date, or a text
//:   that another screen may have changed.
//: - `viewIsAppearing`: what has to be new each time and needs the size of the
//:   view. It works back to iOS 13, although it came with Xcode 15 (2023).
//: - `viewDidLayoutSubviews`: frames that you compute yourself. It may be
//:   called many times.
//: - `viewDidAppear` starts what runs while the screen is seen, such as a timer
//:   or a film. `viewWillDisappear` stops it.
//:
//: > On a device: A sheet that lies over a screen does not cover all of it.
//: > Then the screen behind is not told that it disappears. And a person can
//: > begin to swipe a screen away and stop: then `viewWillDisappear` is
//: > followed by `viewWillAppear`.

//: > On a device: Since iOS 26 there is a tenth method, `updateProperties()`.
//: > It is called before the layout, and is the place for texts and colours
//: > that follow from your data. If the data is `@Observable`, UIKit calls it
//: > again when the data changes.

//: > Then: Old texts name only the methods that begin with "view". `loadView`
//: > is one of these methods too.

//: ## Remember
//:
//: - Once: `loadView`, `viewDidLoad`. Each time: the methods with "appear".
//: - Call super in each of them, but not in `loadView`.
//: - Between two controllers no order is promised.
//:
//: > Question: A screen shows the number of messages. A person reads some in
//: > another tab and comes back, and the number is the old one. Where does the
//: > code stand, and where should it?
//: > Answer: In `viewDidLoad`, which is called once. It belongs in
//: > `viewWillAppear`.

//: ## Your turn
//:
//: `stage.pressHome()` presses Home, and `stage.activate()` comes back to the
//: app. In Lessons/03-AppLaunch/05-TheLifeOfAController.swift, add both lines
//: after "Page B is seen for the first time". Is `viewWillAppear` called again?
//: Run `swift run app-launch --chapter 5`, and put the file back with `git
//: checkout Lessons`. (It is not called: no other screen took the place of this
//: one. Chapter 8 shows what is called when a person comes back.)
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
