//: # The shell of HypnoNerd
//:
//: HypnoNerd is the application of the last lesson and of the next: circles to
//: stare at, and a reminder to do so. Here its two screens come together, one
//: made in code and one drawn in a xib, in one tab bar.

import HeadlessUIKit
import Stage

//: ## A screen in code
//:
//: Its view is a `HypnosisView`, which draws the circles.

final class HypnosisViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(
      title: "Hypnotize", image: UIImage(named: "hypno"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let circles = HypnosisView()
    circles.backgroundColor = .white
    view = circles
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Moments.note("Hypnosis loaded its view.")
  }
}

/// The delegate that puts both into the window.
final class HypnoAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      HypnosisViewController(),
      ReminderViewController(
        nibName: "ReminderViewController", bundle: nil),
    ]
    // A tab bar controller is a view controller, so it can be the root.
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

func theShellOfHypnoNerd(on stage: Stage) {
  //: ## Two tabs, one view
  //:
  //: The tab bar controller keeps an array of controllers and a bar, with a tab
  //: for each. Title and picture of a tab are the controller's `tabBarItem`.

  let moments = Moments()
  stage.launch(
    HypnoAppDelegate.self, bundle: .application("HypnoNerd"))
  stage.show("Hypnotize, and a tab that nobody has tapped")

  let window = UIApplication.shared.delegate?.window ?? nil
  let tabs = window?.rootViewController as? UITabBarController
  stage.print(tabs?.selectedIndex ?? -1, moments.take())
  // Prints "0 ["Hypnosis loaded its view."]"

  //: ## The surprise
  //:
  //: The second tab has its title, and its controller has no view. That is why
  //: the item is made in the initializer: in `viewDidLoad` it would come with
  //: the first tap, and until then the tab would be blank.

  let reminder = tabs?.viewControllers?.last as? ReminderViewController
  stage.print(
    reminder?.tabBarItem.title ?? "", reminder?.isViewLoaded ?? true)
  // Prints "Reminder false"
  stage.print(reminder?.datePicker == nil)
  // Prints "true"

  //: ## A screen from a file
  //:
  //: Open ReminderViewController.swift. It says no word about where picker and
  //: button lie; the xib does. What it needs of them has a name: an outlet for
  //: the picker, an action for the button. `@IBOutlet` and `@IBAction` tell
  //: Xcode so; here two tables do.

  stage.tabBars.buttons["Reminder"].tap()
  stage.show("The picker, out of the xib")

  stage.print(moments.take(), reminder?.datePicker == nil)
  // Prints "["Reminder loaded its view."] false"

  stage.buttons["Remind me"].tap()
  stage.print(moments.take())
  // Prints "["Reminder set"]"
}

//: ## Where to go on
//:
//: What the button does is told in lesson 2, what the circles do in lesson 4.
//: Since iOS 18 a tab can also be a `UITab`; the controllers stay. Both screens
//: make their views late: Exercises/03-AppLaunch/11-LoadView.swift.
