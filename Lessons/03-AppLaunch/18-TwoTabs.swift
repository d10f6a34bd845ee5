//: # Two screens in a tab bar
//:
//: After this chapter you can start an app with a scene and two tabs, one
//: screen made in code and one from a nib.

import HeadlessUIKit
import Stage

//: ## HypnoNerd
//:
//: HypnoNerd is an app with two screens. One shows circles to look at, and the
//: other sets a reminder to do so. Lesson 2 has its reminder and lesson 4 its
//: texts. Here the two screens come together.
//:
//: A tab bar controller has an array, `viewControllers`. Each of them has a
//: **tab bar item** (`UITabBarItem`), which is the title and the picture of its
//: tab.
//:
//:     ┌────────┐ root ┌────────────────────┐
//:     │ window ├─────▶│ UITabBarController │
//:     └────────┘      └─────────┬──────────┘
//:                               │ viewControllers
//:               ┌───────────────┴──────────────┐
//:     ┌─────────▼──────────────┐ ┌─────────────▼──────────┐
//:     │ HypnosisViewController │ │ ReminderViewController │
//:     │ view: made in loadView │ │ view: from a nib       │
//:     └────────────────────────┘ └────────────────────────┘

/// The screen with the circles, made in code.
final class HypnosisViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(
      title: "Hypnotize", image: UIImage(named: "hypno"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let circles = HypnosisView()
    circles.backgroundColor = .systemBackground
    view = circles
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("Hypnosis: viewDidLoad")
  }
}

/// Puts both screens into the window.
final class HypnoSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      HypnosisViewController(),
      ReminderViewController(
        nibName: "ReminderViewController", bundle: nil),
    ]
    let window = UIWindow(windowScene: windowScene)
    // A tab bar controller is a view controller, so it can be the root.
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}

func twoTabs(on stage: Stage) {
  //: ## The first tab is shown
  //:
  //: The tab bar controller selects its first controller, and only this view is
  //: loaded.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .application("HypnoNerd"))
  stage.show("Hypnotize is shown, and nobody has tapped Reminder")

  let tabs = currentWindow?.rootViewController as? UITabBarController
  stage.print(tabs?.selectedIndex ?? -1, log.take().last ?? "")
  // Prints "0 Hypnosis: viewDidLoad"

  //: ## The tab bar item is made in the initializer
  //:
  //: The second tab has its title, and its controller has no view. So the item
  //: must be made in the initializer. In `viewDidLoad` it would come with the
  //: first tap, and until then the tab would be blank.

  let reminder = tabs?.viewControllers?.last as? ReminderViewController
  stage.print(reminder?.tabBarItem.title ?? "")
  // Prints "Reminder"
  stage.print(reminder?.isViewLoaded ?? true)
  // Prints "false"

  //: ## A screen from a nib
  //:
  //: The xib says where the date picker and the button lie. The class says
  //: nothing about that. It has a name for each thing it needs: the outlet
  //: `datePicker`, and the method `addReminder` for the button. The class stands
  //: in ReminderViewController.swift. This is the part of it that the nib needs,
  //: as it would be on a device:
  //:
  //:     final class ReminderViewController: UIViewController {
  //:       @IBOutlet private(set) weak var datePicker: UIDatePicker?
  //:
  //:       @IBAction func addReminder(_ sender: UIButton) {}
  //:     }
  //:
  //: The initializer with the `tabBarItem` stands in the class as well.
  //: `@IBOutlet` and `@IBAction` tell Xcode which names can be connected. The
  //: outlet is weak, because the view keeps its subviews already. In this
  //: course two lists, `keys` and `actions`, take the place of the two marks.

  stage.tabBars.buttons["Reminder"].tap()
  stage.show("The date picker and the button, from the nib")

  stage.print(log.take(), reminder?.datePicker == nil)
  // Prints "["Reminder: viewDidLoad"] false"

  stage.buttons["Remind me"].tap()
  stage.print(log.take())
  // Prints "["Reminder: set"]"
}

//: > On a device: Since iOS 18 a tab can also be a `UITab`, which makes its
//: > controller when it is needed. `viewControllers` works as before.

//: ## Remember
//:
//: - `UITabBarController` is a view controller with `viewControllers`. It can
//:   be the root.
//: - Make a `tabBarItem` in the initializer. The view may never be loaded.
//: - A nib has outlets and actions. Their names stand in the class.
//:
//: > Question: A tab has no title until somebody taps it. Why?
//: > Answer: Its `title` or its `tabBarItem` is set in `viewDidLoad`. Set it in
//: > the initializer.

//: ## Your turn
//:
//: In Lessons/03-AppLaunch/18-TwoTabs.swift, move the two lines of `tabBarItem`
//: into `viewDidLoad`. Change the order of the two controllers, and run `swift
//: run app-launch --chapter 18`. Look at the tabs, and put the file back with
//: `git checkout Lessons`. The project at the end of this lesson is such an
//: app.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
//: - <https://developer.apple.com/documentation/uikit/uitabbaritem>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem>
