//: # How it was: calls of the application (optional)
//:
//: After this chapter you can replace four old calls of `UIApplication`. You
//: need it for old code only.

import HeadlessUIKit
import Stage

//: ## Lines that do nothing any more
//:
//: You copy a line from an old book or from an answer on the web. It compiles,
//: and nothing happens. Perhaps it is one of these four:
//:
//:     in code of 2015                       today
//:     isNetworkActivityIndicatorVisible     UIActivityIndicatorView
//:     applicationIconBadgeNumber            setBadgeCount (chapter 12)
//:     openURL(url)                          open (chapter 13)
//:     setStatusBarStyle(style, animated:)   preferredStatusBarStyle
//:                                           (chapter 14)
//:
//: All four are deprecated: Apple advises against them (lesson 1), and the
//: compiler warns you where you use one.
//:
//: This chapter runs each of them. Each section shows the old line first. The
//: run calls it through `old`, which has a shorter name for it, because the
//: code of this course compiles without warnings.

func callsOf2015(on stage: Stage) {
  //: ## The wheel of the network
  //:
  //:     UIApplication.shared.isNetworkActivityIndicatorVisible = true
  //:
  //: This line showed a small wheel in the status bar while the app loaded
  //: something from the network. Since iOS 13 the property keeps its value, and
  //: no wheel is shown. The run writes `old.showsNetworkActivity = true`.

  stage.launch(AppDelegate.self, bundle: .module)
  var old: any CallsOf2015 = UIApplication.shared
  old.showsNetworkActivity = true
  stage.show("The property is true, and the status bar shows no wheel")

  stage.print(old.showsNetworkActivity)
  // Prints "true"

  //: Today you put a wheel on your own screen, a `UIActivityIndicatorView`.
  //:
  //: ## The number on the icon
  //:
  //:     UIApplication.shared.applicationIconBadgeNumber = 10
  //:
  //: An app may set the number on its icon only if the person allows it
  //: (chapter 12). Old code asks the person, and has this line next. That is
  //: too early: the person has not answered yet. So the number stays 0. The run
  //: writes `old.badge = 10`.

  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.badge]) { _, _ in }
  old.badge = 10
  stage.show("The question is on the screen, and no number was set")

  stage.print(old.badge)
  // Prints "0"
  stage.alerts.buttons["Allow"].tap()

  //: Today you wait for the answer with `await`, and then call `setBadgeCount`.
  //:
  //: ## Opening an address
  //:
  //:     UIApplication.shared.openURL(page)
  //:
  //: This line opened an address, and returned true. Since iOS 18 it opens
  //: nothing, and returns false for every address. The run writes
  //: `old.openInOldWay(page)`.

  guard let page = URL(string: "https://example.org") else { return }
  stage.print(old.openInOldWay(page))
  // Prints "false"

  //: Today you call `open`, as in chapter 13.
  //:
  //: ## The status bar of the application
  //:
  //:     UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)
  //:
  //: Today each view controller decides how the status bar looks (chapter 14).
  //: In old apps the application decided for all screens, with this line.
  //:
  //: The key `UIViewControllerBasedStatusBarAppearance` in Info.plist switches
  //: between the two. With the value NO the application decides, and UIKit asks
  //: no view controller. Without the key the view controllers decide, and
  //: `setStatusBarStyle` does nothing.
  //:
  //: The app OldBar has the key with the value NO. Its `DarkViewController`
  //: prefers light text. UIKit does not ask it, so the text is not light.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("OldBar"))
  let dark = DarkViewController(title: "I would like light text")
  currentWindow?.rootViewController = dark
  stage.show("The controller is not asked")

  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "false"

  //: Now the application chooses light text: the run writes
  //: `old.setLightStatusBar()`. The first line says that the text is light. The
  //: controller also asks to hide the bar. It is not asked about that either:
  //: the second line says that the bar is not hidden.

  old = UIApplication.shared
  old.setLightStatusBar()
  dark.isBarHidden = true
  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "true"
  stage.print(statusBar?.isStatusBarHidden ?? true)
  // Prints "false"

  //: Answers on the web tell you to set the key to NO. Then no screen of your
  //: app can decide for itself. Leave the key out.
}

//: ## How this chapter calls them without a warning
//:
//: You do not need this in an app, and can go on to Remember. In a member that
//: is itself marked as deprecated an old call brings no warning. The protocol
//: has no mark, so a call through it brings none either.

protocol CallsOf2015: AnyObject {
  var badge: Int { get set }
  var showsNetworkActivity: Bool { get set }
  func setLightStatusBar()
  func openInOldWay(_ url: URL) -> Bool
}

extension UIApplication: CallsOf2015 {
  @available(*, deprecated)
  var badge: Int {
    get { applicationIconBadgeNumber }
    set { applicationIconBadgeNumber = newValue }
  }

  @available(*, deprecated)
  var showsNetworkActivity: Bool {
    get { isNetworkActivityIndicatorVisible }
    set { isNetworkActivityIndicatorVisible = newValue }
  }

  @available(*, deprecated)
  func setLightStatusBar() {
    setStatusBarStyle(.lightContent, animated: false)
  }

  @available(*, deprecated)
  func openInOldWay(_ url: URL) -> Bool { openURL(url) }
}

//: ## Remember
//:
//: - Show a `UIActivityIndicatorView` in place of the wheel of the network.
//: - Wait for the person's answer, then call `setBadgeCount`.
//: - Call `open`. `openURL` opens nothing.
//: - Override `preferredStatusBarStyle`. `setStatusBarStyle` does nothing
//:   without the key in Info.plist.
//:
//: > Question: Old code calls `setStatusBarStyle`, and nothing changes. Why?
//: > Answer: Info.plist does not have
//: > `UIViewControllerBasedStatusBarAppearance` with NO, so the controllers are
//: > asked. Override `preferredStatusBarStyle`.

//: ## Your turn
//:
//: Search a project that you know for the four names of the table. If you have
//: none, search the web for `openURL` and read an answer of 2015. What would
//: you write today?
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplication/openurl(_:)>
