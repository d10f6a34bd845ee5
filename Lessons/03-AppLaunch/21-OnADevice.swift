//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole app by yourself.

import HeadlessUIKit
import Stage

//: ## A new project in Xcode
//:
//: Make a new project with the template App, and choose Storyboard as its
//: interface. The project has these files:
//:
//:     AppDelegate.swift      the application delegate, with @main
//:     SceneDelegate.swift    the scene delegate
//:     ViewController.swift   the first screen
//:     Main.storyboard        the first screen, drawn
//:     LaunchScreen.storyboard    what is seen before main runs
//:     Info.plist             the scene manifest
//:
//: The first two have methods that this lesson did not use. Leave them as they
//: are, and know what they are for:
//:
//: - `application(_:configurationForConnecting:options:)` of the application
//:   delegate returns the configuration of a new scene. The template returns
//:   the one that Info.plist calls "Default Configuration".
//: - `application(_:didDiscardSceneSessions:)` says that a person has closed
//:   scenes in the app switcher. Remove there what belonged to them alone.
//: - `sceneDidDisconnect` of the scene delegate says that the system takes the
//:   scene away (chapter 8). Let go there of what only this scene needed.
//: - The four other methods of the scene delegate are those of chapter 8. The
//:   template has them empty.
//:
//: To make the window in code, as this lesson does, remove three things:
//:
//: 1. the file Main.storyboard,
//: 2. the key `UISceneStoryboardFile` in Info.plist,
//: 3. the setting "UIKit Main Storyboard File Base Name" of the target.
//:
//: ## The scene delegate, as it compiles there
//:
//:     import UIKit
//:
//:     final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
//:       var window: UIWindow?
//:
//:       func scene(
//:         _ scene: UIScene, willConnectTo session: UISceneSession,
//:         options connectionOptions: UIScene.ConnectionOptions
//:       ) {
//:         guard let windowScene = scene as? UIWindowScene else { return }
//:         let window = UIWindow(windowScene: windowScene)
//:         window.rootViewController = ViewController()
//:         window.makeKeyAndVisible()
//:         self.window = window
//:       }
//:     }
//:
//: It is like the class of chapter 1. Set `view.backgroundColor =
//: .systemBackground` in `viewDidLoad` of `ViewController`, or the screen is
//: black. These things do change:
//:
//: - The application delegate has `@main` in front of it. `stage.launch` and
//:   all other lines with `stage` go away.
//: - `$(PRODUCT_MODULE_NAME)` and the other build variables are filled in by
//:   Xcode.
//: - `Bundle.module` and `.application("HypnoNerd")` become `Bundle.main`.
//: - `keys` and `actions` of `ReminderViewController` go away. The property is
//:   marked `@IBOutlet weak var`, and the method `@IBAction func`.
//: - `Task.immediate` needs iOS 26. For older systems write `Task`.
//:   `setBadgeCount` needs iOS 16.
//: - `UIScreen.main` in old code gives a warning. Ask `view.window` for its
//:   scene, and the scene for its screen.
//:
//: ## On which thread
//:
//: UIKit calls all methods of this lesson's delegates and controllers on the
//: main thread. Closures of other frameworks are another matter: the closure of
//: `requestAuthorization` may be called on a background thread. With `await`
//: your code goes on where it was, and in a view controller that is the main
//: thread. An object that is no view or controller needs the mark itself:
//:
//:     @MainActor
//:     final class IconBadge {
//:       func show(_ number: Int) async throws {
//:         let center = UNUserNotificationCenter.current()
//:         let isAllowed = try await center.requestAuthorization(
//:           options: [.badge])
//:         guard isAllowed else { return }
//:         try await center.setBadgeCount(number)
//:       }
//:     }
//:
//: A file that uses notifications begins with `import UserNotifications`. In
//: this course they are part of `HeadlessUIKit`.
//:
//: ## What you will see differently
//:
//: - A black screen has no message. Look at the window and its scene.
//: - The order of `viewDidAppear` and `sceneDidBecomeActive` may differ.
//: - Text and controls have to stay away from the edges. Use
//:   `view.safeAreaLayoutGuide`.
//: - This lesson sets frames, because they are easy to follow in a picture. In
//:   an app use Auto Layout, so that screens of all sizes look right.

//: ## A reminder, once more
//:
//: The project of this lesson needs a **local notification**: a message that
//: the app orders now, and that the system shows later (lesson 2). It has three
//: parts: the content, the trigger that says when, and a request with both.

/// Orders a reminder that comes after some seconds.
func addReminder(_ text: String, after seconds: TimeInterval) async throws
{
  let content = UNMutableNotificationContent()
  content.body = text
  let trigger = UNTimeIntervalNotificationTrigger(
    timeInterval: seconds, repeats: false)
  let request = UNNotificationRequest(
    identifier: "reminder", content: content, trigger: trigger)
  try await UNUserNotificationCenter.current().add(request)
}

func onADevice(on stage: Stage) {
  //: ## The app of this lesson
  //:
  //: HypnoNerd of chapter 7, once more. A person opens the second tab, and is
  //: asked for permission. They allow it and leave the app. A minute later the
  //: reminder arrives. (While the app is in front, a reminder is shown only if
  //: the notification center has a delegate that wants it: lesson 2, chapter
  //: 15.)

  stage.launch(AppDelegate.self, bundle: .application("HypnoNerd"))
  stage.tabBars.buttons["Reminder"].tap()
  Task.immediate {
    do {
      let center = UNUserNotificationCenter.current()
      if try await center.requestAuthorization(options: [.alert]) {
        try await addReminder("Hypnotize me!", after: 60)
      }
    } catch {
      stage.print("No reminder: \(error)")
    }
  }
  stage.alerts.buttons["Allow"].tap()
  stage.letTasksContinue()
  stage.pressHome()
  stage.clock.advance(by: 60)
  stage.show("A minute later, on the home screen")

  //: A tap on the notification brings the app back. The second tab is still
  //: selected: coming back is no launch.

  stage.banners[0].tap()
  let tabs = currentWindow?.rootViewController as? UITabBarController
  stage.print(tabs?.selectedIndex ?? -1)
  // Prints "1"
}

//: ## Remember
//:
//: - `@main`, `import UIKit`, `@IBOutlet` and `@IBAction` are needed there.
//: - To make the window in code, remove the storyboard from Info.plist and from
//:   the settings.
//: - With `await` your code goes on on the main thread, if its class is
//:   `@MainActor`.
//:
//: > Question: You made the window in code, and the app shows the storyboard's
//: > screen for a moment, or stops because Main.storyboard is missing. What is
//: > left?
//: > Answer: The name of the storyboard, in the scene manifest of Info.plist or
//: > in the settings of the target.

//: ## Your turn: a project
//:
//: Exercise 17 is Exercises/03-AppLaunch/17-TeaTime.swift. The class in it is
//: empty. You write an app: a scene with a window, two tabs, and a reminder
//: that arrives. Everything you need was in chapters 1, 4, 7 and 12, and in
//: this one. A button with a `UIAction` was in lesson 1, chapter 5.
//:
//:     swift run course check TeaTime
//:     swift run course play TeaTime
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/swift/mainactor>
//: - <https://developer.apple.com/documentation/usernotifications>
