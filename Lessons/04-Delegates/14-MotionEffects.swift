//: # Motion effects
//:
//: After this chapter you can let a view move a little when a person tilts the
//: phone, and take the effect away again.

import HeadlessUIKit
import Stage

//: ## Depth by motion
//:
//: Near things seem to move faster than things far away: that is **parallax**.
//: You see it from a train: the trees beside it pass quickly, and the mountains
//: slowly. Such a difference tells the eye what is near. When you tilt an
//: iPhone, the icons of its home screen move a little against the picture
//: behind them, so they seem to lie in front of it.
//:
//: A phone has sensors that measure how it is held: an accelerometer, a
//: gyroscope, and a magnetometer, which is a compass. UIKit makes two numbers
//: of that: how far the phone is tilted to the left or right, and how far up or
//: down. Each is between -1 and 1, and 0 means straight.

//: ## An effect for each direction
//:
//: A **motion effect** (`UIMotionEffect`) changes how a view looks while the
//: phone is tilted. The usual class is `UIInterpolatingMotionEffect`. You give
//: it
//:
//: - a key path, here a text: the name of what changes. `center.x` is the x of
//:   the center of the view. (Lesson 1 had key paths of Swift. This kind is the
//:   subject of lesson 6.)
//: - a type: the direction of the tilt that counts.
//: - `minimumRelativeValue`, which is added at a tilt of -1, and
//:   `maximumRelativeValue`, which is added at 1. Between them the value
//:   changes evenly.
//:
//: A view that moves in both directions needs two effects. This function makes
//: both. `distance` is how far the view moves, in points.

func tiltEffects(distance: CGFloat) -> [UIMotionEffect] {
  let horizontal = UIInterpolatingMotionEffect(
    keyPath: "center.x", type: .tiltAlongHorizontalAxis)
  horizontal.minimumRelativeValue = -distance
  horizontal.maximumRelativeValue = distance
  let vertical = UIInterpolatingMotionEffect(
    keyPath: "center.y", type: .tiltAlongVerticalAxis)
  vertical.minimumRelativeValue = -distance
  vertical.maximumRelativeValue = distance
  return [horizontal, vertical]
}

//: ## An effect of your own
//:
//: A subclass of `UIMotionEffect` overrides one method. It is given the tilt,
//: as a `UIOffset` with the properties `horizontal` and `vertical`, and returns
//: a dictionary: what is added to which key path. `alpha` says how solid a view
//: is: 1 is solid, and 0 cannot be seen. This effect lets a view fade when the
//: phone is tilted to the left or right: at a full tilt, -1 is added to an
//: alpha of 1. `abs` takes a number without its sign.

final class FadeEffect: UIMotionEffect {
  override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    ["alpha": -abs(viewerOffset.horizontal)]
  }
}

//: > On a device: `UIMotionEffect` supports `NSCopying` and `NSCoding`, the
//: > protocols for copying an object and for writing it to a file, and Apple
//: > asks the same of its subclasses. A subclass with an `init` of its own needs
//: > `required init?(coder:)`, and with stored properties also `copy(with:)` and
//: > `encode(with:)`. In exercise 9 `Parallax` needs the first, and `FadeEffect`
//: > all three.

