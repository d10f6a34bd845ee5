//: # A memory warning
//:
//: After this chapter you can give memory back when it is short, without losing
//: what a person has typed.

import HeadlessUIKit
import Stage

//: ## Memory is short
//:
//: Your app shows large pictures, and the memory of a phone is small. When
//: memory is short, the system ends apps in the background and warns the app in
//: front. If the app in front gives nothing back, the system may end it, too.
//:
//: UIKit calls `didReceiveMemoryWarning` on all view controllers of the app.
//: You override this method, call super, and let go of what can be made again.
//:
//: The usual thing is a **cache**. It keeps what took time to make and can be
//: made again, such as pictures from the network. Empty it at the warning.
//:
//: `AlbumPageViewController` empties its cache. The lines after `cache = []`
//: belong to the second half of the chapter. They do nothing as long as
//: `givesViewBack` is false.

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
  //: The run has three screens in three tabs: Seen is on the screen, Left was
  //: opened before, and Never was not opened. On Left a person has typed "Sea",
  //: and `endEditing(true)` takes the keyboard away. Then the warning comes.

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

  //: All three were warned, and all caches are empty. The two views that were
  //: loaded are still there: UIKit takes no view away. For most apps this is
  //: all.

  stage.print(screens.map(\.cache.count))
  // Prints "[0, 0, 0]"
  stage.print(screens.map(\.isViewLoaded))
  // Prints "[true, true, false]"

  //: ## If you find `view = nil` in old code
  //:
  //: Old code lets the view go, too: it sets `view` to nil, and the view is
  //: loaded again when somebody reads it. You seldom need this, because a view
  //: that nobody sees takes little memory. Before you do it, ask two questions,
  //: in this order:
  //:
  //: 1. `isViewLoaded`: is there a view at all? If not, stop here: reading
  //:    `view` would load one.
  //: 2. `view.window`: is it nil? Then the view is in no window, and nobody
  //:    sees it.
  //:
  //: Now all three may let their view go, and a second warning comes. Only Left
  //: lets its view go. Seen keeps it, because its view is in a window. Never
  //: has no view, and none was loaded to find that out.

  screens.forEach { $0.givesViewBack = true }
  stage.simulateMemoryWarning()
  stage.print(screens.map(\.isViewLoaded))
  // Prints "[true, false, false]"

  //: ## The new view knows nothing of the old one
  //:
  //: The person goes back to the tab Left. Its view is loaded a second time,
  //: and `viewDidLoad` is called again. "Sea" was in the text field of the old
  //: view, and is lost.

  stage.tabBars.buttons["Left"].tap()
  stage.show("The view was made again, and the text is lost")

  stage.print(log.take())
  // Prints "["Left: viewDidLoad"]"

  //: So keep what a person has typed. Declare `weak var field: UITextField?`
  //: and `var name = ""`, and in `viewDidLoad` write `self.field = field` and
  //: `field.text = name`. Before `view = nil` write `name = field?.text ?? ""`.
}

//: > Then: Until iOS 5 UIKit let the view of a screen go by itself, if nobody
//: > saw it. Then it called `viewWillUnload`, let the view go, and called
//: > `viewDidUnload`. Since iOS 6 (2012) neither is ever called, and Swift does
//: > not have them.

//: ## Remember
//:
//: - Empty your caches in `didReceiveMemoryWarning`, and call super.
//: - Views stay, unless you set `view` to nil yourself.
//: - Before that ask `isViewLoaded`, then `view.window`, and keep what a person
//:   has typed.
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
