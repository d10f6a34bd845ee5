//: # Touched, or first
//:
//: A person touches, types, shakes the phone. Which object hears of it? A touch
//: has a place, so it goes to the view at that place. A letter and a shake have
//: none. They go to the one object that was chosen beforehand.

import HeadlessUIKit
import Stage

//: ## Responders
//:
//: What can hear of an event is a **responder**: an object whose class lies
//: below `UIResponder`. Views do, controllers do, and so does the application.
//: `UIResponder` has a method for each event, and each of them does one thing:
//: it hands the event on to `next`, the responder after this one. You subclass
//: and override; of `UIResponder` itself nobody makes an object.

// A label that counts touches and motion (a shake is one), and says so.
final class Listener: UILabel {
  let name: String
  private var (touches, shakes) = (0, 0)

  init(_ name: String, y: CGFloat) {
    self.name = name
    super.init(frame: CGRect(x: 40, y: y, width: 240, height: 64))
    backgroundColor = .yellow
    textAlignment = .center
    // Labels let touches fall through unless somebody says otherwise.
    isUserInteractionEnabled = true
    tell()
  }

  required init?(coder: NSCoder) { nil }

  // The first responder is chosen among those who are willing. A view is
  // not, unless it says so.
  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    self.touches += 1
    tell()
  }

  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    shakes += 1
    tell()
  }

  private func tell() {
    text = "\(name): touched \(touches), shaken \(shakes)"
  }
}

//: There are methods for presses too, as of a key, and for a headset's buttons.
//: The controller overrides one for the shakes that nobody below it wants, and
//: notes them: open Diary.swift.

final class RoomViewController: UIViewController {
  let (anna, ben) = (Listener("Anna", y: 40), Listener("Ben", y: 120))
  let slider = UISlider(
    frame: CGRect(x: 40, y: 208, width: 240, height: 40))
  let diary = Diary()

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [anna, ben, slider] { self.view.addSubview(view) }
  }

  override func motionEnded(
    _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    diary.note("the controller was shaken")
  }
}

func touchedOrFirst(on stage: Stage) {
  //: ## One is first
  //:
  //: Anna is asked to become the **first responder**, and is willing. Then a
  //: person touches her, and Ben after her. The window finds out who lies under
  //: the finger, and that one hears of it. For a touch, being first is of no
  //: use.

  let room = RoomViewController()
  stage.present(room)
  stage.print(room.anna.becomeFirstResponder())
  // Prints "true"

  stage.staticTexts.firstMatch.tap()
  stage.staticTexts["Ben: touched 0, shaken 0"].tap()
  stage.show("Anna was touched, then Ben")

  //: Now the phone is shaken. A shake lies under no finger: it goes to Anna.

  stage.shake()
  stage.show("The phone was shaken")

  //: ## The way on
  //:
  //: Anna handled it, so that was the end of it. Each responder knows who is
  //: `next`: a view its superview, a root view its controller. This is the
  //: **responder chain**, the way of whatever nobody has handled.

  var chain: [String] = []
  var current: UIResponder? = room.anna
  while let responder = current {
    chain.append("\(type(of: responder))")
    current = responder.next
  }
  stage.print(chain.joined(separator: " > "))
  // Prints "Listener > UIView > RoomViewController > UIWindow > UIApplication"

  //: Anna resigns, and *nobody* takes over. The next shake begins at the
  //: window, and the chain leads up from there: past the controller.

  room.anna.resignFirstResponder()
  stage.shake()
  stage.print(room.diary.last)
  // Prints "nothing"

  //: A controller can be the first itself, or stand above the one that is.

  stage.print(
    room.becomeFirstResponder(), room.slider.canBecomeFirstResponder)
  // Prints "false false"

  //: Neither is willing: `canBecomeFirstResponder` is false until a class says
  //: otherwise. Most views need not be. A slider lives by touches alone.

  room.ben.becomeFirstResponder()
  stage.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.7)
  stage.show("The slider moved while Ben was first")

  //: ## Who is it now?
  //:
  //: Old texts say that a window has a property `firstResponder`. It has, and
  //: Apple keeps it private. You ask a responder whether *it* is the one.

  stage.print(room.anna.isFirstResponder, room.ben.isFirstResponder)
  // Prints "false true"
}

//: ## Your turn
//:
//: The exercises of this lesson begin with a text field, which is the most
//: usual first responder: Exercises/04-Delegates/01-ReturnKey.swift.
