//: # How it was: launching without scenes (optional)
//:
//: After this chapter you can read the code that launches an old app without
//: scenes. You can also say what has to change so that the app uses scenes. If
//: you have no old code, you do not need this chapter.

import HeadlessUIKit
import Stage

//: ## One delegate for everything
//:
//: You open an old project. It has no scene delegate. Where is its window made?
//: Who is told that a person leaves the app?
//:
//: The answer to both is: the application delegate. Until iOS 12 (2018) an app
//: had no scenes. So the application delegate made the window in
//: `didFinishLaunching`, and kept it in a property. It was also told when the
//: app came and went.
//:
//: `OldAppDelegate` is such a delegate. `UIWindow(frame:)` makes a window
//: without a scene, and `UIScreen.main` is the screen of the phone. Both are
//: deprecated since iOS 26: they still work. Xcode shows a warning for them,
//: and this course does not.

final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    EventLog.add("didFinishLaunching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = HomeViewController(title: "2015")
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    EventLog.add("didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    EventLog.add("willResignActive")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    EventLog.add("didEnterBackground")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    EventLog.add("willEnterForeground")
  }
}

//: `OldDrawnAppDelegate` belongs to an app whose first screen is in a
//: storyboard, so it makes no window. In `didFinishLaunching` it writes the
//: class of the root view controller into the log.

/// Looks at the window that the storyboard has made.
final class OldDrawnAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = window?.rootViewController
    let name = root.map { "\(type(of: $0))" } ?? "no window"
    EventLog.add("didFinishLaunching: \(name)")
    return true
  }
}

func howAppsWereLaunched(on stage: Stage) {
  //: ## The life of an old app
  //:
  //: Chapter 8 has four messages for the scene delegate, such as
  //: `sceneDidBecomeActive`. In an old app these messages go to the application
  //: delegate. Their names begin with `application`, and not with `scene`:
  //: `applicationDidBecomeActive`.
  //:
  //: The app of this run lies in the folder ByHand. Its Info.plist has no
  //: scenes. The first line is the log of the launch, the second that of Home,
  //: and the third that of the way back.

  let log = EventLog()
  stage.launch(OldAppDelegate.self, bundle: .application("ByHand"))
  stage.show("An app without scenes")

  stage.print(log.take())
  // Prints "["didFinishLaunching", "viewDidLoad", "didBecomeActive"]"
  stage.pressHome()
  stage.print(log.take())
  // Prints "["willResignActive", "didEnterBackground"]"
  stage.activate()
  stage.print(log.take())
  // Prints "["willEnterForeground", "didBecomeActive"]"

  //: ## The storyboard came first
  //:
  //: In Info.plist of an old app the key `UIMainStoryboardFile` names a
  //: storyboard, without its ending. With this key UIKit does three things, in
  //: this order:
  //:
  //: 1. It loads the storyboard. Now there is a window with a root view
  //:    controller.
  //: 2. It calls `didFinishLaunching` on the application delegate.
  //: 3. It shows the window. Now the view of the controller is loaded.
  //:
  //: Some old books say that 2 comes before 1. The log shows that this is
  //: wrong: in `didFinishLaunching` the root view controller is there already.

  stage.terminate()
  let drawn = Bundle.application("OldDrawn")
  stage.launch(OldDrawnAppDelegate.self, bundle: drawn)
  for line in log.take().suffix(2) { stage.print(line) }
  // Prints "didFinishLaunching: WelcomeViewController"
  // Prints "viewDidLoad of WelcomeViewController"

  //: ## With the SDK of iOS 27 such an app does not launch
  //:
  //: Each Xcode comes with an SDK: the frameworks with which it builds an app.
  //: An app without scenes that is built with the SDK of iOS 26 (Xcode 26)
  //: runs, with a warning on the console. Built with the SDK of iOS 27 it does
  //: not launch. `stage.sdkVersion` chooses the SDK for the next launch.

  stage.terminate()
  stage.sdkVersion = 26
  stage.launch(OldAppDelegate.self, bundle: .application("ByHand"))
  stage.show("Built with the SDK of iOS 26: a warning")

  stage.sdkVersion = 18

  //: ## Four steps to scenes
  //:
  //: So move an old app to scenes:
  //:
  //: 1. Add `UIApplicationSceneManifest` to Info.plist (chapter 2).
  //: 2. Write a scene delegate, and name it there.
  //: 3. Move the window into `scene(_:willConnectTo:options:)`, and make it
  //:    with `UIWindow(windowScene:)`.
  //: 4. Move the four methods of the life cycle to the scene delegate. Their
  //:    new names begin with `scene`.
  //:
  //: ## The file main.m
  //:
  //: Is your old project written in Objective-C? Then it has a file `main.m`,
  //: with one line that matters. This line calls the function
  //: `UIApplicationMain`, which made the application and its delegate, began
  //: the run loop, and never returned.
  //:
  //: The function has four arguments:
  //:
  //: 1. how many words the command had that started the program,
  //: 2. these words; an app does not use them,
  //: 3. the name of the application's class. It is nearly always nil. Then
  //:    UIKit takes the class under the key `NSPrincipalClass` in Info.plist,
  //:    or else `UIApplication`,
  //: 4. the name of the delegate's class.
  //:
  //: Today you write `@main` in front of the delegate instead (chapter 2). In
  //: old Swift code the mark is `@UIApplicationMain`. That is an error in Swift
  //: 6. This is the call of main.m, in Swift:

  stage.terminate()
  stage.launch(bundle: .application("ByHand")) {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil,
      NSStringFromClass(OldAppDelegate.self))
  }
  stage.print(UIApplication.shared.delegate is OldAppDelegate)
  // Prints "true"

  //: ## The name of a class as a text
  //:
  //: The fourth argument is a text, and the compiler does not check a text. So
  //: the call above does not write the name: `NSStringFromClass` takes the
  //: class, which the compiler checks, and returns its full name. In front
  //: stands the module, which is `app_launch` for this lesson.

  stage.print(NSStringFromClass(OldAppDelegate.self))
  // Prints "app_launch.OldAppDelegate"

  //: `NSClassFromString` does the opposite. It takes a full name, and returns
  //: the class. For the name without the module it returns nil.

  stage.print(NSClassFromString("OldAppDelegate") == nil)
  // Prints "true"

  //: `NSClassFromString` finds the class. It makes no object. So `found` is not
  //: an `OldAppDelegate`: the second answer is false. A class has a type, too,
  //: which is written `OldAppDelegate.Type`: the first answer is true.

  let found: Any? = NSClassFromString("app_launch.OldAppDelegate")
  stage.print(found is OldAppDelegate.Type, found is OldAppDelegate)
  // Prints "true false"
}

//: ## Remember
//:
//: - Without scenes, the application delegate makes the window, and is told
//:   when the app comes and goes.
//: - With `UIMainStoryboardFile`, the window is there before
//:   `didFinishLaunching`.
//: - Built with the SDK of iOS 27, an app without scenes does not launch. Move
//:   it to scenes.
//:
//: > Question: An app was moved to scenes. It still saves in
//: > `applicationDidEnterBackground`, and people lose their work. Why?
//: > Answer: With scenes nobody calls this method. Save in
//: > `sceneDidEnterBackground`.

//: ## Your turn
//:
//: `OldAppDelegate` has four methods for the life of the app. What are their
//: names in a scene delegate? Write the four names down, and compare with
//: `LoggingSceneDelegate` in chapter 8.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
