//: # How it was: calls of the application (optional)
//:
//: After this chapter you can replace four old calls of `UIApplication`. You
//: need it for old code only.

import HeadlessUIKit
import Stage

//: ## Four calls
//:
//: In code from 2015 you find these four lines. Each of them still compiles, and
//: does little or nothing today:
//:
//:     in old code                                  today
//:     isNetworkActivityIndicatorVisible = true     UIActivityIndicatorView
//:     applicationIconBadgeNumber = 10              setBadgeCount (chapter 12)
//:     openURL(url)                                 open (chapter 13)
//:     setStatusBarStyle(.lightContent, ...)        preferredStatusBarStyle
//:                                                  (chapter 14)
//:
//: All four are deprecated: Apple advises against them (lesson 1). So the
//: compiler warns where they are used.
//:
//: This chapter uses them to show what they do, and it should compile without
//: warnings. Code that is marked as deprecated itself may call them without a
//: warning. That is why each call stands in a small method of its own below,
//: with the mark `@available(*, deprecated)`. The protocol lists the methods.
//: You do not need this in an app.

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
  //: `isNetworkActivityIndicatorVisible` showed a small wheel in the status bar
  //: while the app loaded something from the network. Since iOS 13 it is
  //: deprecated. The property keeps its value, and no wheel is shown.
  //:
  //: Today you put a `UIActivityIndicatorView` on your own screen.

  stage.launch(AppDelegate.self, bundle: .module)
  let application: any CallsOf2015 = UIApplication.shared
  application.showsNetworkActivity = true
  stage.show("The status bar shows no wheel")

  stage.print(application.showsNetworkActivity)
  // Prints "true"

  //: ## The number on the icon
  //:
  //: An app may set the number on its icon only if the person allows it (chapter
  //: 12). Old code asks the person, and sets the number in the next line.
  //:
  //: That is too early. The person has not answered yet, so the number stays 0.
  //: Wait for the answer, as in chapter 12, and call `setBadgeCount`.

  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.badge]) { _, _ in }
  application.badge = 10
  stage.show("The question is on the screen, and no number was set")

  stage.print(application.badge)
  // Prints "0"
  stage.alerts.buttons["Allow"].tap()

  //: ## Opening an address
  //:
  //: Since iOS 18 `openURL` opens nothing. It returns false for every address.
  //: Use `open` of chapter 13.

  guard let page = URL(string: "https://example.org") else { return }
  stage.print(application.openInOldWay(page))
  // Prints "false"

  //: ## The status bar of the application
  //:
  //: Who decides how the status bar looks? Today each view controller does, with
  //: `preferredStatusBarStyle` (chapter 14).
  //:
  //: Old apps decided it in one place, with `setStatusBarStyle` of the
  //: application. This call works only if Info.plist has the key
  //: `UIViewControllerBasedStatusBarAppearance` with the value NO. Then no view
  //: controller is asked any more. Without this key the call does nothing.
  //:
  //: The app OldBar of this lesson has the key. Its view controller would like
  //: light text, and is not asked. The application is asked.

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

  //: The controller wanted to hide the bar too, and was not asked.
  //:
  //: Answers on the web tell you to set the key to NO and to hide the bar from
  //: the application. Then no screen can decide for itself. Leave the key out.
}

//: ## Remember
//:
//: - Show a `UIActivityIndicatorView` in place of the network wheel.
//: - Set a badge after the person has answered.
//: - Use `open`. `openURL` opens nothing.
//: - The view controllers decide how the status bar looks.
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
