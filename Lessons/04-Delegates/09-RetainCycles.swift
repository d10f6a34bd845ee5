//: # Who keeps whom
//:
//: An object lives as long as somebody **keeps** it: as long as a strong
//: reference leads to it. A controller keeps its field. If the field kept its
//: delegate, which is the controller, the two would keep each other, and nobody
//: could ever let them go.

import HeadlessUIKit
import Stage

//: ## A kettle that hoards
//:
//: A kettle tells its delegate when it boils. The kitchen keeps the kettle, and
//: is its delegate. Nothing about the first kettle looks wrong.

protocol KettleDelegate: AnyObject {
  func kettleDidBoil()
}

final class HoardingKettle {
  var delegate: (any KettleDelegate)?
}

final class HoardingKitchen: KettleDelegate {
  let kettle = HoardingKettle()
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    kettle.delegate = self
  }

  func kettleDidBoil() { diary.note("tea") }

  // Swift calls this when nobody keeps the kitchen any more.
  isolated deinit { diary.note("gone") }
}

//: ## One word
//:
//: **weak** leads to an object without keeping it, and becomes nil when that is
//: gone. It needs a protocol for classes alone: that is what `AnyObject` is
//: there for, because a struct cannot be kept or let go, only copied.

final class Kettle {
  weak var delegate: (any KettleDelegate)?
}

final class Kitchen: KettleDelegate {
  let kettle = Kettle()
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    kettle.delegate = self
  }

  func kettleDidBoil() { diary.note("tea") }

  isolated deinit { diary.note("gone") }
}

func whoKeepsWhom(on stage: Stage) {
  //: ## Measured
  //:
  //: A weak reference is also a way to look: it does not keep what it looks at.
  //: Ten kitchens are opened and forgotten. How many are left?

  let diary = Diary()
  var watched: [() -> HoardingKitchen?] = []
  for _ in 1...10 {
    let kitchen = HoardingKitchen(diary)
    watched.append { [weak kitchen] in kitchen }
  }
  stage.print(watched.count { $0() != nil }, diary.lines.count)
  // Prints "10 0"

  //: All ten. Nothing in the program leads to them, and no `deinit` was called:
  //: a **leak**. Now the kettle that keeps nobody.

  var mended: [() -> Kitchen?] = []
  for _ in 1...10 {
    let kitchen = Kitchen(diary)
    mended.append { [weak kitchen] in kitchen }
  }
  stage.print(mended.count { $0() != nil }, diary.lines.count)
  // Prints "0 10"

  //: ## Let go by hand
  //:
  //: The looking glasses still lead to the ten. Take the delegate away, and the
  //: circle is open: they go one after the other.

  for look in watched { look()?.kettle.delegate = nil }
  stage.print(watched.count { $0() != nil }, diary.lines.count)
  // Prints "0 20"

  //: Who forgets that line has a leak, so nearly all delegates of UIKit are
  //: weak. (A session for downloads keeps its delegate, and its page says so.)

  //: ## Too weak
  //:
  //: The other side of it: somebody *else* has to keep a delegate. This one is
  //: made for the field, kept by nobody, and gone before the line is over.

  let screen = InvitingScreen()
  screen.field.delegate = Stern()
  screen.field.clearButtonMode = .always
  screen.field.text = "LOVE"
  stage.present(screen)
  stage.print(screen.field.delegate == nil)
  // Prints "true"

  //: No message says why. Stern would have kept the words.

  stage.buttons["Clear text"].tap()
  stage.show("Cleared: nobody was there to ask")

  //: And the whole screen, with a delegate that is itself? It goes.

  weak var gone: LoginScreen?
  do {
    let login = LoginScreen()
    stage.present(login)
    gone = login
    stage.present(UIViewController())
  }
  stage.print(gone == nil)
  // Prints "true"
}

//: ## Your turn
//:
//: Exercises/04-Delegates/04-NoRetainCycle.swift: a protocol, and one property
//: with the right word in front.
