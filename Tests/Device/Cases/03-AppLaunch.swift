// What lesson 3 says about a device.

// Case: the delegate of the application, in words
// Chapter: 03-AppLaunch/02-ApplicationAndScene.swift
// Says: On a device it is `unowned(unsafe)`

// Case: asking for a badge with a closure
// Chapter: 03-AppLaunch/12-ABadge.swift
// Says: also has a form with a closure in place of `await`
func show(_ number: Int) {
  UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { granted, _ in
    guard granted else { return }
    UNUserNotificationCenter.current().setBadgeCount(number)
  }
}

// Case: the scene delegate
// Chapter: 03-AppLaunch/21-OnADevice.swift
// Listing: import UIKit
// No code: AppDelegate.swift
// No code: in this course
// Instead of: ViewController
class ViewController: UIViewController {}

// Case: an object that is no view and no controller
// Chapter: 03-AppLaunch/21-OnADevice.swift
// Listing: @MainActor
enum BadgeError: Error {
  case notAllowed
}

// Case: the tenth method, in words
// Chapter: 03-AppLaunch/05-TheLifeOfAController.swift
// Says: Since iOS 26 there is a tenth method

// Case: the two marks of a screen from a nib
// Chapter: 03-AppLaunch/07-TwoTabs.swift
// Says: `@IBOutlet` and `@IBAction` tell Xcode which names can be connected
// No code: @IBOutlet private(set) weak var datePicker
// Instead of: ReminderViewController
final class ReminderViewController: UIViewController {
  @IBOutlet private(set) weak var datePicker: UIDatePicker?
  @IBAction func addReminder(_ sender: UIButton) {}
}

// Case: a tab that makes its controller later
// Chapter: 03-AppLaunch/07-TwoTabs.swift
// Says: Since iOS 18 a tab can also be a `UITab`
@MainActor func makeTabs() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.tabs = [
    UITab(title: "Tea", image: nil, identifier: "tea") { _ in UIViewController() }
  ]
  return tabs
}

// Case: a notification with a type of its own
// Chapter: 03-AppLaunch/08-StatesOfAScene.swift
// Says: which you hear with `addObserver(of:for:using:)`
@MainActor func listen(to window: UIWindow) -> NotificationCenter.ObservationToken {
  NotificationCenter.default.addObserver(of: window, for: .didResignKey) { message in
    message.window.backgroundColor = .white
  }
}

// Case: a method that came later than the oldest iOS of the app
// Chapter: 03-AppLaunch/10-ComparingVersions.swift
// Says: some phones do not have it, and the compiler refuses the call.
// Not compiled: Linux has no oldest iOS

// Case: a name that is deprecated
// Chapter: 03-AppLaunch/19-HowAppsWereLaunched.swift
// Says: Xcode warns about a deprecated name only if it was deprecated in the oldest iOS
// Not compiled: Linux has no oldest iOS

// Case: the mark of an old delegate
// Chapter: 03-AppLaunch/19-HowAppsWereLaunched.swift
// Says: In old Swift code the mark is `@UIApplicationMain`.
// Says: In the language mode Swift 6 that is an error.
// Refuses in 6, 6 main: 'UIApplicationMain' is deprecated
@UIApplicationMain
final class PhoneDelegate: UIResponder, UIApplicationDelegate {}

// Case: a line of 2015
// Chapter: 03-AppLaunch/20-CallsOf2015.swift
// Says: The compiler warns about such a line only if it was deprecated in the oldest iOS
// Not compiled: Linux has no oldest iOS

// Case: Apple's own log, in words
// Chapter: 03-AppLaunch/11-ALog.swift
// Says: Apple's own log is `Logger`, from the module `os`.

// Case: opening an address, in both forms
// Chapter: 03-AppLaunch/13-OpeningAddresses.swift
// Says: The closure of `open` is called on the main thread, so it may use UIKit.
// Says: Its `async` form returns the same Bool.
@MainActor func openPage(_ url: URL, saying label: UILabel) async {
  UIApplication.shared.open(url) { isOpen in label.text = isOpen ? "open" : "closed" }
  let isOpen = await UIApplication.shared.open(url)
  label.text = isOpen ? "open" : "closed"
}
