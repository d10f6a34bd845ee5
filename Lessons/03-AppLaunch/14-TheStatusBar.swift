//: # The status bar
//:
//: After this chapter you can choose dark or light text for the status bar, or
//: hide it, and say which view controller is asked.

import HeadlessUIKit
import Stage

//: ## The controller in front is asked
//:
//: The **status bar** is the line at the top of the screen, with the time and
//: the battery. On a dark screen its dark text can hardly be read. You want
//: light text there, or no bar at all. UIKit asks a view controller two things
//: about it:
//:
//: - `preferredStatusBarStyle`: `.lightContent` is light text for a dark
//:   screen, `.darkContent` is dark text. `.default` chooses by itself.
//: - `prefersStatusBarHidden`: whether the bar is hidden.
//:
//: `DarkViewController` answers both. Its style is `.lightContent`. When an
//: answer changes, call `setNeedsStatusBarAppearanceUpdate()`, as its property
//: `isBarHidden` does. Then UIKit asks again.

/// A dark screen that wants light text in the status bar, or no bar.
final class DarkViewController: UIViewController {
  var isBarHidden = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    label.text = title
    label.textColor = .white
    view.addSubview(label)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var prefersStatusBarHidden: Bool { isBarHidden }
}

//: ## Which controller is asked
//:
//: A view controller can show other ones: over the full screen, or as its
//: children. A child is a controller whose view lies in the view of another
//: controller. The other controller is a container. Each tab of a tab bar
//: controller is a child of it.
//:
//: UIKit begins with the root view controller of the window:
//:
//: 1. Does the controller show another one over the full screen? Then UIKit
//:    goes to that controller, and begins again with 1.
//: 2. Does its property `childForStatusBarStyle` name a child? Then UIKit goes
//:    to the child, and begins again with 1.
//: 3. If neither is so, UIKit asks the controller itself.
//:
//: That is for the style. To learn whether the bar is hidden, UIKit searches in
//: the same way, with the property `childForStatusBarHidden`.

/// What the scene knows about its status bar.
var statusBar: UIStatusBarManager? {
  currentWindow?.windowScene?.statusBarManager
}

func theStatusBar(on stage: Stage) {
  //: ## The root view controller decides

  stage.launch(AppDelegate.self, bundle: .module)
  let screen = DarkViewController(title: "A dark screen")
  currentWindow?.rootViewController = screen
  stage.show("Light text, as the root view controller prefers")

  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "true"

  //: The property `isBarHidden` changes the second answer.

  screen.isBarHidden = true
  stage.show("The status bar is hidden")

  stage.print(statusBar?.isStatusBarHidden ?? false)
  // Prints "true"

  //: ## A child decides
  //:
  //: A tab bar controller is a container. Its `childForStatusBarStyle` is the
  //: child that is shown. So the style changes with the tab. Night is a dark
  //: screen, and Day is not.

  let tabs = UITabBarController()
  tabs.viewControllers = [
    HomeViewController(title: "Day"), DarkViewController(title: "Night"),
  ]
  currentWindow?.rootViewController = tabs
  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "false"

  stage.tabBars.buttons["Night"].tap()
  stage.show("The tab Night decides, and not the tab bar controller")

  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "true"

  //: A container that you write yourself has to name its child. Exercise 12
  //: gives you one, `BookViewController`. It shows one child at a time, and
  //: keeps it in the property `page`. In this class you write:
  //:
  //:     override var childForStatusBarStyle: UIViewController? { page }
  //:
  //: ## A controller over the full screen decides
  //:
  //: `present` shows a controller over another one. With `.fullScreen` it
  //: covers the whole screen, and then it is the one who is asked.

  let home = HomeViewController(title: "Behind")
  currentWindow?.rootViewController = home
  let cover = DarkViewController(title: "Over the full screen")
  cover.modalPresentationStyle = .fullScreen
  home.present(cover, animated: false)
  stage.show("The presented controller decides")

  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "true"
}

//: A controller that is presented in another style, as a sheet for example, is
//: not asked by default.
//:
//: > On a device: In lesson 7 you will meet the **navigation controller**
//: > (`UINavigationController`), a container with a bar of its own at the top.
//: > As long as this bar is shown, its child is not asked for the style. If you
//: > need it, write a subclass of the navigation controller: its
//: > `childForStatusBarStyle` returns `topViewController`, the screen that is
//: > shown.
//:
//: > Then: Until iOS 6 the application decided for all screens. Its setter is
//: > deprecated since iOS 9, and works only if Info.plist has the key
//: > `UIViewControllerBasedStatusBarAppearance` with the value NO. Then no
//: > controller is asked. Do not add this key. Chapter 20 runs such an app.

//: ## Remember
//:
//: - Override `preferredStatusBarStyle` and `prefersStatusBarHidden` in the
//:   controller that is on the screen.
//: - After a change call `setNeedsStatusBarAppearanceUpdate()`.
//: - A container of your own overrides `childForStatusBarStyle` and
//:   `childForStatusBarHidden`. When it shows another child, it calls
//:   `setNeedsStatusBarAppearanceUpdate()`, too.
//:
//: > Question: Your controller lies in a tab bar controller, and its
//: > `preferredStatusBarStyle` is used. In a container that you wrote yourself
//: > it is not. What is missing?
//: > Answer: The container's `childForStatusBarStyle`. It is nil if nobody
//: > overrides it, so the container itself is asked.

//: ## Your turn
//:
//: Exercise 12 is Exercises/03-AppLaunch/12-StatusBarOfAPage.swift: a page
//: decides, also in a container of your own.
//:
//:     swift run course check StatusBarOfAPage
//:     swift run course play StatusBarOfAPage
//:
//: You can also change the presentation style of `cover` to `.pageSheet` in
//: Lessons/03-AppLaunch/14-TheStatusBar.swift. Who decides now? Run `swift run
//: app-launch --chapter 14`. (The controller behind the sheet decides, so the
//: last line prints false.) Put the file back with `git checkout Lessons`.
//:
//: ## A rest
//:
//: This is the end of the second part. `swift run app-launch --chapter 15`
//: begins the third.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uistatusbarmanager>
