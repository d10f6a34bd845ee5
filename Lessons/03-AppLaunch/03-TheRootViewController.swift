//: # The root view controller
//:
//: After this chapter you can bring a screen into a window so that its buttons
//: work, it turns with the phone, and it goes when another one comes.

import HeadlessUIKit
import Stage

//: ## A view without its controller
//:
//: A window is a view, so it has `addSubview`. You could add a controller's
//: view to it. It looks right and does not work.
//:
//: `LampViewController` is a screen with a label and a button.
//: `viewWillTransition` is called on a controller when its view gets another
//: size, for example because a person turns the phone.
//:
//: `addLampView` makes the mistake. It returns a function that says whether the
//: controller is still there.

/// A screen with a lamp and the button that switches it on.
final class LampViewController: UIViewController {
  private let lamp = UILabel(
    frame: CGRect(x: 20, y: 60, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    lamp.text = "The lamp is off"
    view.addSubview(lamp)
    let action = UIAction(title: "Switch on") { [weak self] _ in
      self?.turnOn()
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    view.addSubview(button)
    EventLog.add("viewDidLoad")
  }

  private func turnOn() {
    lamp.text = "The lamp is on"
    EventLog.add("switched on")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    EventLog.add("turns to \(size.width) points of width")
  }
}

/// Adds the view of a new controller to a window, which is a mistake.
///
/// Returns a closure that says whether the controller is still there.
func addLampView(to window: UIWindow) -> () -> Bool {
  let controller = LampViewController()
  controller.view.frame = window.bounds
  window.addSubview(controller.view)
  // A weak reference keeps nothing. It is nil when the object is gone.
  return { [weak controller] in controller != nil }
}

/// The key window of the app that was launched.
var currentWindow: UIWindow? {
  let scene = UIApplication.shared.connectedScenes.first
  return (scene as? UIWindowScene)?.keyWindow
}

func theRootViewController(on stage: Stage) {
  //: ## The controller is gone
  //:
  //: The window keeps its subviews, so the *view* stays. Nobody keeps the
  //: controller: it was freed when the function returned.

  let log = EventLog()
  stage.launch(AppDelegate.self, bundle: .module)
  guard let window = currentWindow else { return }
  let isControllerAlive = addLampView(to: window)
  stage.print(isControllerAlive())
  // Prints "false"

  //: Its button is still there. A tap runs the action, and `self` is nil in it.
  //: So nothing happens, and no message says why.

  _ = log.take()
  stage.buttons["Switch on"].tap()
  stage.show("The button was tapped, and the lamp is off")

  stage.print(log.take())
  // Prints "[]"

  //: ## The window does not tell it to turn
  //:
  //: When a person turns the phone, the window tells its root view controller,
  //: and no other one. The constant `kept` keeps the controller of a second
  //: lamp. It is alive, and it is not told: it is not the root.

  let kept = LampViewController()
  kept.view.frame = window.bounds
  window.addSubview(kept.view)
  _ = log.take()
  stage.rotate(to: .landscapeLeft)
  stage.show("Turned, and no controller of the lamp was told")

  stage.print(log.take())
  // Prints "[]"

  //: ## The root view controller is kept
  //:
  //: `rootViewController` keeps the controller, gives its view the size of the
  //: window, and puts it in. First take the added views away: the window does
  //: not do that for you.

  kept.view.removeFromSuperview()
  window.subviews.last?.removeFromSuperview()
  stage.rotate(to: .portrait)
  window.rootViewController = LampViewController()
  stage.buttons["Switch on"].tap()
  stage.show("The lamp is on")

  stage.print(log.take())
  // Prints "["viewDidLoad", "switched on"]"

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned, and the controller was told")

  stage.print(log.take())
  // Prints "["turns to 568.0 points of width"]"
  stage.print(window.subviews.count)
  // Prints "1"

  //: ## Another screen takes its place
  //:
  //: To show another screen, assign another root view controller. The window
  //: lets the lamp go, and nobody else keeps it, so it is freed.
  //:
  //: The closure `isLampAlive` shows that. It has a weak reference, `lamp`, to
  //: the controller of the lamp. A weak reference keeps nothing alive. It
  //: becomes nil when the controller is freed.

  stage.rotate(to: .portrait)
  let isLampAlive = { [weak lamp = window.rootViewController] in
    lamp != nil
  }
  stage.print(isLampAlive())
  // Prints "true"

  window.rootViewController = HomeViewController()
  stage.show("Another screen")

  stage.print(isLampAlive())
  // Prints "false"
}

//: A view controller can also be the child of another one, which then keeps it:
//: a tab bar controller does that with its tabs (chapters 5 and 7).
//:
//: > Then: Until iOS 7 a view that was only added to a window did not turn at
//: > all.

//: ## Remember
//:
//: - Add no views to a window. Set its `rootViewController`.
//: - The window keeps its root view controller, and tells it about turns.
//: - A new root view controller replaces the old one, which is freed.
//:
//: > Question: A screen appears, but its button does nothing. Its `viewDidLoad`
//: > was called. What do you look for?
//: > Answer: Whether somebody keeps the controller. Perhaps only its view was
//: > added to a window or to another view.

//: ## Your turn
//:
//: Exercise 2 is Exercises/03-AppLaunch/02-KeepTheController.swift.
//:
//:     swift run course check KeepTheController
//:     swift run course play KeepTheController
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>
