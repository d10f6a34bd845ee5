//: # A window from a storyboard
//:
//: After this chapter you can say what the system does when a scene has a
//: storyboard, and do the same in code.

import HeadlessUIKit
import Stage

//: ## No line of code makes the window
//:
//: You make a new project in Xcode with the interface Storyboard. Its first
//: screen appears, and no line of the project makes a window. The system has
//: made it.
//:
//: A storyboard is a file that describes screens (lesson 1). In Xcode an arrow
//: points at one of them. This one is the **initial view controller**, the
//: first screen.
//:
//: The system finds the storyboard in Info.plist, beside the name of the scene
//: delegate. The key is `UISceneStoryboardFile`:
//:
//:     UISceneDelegateClassName   $(PRODUCT_MODULE_NAME).SceneDelegate
//:     UISceneStoryboardFile      Main
//:
//: With this key the system does the three steps of chapter 1 for you.
//:
//: ## A scene delegate that only looks
//:
//: The first screen of this storyboard has the class `WelcomeViewController`.
//: Its label stands in the storyboard.

/// The first screen of the storyboard, which names this class.
final class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("viewDidLoad of WelcomeViewController")
  }
}

//: The scene delegate makes no window. It writes into the log which root view
//: controller its window has, and whether the window is hidden. The name in the
//: log is that of the class, or nil if there is no controller.

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
  //: The app Drawn has the storyboard. These are the last two lines of its log:

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .application("Drawn"))
  stage.show("The initial view controller, in the system's window")

  for line in log.take().suffix(2) { stage.print(line) }
  // Prints "willConnectTo: WelcomeViewController, hidden: true"
  // Prints "viewDidLoad of WelcomeViewController"

  //: In `willConnectTo` the root view controller is there already, and the
  //: window is hidden. Then the system shows the window. So in `willConnectTo`
  //: you can still set another root view controller.
  //:
  //: ## The whole order
  //:
  //: This is the list of chapter 2, with two new steps: 4 and 6.
  //:
  //: 1. The application is made, and then the application delegate.
  //: 2. `didFinishLaunching` is called on the application delegate. (Just
  //:    before it comes `willFinishLaunching`, which you seldom need.)
  //: 3. The scene is made, and then the scene delegate.
  //: 4. The storyboard is loaded: now there is a window with its root.
  //: 5. `willConnectTo` is called on the scene delegate.
  //: 6. The window is shown.
  //: 7. The scene becomes active.
  //:
  //: Before step 1 a person sees the **launch screen**. It is a picture that
  //: the system shows before your code runs.
  //:
  //: ## Loading a screen yourself
  //:
  //: You can also choose the first screen in code, in one of three ways. Way 1
  //: you know: make the controller in code.

  guard let window = currentWindow else { return }
  window.rootViewController = HomeViewController(title: "Made in code")
  stage.show("Way 1: a controller made in code")

  //: For the other two ways, load the storyboard with
  //: `UIStoryboard(name:bundle:)`. The name has no ending. A `bundle` of nil is
  //: the folder of the app.
  //:
  //: Way 2: `instantiateInitialViewController` makes the screen with the arrow.
  //: It returns nil if there is no arrow.

  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let first = storyboard.instantiateInitialViewController()
  window.rootViewController = first
  stage.show("Way 2: the initial view controller")

  //: The storyboard says which class the screen has. A storyboard that you load
  //: makes controllers only, and no window: there is still one window.

  stage.print(first.map { "\(type(of: $0))" } ?? "nil")
  // Prints "WelcomeViewController"
  stage.print(window.windowScene?.windows.count ?? 0, "window")
  // Prints "1 window"

  //: Way 3: in Xcode you can give a screen an identifier, which is a text. The
  //: second screen of this storyboard has the identifier "B". With it you get
  //: this screen.

  window.rootViewController =
    storyboard.instantiateViewController(withIdentifier: "B")
  stage.show("Way 3: the screen with the identifier B")

  //: ## A wrong name stops the program
  //:
  //: If no screen has the identifier, the program stops. It also stops if there
  //: is no storyboard with the name. Capital letters count: the run looks for
  //: two files, and only Main.storyboard is there.

  let app = Bundle.application("Drawn")
  for name in ["Main", "main"] {
    let file = app.url(forResource: name, withExtension: "storyboard")
    stage.print(name, file != nil)
    // Prints "Main true"
    // Prints "main false"
  }
}

//: This course makes screens in code in most chapters, so that you see each
//: step. Apps in code and apps with storyboards are both common.
//:
//: > On a device: The simulator on a Mac may find main.storyboard, because the
//: > disk of a Mac ignores capital letters. The phone does not find it.
//:
//: > On a device: After the window is shown, `viewDidAppear` and
//: > `sceneDidBecomeActive` are called. Which of the two comes first differs
//: > from system to system. Do not rely on it.
//:
//: > Then: Before scenes, Info.plist had the name of the storyboard under
//: > `UIMainStoryboardFile`. Old books say that `didFinishLaunching` is called
//: > before the storyboard is loaded. In such an app it was the other way
//: > round: chapter 19 shows it.

//: ## Remember
//:
//: - With `UISceneStoryboardFile` the system makes the window, and puts it into
//:   `window` of the scene delegate before `willConnectTo`.
//: - `UIStoryboard` makes controllers, and no window.
//: - A wrong name of a storyboard or a screen stops the program. Capital
//:   letters count.
//:
//: > Question: A scene has a storyboard, and its delegate makes a window in
//: > `willConnectTo` and assigns it to `window`. Which screen does a person
//: > see?
//: > Answer: The one in the new window. It replaced the window of the
//: > storyboard in `window`, and nobody keeps that one. Remove one of the two.

//: ## Your turn
//:
//: Exercise 4 is Exercises/03-AppLaunch/04-OrderOfLaunch.swift. You write
//: functions that return the order of a launch. Then a real launch is compared
//: with your answer.
//:
//:     swift run course check OrderOfLaunch
//:     swift run course play OrderOfLaunch
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uistoryboard>
//: - <https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence>
