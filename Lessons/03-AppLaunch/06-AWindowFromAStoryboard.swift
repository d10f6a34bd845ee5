//: # A window from a storyboard
//:
//: After this chapter you can say what the system does when a scene has a
//: storyboard, and do the same in code.

import HeadlessUIKit
import Stage

//: ## The system makes the window
//:
//: A storyboard is a file that describes screens (lesson 1). In Xcode an arrow
//: points at one of them: that is the **initial view controller**, the first
//: screen. If the configuration of a scene in Info.plist has the key
//: `UISceneStoryboardFile`, the system does the three steps of chapter 1 for
//: you. A new project of Xcode with the interface Storyboard has this key, with
//: the value `Main`.
//:
//: This scene delegate looks at its window when it is called, and makes none.
//: `WelcomeViewController` is the class of the first screen. Its label stands in
//: the storyboard.

/// The first screen of the storyboard, which names this class.
final class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("viewDidLoad of WelcomeViewController")
  }
}

final class DrawnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  // The system puts the window here. Without this property nobody keeps
  // it, and the screen stays black.
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let root = window?.rootViewController
    let name = root.map { "\(type(of: $0))" } ?? "nil"
    let isHidden = window?.isHidden ?? true
    EventLog.add("willConnectTo: \(name), hidden: \(isHidden)")
  }
}

func aWindowFromAStoryboard(on stage: Stage) {
  //: ## The window is there before the delegate is called
  //:
  //: Window and root view controller are made first. Then `willConnectTo` is
  //: called, and after it the window is shown. So in `willConnectTo` you can
  //: still change the root view controller. The last two lines of the log say
  //: so.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .application("Drawn"))
  stage.show("The initial view controller, in the system's window")

  for line in log.take().suffix(2) { stage.print(line) }
  // Prints "willConnectTo: WelcomeViewController, hidden: true"
  // Prints "viewDidLoad of WelcomeViewController"

  //: ## The whole order
  //:
  //: This is a launch with a storyboard, from the first object to the window:
  //:
  //:     application made
  //:       └─▶ application delegate made
  //:            └─▶ willFinishLaunching, didFinishLaunching
  //:                 └─▶ scene and scene delegate made
  //:                      └─▶ storyboard loaded: window and its root
  //:                           └─▶ willConnectTo
  //:                                └─▶ window shown
  //:
  //: `willFinishLaunching` is a second method of the application delegate. It
  //: is called just before `didFinishLaunching`. The storyboard is loaded only
  //: if there is a scene delegate. Nobody else could keep its window.
  //:
  //: ## What comes before, and what after
  //:
  //: Before all this, a person sees the **launch screen**. It is a picture that
  //: the system shows before `main` runs. It has no code.
  //:
  //: After it, `viewDidAppear` and `sceneDidBecomeActive` are called. Which of
  //: the two comes first differs from system to system. Do not rely on it.
  //:
  //: ## The first way: a controller made in code
  //:
  //: You can also load screens yourself. This window has no storyboard: its
  //: root view controller is made in code.

  guard let window = currentWindow else { return }
  window.rootViewController = HomeViewController(title: "Made in code")
  stage.show("Way 1: a controller made in code")

  //: ## The second way: the initial view controller
  //:
  //: `UIStoryboard(name:bundle:)` loads a storyboard. The name has no ending,
  //: and a `bundle` of nil is the app's own. A storyboard that you load makes
  //: no window. It only makes controllers.
  //:
  //: `instantiateInitialViewController` makes the screen with the arrow, of the
  //: class that the storyboard names. It returns nil if no screen has it.

  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let first = storyboard.instantiateInitialViewController()
  window.rootViewController = first
  stage.show("Way 2: the initial view controller")

  stage.print(first.map { "\(type(of: $0))" } ?? "nil")
  // Prints "WelcomeViewController"
  stage.print(window.windowScene?.windows.count ?? 0, "window")
  // Prints "1 window"

  //: ## The third way: a screen with an identifier
  //:
  //: In Xcode a screen can be given an identifier. This one has "B".

  window.rootViewController =
    storyboard.instantiateViewController(withIdentifier: "B")
  stage.show("Way 3: the screen with the identifier B")

  //: An identifier that no screen has stops the program, and so does the name
  //: of a storyboard that is not there. Capital letters count: Main.storyboard
  //: is there, and main.storyboard is not. (The simulator on a Mac may find it
  //: all the same, because the disk of a Mac ignores capital letters. The phone
  //: does not.)

  let app = Bundle.application("Drawn")
  for name in ["Main", "main"] {
    let file = app.url(forResource: name, withExtension: "storyboard")
    stage.print(name, file != nil)
    // Prints "Main true"
    // Prints "main false"
  }
}

//: The course uses code in most chapters, so that you see each step. Apps in
//: code and apps with storyboards are both common.
//:
//: > Then: Before scenes, Info.plist had the name of the storyboard under
//: > `UIMainStoryboardFile`, and the window was put into the property `window`
//: > of the application delegate. Old books say that `didFinishLaunching` is
//: > called before the storyboard is loaded. In such an app it was the other
//: > way round: chapter 19 shows it.

//: ## Remember
//:
//: - With `UISceneStoryboardFile` the system makes the window, and puts it into
//:   `window` of the scene delegate before `willConnectTo`.
//: - A storyboard that you load makes controllers, and no window.
//: - Names count their capital letters, and a wrong name stops the program.
//:
//: > Question: A scene has a storyboard, and its delegate makes a window in
//: > `willConnectTo` and assigns it to `window`. Which screen does a person
//: > see?
//: > Answer: The one in the new window. It replaced the window of the
//: > storyboard in `window`, and nobody keeps that one. Remove one of the two.

//: ## Your turn
//:
//: Exercise 4 is Exercises/03-AppLaunch/04-OrderOfLaunch.swift. You predict
//: what happens in a launch, and a real launch compares.
//:
//:     swift run course check OrderOfLaunch
//:     swift run course play OrderOfLaunch
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uistoryboard>
//: - <https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence>
