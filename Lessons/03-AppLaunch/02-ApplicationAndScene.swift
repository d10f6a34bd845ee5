//: # The application, its scene and their delegates
//:
//: After this chapter you can say which four objects there are when an app has
//: started, who made them, and in which order their methods are called.

import HeadlessUIKit
import Stage

//: ## Four objects
//:
//: The **application** (`UIApplication`) stands for the whole app. There is
//: only one. It takes the events of the system and hands them on.
//:
//: A scene (`UIScene`) stands for one copy of the app's interface. A tablet can
//: show one app twice, side by side, if the app allows it. Then the app has two
//: scenes. A scene with windows is a `UIWindowScene`.
//:
//: Each of the two has a delegate, and you write both classes: the application
//: delegate and the scene delegate of chapter 1.
//:
//:                    connectedScenes
//:     ┌───────────────┐           ┌───────────────┐
//:     │ UIApplication ├──────────▶│ UIWindowScene │
//:     └───────┬───────┘           └───────┬───────┘
//:             ┊ delegate                  │ delegate
//:     ┌───────▼───────┐           ┌───────▼───────┐
//:     │  AppDelegate  │           │ SceneDelegate │
//:     └───────────────┘           └───────────────┘
//:
//: A line says: this object keeps that one alive. The dotted line is the
//: exception: the application knows its delegate, and does not keep it alive.
//: Another part of UIKit keeps the application delegate, for as long as the app
//: runs.
//:
//: `EmptySceneDelegate` writes into the log of chapter 1 and makes no window.
//: Xcode's template has more methods in both delegates. Chapter 21 says what
//: each of them is for.

/// A scene delegate that makes no window.
final class EmptySceneDelegate: UIResponder, UIWindowSceneDelegate {
  override init() {
    super.init()
    EventLog.add("scene delegate made")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    EventLog.add("willConnectTo")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    EventLog.add("sceneDidBecomeActive")
  }
}

/// Makes the window of chapter 1, and does not keep it.
final class ForgetfulSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
  }
}

//: ## How the system finds the classes
//:
//: A program begins in a function with the name `main`, and it ends when `main`
//: ends. In Swift you do not write it. **@main** in front of a class says:
//: start here. In an app it stands in front of the application delegate:
//:
//:     @main
//:     final class AppDelegate: UIResponder, UIApplicationDelegate {
//:
//: This course leaves it out, because a lesson has its own beginning.
//: `stage.launch(AppDelegate.self)` does the same, as in chapter 1.
//:
//: The class of the scene delegate stands in `Info.plist`, as a text. This file
//: lies in the folder of the app. It is a table of keys and values, and chapter
//: 9 says what else it tells the system. The key is `UISceneDelegateClassName`,
//: inside `UIApplicationSceneManifest`:
//:
//:     UIApplicationSceneManifest
//:       UIApplicationSupportsMultipleScenes   NO
//:       UISceneConfigurations
//:         UIWindowSceneSessionRoleApplication
//:           Item 0
//:             UISceneConfigurationName   Default Configuration
//:             UISceneDelegateClassName   $(PRODUCT_MODULE_NAME).SceneDelegate
//:
//: A new project of Xcode with the interface Storyboard has these lines
//: already. With NO in the second line the system never makes more than one
//: scene for the app. With YES a tablet can show it twice.

