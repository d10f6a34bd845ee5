//: # A view alone is no screen
//:
//: A window is a special view, so `addSubview` works on it: a label or a switch
//: may lie there. It should not. And the view of a controller, added like that,
//: looks right and is dead.

import HeadlessUIKit
import Stage

//: ## Looks right
//:
//: `LampViewController.swift` is a screen with a lamp and a switch. This
//: function puts its view into the window and returns.

func addLamp(to window: UIWindow) -> () -> LampViewController? {
  let controller = LampViewController()
  controller.view.frame = window.bounds
  window.addSubview(controller.view)
  // What is handed back asks whether the controller is still there.
  return { [weak controller] in controller }
}

func aViewAloneIsNoScreen(on stage: Stage) {
  let moments = Moments()
  stage.launch(
    ByHandAppDelegate.self, bundle: .application("ByHand"))
  guard let window = UIApplication.shared.delegate?.window ?? nil else {
    return
  }
  _ = moments.take()
  let lamp = addLamp(to: window)
  stage.show("The lamp, added as a view")

  //: The screen shows it. But the window keeps the *view*; nobody keeps the
  //: controller, and it went when the function returned.

  stage.print(lamp() == nil)
  // Prints "true"
  stage.print(moments.take())
  // Prints "["viewDidLoad", "viewDidAppear"]"

  //: It did hear that its view came into a window, so nothing seems wrong at
  //: first. That was the last it heard. The switch has lost its target: it is
  //: pressed, and nothing happens. (In 2015 the same tap could crash.)

  stage.buttons["Switch"].tap()
  stage.print(moments.take())
  // Prints "[]"
  stage.show("Pressed, and dark")

  //: ## It is not told to turn
  //:
  //: A turn goes a long way: the application tells the window, the window its
  //: root controller, and that its view. What was merely added is not on the
  //: way. Until iOS 7 such a view stood still. Since iOS 8 the window turns as
  //: a whole and stretches what lies in it, and no controller decides how.

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned: stretched, and nobody was asked")

  stage.print(moments.take())
  // Prints "[]"

  //: ## The cure is one line
  //:
  //: `rootViewController` keeps the controller, gives its view the size of the
  //: window, and puts it in. The one before is let go, and its view with it.
  //: What was *added* is nobody's, and stays until you take it away.

  window.subviews.last?.removeFromSuperview()
  stage.rotate(to: .portrait)
  window.rootViewController = LampViewController()
  stage.buttons["Switch"].tap()
  stage.show("Light")

  stage.print(moments.take())
  // Prints "["viewDidLoad", "viewDidAppear", "switched"]"

  stage.rotate(to: .landscapeLeft)
  stage.show("Turned, and told so")

  stage.print(moments.take())
  // Prints "["turns to 568.0 wide"]"
  stage.print(window.subviews.count)
  // Prints "1"

  //: ## The surprise
  //:
  //: The whole screen hangs on one reference. Assign another root, and the lamp
  //: is gone with everything in it: nobody else ever kept it.

  let former = { [weak root = window.rootViewController] in root }
  stage.print(former() != nil)
  // Prints "true"
  window.rootViewController = UIViewController()
  stage.print(former() == nil)
  // Prints "true"
}

//: ## Your turn
//:
//: A controller can be the child of another one: `addChild(_:)` keeps it. Here
//: the window itself is to keep one:
//: Exercises/03-AppLaunch/06-KeepTheController.swift.
