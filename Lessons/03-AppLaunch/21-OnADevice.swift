//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole app by yourself.

import HeadlessUIKit
import Stage

//: ## From this course to a phone
//:
//: You want your own app on an iPhone. The end of this chapter exports one. By
//: hand it takes a Mac with Xcode, and four steps.
//:
//: ## Step 1: make a project
//:
//: In Xcode, make a new project with the template App. Choose Storyboard as its
//: interface. (The other choice, SwiftUI, makes no AppDelegate and no
//: SceneDelegate.) Then the project has these files:
//:
//:     AppDelegate.swift      the application delegate, with @main
//:     SceneDelegate.swift    the scene delegate
//:     ViewController.swift   the first screen
//:     Main.storyboard        the first screen, drawn
//:     LaunchScreen.storyboard    the launch screen
//:     Info.plist             names the scene delegate
//:
//: ## Step 2: remove the storyboard
//:
//: This lesson makes its window in code. If you want to do the same, remove the
//: storyboard in three places. If one is left, the system still looks for it:
//:
//: 1. the file Main.storyboard,
//: 2. the key `UISceneStoryboardFile` in Info.plist,
//: 3. the name `Main` in the settings of the project: choose the app under
//:    Targets, then Build Settings, and look for "UIKit Main Storyboard File
//:    Base Name".
//:
//: ## Step 3: make the window
//:
//: `willConnectTo` of the template does nearly nothing. Replace it with the
//: three steps of chapter 1:
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
//: Only the import differs from this course. The name `SceneDelegate` stands in
//: Info.plist. If you copy the scene delegate of an exercise, such as
//: `TeaSceneDelegate` of exercise 17, call it `SceneDelegate` in Xcode. Set
//: `view.backgroundColor = .systemBackground` in `viewDidLoad` of your
//: `ViewController`. Without this line the view has no colour, and the screen
//: is black.
//:
//: ## Step 4: change these lines
//:
//:     in this course                 on a device
//:     import HeadlessUIKit           import UIKit
//:     stage.launch(AppDelegate...)   @main in front of AppDelegate
//:     other lines with stage         none
//:     Bundle.module                  Bundle.main
//:     .application("HypnoNerd")      Bundle.main
//:     keys (chapter 7)               @IBOutlet weak var
//:     actions (chapter 7)            @IBAction func
//:     Task.immediate (chapter 12)    Task
//:
//: A file that uses notifications also begins with `import UserNotifications`.
//: In this course notifications are part of `HeadlessUIKit`.
//:
//: ## Code that must run on the main thread
//:
//: UIKit may be used only on the main thread. A view controller is there by
//: itself, after an `await` as well: `UIViewController` is marked `@MainActor`,
//: which means: on the main thread (lesson 1). A class of your own is not, in a
//: project made before Xcode 26. If it changes a label or calls another part of
//: UIKit, write `@MainActor` in front of it. This is the class of exercise 10.
//: Now it also sets the text of a label:
//:
//:     @MainActor
//:     final class IconBadge {
//:       let center = UNUserNotificationCenter.current()
//:       let label = UILabel()
//:
//:       func show(_ number: Int) async throws {
//:         guard try await center.requestAuthorization(options: [.badge])
//:         else { throw BadgeError.notAllowed }
//:
//:         let count = max(0, number)
//:         try await center.setBadgeCount(count)
//:         label.text = "The badge is \(count)"
//:       }
//:     }
//:
//: ## What you will see differently
//:
//: - A phone prints no line about a black screen. Look yourself: does somebody
//:   keep the window, and does it have a scene (chapter 2)?
//: - Phones have a notch, and screens of many sizes. Keep texts and controls in
//:   `view.safeAreaLayoutGuide`, and use Auto Layout (lesson 5). This lesson
//:   sets frames only because they are easy to follow in a picture.

