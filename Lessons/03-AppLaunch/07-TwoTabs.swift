//: # Two screens in a tab bar
//:
//: After this chapter you can start an app with two tabs: one screen is made in
//: code, and one comes from a nib.

import HeadlessUIKit
import Stage

//: ## HypnoNerd
//:
//: Your app has two screens, and a person wants to go from one to the other
//: with one tap. HypnoNerd is such an app. Its first screen shows circles to
//: look at. Its second screen sets a reminder.
//:
//: A tab bar controller (chapter 5) has an array, `viewControllers`. Each
//: controller in it has a **tab bar item** (`UITabBarItem`), which is the title
//: and the picture of its tab.
//:
//:     ┌────────┐ root ┌────────────────────┐
//:     │ window ├─────▶│ UITabBarController │
//:     └────────┘      └─────────┬──────────┘
//:                               │ viewControllers
//:               ┌───────────────┴──────────────┐
//:     ┌─────────▼──────────────┐ ┌─────────────▼──────────┐
//:     │ HypnosisViewController │ │ ReminderViewController │
//:     │ view: made in code     │ │ view: from a nib       │
//:     └────────────────────────┘ └────────────────────────┘

//: `HypnosisView` is a view that draws circles, in its method `draw`. You need
//: not know how.

/// Circles around the middle, each a little wider than the last.
final class HypnosisView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.lightGray.setStroke()
    for radius in stride(from: 20, to: bounds.width / 2, by: 24) {
      let circle = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: radius,
        startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      circle.lineWidth = 8
      circle.stroke()
    }
  }
}

/// The screen with the circles, made in code.
final class HypnosisViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(
      title: "Hypnotize", image: UIImage(named: "hypno"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  private let circles = HypnosisView()

  override func viewDidLoad() {
    super.viewDidLoad()
    circles.backgroundColor = .systemBackground
    view.addSubview(circles)
    EventLog.add("Hypnosis: viewDidLoad")
  }

  // The circles are as large as the screen, whatever its size is.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    circles.frame = view.bounds
  }
}

//: ## A screen from a nib
//:
//: The second screen comes from a file. A **xib** is a file in which you draw
//: views in Xcode. Xcode builds a nib from it, and the app loads the nib
//: (lesson 1). The argument `nibName` is the name of the nib.
//:
//: The nib has a date picker and a button. It knows only names, as texts:
//: "datePicker" for the outlet, and "addReminder:" for the method that the
//: button calls. The class has to say what each name means. Two lists do that:
//:
//: - `keys` (lesson 1) says: the name "datePicker" means the property
//:   `datePicker`.
//: - `actions` says: the name "addReminder:" means the method `addReminder`.
//:   The colon says that the method gets the sender, which is the button.
//:
//: On a device the marks `@IBOutlet` and `@IBAction` do this (box below). This
//: course runs without Xcode, so you write the two lists: copy their form.
//: `Selector` is the type of a method's name. The outlet is weak, because the
//: view keeps the date picker already.

/// A screen from a nib: a date picker and a button.
final class ReminderViewController: UIViewController {
  private(set) weak var datePicker: UIDatePicker?

  override class var keys: Keys {
    ["datePicker": \ReminderViewController.datePicker]
  }

  override class var actions: [Selector: IBAction] {
    ["addReminder:": IBAction(ReminderViewController.addReminder)]
  }

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBarItem = UITabBarItem(
      title: "Reminder", image: UIImage(named: "time"), tag: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("Reminder: viewDidLoad")
  }

  func addReminder(_ sender: UIButton) {
    EventLog.add("Reminder: set")
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

  //: ## An outlet is nil until the view is loaded
  //:
  //: The outlets of a nib are filled when the nib is loaded, and that is when
  //: the view is loaded. So `datePicker` is nil until the tab is opened. Use an
  //: outlet in `viewDidLoad`, and never in an initializer.

  stage.print(reminder?.datePicker == nil)
  // Prints "true"

  //: ## The second tab is opened
  //:
  //: A tap on the tab loads the nib, and its outlets are filled. The button of
  //: the nib calls `addReminder`.

  stage.tabBars.buttons["Reminder"].tap()
  stage.show("The date picker and the button, from the nib")

  stage.print(log.take(), reminder?.datePicker == nil)
  // Prints "["Reminder: viewDidLoad"] false"

  stage.buttons["Remind me"].tap()
  stage.print(log.take())
  // Prints "["Reminder: set"]"

  //: ## A choice in code, and a number on a tab
  //:
  //: `selectedIndex` chooses a tab in code. `badgeValue` of a tab bar item is a
  //: short text on its tab, such as the number of new messages. nil takes it
  //: away.

  tabs?.selectedIndex = 0
  reminder?.tabBarItem.badgeValue = "3"
  stage.show("The first tab again, and 3 on the second")
}

//: > On a device: Two marks take the place of the lists. `@IBOutlet` and
//: > `@IBAction` tell Xcode which names can be connected:
//: >
//: >     @IBOutlet private(set) weak var datePicker: UIDatePicker?
//: >     @IBAction func addReminder(_ sender: UIButton) {}
//:
//: > On a device: Since iOS 18 a tab can also be a `UITab`, and an iPad has its
//: > tabs at the top. Since iOS 26 the tab bar of an iPhone is glass that
//: > floats over the view: keep controls within the safe area.

//: ## Remember
//:
//: - `UITabBarController` is a view controller with `viewControllers`. It can
//:   be the root.
//: - Make a `tabBarItem` in the initializer. The view may never be loaded.
//: - A nib has outlets and actions. The class says what their names mean.
//:
//: > Question: A tab has no title until somebody taps it. Why?
//: > Answer: Its `title` or its `tabBarItem` is set in `viewDidLoad`. Set it in
//: > the initializer.

//: ## Your turn
//:
//: Make the mistake of the question yourself. In this file move the two lines
//: of `tabBarItem` in `HypnosisViewController` into `viewDidLoad`, and put this
//: controller second in `viewControllers`. Run `swift run app-launch --chapter
//: 7`. Put the file back with `git checkout Lessons`.
//:
//: Then fix an app that has this mistake. Exercise 18 is
//: Exercises/03-AppLaunch/18-FamilyTabs.swift. (Lesson 2, chapter 2, has a way to
//: look for a mistake.)
//:
//:     swift run course check FamilyTabs
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
//: - <https://developer.apple.com/documentation/uikit/uitabbaritem>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem>