func applicationAndScene(on stage: Stage) {
  //: ## The order of a launch
  //:
  //: UIKit makes the application first, and then its delegate. It calls
  //: `didFinishLaunching` on it, once for each launch. Then a scene comes:
  //: UIKit makes it, makes its delegate, and calls `willConnectTo`. At the end
  //: the scene is **active**: a person sees it, and it gets events.
  //:
  //: `Bundle.application` belongs to this course, and not to Apple. It returns
  //: the folder of another small app: `.application("NoWindow")` is the folder
  //: Resources/NoWindow.app. Many chapters of this lesson start one of these
  //: apps. On a device an app has only its own folder, `Bundle.main`.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .application("NoWindow"))
  stage.show("The app has started. It has no window, so nothing is seen")

  for line in log.take() { stage.print(line) }
  // Prints "application delegate made"
  // Prints "didFinishLaunching, active: false"
  // Prints "scene delegate made"
  // Prints "willConnectTo"
  // Prints "sceneDidBecomeActive"

  //: An event is something that happens to the app, such as a tap. The
  //: **run loop** waits for an event, handles it, and waits for the next, until
  //: the app ends. It handles its first event after `didFinishLaunching` has
  //: returned. So do little work in this method. Until it has returned, a tap
  //: does nothing.

  stage.print(UIApplication.shared.applicationState == .active)
  // Prints "true"

  //: ## There is one application
  //:
  //: A class with only one object is a **singleton**. `UIApplication.shared`
  //: returns the one application. Never make a second one: the program would
  //: stop with "There can only be one UIApplication instance."

  let application = UIApplication.shared
  stage.print(application === UIApplication.shared)
  // Prints "true"

  //: ## Both delegates are there
  //:
  //: UIKit has made the two delegates, and you have no variable for them. You
  //: find them through the application and its scene.

  let scene = application.connectedScenes.first
  stage.print(scene?.delegate is EmptySceneDelegate)
  // Prints "true"
  stage.print(application.delegate is AppDelegate)
  // Prints "true"

  //: ## A window that nobody keeps
  //:
  //: `ForgetfulSceneDelegate` has the window in a local constant only. At the
  //: end of the method the constant is gone, and so is the window. A device
  //: shows a black screen and says nothing. This course prints a line about it.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("Forgetful"))
  stage.show("Black: the window is gone")

  stage.print(log.take().contains("viewDidLoad"))
  // Prints "true"

  //: ## A window that belongs to no scene
  //:
  //: `UIWindow(frame:)` makes a window that belongs to no scene. In an app with
  //: scenes nobody sees it, and again this course prints a line. Much code from
  //: the time before scenes has such a window.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .module)
  let lost = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  lost.rootViewController = HomeViewController(title: "Nobody sees this")
  lost.isHidden = false
  stage.show("The second window is not here")

  stage.print(lost.windowScene == nil)
  // Prints "true"
}

//: > On a device: Never set the `delegate` of the application yourself, as in
//: > `application.delegate = MyDelegate()`. Nobody keeps the new object, so it
//: > is gone at once. In this course `delegate` is weak, and becomes nil. On a
//: > device it is `unowned(unsafe)`: it still points to the place where the
//: > object was, and the next use may crash.
//:
//: > Then: Scenes came with iOS 13 (2019). Before that the application delegate
//: > heard everything and had the window. Chapter 19 shows such an app. An app
//: > that is built with the SDK of iOS 27 has to use scenes, or it does not
//: > launch (Apple's technote TN3187).

//: ## Remember
//:
//: - One application, one scene on a phone, and a delegate for each.
//: - `@main` names the application delegate, and Info.plist the scene delegate.
//: - A black screen? Look whether the window is kept, and has a scene.
//: - First `didFinishLaunching`, then `willConnectTo`, then the scene becomes
//:   active.
//:
//: > Question: `viewDidLoad` was called, and the screen is black. What
//: > happened?
//: > Answer: The window was shown, so the view was loaded. Then the window was
//: > freed, because nobody kept it.
//:
//: > Question: An app loads a large file in `didFinishLaunching`. A person taps
//: > its icon and waits. Why can nothing be tapped meanwhile?
//: > Answer: The method is called before the run loop handles events, and there
//: > is no window yet. Load the file later.

//: ## Your turn
//:
//: Open Lessons/03-AppLaunch/02-ApplicationAndScene.swift in an editor. Near
//: the top stands the class `EmptySceneDelegate`. Add this method to it:
//:
//:     func sceneWillEnterForeground(_ scene: UIScene) {
//:       EventLog.add("sceneWillEnterForeground")
//:     }
//:
//: Then run the chapter with this command:
//:
//:     swift run app-launch --chapter 2
//:
//: Where does your line come? (Between `willConnectTo` and
//: `sceneDidBecomeActive`.) The lesson also says that it prints something else
//: now. That is because of your line. At the end put the file back:
//:
//:     git checkout Lessons
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence>
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
//: - <https://developer.apple.com/documentation/uikit/uiscenedelegate>
//: - <https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle>
