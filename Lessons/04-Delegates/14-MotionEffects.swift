//: # What is far moves less
//:
//: Look out of a car: the trees rush by, the mountains hardly move. That is
//: **parallax**, and the eye takes it for depth. Since iOS 7 the icons of a
//: phone shift a little against the picture behind them as you tilt it.

import HeadlessUIKit
import Stage

//: ## Which way, what, how far
//:
//: A phone feels how it is held: it has an accelerometer, a gyroscope of three
//: axes and a magnetometer. That turns the interface, too. `UIKit` makes of it
//: two numbers from -1 to 1, how far the viewer looks past the middle: across,
//: and up and down.

final class ParallaxScreen: InvitingScreen {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "LOVE"
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 40)
    label.sizeToFit()
    label.center = CGPoint(x: 160, y: 284)
    view.addSubview(label)
    for effect in effects(upTo: 25) { label.addMotionEffect(effect) }
  }
}

//: A `UIInterpolatingMotionEffect` makes of one such number another. It names a
//: **key path**, the way to what is to move; `center.x` is the x of the center.
//: At -1 it adds the minimum, at 1 the maximum, and in between it is a straight
//: line.

extension ParallaxScreen {
  // An effect for each way: a hundred labels have two hundred.
  func effects(upTo reach: CGFloat) -> [UIMotionEffect] {
    let across = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = -reach
    across.maximumRelativeValue = reach
    let down = UIInterpolatingMotionEffect(
      keyPath: "center.y", type: .tiltAlongVerticalAxis)
    down.minimumRelativeValue = -reach
    down.maximumRelativeValue = reach
    return [across, down]
  }
}

func whatIsFarMovesLess(on stage: Stage) {
  let screen = ParallaxScreen()
  stage.present(screen)
  stage.show("Held straight")

  //: ## Tilted
  //:
  //: The tutorial says to try it on a real device, as the simulator of its time
  //: had nothing to tilt. This stage has: `tilt` takes the two numbers. When
  //: you take the phone yourself, hold shift and press an arrow.

  stage.tilt(horizontal: 1, vertical: -1)
  stage.show("Tilted as far as it goes")

  //: LOVE stands 25 points further right and higher. And where is it, if one
  //: asks?

  stage.print(screen.label.center)
  // Prints "(160.0, 284.0)"

  //: Where it was. An effect moves what a person *sees*, the presentation; the
  //: **model**, which is what your properties say, knows nothing of it. So it
  //: disturbs no layout, and there is nothing to put back.

  stage.tilt(horizontal: 0.5, vertical: 0)
  stage.show("Half of the way to the right")

  //: ## Near and far
  //:
  //: A smaller reach looks farther away. Twenty words, from nearly nothing to
  //: 25 points, and no two of them go equally far.

  let near = HypnosisViewController(uniform: stage.dice.roll(below:))
  stage.present(near)
  stage.textFields.firstMatch.tap()
  stage.typeText("LOVE\n")
  for (index, label) in near.labels.enumerated() {
    for effect in screen.effects(upTo: 1.25 * CGFloat(index + 1)) {
      label.addMotionEffect(effect)
    }
  }
  stage.tilt(horizontal: -1, vertical: 1)
  stage.show("Twenty words at twenty distances")

  stage.print(near.labels.map(\.motionEffects.count).reduce(0, +))
  // Prints "40"

  //: ## For those who feel sick
  //:
  //: Moving pictures make some people ill, so a phone has a switch, Reduce
  //: Motion. It stills all effects, and a program may ask for it.

  stage.reducesMotion = true
  stage.show("The same tilt, and less motion")

  stage.print(UIAccessibility.isReduceMotionEnabled)
  // Prints "true"

  //: ## Not the middle
  //:
  //: UIKit asks an effect a question, and so can you. A tilt goes in, as a
  //: `UIOffset`; out comes a dictionary, an amount to be added for each key
  //: path. From -10 to 30, what is added while the phone is held straight?

  let uneven = UIInterpolatingMotionEffect(
    keyPath: "center.x", type: .tiltAlongHorizontalAxis)
  (uneven.minimumRelativeValue, uneven.maximumRelativeValue) = (-10, 30)
  let amounts = [-1, 0, 1].map { (tilt: CGFloat) in
    uneven.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: tilt, vertical: 0))?[
        "center.x"]
      as? CGFloat ?? 0
  }
  stage.print(amounts)
  // Prints "[-10.0, 10.0, 30.0]"

  //: Not nothing: the middle between the two. Whoever wants no straight line
  //: subclasses `UIMotionEffect` and overrides the answer. And a
  //: `UIMotionEffectGroup` adds up what the effects in its `motionEffects`
  //: answer, so that they can be added to a view, and taken away, as one.
}

//: ## Your turn
//:
//: Exercises/04-Delegates/08-Parallax.swift: one call that lets any view swim,
//: and an effect of your own.
