//: # The application, its scene and their delegates
//:
//: After this chapter you can say which four objects there are when an app has
//: started, who made them, and in which order their methods are called.

import HeadlessUIKit
import Stage

//: ## Nobody in your code makes the delegates
//:
//: In chapter 1 you saw two classes, `AppDelegate` and `SceneDelegate`. No line
//: of the app makes an object of them, and no line calls their methods. UIKit
//: does both. If your screen stays black, you have to know what UIKit does, and
//: when.
//:
//: ## Four objects
//:
//: The **application** (`UIApplication`) stands for the whole app. There is
//: only one. It gets the events of the system, such as a tap, and hands them
//: on.
//:
//: The scene (`UIWindowScene`) stands for one copy of the app's interface. On a
//: phone there is one scene. A tablet can show an app twice, side by side. Then
//: the app has two scenes. A scene knows its windows, but it does not keep them
//: alive. The property `window` of the scene delegate keeps the window.
//:
//: The application has a delegate, and so does the scene. You write the classes
//: of both delegates:
//:
//:                    connectedScenes
//:     ┌───────────────┐           ┌───────────────┐
//:     │ UIApplication ├──────────▶│ UIWindowScene │
//:     └───────┬───────┘           └───────┬───────┘
//:             ┊ delegate                  │ delegate
//:     ┌───────▼───────┐           ┌───────▼───────┐  window  ┌──────────┐
//:     │  AppDelegate  │           │ SceneDelegate ├─────────▶│ UIWindow │
//:     └───────────────┘           └───────────────┘          └──────────┘
//:
//: A full line says: this object keeps that one alive. The dotted line is an
//: exception: the application knows its delegate, and does not keep it alive.
//: Another part of UIKit keeps it, as long as the app runs.
//:
//: ## How UIKit finds your classes
//:
//: The application delegate is found by a mark. A program begins in a function
//: with the name `main`, and ends with it. In Swift you do not write it: you
//: write **@main** in front of a class. It says: the program starts here.
//:
//:     @main
//:     final class AppDelegate: UIResponder, UIApplicationDelegate {
//:
//: This course leaves `@main` out, because a lesson has a beginning of its own.
//: `stage.launch(AppDelegate.self)` names the class instead.
//:
//: The scene delegate is found by its name. The name stands in `Info.plist`, a
//: file in the folder of the app. It is a table of keys and values (chapter 9).
//: A new project of Xcode with the interface Storyboard has these lines in it:
//:
//:     UIApplicationSceneManifest
//:       UIApplicationSupportsMultipleScenes   NO
//:       UISceneConfigurations
//:         UIWindowSceneSessionRoleApplication
//:           Item 0
//:             UISceneConfigurationName   Default Configuration
//:             UISceneDelegateClassName   $(PRODUCT_MODULE_NAME).SceneDelegate
//:
//: All these lines have to be there. Two of them say something about your app.
//: The last line names your class, `SceneDelegate`. In front of it stands the module, the name of your
//: project's code; Xcode fills it in. The second line says NO: the app has only
//: one scene. The other lines are the same in each new project.
//:
//: ## Two scene delegates for this chapter
//:
//: `EmptySceneDelegate` writes into the log of chapter 1 when it is made and
//: when it is called. It makes no window.

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

//: `ForgetfulSceneDelegate` makes a window and has a mistake. You will see it
//: at the end of the chapter: `self.window = window`, the last line of this
//: method in chapter 1, is missing.

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

