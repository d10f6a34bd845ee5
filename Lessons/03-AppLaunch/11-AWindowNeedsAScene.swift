//: # A window needs a scene
//:
//: A tablet can show one application twice, side by side. Then "is it in
//: front?" has two answers, so since iOS 13 the question goes to a **scene**:
//: one instance of what the application shows. A phone has one; the rules are
//: the same.

import HeadlessUIKit
import Stage

//: ## Two delegates
//:
//: The application's delegate keeps what concerns the *program*: its launch and
//: its end. This one still has the method of 2015, to see whether it is called.

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Moments.note("app: didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Moments.note("app: didBecomeActive")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Moments.note("app: willTerminate")
  }
}

//: The scene's delegate has the window. Open SceneDelegate.swift: it reads like
//: the delegate of chapter 4, with `UIWindow(windowScene:)` in the place of
//: `UIWindow(frame:)`. Info.plist names its class in
//: `UIApplicationSceneManifest`.

func aWindowNeedsAScene(on stage: Stage) {
  let moments = Moments()
  stage.launch(AppDelegate.self, bundle: .module)
  stage.show("The same gray screen, in a scene")

  for line in moments.take() { stage.print(line) }
  // Prints "app: didFinishLaunching"
  // Prints "scene: willConnect"
  // Prints "viewDidLoad"
  // Prints "viewWillAppear"
  // Prints "viewDidAppear"
  // Prints "scene: willEnterForeground"
  // Prints "scene: didBecomeActive"

  //: ## The surprise
  //:
  //: `applicationDidBecomeActive` is there, and nobody calls it. With scenes
  //: these messages go to the scene, and to the scene only. A program moved to
  //: scenes by half is silent where it once saved.

  stage.pressHome()
  stage.activate()
  for line in moments.take() { stage.print(line) }
  // Prints "scene: willResignActive"
  // Prints "scene: didEnterBackground"
  // Prints "scene: willEnterForeground"
  // Prints "scene: didBecomeActive"

  //: What the application *posts* is still posted, with scenes or without. And
  //: an address that another application opens, with the scheme that
  //: `CFBundleURLTypes` names, comes to the scene too.

  guard let address = URL(string: "hypnonerd:relax") else { return }
  stage.open(address)
  stage.print(moments.take())
  // Prints "["scene: hypnonerd:relax"]"

  //: ## Who keeps whom
  //:
  //: The application keeps its scenes, a scene keeps its delegate, and the
  //: delegate keeps the window. Screen and key window are the scene's.

  let scene = UIApplication.shared.connectedScenes.first
  let delegate = scene?.delegate as? SceneDelegate
  stage.print(delegate?.window?.windowScene === scene)
  // Prints "true"
  stage.print((scene as? UIWindowScene)?.keyWindow === delegate?.window)
  // Prints "true"

  //: ## A window of no scene
  //:
  //: The line of 2015 compiles, runs, and shows nothing. It is the commonest
  //: black screen of today.

  let lost = UIWindow(frame: UIScreen.main.bounds)
  lost.rootViewController = LetterViewController("Lost", .systemRed)
  lost.isHidden = false
  stage.show("The red window is not here")

  stage.terminate()
  stage.print(moments.take().suffix(2))
  // Prints "["scene: didDisconnect", "app: willTerminate"]"

  //: ## Why it must be
  //:
  //: Build the application of chapter 4 with the SDK of iOS 26, and it runs
  //: with a warning on the console. With that of iOS 27 it does not launch.

  stage.sdkVersion = 26
  stage.launch(
    ByHandAppDelegate.self, bundle: .application("ByHand"))
  stage.show("Chapter 4 again, and warned")
}

//: ## Your turn
//:
//: To move a program takes four steps: the manifest, the scene's delegate, the
//: window into `scene(_:willConnectTo:options:)`, and each method about being
//: active to its twin whose name begins with `scene`. What a window needs stays
//: the same: Exercises/03-AppLaunch/05-WindowByHand.swift.
