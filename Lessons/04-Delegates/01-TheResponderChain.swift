//: # Touches, shakes and the responder chain
//:
//: After this chapter you can say which object is told about a touch or a
//: shake, and where the event goes if that object does not handle it.

import HeadlessUIKit
import Stage

//: ## What a responder is
//:
//: When a person touches the screen or shakes the phone, UIKit makes an object
//: of the class `UIEvent` that describes it. (The events of a control, such as
//: `.touchUpInside` in lesson 1, are something else: a control sends them after
//: it has handled a touch.)
//:
//: A **responder** is an object that can handle a `UIEvent`: an object of a
//: subclass of `UIResponder`. Views are responders, and so are view
//: controllers, windows and the application. You never make an object of
//: `UIResponder` itself.
//:
//: `UIResponder` has methods for four kinds of events:
//:
//: - touches: `touchesBegan`, `touchesMoved`, `touchesEnded`,
//:   `touchesCancelled`
//: - motion, which is a shake: `motionBegan`, `motionEnded`, `motionCancelled`
//: - presses of the keys of a real keyboard: `pressesBegan` and so on
//: - the buttons of headphones: `remoteControlReceived`
//:
//: A method that you do not override passes the event on to another responder,
//: `next`. So an event goes from one responder to the next until one of them
//: handles it. This path is the **responder chain**:
//:
//:                        ┌───────────────┐
//:                        │ UIApplication │
//:                        └───────▲───────┘
//:                                │ next
//:                          ┌─────┴────┐
//:                          │ UIWindow │
//:                          └─────▲────┘
//:                                │ next
//:                    ┌───────────┴───────────┐
//:                    │ CounterViewController │
//:                    └───────────▲───────────┘
//:                                │ next
//:                            ┌───┴──┐
//:                            │ view │
//:                            └▲────▲┘
//:                        next │    │ next
//:               ┌─────────────┴┐  ┌┴──────────────┐
//:               │  label Left  │  │  label Right  │
//:               └──────────────┘  └───────────────┘
//:
//: The next responder of a view is its superview. The view of a view controller
//: has the controller as its next responder. A window is the view that holds
//: everything an app has on a screen (lesson 3).

//: ## A label that counts touches and shakes
//:
//: A touch has a place, so UIKit gives it to the view under the finger. A shake
//: has no place. UIKit gives it to the **first responder**: the object that is
//: chosen to get the events that have no place. A view can only be chosen if
//: its `canBecomeFirstResponder` is true, and for most views it is false.
//:
//: Override all four touch methods together, also those that do nothing, or
//: call `super` in each of them. Otherwise another responder gets one part of a
//: touch and this one gets the other. Apple's pages ask for it.
//:
//: Today a shake is the only motion event. Check for `.motionShake` all the
//: same, because Apple may add others, and pass those on with `super`. The
//: right label here passes the shakes on as well.
//:
//: A class with an `init` of its own needs `init(coder:)` too, which is for
//: nibs (lesson 1). It is not used here.
//:
//: A person who cannot see the screen has it read aloud. A label is read as a
//: text, and nobody taps a text. So a label that reacts to taps says that it
//: works as a button: `accessibilityTraits` is `.button`. (Lesson 5 has a
//: chapter on this.) If all you need is taps, use a `UIButton`: it says so by
//: itself.

final class CounterLabel: UILabel {
  let name: String
  let handlesShakes: Bool
  private var touchCount = 0
  private var shakeCount = 0

  init(_ name: String, y: CGFloat, handlesShakes: Bool) {
    self.name = name
    self.handlesShakes = handlesShakes
    super.init(frame: CGRect(x: 24, y: y, width: 272, height: 48))
    backgroundColor = .yellow
    textAlignment = .center
    // Labels do not get touches unless this is true.
    isUserInteractionEnabled = true
    // A person who hears the screen learns that the label can be tapped.
    accessibilityTraits = .button
    showCounts()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}

  override func touchesMoved(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}

  override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    touchCount += 1
    showCounts()
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}

  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    guard motion == .motionShake, handlesShakes else {
      super.motionEnded(motion, with: event)
      return
    }
    shakeCount += 1
    showCounts()
  }

  private func showCounts() {
    text = "\(name): touches \(touchCount), shakes \(shakeCount)"
  }
}

//: ## A controller that counts the rest
//:
//: The controller comes after its views in the chain. It is told about each
//: shake that they passed on.