func motionEffects(on stage: Stage) {
  //: ## A tilt
  //:
  //: `addMotionEffect` gives the effect to a view. `stage.tilt` tilts the
  //: phone. (When you have the phone, hold Shift and press an arrow key.) The
  //: tilt is 1 to the right, so 25 is added to x. It is -1 in the other
  //: direction, so -25 is added to y, and LOVE moves up: y counts from the
  //: upper edge.

  let controller = PromptViewController()
  let label = UILabel()
  label.text = "LOVE"
  label.textColor = .white
  label.font = .boldSystemFont(ofSize: 40)
  label.sizeToFit()
  label.center = CGPoint(x: 160, y: 280)
  stage.present(controller)
  controller.view.addSubview(label)
  let effects = tiltEffects(distance: 25)
  for effect in effects { label.addMotionEffect(effect) }
  stage.show("Held straight")

  stage.tilt(horizontal: 1, vertical: -1)
  stage.show("Tilted: 25 points to the right, 25 up")

  //: ## The properties stay as they are
  //:
  //: An effect changes what a person sees. It does not change `center`, nor any
  //: other property. So it cannot disturb your layout.

  stage.print(label.center)
  // Prints "(160.0, 280.0)"

  //: ## Taking an effect away
  //:
  //: `motionEffects` of a view lists its effects. `removeMotionEffect` removes
  //: one of them. It needs the same object that was added, so keep it or find
  //: it in the list. Here both are removed, and then a `FadeEffect` is added.
  //: The phone is still tilted, so the label cannot be seen.

  stage.print(label.motionEffects.count)
  // Prints "2"

  for effect in label.motionEffects { label.removeMotionEffect(effect) }
  stage.print(label.motionEffects.count)
  // Prints "0"

  label.addMotionEffect(FadeEffect())
  stage.show("The label has faded")

  //: ## Several effects as one
  //:
  //: A `UIMotionEffectGroup` holds several effects in its property
  //: `motionEffects`, and adds up what they return. You add it and remove it as
  //: one effect. `where effect is` finds the effects of one class in the list.

  let group = UIMotionEffectGroup()
  group.motionEffects = effects
  label.addMotionEffect(group)
  for effect in label.motionEffects where effect is FadeEffect {
    label.removeMotionEffect(effect)
  }
  stage.print(label.motionEffects.count)
  // Prints "1"

  //: ## Near and far
  //:
  //: A view that moves less seems to be farther away. These twenty labels move
  //: by 1 to 20 points.

  let hypnosis = HypnosisViewController(random: stage.dice.roll(below:))
  stage.tilt(horizontal: 0, vertical: 0)
  stage.present(hypnosis)
  hypnosis.addLabels("LOVE")
  for (index, label) in hypnosis.labels.enumerated() {
    for effect in tiltEffects(distance: CGFloat(index + 1)) {
      label.addMotionEffect(effect)
    }
  }
  stage.show("Twenty labels, held straight")

  stage.tilt(horizontal: -1, vertical: 1)
  stage.show("Twenty labels, tilted the other way")

  //: ## The middle is not always 0
  //:
  //: You can ask an effect yourself. An effect from -10 to 30 adds 10 while the
  //: phone is held straight: the middle of the two numbers.

  let uneven = UIInterpolatingMotionEffect(
    keyPath: "center.x", type: .tiltAlongHorizontalAxis)
  uneven.minimumRelativeValue = -10.0
  uneven.maximumRelativeValue = 30.0
  for tilt in [-1.0, 0, 1] {
    let values = uneven.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: tilt, vertical: 0))
    stage.print(values?["center.x"] ?? "nothing")
    // Prints "-10.0"
    // Prints "10.0"
    // Prints "30.0"
  }

  //: ## People who become ill
  //:
  //: Moving pictures make some people ill. iOS has a setting for them, Reduce
  //: Motion. It switches all motion effects off. Your own animations should ask
  //: for it, with `UIAccessibility.isReduceMotionEnabled`.

  stage.reducesMotion = true
  stage.show("The same tilt, with Reduce Motion")

  stage.print(UIAccessibility.isReduceMotionEnabled)
  // Prints "true"
}

//: > Then: Motion effects came with iOS 7 (2013). The tutorial of 2015 says to
//: > try them on a real phone, because the Simulator of Xcode cannot be tilted.
//: > That is still so.

//: ## Remember
//:
//: - One effect is for one key path and one direction. For both directions you
//:   need two.
//: - An effect changes what is seen, and no property of the view.
//: - `removeMotionEffect` needs the same object that was added.
//:
//: > Question: `label.removeMotionEffect(FadeEffect())` compiles, and the label
//: > is still invisible. Why?
//: > Answer: This is a new effect, which the label does not have. Remove the
//: > one that is in `label.motionEffects`.

//: ## Your turn
//:
//: Exercise 9 is Exercises/04-Delegates/09-Parallax.swift: a group of effects,
//: a function that gives a view one of them, and an effect of your own.
//:
//:     swift run course check Parallax
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uimotioneffect>
//: - <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
//: - <https://developer.apple.com/documentation/uikit/uiview/addmotioneffect(_:)>
//: - <https://developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled>
