//: # How it was: launching without scenes (optional)
//:
//: After this chapter you can read the code that launches an old app without
//: scenes. You can also say what has to change so that the app uses scenes. If
//: you have no old code, you do not need this chapter.

import HeadlessUIKit
import Stage

//: ## One delegate for everything
//:
//: Until iOS 12 an app had no scenes, and so it had no scene delegate. The
//: application delegate did the work of both. It made the window in
//: `didFinishLaunching`, and kept it in a property. All messages about the life
//: of the app went to it.
//:
//: `OldAppDelegate` is such a delegate. A window without a scene is made with
//: `UIWindow(frame:)`, and is as large as the screen, `UIScreen.main`. Both are
//: deprecated since iOS 26: they still work, and the compiler warns you not
//: to use them.

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

//: `OldDrawnAppDelegate` makes no window. It belongs to an app whose first
//: screen is in a storyboard. It writes into the log which root view controller
//: is there when `didFinishLaunching` is called.

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
  //: An app in Objective-C had a file `main.m`. Its one important line called
  //: the function `UIApplicationMain`. This function made the application and
  //: its delegate, began the run loop, and never returned.
  //:
  //: It has four arguments. The first two are the words of the command that
  //: started the program: how many there are, and the words. An app does not
  //: use them. The other two are names of classes:
  //:
  //: - The third is the name of the application's class. It is nearly always
  //:   nil. Then UIKit looks for the key `NSPrincipalClass` in Info.plist. If
  //:   the key is not there, the class is `UIApplication`.
  //: - The fourth is the name of the delegate's class.
  //:
  //: Today you write `@main` in front of the delegate instead (chapter 2). In
  //: old Swift code it is called `@UIApplicationMain`. That is an error in
  //: Swift 6.

  let log = EventLog()
  stage.launch(bundle: .application("ByHand")) {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil,
      NSStringFromClass(OldAppDelegate.self))
  }
  stage.show("An app without scenes")

  //: ## A name and a class
  //:
  //: The compiler does not check a text. If you misspell a class in a text, you
  //: learn of it when the app runs. `NSStringFromClass` is safer. You give it
  //: the class, which the compiler checks, and it returns the full name as a
  //: text. The full name begins with the module: `app_launch` is this lesson.
  //:
  //: `NSClassFromString` does the opposite: it takes a full name, and returns
  //: the class. For the short name it returns nil.
  //:
  //: A class is not an object. `found` below is the class `OldAppDelegate`
  //: itself, so `is OldAppDelegate.Type` is true. Nobody has made an object of
  //: this class, so `is OldAppDelegate` is false.

  stage.print(NSStringFromClass(OldAppDelegate.self))
  // Prints "app_launch.OldAppDelegate"
  stage.print(NSClassFromString("OldAppDelegate") == nil)
  // Prints "true"
  let found: Any? = NSClassFromString("app_launch.OldAppDelegate")
  stage.print(found is OldAppDelegate.Type, found is OldAppDelegate)
  // Prints "true false"

  //: ## The old life cycle
  //:
  //: Chapter 8 has four messages for the scene delegate, such as
  //: `sceneDidBecomeActive`. In an old app they go to the application delegate,
  //: and their names begin with `application`: `applicationDidBecomeActive`.
  //: The log shows them in order: the launch, then Home is pressed, then the
  //: person comes back.

  stage.pressHome()
  stage.activate()
  stage.print(log.take().filter { $0 != "viewDidLoad" })
  // Prints "["didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"]"

  //: ## The storyboard came first
  //:
  //: The key `UIMainStoryboardFile` in Info.plist names a storyboard. With it
  //: UIKit does three things, in this order:
  //:
  //: 1. It loads the storyboard. Now there is a window with a root view
  //:    controller.
  //: 2. It calls `didFinishLaunching` on the application delegate.
  //: 3. It shows the window. Now the view of the controller is loaded.
  //:
  //: Some old books say that the delegate is called first. That is wrong: the
  //: log has the root view controller already.

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
//: - Without scenes, the application delegate made the window, and all messages
//:   about the life of the app went to it.
//: - With a storyboard, the window was there before `didFinishLaunching`.
//: - Built with the SDK of iOS 27, an app without scenes does not launch. Move
//:   it to scenes.
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
