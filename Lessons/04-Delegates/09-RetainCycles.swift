//: # Retain cycles
//:
//: After this chapter you can say why a delegate is weak, draw a retain cycle,
//: and measure whether a screen is freed.

import HeadlessUIKit
import Stage

//: ## Who keeps whom
//:
//: An object lives as long as a strong reference leads to it (lesson 1). The
//: view controller of the last chapter keeps its countdown. If the countdown
//: kept its delegate, which is the controller, the two would keep each other: a
//: retain cycle.
//:
//:     delegate is strong: a retain cycle
//:
//:       ┌────────────┐ ───── countdown ─────▶ ┌───────────┐
//:       │ controller │                        │ countdown │
//:       └────────────┘ ◀───── delegate ────── └───────────┘
//:
//:     delegate is weak: nothing keeps the controller
//:
//:       ┌────────────┐ ───── countdown ─────▶ ┌───────────┐
//:       │ controller │                        │ countdown │
//:       └────────────┘ ◀╌╌╌╌╌ delegate ╌╌╌╌╌╌ └───────────┘
//:
//: When the screen is left, the rest of the app lets the controller go. In the
//: upper drawing the countdown still keeps it, so neither is ever freed. Memory
//: that is used by objects that nobody can reach is a **leak**.

//: ## A class with the mistake
//:
//: One word is missing in `LeakingCountdown`.

final class LeakingCountdown {
  var delegate: (any CountdownDelegate)?
}

final class LeakingViewController: UIViewController, CountdownDelegate {
  let countdown = LeakingCountdown()
  var onFree: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    countdown.delegate = self
  }

  func countdown(_ countdown: Countdown, didReach number: Int) {}

  isolated deinit { onFree() }
}

//: ## Seeing that an object is freed
//:
//: `deinit` runs when an object is freed. `isolated` makes it run on the main
//: thread, as the rest of the class does, so that it may use the properties.
//: Here it calls a closure, and the closure counts.
//:
//: A weak reference shows the same: it is nil when its object is gone. The
//: class `WeakReference` holds one, so it does not keep the object alive. It is
//: a **generic** class: it works with a type that is named when the class is
//: used. In `<Object: AnyObject>`, `Object` stands for this type, which has to
//: be a class. Below, an array has ten such references. `count { ... }` counts
//: the elements for which the closure is true.

final class WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

func retainCycles(on stage: Stage) {
  //: ## Ten screens that are never freed
  //:
  //: Ten screens are opened and left. Ten are still alive, and no `deinit` ran.

  var freed = 0
  var leaking: [WeakReference<LeakingViewController>] = []
  for _ in 1...10 {
    let controller = LeakingViewController()
    controller.onFree = { freed += 1 }
    stage.present(controller)
    leaking.append(WeakReference(controller))
  }
  stage.present(UIViewController())
  stage.show("An empty screen, and ten others that nobody sees")

  stage.print(
    leaking.count { $0.object != nil }, "alive,", freed, "freed")
  // Prints "10 alive, 0 freed"

  //: ## Ten screens with a weak delegate
  //:
  //: The same with `SessionViewController`, whose countdown has a weak
  //: delegate. All ten are freed.

  var sessions: [WeakReference<SessionViewController>] = []
  for _ in 1...10 {
    let controller = SessionViewController()
    controller.onFree = { freed += 1 }
    stage.present(controller)
    sessions.append(WeakReference(controller))
  }
  stage.present(UIViewController())
  stage.print(
    sessions.count { $0.object != nil }, "alive,", freed, "freed")
  // Prints "0 alive, 10 freed"

  //: ## Breaking a cycle
  //:
  //: The ten leaking screens are still there. Setting the delegate to nil
  //: breaks the cycle, and each controller is freed with its countdown. The
  //: count is now 20: ten screens of each kind.

  for reference in leaking {
    reference.object?.countdown.delegate = nil
  }
  stage.print(
    leaking.count { $0.object != nil }, "alive,", freed, "freed")
  // Prints "0 alive, 20 freed"

  //: A line like this one is easily forgotten, so almost all delegates of UIKit
  //: are weak. Other libraries of Apple have exceptions, and their pages say
  //: so: a `URLSession` of Foundation, which downloads files, keeps its
  //: delegate until it is told to stop.
}

//: ## Remember
//:
//: - Two objects with strong references to each other are never freed.
//: - A `weak` delegate prevents it.
//: - `deinit` runs when an object is freed. A weak reference becomes nil then.
//:
//: > Question: A view controller keeps a button, the button keeps an action,
//: > and the closure of the action uses `self`. Is that a retain cycle?
//: > Answer: Yes, unless the closure has `[weak self]`. A cycle may have more
//: > than two objects.

//: ## Your turn
//:
//: Exercise 5 is Exercises/04-Delegates/05-NoRetainCycle.swift. You write a
//: protocol, a property that does not keep its object, and a method that asks
//: and tells.
//:
//:     swift run course check NoRetainCycle
//:
//: Then look inside the picture 9.1, in which the ten screens are still alive:
//:
//:     swift run delegates --inspect 9.1
//:
//:     A circle of strong references:
//:     LeakingViewController.countdown →
//:     LeakingCountdown.delegate →
//:     LeakingViewController.
//:
//:     LeakingViewController is on no screen any more and still there.
//:
//: These are two lines under Memory, and each stands there ten times, because
//: there are ten screens. In the page (`swift run delegates --browser`) press
//: Use this phone below the picture, and Look inside: each circle is drawn
//: under Memory.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitextfield/delegate>
//: - <https://developer.apple.com/documentation/foundation/urlsession>
