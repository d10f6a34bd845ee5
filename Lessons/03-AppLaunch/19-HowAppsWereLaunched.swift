//: # How it was: launching without scenes (optional)
//:
//: After this chapter you can read the launch of an old app, without scenes,
//: and say what you have to move to bring it to scenes. You need it for old
//: code only.

import HeadlessUIKit
import Stage

//: ## One delegate for everything
//:
//: Until iOS 12 an app had no scenes. The application delegate made the window
//: in `didFinishLaunching`, kept it, and heard of everything. (`UIScreen.main`
//: and `UIWindow(frame:)` are deprecated since iOS 26.)

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

/// Looks at the window that the storyboard has made.
final class OldDrawnAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = window?.rootViewController
    EventLog.add(root.map { "\(type(of: $0))" } ?? "no window")
    return true
  }
}

func howAppsWereLaunched(on stage: Stage) {
  //: ## The one line of main
  //:
  //: Objective-C had a file `main.m`, and in it one line: a call of
  //: `UIApplicationMain`. This function makes the application and its delegate,
  //: begins the run loop, and never returns. It has four arguments:
  //:
  //: - The first and the second are what the program was started with. They are
  //:   passed on as they came.
  //: - The third is the *name* of the application's class. nil means
  //:   `UIApplication`, unless Info.plist has another under `NSPrincipalClass`.
  //: - The fourth is the name of the delegate's class.
  //:
  //: Today `@main` calls this function for you. (Early Swift had
  //: `@UIApplicationMain`, which is an error in Swift 6.)

  let log = EventLog()
  stage.launch(bundle: .application("ByHand")) {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil,
      NSStringFromClass(OldAppDelegate.self))
  }
  stage.show("An app without scenes")

  //: ## A name and a class
  //:
  //: The compiler does not check a name in a text. If it is misspelled, the app
  //: ends when it is launched. So nobody typed the name: `NSStringFromClass`
  //: takes the class, which the compiler checks, and returns its full name, with
  //: the module in front.
  //:
  //: `NSClassFromString` goes the other way. It needs the full name, and finds
  //: nothing for the short one. It returns the class. That is no delegate yet:
  //: nobody has made an object of it.

  stage.print(NSStringFromClass(OldAppDelegate.self))
  // Prints "app_launch.OldAppDelegate"
  stage.print(NSClassFromString("OldAppDelegate") == nil)
  // Prints "true"
  let found: Any? = NSClassFromString("app_launch.OldAppDelegate")
  stage.print(found is OldAppDelegate.Type, found is OldAppDelegate)
  // Prints "true false"

  //: ## The old life cycle
  //:
  //: The four messages of chapter 8 went to the application delegate, under
  //: names that begin with `application`. Window and view were there before the
  //: app became active.

  stage.pressHome()
  stage.activate()
  stage.print(log.take().filter { $0 != "viewDidLoad" })
  // Prints "["didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"]"

  //: ## The storyboard came first
  //:
  //: Old books say that `didFinishLaunching` is called, and that the storyboard
  //: is loaded after it. It is the other way round. With the key
  //: `UIMainStoryboardFile` the window and its root view controller are there
  //: when the delegate is called. The window is shown only after the method has
  //: returned.

  stage.terminate()
  let drawn = Bundle.application("OldDrawn")
  stage.launch(OldDrawnAppDelegate.self, bundle: drawn)
  stage.print(log.take().suffix(2))
  // Prints "["WelcomeViewController", "viewDidLoad of WelcomeViewController"]"

  //: ## Built with the SDK of iOS 27, such an app does not launch
  //:
  //: An app without scenes that is built with the SDK of iOS 26 (Xcode 26)
  //: runs, with a warning on the console. Built with the SDK of iOS 27 it does
  //: not launch.

  stage.terminate()
  stage.sdkVersion = 26
  stage.launch(OldAppDelegate.self, bundle: .application("ByHand"))
  stage.show("Built with the SDK of iOS 26: a warning")

  stage.sdkVersion = 18
}

//: ## Four steps to scenes
//:
//: 1. Add `UIApplicationSceneManifest` to Info.plist.
//: 2. Write a scene delegate, and name it there.
//: 3. Move the window into `scene(_:willConnectTo:options:)`, and make it with
//:    `UIWindow(windowScene:)`.
//: 4. Move the four methods of the life cycle. Their new names begin with
//:    `scene`.

//: ## Remember
//:
//: - Without scenes, the application delegate made the window and heard of
//:   everything.
//: - With a storyboard, the window was there before `didFinishLaunching`.
//: - Such an app has to be moved to scenes.
//:
//: > Question: An app was moved to scenes. It still saves in
//: > `applicationDidEnterBackground`, and people lose their work. Why?
//: > Answer: With scenes nobody calls this method. Save in
//: > `sceneDidEnterBackground`.

//: ## Your turn
//:
//: Write the four methods of `OldAppDelegate` as methods of a scene delegate,
//: on paper or in a file of your own. Compare with chapter 8.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle>
//: - <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
