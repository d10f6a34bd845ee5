//: # A window by hand
//:
//: An application is seen because it has a **window**: a view that fills the
//: screen, draws nothing, and holds the view of one controller. This chapter
//: makes one as it was done until iOS 12. Old programs still do.

import HeadlessUIKit
import Stage

//: ## Three things to do
//:
//: Keep the window, give it a **root controller**, and show it. All three are
//: done in `didFinishLaunching`, which is called once for each start of the
//: program. Info.plist names no storyboard, so nobody else makes a window. The
//: controller, `NotedViewController.swift`, is gray and says what it hears.

final class ByHandAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Moments.note("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Moments.note("didFinishLaunching begins")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .purple
    window.rootViewController = NotedViewController()
    Moments.note("root controller set")
    // Nobody else keeps the window. Without this line it is gone when the
    // method returns.
    self.window = window
    window.makeKeyAndVisible()
    Moments.note("didFinishLaunching ends")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Moments.note("active")
  }
}

//: ## A window nobody keeps
//:
//: The same with the essential line forgotten. `window` is a local constant.

final class ForgetfulAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = NotedViewController()
    window.makeKeyAndVisible()
    return true
  }
}

func aWindowByHand(on stage: Stage) {
  //: ## The order of a launch
  //:
  //: `UIScreen.main` is the glass; the window is as large as it is.

  let moments = Moments()
  stage.launch(
    ByHandAppDelegate.self, bundle: .application("ByHand"))
  stage.show("Gray: the controller's view covers the purple window")

  for line in moments.take() { stage.print(line) }
  // Prints "willFinishLaunching"
  // Prints "didFinishLaunching begins"
  // Prints "root controller set"
  // Prints "viewDidLoad"
  // Prints "viewWillAppear"
  // Prints "viewDidAppear"
  // Prints "didFinishLaunching ends"
  // Prints "active"

  //: Setting the root loads no view. The view is made and put into the window
  //: when the window is *shown*: first a window, then the view. It gets the
  //: window's size, and so it covers the purple. (A window does not draw; it
  //: holds views. And not everything is drawn anew each time, only what was
  //: marked with `setNeedsDisplay`.)

  // A delegate may lack the property, or the property be nil: an
  // optional in an optional. `?? nil` makes one of the two.
  let window = UIApplication.shared.delegate?.window ?? nil
  let view = window?.rootViewController?.view
  stage.print(view?.window === window, view?.frame == window?.bounds)
  // Prints "true true"
  stage.print(window?.isKeyWindow ?? false, window?.isHidden ?? true)
  // Prints "true false"

  //: ## The surprise
  //:
  //: `makeKeyAndVisible` worked, the view appeared, and the screen is empty: a
  //: window that nobody keeps is freed like any object. On a device that is a
  //: black screen without a word. Here the console says it. (Windows are listed
  //: by their **scene**; what that is, chapter 11 tells.)

  stage.terminate()
  stage.launch(ForgetfulAppDelegate.self)
  stage.show("Black: the window is gone")

  stage.print(moments.take().last ?? "nothing")
  // Prints "viewDidAppear"
  let scene = UIApplication.shared.connectedScenes.first
  let windows = (scene as? UIWindowScene)?.windows ?? []
  stage.print(windows.filter { !$0.isHidden }.count)
  // Prints "0"
}

//: ## Then and now
//:
//: A window without a root controller was a warning before iOS 9; since then
//: the launch ends with "Application windows are expected to have a root view
//: controller at the end of application launch". The template of Xcode made
//: the window white; today one says `systemBackground`. And `UIScreen.main`
//: and `UIWindow(frame:)` are outdated since iOS 26: chapter 11 shows why.
//: Make a window in Exercises/03-AppLaunch/05-WindowByHand.swift.
