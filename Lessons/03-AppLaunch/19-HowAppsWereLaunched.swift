//: # How it was: launching without scenes (optional)
//:
//: After this chapter you can read the code that launches an old app without
//: scenes, and say what has to change. If you have no old code, you do not need
//: this chapter.

import HeadlessUIKit
import Stage

//: ## One delegate for everything
//:
//: Until iOS 12 (2018) an app had no scenes. So the application delegate made
//: the window in `didFinishLaunching`, and was told when the app came and went.
//: `UIWindow(frame:)` makes a window without a scene, and `UIScreen.main` is
//: the screen of the phone. Both are deprecated since iOS 26. Xcode warns about
//: a deprecated name only if it was deprecated in the oldest iOS that the app
//: runs on (chapter 10), or earlier.

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
//: storyboard, so it makes no window.

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
  //: The four messages of chapter 8, such as `sceneDidBecomeActive`, go to the
  //: application delegate here. Their names begin with `application`:
  //: `applicationDidBecomeActive`. The Info.plist of this app has no scenes.
  //: The lines are the log of the launch, of Home, and of the way back.

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
  //: storyboard. UIKit loads it, with the window and its root view controller.
  //: Then it calls `didFinishLaunching` on the application delegate, and then
  //: it shows the window. Some old books say that the delegate comes first. The
  //: log shows that this is wrong.

  stage.terminate()
  let drawn = Bundle.application("OldDrawn")
  stage.launch(OldDrawnAppDelegate.self, bundle: drawn)
  for line in log.take().suffix(2) { stage.print(line) }
  // Prints "didFinishLaunching: WelcomeViewController"
  // Prints "viewDidLoad of WelcomeViewController"

  //: ## With the SDK of iOS 27 such an app does not launch
  //:
  //: Each Xcode comes with an SDK: the frameworks with which it builds an app.
  //: Built with the SDK of iOS 26 (Xcode 26), an app without scenes runs, with
  //: a warning on the console. Built with the SDK of iOS 27 it does not launch.

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
  //: A project in Objective-C has a file `main.m`, with one line that matters.
  //: It calls the function `UIApplicationMain`, which made the application and
  //: its delegate, began the run loop, and never returned. Its four arguments
  //: are the number of words in the command that started the program, these
  //: words, the name of the application's class, and the name of the delegate's
  //: class. The third is nearly always nil: then UIKit takes the class under
  //: `NSPrincipalClass` in Info.plist, or else `UIApplication`.
  //:
  //: Today you write `@main` in front of the delegate instead (chapter 2). In
  //: old Swift code the mark is `@UIApplicationMain`. In the language mode
  //: Swift 6 that is an error. This is the call of main.m, in Swift:

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
  //: The compiler does not check a text. `NSStringFromClass` takes the class,
  //: and returns its full name, with the module in front.

  stage.print(NSStringFromClass(OldAppDelegate.self))
  // Prints "app_launch.OldAppDelegate"

  //: `NSClassFromString` does the opposite. For the name without the module it
  //: returns nil.

  stage.print(NSClassFromString("OldAppDelegate") == nil)
  // Prints "true"

  //: It finds the class, and makes no object.

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
//: - Built with the SDK of iOS 27, an app without scenes does not launch.
//:
//: > Question: An app was moved to scenes. It still saves in
//: > `applicationDidEnterBackground`, and people lose their work. Why?
//: > Answer: With scenes nobody calls this method. Save in
//: > `sceneDidEnterBackground`.

//: ## Your turn
//:
//: What are the names of the four methods of `OldAppDelegate` in a scene
//: delegate? Compare with `LoggingSceneDelegate` in chapter 8.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