func applicationAndScene(on stage: Stage) {
  //: ## The order of a launch
  //:
  //: The log will show this order:
  //:
  //: 1. UIKit makes the application, and then the application delegate.
  //: 2. It calls `didFinishLaunching` on it, once for each launch.
  //: 3. It makes the scene, and then the scene delegate.
  //: 4. It calls `willConnectTo` on the scene delegate.
  //: 5. The scene becomes **active**: a person sees it, and it gets events.
  //:
  //: The app of this run is the folder Resources/NoWindow.app. Its Info.plist
  //: names `EmptySceneDelegate`. The method `.application("NoWindow")` of this
  //: course returns this folder. On a device an app has only its own folder,
  //: `Bundle.main`.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .application("NoWindow"))
  stage.show("The app has started. It has no window, so nothing is seen")

  for line in log.take() { stage.print(line) }
  // Prints "application delegate made"
  // Prints "didFinishLaunching, active: false"
  // Prints "scene delegate made"
  // Prints "willConnectTo"
  // Prints "sceneDidBecomeActive"

  //: In the second line the app is not active yet. Now it is:

  stage.print(UIApplication.shared.applicationState == .active)
  // Prints "true"

  //: ## The run loop
  //:
  //: The **run loop** waits for an event, handles it, and waits for the next,
  //: until the app ends. It handles its first event after `didFinishLaunching`
  //: has returned. Until then a tap does nothing. So do little work in this
  //: method.
  //:
  //: ## Finding the objects
  //:
  //: `UIApplication.shared` returns the application. A class with only one
  //: object is called a **singleton**. Never make a second one: the program
  //: would stop with "There can only be one UIApplication instance."
  //:
  //: From the application you get to the other three objects. The two lines say
  //: that both delegates have the classes from above.

  let application = UIApplication.shared
  stage.print(application.delegate is AppDelegate)
  // Prints "true"

  let scene = application.connectedScenes.first
  stage.print(scene?.delegate is EmptySceneDelegate)
  // Prints "true"

  //: ## Mistake 1: nobody keeps the window
  //:
  //: The app Forgetful has the delegate `ForgetfulSceneDelegate`. Only the
  //: constant `window` keeps its window, and a constant ends with its method.
  //: The scene does not keep it, so the window is freed. A device shows a black screen and says nothing.
  //: This course prints a line about it.

  stage.terminate()
  stage.launch(AppDelegate.self, bundle: .application("Forgetful"))
  stage.show("Black: the window is gone")

  //: `viewDidLoad` was called all the same: for a moment the window was there.

  stage.print(log.take().contains("viewDidLoad"))
  // Prints "true"

  //: ## Mistake 2: the window belongs to no scene
  //:
  //: `UIWindow(frame:)` makes a window without a scene. You find it in old
  //: code; since iOS 26 it is deprecated. A new window is hidden, and
  //: `isHidden = false` shows it. But in an app with scenes nobody sees a
  //: window without a scene. Again this course prints a line.

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
//: - An app has one application, on a phone one scene, and a delegate for each.
//: - UIKit makes the delegates. `@main` marks the class of the one, and
//:   Info.plist names the class of the other.
//: - First `didFinishLaunching`, then `willConnectTo`, then the scene becomes
//:   active.
//: - A black screen? Look whether somebody keeps the window, and whether it has
//:   a scene.
//:
//: > Question: `viewDidLoad` was called, and the screen is black. What
//: > happened?
//: > Answer: The window was shown, so the view was loaded. Then the window was
//: > freed, because nobody kept it.
//:
//: > Question: An app loads a large file in `didFinishLaunching`. A person taps
//: > its icon and waits. Why can nothing be tapped meanwhile?
//: > Answer: The run loop handles its first event after this method has
//: > returned, and there is no window yet. Load the file later.

//: ## Your turn
//:
//: Open Lessons/03-AppLaunch/02-ApplicationAndScene.swift in an editor. Add
//: this method to the class `EmptySceneDelegate`:
//:
//:     func sceneWillEnterForeground(_ scene: UIScene) {
//:       EventLog.add("sceneWillEnterForeground")
//:     }
//:
//: Where in the log will your line stand? Guess first, and then run the
//: chapter:
//:
//:     swift run app-launch --chapter 2
//:
//: (It stands between `willConnectTo` and `sceneDidBecomeActive`.) The lesson
//: also says that it prints something else now. That is because of your line.
//: At the end put the file back:
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
