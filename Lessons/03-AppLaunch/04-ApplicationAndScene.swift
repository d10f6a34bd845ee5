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
//: A **scene** (`UIScene`) stands for one copy of the app's interface. A tablet
//: can show one app twice, side by side. Then the app has two scenes. On a
//: phone it has one. A scene with windows is a `UIWindowScene`.
//:
//: Each of the two has a delegate, and you write both classes. The
//: **application delegate** hears what concerns the program: its launch and
//: its end. The **scene delegate** hears what concerns the interface: that it
//: comes, that a person sees it, that it goes.
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
//: The lines are strong references, and the dotted line is not. So a scene
//: keeps its delegate, and the application does not.

/// The application delegate of all apps of this lesson.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  override init() {
    super.init()
    EventLog.add("application delegate made")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isActive = application.applicationState == .active
    EventLog.add("didFinishLaunching, active: \(isActive)")
    return true
  }
}

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

//: `EventLog` is a small class of this lesson. It writes down what happened.
//:
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
//: `stage.launch(AppDelegate.self)` does the same.
//:
//: The class of the scene delegate stands in Info.plist, as a text. The key is
//: `UISceneDelegateClassName`, inside `UIApplicationSceneManifest`:
//:
//:     UIApplicationSceneManifest
//:       UISceneConfigurations
//:         UIWindowSceneSessionRoleApplication
//:           Item 0
//:             UISceneConfigurationName   Default Configuration
//:             UISceneDelegateClassName   $(PRODUCT_MODULE_NAME).SceneDelegate
//:
//: A new project of Xcode with the interface Storyboard has these lines
//: already.

func applicationAndScene(on stage: Stage) {
  //: ## The order of a launch
  //:
  //: UIKit makes the application first, and then its delegate. It calls
  //: `didFinishLaunching` on it, once for each launch. Then a scene comes:
  //: UIKit makes it, makes its delegate, and calls `willConnectTo`. At the end
  //: the scene is **active**: a person sees it, and it gets events.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .application("NoWindow"))
  stage.show("The app has started. It has no window, so nothing is seen")

  for line in log.take() { stage.print(line) }
  // Prints "application delegate made"
  // Prints "didFinishLaunching, active: false"
  // Prints "scene delegate made"
  // Prints "willConnectTo"
  // Prints "sceneDidBecomeActive"

  //: The **run loop** waits for an event, handles it, and waits for the next,
  //: until the app ends. It handles events when `didFinishLaunching` has
  //: returned, and none before. So do little work in this method: nothing can
  //: be tapped until it is done.

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

  //: ## Who keeps the delegates
  //:
  //: Nobody but UIKit has made the delegates, and you have no variable for
  //: them. The scene's `delegate` is a strong reference. The application's is
  //: not: UIKit itself keeps the delegate that it made, for as long as the app
  //: runs.

  let scene = application.connectedScenes.first
  stage.print(scene?.delegate is EmptySceneDelegate)
  // Prints "true"
  stage.print(application.delegate is AppDelegate)
  // Prints "true"
}

//: > On a device: The application's `delegate` is `unowned(unsafe)`. It does
//: > not keep its object, and it does not become nil when the object is gone.
//: > If you set it yourself, as in `application.delegate = MyDelegate()`, the
//: > object is gone at once, and the next use may crash. Never set it. (In
//: > this course the reference is weak, and becomes nil.)
//:
//: > Then: Scenes came with iOS 13 (2019). Before that the application delegate
//: > heard everything and had the window. Chapter 19 shows such an app. An app
//: > that is built with the SDK of iOS 27 has to use scenes, or it does not
//: > launch (Apple's technote TN3187).

//: ## Remember
//:
//: - One application, one scene on a phone, and a delegate for each.
//: - `@main` names the application delegate, and Info.plist the scene delegate.
//: - First `didFinishLaunching`, then `willConnectTo`, then the scene becomes
//:   active.
//:
//: > Question: An app loads a large file in `didFinishLaunching`. A person taps
//: > its icon and waits. Why can nothing be tapped meanwhile?
//: > Answer: The method is called before the run loop handles events, and there
//: > is no window yet. Load the file later.

//: ## Your turn
//:
//: Open Lessons/03-AppLaunch/04-ApplicationAndScene.swift in an editor. Write a
//: line into the log in `sceneWillEnterForeground(_:)` of the scene delegate,
//: and run `swift run app-launch --chapter 4`. Where does your line come?
//: (Between `willConnectTo` and `sceneDidBecomeActive`. The lesson will say
//: that it prints something else now. Put the file back with `git checkout
//: Lessons`.)
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence>
//: - <https://developer.apple.com/documentation/uikit/uiapplication>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
//: - <https://developer.apple.com/documentation/uikit/uiscenedelegate>
//: - <https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle>