//: ## A reminder, once more
//:
//: The project below needs a **local notification**: a message that the app
//: orders now, and that the system shows later (lesson 2). You order it in four
//: steps:
//:
//: 1. The content says what the message is.
//: 2. The trigger says when it comes.
//: 3. The request holds both, and has a name of your choice, the identifier.
//: 4. `add` hands the request to the notification center.
//:
//: In chapter 7 the button of HypnoNerd only wrote a line into the log. In your
//: app its method starts a task that calls `orderReminder`.

/// Orders a reminder that comes after some seconds.
func orderReminder(
  _ text: String, after seconds: TimeInterval
) async throws {
  let content = UNMutableNotificationContent()
  content.body = text
  let trigger = UNTimeIntervalNotificationTrigger(
    timeInterval: seconds, repeats: false)
  let request = UNNotificationRequest(
    identifier: "reminder", content: content, trigger: trigger)
  try await UNUserNotificationCenter.current().add(request)
}

func onADevice(on stage: Stage) {
  //: ## The reminder arrives
  //:
  //: This is HypnoNerd of chapter 7. A person opens the second tab. The run
  //: asks for permission, and orders the reminder for 60 seconds later. The
  //: person taps Allow and leaves the app. The reminder arrives on the home
  //: screen. (In front of the app it would not be shown, unless a delegate
  //: wants it: lesson 2, chapter 15.)

  stage.launch(AppDelegate.self, bundle: .application("HypnoNerd"))
  stage.tabBars.buttons["Reminder"].tap()
  let reminder = Task.immediate {
    do {
      let center = UNUserNotificationCenter.current()
      if try await center.requestAuthorization(options: [.alert]) {
        try await orderReminder("Hypnotize me!", after: 60)
      }
    } catch {
      stage.print("No reminder: \(error)")
    }
  }
  stage.alerts.buttons["Allow"].tap()
  stage.wait(for: reminder)
  stage.pressHome()
  stage.clock.advance(by: 60)
  stage.show("A minute later, on the home screen")

  //: A tap on the notification brings the app back. Coming back is no launch
  //: (chapter 8), so the second tab is still selected. Its index is 1.

  stage.banners[0].tap()
  let tabs = currentWindow?.rootViewController as? UITabBarController
  stage.print(tabs?.selectedIndex ?? -1)
  // Prints "1"
}

//: > On a device: The template has methods that this lesson did not use. Leave
//: > them as they are. `application(_:configurationForConnecting:options:)`
//: > returns the entry of Info.plist that describes a new scene.
//: > `application(_:didDiscardSceneSessions:)` is called when a person has
//: > closed scenes in the app switcher. The others are those of chapter 8.

//: ## Remember
//:
//: - On a device you write `import UIKit` and `@main`, and `@IBOutlet` and
//:   `@IBAction` in place of `keys` and `actions`.
//: - To make the window in code, remove the storyboard in three places: the
//:   file, Info.plist, and the settings.
//: - Mark a class of your own `@MainActor` if it calls UIKit, for example to
//:   set a label, and is no view and no controller.
//:
//: > Question: You made the window in code. The app shows the screen of the
//: > storyboard for a moment, or it stops because Main.storyboard is missing.
//: > What did you forget?
//: > Answer: The name of the storyboard still stands in Info.plist or in the
//: > settings.

//: ## Your turn: a project
//:
//: Exercise 17 is Exercises/03-AppLaunch/17-TeaTime.swift. The class in it is
//: empty, and you write an app. Here is where you find what it needs:
//:
//: - the scene with a window: chapter 1,
//: - two tabs with titles: chapter 7, and for each screen chapter 4,
//: - a button with a `UIAction`: lesson 1, chapter 5,
//: - permission: chapter 12,
//: - the reminder: this chapter.
//:
//:     swift run course check TeaTime
//:     swift run course play TeaTime
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13):
//:
//:     swift run course export TeaTime --to ~/TeaTime
//:     swift run course play ~/TeaTime
//:
//: The app keeps your scene delegate: Info.plist names it. The README.md of the
//: folder says more.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit>
//: - <https://developer.apple.com/documentation/swift/mainactor>
//: - <https://developer.apple.com/documentation/usernotifications>
