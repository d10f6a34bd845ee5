//: # A window for the scene
//:
//: After this chapter you can show the first screen of an app: with a window, a
//: root view controller, and one call that shows both.

import HeadlessUIKit
import Stage

//: ## What a window is for
//:
//: You start an app, and want to see its first screen. A person sees an app
//: because it has a **window** (`UIWindow`) on the **screen**, the glass of the
//: phone (`UIScreen`). A window is a view, and it holds other views. It shows
//: the view of one view controller, its **root view controller**. It draws
//: nothing itself, except its background colour.
//:
//: An app that is to be seen does three things:
//:
//: 1. It makes a window, and keeps it.
//: 2. It gives the window a root view controller.
//: 3. It shows the window, with `makeKeyAndVisible()`.
//:
//: ## Where the window is made
//:
//: A **scene** is one copy of the app's interface. On a phone an app has one. A
//: scene has a delegate, and you write a class for it. The **scene delegate**
//: hears that the scene comes, that a person sees it, and that it goes. When
//: the scene comes, the system calls `scene(_:willConnectTo:options:)`, or
//: `willConnectTo` for short. That is the place for the three steps.
//:
//: The class inherits from `UIResponder`, the class of all objects that can get
//: events. Lesson 4 explains what for. `EventLog.add` writes a line into a
//: list, so that you can see the order of what happens.

/// Makes the window of most apps of this lesson.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    // The scene of an app is a window scene. The argument has the type of
    // its superclass, so it is cast.
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.backgroundColor = .purple
    window.rootViewController = HomeViewController()
    EventLog.add("root view controller set")
    window.makeKeyAndVisible()
    EventLog.add("makeKeyAndVisible has returned")
    // Nobody else keeps the window.
    self.window = window
  }
}

//: The root view controller is this screen. It is gray, has a title, and writes
//: into the log when its view is loaded. (`Palette.screen` is the gray of this
//: lesson.)

/// A gray screen with a title, which writes down when it is loaded.
class HomeViewController: UIViewController {
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(title: String = "Home") {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.screen
    label.text = title
    view.addSubview(label)
    EventLog.add("viewDidLoad")
  }
}

func aWindow(on stage: Stage) {
  //: ## Showing the window loads the view
  //:
  //: Setting the root view controller loads no view. The view is loaded and put
  //: into the window when the window is shown. It gets the size of the window,
  //: so it covers the purple background.
  //:
  //: `stage.launch` starts an app, as a tap on its icon does. Its first
  //: argument is a class that you see after the run, `AppDelegate`. `bundle` is
  //: the folder of the app. A file in this folder names the class of the scene
  //: delegate (chapter 2). `dropFirst(2)` leaves out two lines of the log: they
  //: belong to `AppDelegate`.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .module)
  stage.show("The view of the root view controller covers the window")

  for line in log.take().dropFirst(2) { stage.print(line) }
  // Prints "root view controller set"
  // Prints "viewDidLoad"
  // Prints "makeKeyAndVisible has returned"

  let scene = UIApplication.shared.connectedScenes.first
  let window = (scene as? UIWindowScene)?.keyWindow
  let view = window?.rootViewController?.view
  stage.print(view?.window === window, view?.frame == window?.bounds)
  // Prints "true true"

  //: `viewDidLoad` stands between the two other lines. So `makeKeyAndVisible`
  //: has loaded the view, and not the line with `rootViewController`. The last
  //: line says that the view lies in the window, and is as large as the window.
  //:
  //: The window is as large as its scene, because `UIWindow(windowScene:)`
  //: takes the size from there. On this phone that is the whole screen.
  //: `makeKeyAndVisible` has done two things: the window is not hidden any
  //: more, and it is the key window, which gets what is typed (chapter 18).

  stage.print(window?.frame == (scene as? UIWindowScene)?.screen.bounds)
  // Prints "true"
  stage.print(window?.isKeyWindow ?? false, window?.isHidden ?? true)
  // Prints "true false"
}

//: ## The application delegate
//:
//: The app itself has a delegate, too: the **application delegate**. It hears
//: of the launch and the end of the app. The system makes it first. When the
//: app has started, the system calls its method `didFinishLaunching`. This
//: method returns a Boolean, and you return true.

/// The application delegate of all apps of this lesson.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  override init() {
    super.init()
    EventLog.add("application delegate made")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isActive = application.applicationState == .active
    EventLog.add("didFinishLaunching, active: \(isActive)")
    return true
  }
}

//: `EventLog` belongs to this lesson, and not to Apple. All lines go into one
//: list, because `lines` is static: it belongs to the class. In the code of the
//: class, `Self` means the class. `EventLog()` empties the list: a new log
//: begins. `EventLog.add` writes a line. `log.take()` returns the lines and
//: empties the list. (The code after `defer` runs last, when the method ends.)

/// Writes down what happens, in the order in which it happens.
final class EventLog {
  private static var lines: [String] = []

  /// Begins an empty log.
  init() { Self.lines = [] }

  /// Writes a line into the log.
  static func add(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call, and removes them.
  func take() -> [String] {
    defer { Self.lines = [] }
    return Self.lines
  }
}

//: ## A background in light and dark
//:
//: A person may choose a dark look for the phone. There a white screen is too
//: bright. Use `view.backgroundColor = .systemBackground`: it is white or
//: black, as the person wants it.
//:
//: > Then: Until iOS 12 a window was as large as `UIScreen.main.bounds`, and
//: > the application delegate kept it. `UIScreen.main` is deprecated since iOS
//: > 26: ask the scene for its screen. A window without a root view controller
//: > was only a warning before iOS 9. Later such a launch ended with
//: > "Application windows are expected to have a root view controller at the
//: > end of application launch".

//: ## Remember
//:
//: - Make the window with `UIWindow(windowScene:)`, and keep it in `window`.
//: - `rootViewController` says what it shows, and `makeKeyAndVisible()` shows
//:   it.
//: - `.systemBackground` is right in light and dark.
//:
//: > Question: `rootViewController` was set, and no method of the controller
//: > was called. Which line is missing?
//: > Answer: `makeKeyAndVisible()`. The view is loaded when the window is
//: > shown.

//: ## Your turn
//:
//: Exercise 1 is Exercises/03-AppLaunch/01-WindowByHand.swift. You write the
//: three steps for the scene of a clock.
//:
//:     swift run course check WindowByHand
//:     swift run course play WindowByHand
//:
//: When it is right, show a screen of your own. Write a second class into the
//: file, such as `MyViewController`, with a label that has your name. Make it
//: the root view controller, and look at it with `play`. Then put
//: `ClockViewController` back, because `check` asks for the clock.
//:
//: When your answer is right, look inside it, too:
//:
//:     swift run course inspect WindowByHand
//:
//:     UIWindow  (0 0 320 568)  ClockSceneDelegate.window
//:     UIView  (0 0 320 568)  view of ClockViewController
//:     held by  strong: ClockSceneDelegate.window
//:     holds  strong rootViewController: ClockViewController
//:
//: The first line is the window, and the second is the view that lies in it.
//: The scene delegate holds the window, and the window holds the controller.
//: Strong means: it keeps it alive. In the page of the exercise (`swift run
//: course play WindowByHand --browser`) press Use this phone and Look inside,
//: and choose the window: you find the same under Held by.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiwindow>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>
//: - <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