final class CounterViewController: UIViewController {
  let left = CounterLabel("Left", y: 24, handlesShakes: true)
  let right = CounterLabel("Right", y: 88, handlesShakes: false)
  let slider = UISlider(
    frame: CGRect(x: 24, y: 152, width: 272, height: 32))
  private(set) var shakeCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(left)
    view.addSubview(right)
    view.addSubview(slider)
  }

  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    guard motion == .motionShake else {
      super.motionEnded(motion, with: event)
      return
    }
    shakeCount += 1
  }
}

func theResponderChain(on stage: Stage) {
  //: ## A touch goes to the view under the finger
  //:
  //: `becomeFirstResponder()` makes Left the first responder, and returns
  //: whether that worked. Then a person taps Left once and Right once. Each
  //: label is told about its own touch. For touches it does not matter which
  //: view is the first responder.

  let controller = CounterViewController()
  stage.present(controller)
  stage.print(controller.left.becomeFirstResponder())
  // Prints "true"

  stage.staticTexts["Left: touches 0, shakes 0"].tap()
  stage.staticTexts["Right: touches 0, shakes 0"].tap()
  stage.show("A touch for each label")

  //: ## A shake goes to the first responder
  //:
  //: Left is the first responder. It handles the shake, so the chain ends
  //: there.

  stage.shake()
  stage.show("The phone was shaken")

  stage.print(controller.shakeCount)
  // Prints "0"

  //: Now Right becomes the first responder. It passes the shake on: to the
  //: view, and from there to the controller.

  controller.right.becomeFirstResponder()
  stage.shake()
  stage.print(controller.shakeCount)
  // Prints "1"

  //: `next` gives the next responder. This loop prints the whole chain.

  var chain: [String] = []
  var responder: UIResponder? = controller.right
  while let current = responder {
    chain.append("\(type(of: current))")
    responder = current.next
  }
  stage.print(chain.joined(separator: " > "))
  // Prints "CounterLabel > UIView > CounterViewController > UIWindow > UIApplication"

  //: > On a device: The loop prints more classes there: views that UIKit puts
  //: > between the controller and the window. A delegate of the application
  //: > that is a responder follows after it. In an app with scenes, the scene
  //: > (`UIWindowScene`, lesson 3) is a responder too.

  //: ## Who is the first responder?
  //:
  //: A window has no public property for its first responder. You ask a
  //: responder whether it is the one, with `isFirstResponder`.
  //:
  //: `resignFirstResponder()` ends it, and no other object takes over. Here the
  //: next shake then begins at the window, and the controller is not told.

  stage.print(
    controller.left.isFirstResponder, controller.right.isFirstResponder)
  // Prints "false true"

  controller.right.resignFirstResponder()
  stage.shake()
  stage.print(controller.shakeCount)
  // Prints "1"

  //: A controller that wants to be told about shakes overrides
  //: `canBecomeFirstResponder` with true, and calls `becomeFirstResponder()`
  //: when its screen is visible. This one has not done it.

  stage.print(controller.becomeFirstResponder())
  // Prints "false"

  //: Most views never become first responder. A slider, for example, needs
  //: touches only.

  stage.print(controller.slider.canBecomeFirstResponder)
  // Prints "false"

  stage.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.75)
  stage.show("A slider works without being first responder")
}

//: ## Remember
//:
//: - A touch goes to the view under the finger, a shake to the first responder.
//: - A responder that does not override a method passes the event to `next`.
//: - Override all four touch methods, or call `super` in each of them.
//: - `canBecomeFirstResponder` is false for most classes. Override it to change
//:   that.
//:
//: > Question: A controller overrides `motionEnded`, and no view on its screen
//: > does. A person shakes the phone, and the method is not called. Why?
//: > Answer: Neither the controller nor one of its views is the first
//: > responder. In this course the shake then begins at the window. The
//: > controller has to override `canBecomeFirstResponder` and call
//: > `becomeFirstResponder()`.

//: ## Your turn
//:
//: Open Lessons/04-Delegates/01-TheResponderChain.swift and change
//: `handlesShakes` of the right label to true. Which of the printed numbers
//: will change? Run `swift run delegates --chapter 1`: a message names each
//: line that prints something else than its comment says. Then put the file
//: back with `git checkout Lessons`.
//:
//: Then look inside the picture 1.2, and compare what is printed with the
//: drawing at the beginning:
//:
//:     swift run delegates --inspect 1.2
//:
//:     asked  CounterLabel
//:     (first responder) → UIView →
//:     CounterViewController → UIWindow →
//:     UIApplication
//:
//: These four lines are one: the responder chain of the label Left. In the page
//: (`swift run delegates --browser`) press Use this phone, Look inside, and
//: touch the label Right. Under The last touch stands which view was reached,
//: and which views the touch passed on its way from the window.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiresponder>
//: - <https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events>
