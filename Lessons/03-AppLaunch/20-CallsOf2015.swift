//: # How it was: calls of the application (optional)
//:
//: After this chapter you can replace four old calls of `UIApplication`. You
//: need it for old code only.

import HeadlessUIKit
import Stage

//: ## Lines that do nothing any more
//:
//: A line from an old book compiles, and nothing happens. Perhaps it is one of
//: these four:
//:
//:     in code of 2015                       today
//:     isNetworkActivityIndicatorVisible     UIActivityIndicatorView
//:     applicationIconBadgeNumber            setBadgeCount (chapter 12)
//:     openURL(url)                          open (chapter 13)
//:     setStatusBarStyle(style, animated:)   preferredStatusBarStyle
//:                                           (chapter 14)
//:
//: All four are deprecated: Apple advises against them (lesson 1). The compiler
//: warns about such a line only if it was deprecated in the oldest iOS on which
//: the app runs (chapter 10), or earlier. Since iOS 13 the first one keeps its
//: value and shows no wheel. The run calls the others through `old`, because
//: the code of this course compiles without warnings.

func callsOf2015(on stage: Stage) {
  //: ## The number on the icon
  //:
  //:     UIApplication.shared.applicationIconBadgeNumber = 10
  //:
  //: Old code asks the person whether the app may set the number, and has this
  //: line next. That is too early: nobody has answered yet.

  stage.launch(AppDelegate.self, bundle: .module)
  var old: any CallsOf2015 = UIApplication.shared

  let center = UNUserNotificationCenter.current()
  center.requestAuthorization(options: [.badge]) { _, _ in }
  old.badge = 10
  stage.show("The question is on the screen, and no number was set")

  stage.print(old.badge)
  // Prints "0"
  stage.alerts.buttons["Allow"].tap()

  //: ## Opening an address
  //:
  //:     UIApplication.shared.openURL(page)
  //:
  //: In an app that is built with the SDK of iOS 18 or later this line opens
  //: nothing, and returns false for every address.

  guard let page = URL(string: "https://example.org") else { return }
  stage.print(old.openInOldWay(page))
  // Prints "false"

  //: ## The status bar of the application
  //:
  //:     UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)
  //:
  //: Today each view controller decides how the status bar looks (chapter 14).
  //: With the value NO for `UIViewControllerBasedStatusBarAppearance` in
  //: Info.plist the application decides, and UIKit asks no view controller.
  //: Without the key `setStatusBarStyle` does nothing. The app OldBar has the
  //: key with the value NO.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("OldBar"))
  let dark = DarkViewController(title: "I would like light text")
  currentWindow?.rootViewController = dark
  stage.show("The controller is not asked")

  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "false"

  //: Now the application chooses light text. The controller asks to hide the
  //: bar, and is not asked about that either.

  old = UIApplication.shared
  old.setLightStatusBar()
  dark.isBarHidden = true
  stage.print(statusBar?.statusBarStyle == .lightContent)
  // Prints "true"
  stage.print(statusBar?.isStatusBarHidden ?? true)
  // Prints "false"

  //: Answers on the web tell you to set the key to NO. Leave it out: no screen
  //: of your app could decide for itself.
}

//: ## How this chapter calls them without a warning
//:
//: In a member that is itself marked as deprecated an old call brings no
//: warning.

protocol CallsOf2015: AnyObject {
  var badge: Int { get set }
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
  func setLightStatusBar() {
    setStatusBarStyle(.lightContent, animated: false)
  }

  @available(*, deprecated)
  func openInOldWay(_ url: URL) -> Bool { openURL(url) }
}

//: ## Remember
//:
//: - Wait for the person's answer, then call `setBadgeCount`.
//: - Call `open`. `openURL` opens nothing in an app that is built today.
//: - Override `preferredStatusBarStyle`.
//:
//: > Question: Old code calls `setStatusBarStyle`, and nothing changes. Why?
//: > Answer: Info.plist does not have
//: > `UIViewControllerBasedStatusBarAppearance` with NO, so the controllers are
//: > asked. Override `preferredStatusBarStyle`.

//: ## Your turn
//:
//: Search a project that you know for the four names of the table. What would
//: you write today?
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplication/openurl(_:)>
