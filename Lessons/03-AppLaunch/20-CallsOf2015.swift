//: # How it was: calls of the application (optional)
//:
//: After this chapter you know four calls of old code that do little or nothing
//: today, and what to use instead. You need it for old code only.

import HeadlessUIKit
import Stage

//: ## Four calls
//:
//: These four were in every book of 2015:
//:
//:     call                                today
//:     isNetworkActivityIndicatorVisible   a wheel on your own screen
//:     applicationIconBadgeNumber          setBadgeCount (chapter 12)
//:     openURL(_:)                         open(_:) (chapter 13)
//:     setStatusBarStyle(_:animated:)      preferredStatusBarStyle (chapter 14)
//:
//: They are deprecated, so the compiler warns where they are used. It does not
//: warn in code that is marked as deprecated itself. That is why this chapter
//: calls them by way of a protocol and an extension. You need not read these
//: lines.

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

func callsOf2015(on stage: Stage) {
  //: ## The wheel of the network
  //:
  //: This property showed a small wheel in the status bar while the app loaded
  //: something. It is deprecated since iOS 13. Phones with a notch never showed
  //: the wheel, and this course shows none. The property still keeps its value.
  //: Show a `UIActivityIndicatorView` on your screen instead.

  stage.launch(AppDelegate.self, bundle: .module)
  let application: any CallsOf2015 = UIApplication.shared
  application.showsNetworkActivity = true
  stage.show("The status bar shows no wheel")

  stage.print(application.showsNetworkActivity)
  // Prints "true"

  //: ## The number on the icon
  //:
  //: Books registered for badges and set the number in the next line. Nobody
  //: has answered then, so nothing is set. Chapter 12 waits for the answer.

  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.badge]) { _, _ in }
  application.badge = 10
  stage.show("The question is on the screen, and no number was set")

  stage.print(application.badge)
  // Prints "0"
  stage.alerts.buttons["Allow"].tap()

  //: ## Opening an address
  //:
  //: `openURL` opens nothing since iOS 18, and returns false for any address.
  //: Use `open` of chapter 13.

  guard let page = URL(string: "https://example.org") else { return }
  stage.print(application.openInOldWay(page))
  // Prints "false"

  //: ## The status bar of the application
  //:
  //: If Info.plist has `UIViewControllerBasedStatusBarAppearance` with the
  //: value NO, the application decides, and no controller is asked. OldBar's
  //: Info.plist has it. Otherwise the call does nothing.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("OldBar"))
  let dark = DarkViewController(title: "I would like light text")
  currentWindow?.rootViewController = dark
  stage.show("The controller is not asked")

  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "false"

  let old: any CallsOf2015 = UIApplication.shared
  old.setLightStatusBar()
  dark.isBarHidden = true
  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "true"
  stage.print(statusBar?.isStatusBarHidden ?? true)
  // Prints "false"

  //: Old advice was "set the key to NO, and hide the bar from the application".
  //: That takes the decision away from all screens. Leave the key out.
}

//: ## Remember
//:
//: - The network wheel is deprecated, and `openURL` opens nothing.
//: - A badge needs an answer first.
//: - The status bar belongs to the view controllers.
//:
//: > Question: Old code calls `setStatusBarStyle`, and nothing changes. Why?
//: > Answer: Info.plist does not have
//: > `UIViewControllerBasedStatusBarAppearance` with NO, so the controllers are
//: > asked. Override `preferredStatusBarStyle`.

//: ## Your turn
//:
//: Search a project that you know for `openURL(` and
//: `applicationIconBadgeNumber`. If you have none, search for both on the web.
//: What would you write today?
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplication/openurl(_:)>
