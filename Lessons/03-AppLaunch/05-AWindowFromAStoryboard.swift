//: # A window from a storyboard
//:
//: A **storyboard** is a file of screens, drawn in Xcode, where an arrow points
//: at the first. If Info.plist names one under `UIMainStoryboardFile`, the
//: system makes the window, and your delegate may have no code at all.

import HeadlessUIKit
import Stage

//: ## Who comes first?
//:
//: Texts of 2015 say: `didFinishLaunching` is called, and *then* Info.plist is
//: searched for a storyboard. This delegate looks at its window each time it
//: hears something.

final class DrawnAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    look("willFinish")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    look("didFinish")
    return true
  }

  // By now a person sees the screen and can touch it.
  func applicationDidBecomeActive(_ application: UIApplication) {
    look("active")
  }

  private func look(_ moment: String) {
    let root = window?.rootViewController.map { "\(type(of: $0))" }
    let seen = window?.isHidden == false ? "shown" : "hidden"
    Moments.note("\(moment): \(root ?? "no root"), \(seen)")
  }
}

func aWindowFromAStoryboard(on stage: Stage) {
  //: ## The surprise
  //:
  //: Window and controller are there before the delegate hears a word. Only
  //: *showing* them waits for the end of `didFinishLaunching`. The launch
  //: screen is older still: the system shows it before `main`.

  let moments = Moments()
  let drawn = Bundle.application("Drawn")
  stage.launch(DrawnAppDelegate.self, bundle: drawn)
  stage.show("The screen with the arrow, in a window nobody made")

  for line in moments.take() { stage.print(line) }
  // Prints "willFinish: WelcomeViewController, hidden"
  // Prints "didFinish: WelcomeViewController, hidden"
  // Prints "viewDidLoad of WelcomeViewController"
  // Prints "active: WelcomeViewController, shown"

  //: The steps are those of the chapter before: read the name, make the window,
  //: load the file and its first controller, make that the root, keep the
  //: window in the delegate's `window`, show it. A delegate without this
  //: property is told so on the console, and the screen stays black.

  let made = UIApplication.shared.delegate?.window ?? nil
  stage.print(made?.isKeyWindow ?? false)
  // Prints "true"

  //: ## The same in code
  //:
  //: A storyboard that *you* load makes no window; it makes controllers. The
  //: name has no ending, a `bundle` of nil is the application's, and capitals
  //: count: `main` is another file. One way is a controller made in code, the
  //: second the one with the arrow, whose class the storyboard names.

  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = UIViewController()
  window.rootViewController?.view.backgroundColor = .white
  window.makeKeyAndVisible()
  stage.show("Way 1: a white screen made in code")

  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let first = storyboard.instantiateInitialViewController()
  window.rootViewController = first
  stage.show("Way 2: the screen with the arrow")

  stage.print(first.map { "\(type(of: $0))" } ?? "nil")
  // Prints "WelcomeViewController"

  //: It is nil if no screen has the arrow. The third way asks for a name that
  //: was given in Xcode. A name that no screen has ends the program:
  //: "Storyboard doesn't contain a view controller with identifier".

  window.rootViewController =
    storyboard.instantiateViewController(withIdentifier: "B")
  stage.show("Way 3: the screen called B")

  //: Two windows, now. The one made later lies over the storyboard's, which is
  //: still there.

  let windows = window.windowScene?.windows.filter { !$0.isHidden }
  stage.print(windows?.count ?? 0, windows?.last === window)
  // Prints "2 true"
}

//: ## Which way?
//:
//: The texts advise to practise windows and controllers in code, as old
//: projects have no storyboards. This course agrees. With scenes the key moves:
//: it is `UISceneStoryboardFile`, one for each scene. What comes before what is
//: Exercises/03-AppLaunch/07-OrderOfLaunch.swift.
