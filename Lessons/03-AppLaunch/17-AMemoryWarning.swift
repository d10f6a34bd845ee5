//: # A memory warning
//:
//: After this chapter you can give memory back when it is short, without losing
//: what a person has typed.

import HeadlessUIKit
import Stage

//: ## What can be made again
//:
//: A phone does not move memory to a disk. When memory is short, the system
//: ends apps in the background and warns the app in front. All its view
//: controllers hear of it, in `didReceiveMemoryWarning`. An override calls
//: super.
//:
//: A **cache** keeps what took time to make and can be made again. Empty it at
//: the warning.
//:
//: A view can be made again too. If nobody sees it, you may set `view` to nil.
//: The next one who reads `view` has it loaded again. You seldom need this: a
//: view that is not seen takes little memory. But look at its state without
//: loading it:
//:
//:     isViewLoaded   is there a view at all?
//:     view.window    nil: the view lies in no window, so nobody sees it

final class AlbumPageViewController: UIViewController {
  private(set) var cache = ["north", "sun"]
  var givesViewBack = false

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.screen
    let field = UITextField(
      frame: CGRect(x: 20, y: 40, width: 280, height: 30))
    field.borderStyle = .roundedRect
    field.placeholder = "\(title ?? ""): name of the album"
    view.addSubview(field)
    EventLog.add("\(title ?? "?"): viewDidLoad")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    cache = []
    // First ask whether there is a view: reading `view` would make one.
    guard givesViewBack, isViewLoaded else { return }
    if view.window == nil { view = nil }
  }
}

func aMemoryWarning(on stage: Stage) {
  //: ## Three screens
  //:
  //: One screen is seen, one was seen before, and one was never opened. All
  //: three are warned, and all caches are empty. The two views that were loaded
  //: are still there: the warning itself takes no view away.

  let log = EventLog()
  let screens = ["Seen", "Left", "Never"].map {
    AlbumPageViewController(title: $0)
  }
  let tabs = UITabBarController()
  tabs.viewControllers = screens
  stage.present(tabs)
  stage.tabBars.buttons["Left"].tap()
  stage.textFields[0].tap()
  stage.textFields[0].typeText("Sea")
  screens[1].view.endEditing(true)
  stage.tabBars.buttons["Seen"].tap()
  _ = log.take()
  stage.simulateMemoryWarning()
  stage.show("After a memory warning")

  stage.print(screens.map(\.isViewLoaded))
  // Prints "[true, true, false]"
  stage.print(screens.map(\.cache.count))
  // Prints "[0, 0, 0]"

  //: ## Giving the view back
  //:
  //: Now all three are allowed to give their view back. Only the one that was
  //: left does. The first is seen, and the third has none. It was not loaded in
  //: order to find that out.

  screens.forEach { $0.givesViewBack = true }
  stage.simulateMemoryWarning()
  stage.print(screens.map(\.isViewLoaded))
  // Prints "[true, false, false]"

  //: ## The new view knows nothing of the old one
  //:
  //: A person had typed "Sea" on the second screen. Its view is loaded a second
  //: time now, and `viewDidLoad` is called again. The text was in the text
  //: field of the old view, and went with it.

  stage.tabBars.buttons["Left"].tap()
  stage.show("The view was made again, and the text is lost")

  stage.print(log.take())
  // Prints "["Left: viewDidLoad"]"

  //: So keep in a property what cannot be made again, before you let the view
  //: go: `name = field.text ?? ""`.
}

//: > Then: Until iOS 5 UIKit let the view of a screen go by itself, if nobody
//: > saw it. Then it called `viewWillUnload`, let the view go, and called
//: > `viewDidUnload`. Since iOS 6 (2012) neither is ever called, and Swift does
//: > not have them.

//: ## Remember
//:
//: - Empty your caches in `didReceiveMemoryWarning`, and call super.
//: - Views stay, unless you set `view` to nil yourself.
//: - Ask `isViewLoaded` first. Keep what a person typed before the view goes.
//:
//: > Question: `if view.window == nil { view = nil }` stands in
//: > `didReceiveMemoryWarning`, with nothing in front of it. What happens to a
//: > screen that was never opened?
//: > Answer: `view` loads its view, just when memory is short. Ask
//: > `isViewLoaded` first.

//: ## Your turn
//:
//: Exercise 15 is Exercises/03-AppLaunch/15-MemoryWarning.swift.
//:
//:     swift run course check MemoryWarning
//:     swift run course play MemoryWarning
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>
