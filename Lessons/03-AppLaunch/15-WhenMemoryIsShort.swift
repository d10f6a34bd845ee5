//: # When memory is short
//:
//: A phone does not swap memory out to a disk. When it runs short, it ends
//: programs in the background, and it warns the one in front. Old texts
//: describe in four steps how that program's views are then thrown away. That
//: was true until iOS 5.

import HeadlessUIKit
import Stage

//: ## A screen with a cache
//:
//: A **cache** holds what was costly to make and can be made again. It goes at
//: the warning. The view may go too, if nobody sees it: setting it to nil lets
//: the next who asks have another one made.

final class GalleryViewController: UIViewController {
  private(set) var cache = ["north", "sun"]
  var givesViewBack = false

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    Moments.note("\(title ?? "?").viewDidLoad")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    cache = []
    // `viewIfLoaded` asks whether there is a view. `view` would make one,
    // in order to find out that it is not seen.
    guard givesViewBack, isViewLoaded else { return }
    if viewIfLoaded?.window == nil { view = nil }
  }
}

func whenMemoryIsShort(on stage: Stage) {
  //: ## Three screens
  //:
  //: One is seen, one was seen before, and one never was.

  let moments = Moments()
  let screens = ["Seen", "Left", "Never"].map {
    GalleryViewController($0)
  }
  let tabs = UITabBarController()
  tabs.viewControllers = screens
  stage.present(tabs)
  stage.tabBars.buttons["Left"].tap()
  stage.tabBars.buttons["Seen"].tap()
  _ = moments.take()
  stage.simulateMemoryWarning()
  stage.show("After a warning")

  stage.print(screens.map(\.isViewLoaded), screens.map(\.cache.count))
  // Prints "[true, true, false] [0, 0, 0]"

  //: All three were warned, the one without a view included, and all three
  //: caches are empty. No view has gone: the warning takes none since iOS 6.

  //: ## Giving the view back
  //:
  //: The idiom, for all three. Only the one that was left gives its view back.

  screens.forEach { $0.givesViewBack = true }
  stage.simulateMemoryWarning()
  stage.print(screens.map(\.isViewLoaded))
  // Prints "[true, false, false]"

  stage.tabBars.buttons["Left"].tap()
  stage.show("Left, with a view made anew")

  stage.print(moments.take())
  // Prints "["Left.viewDidLoad"]"

  //: ## The surprise
  //:
  //: `viewDidLoad` came a second time to the same controller. Whatever the old
  //: view knew, a text somebody typed, say, went with it. Keep in the model
  //: what must not be lost.

  stage.print(screens[1].isViewLoaded, screens[2].isViewLoaded)
  // Prints "true false"
}

//: ## Then and now
//:
//: Until iOS 5 UIKit asked: is the view loaded, can it go, is it off the
//: screen? Then it called `viewWillUnload`, let the view go, and called
//: `viewDidUnload`. Since iOS 6 neither is ever called, and Swift does not know
//: them. Your turn is Exercises/03-AppLaunch/12-MemoryWarning.swift.
