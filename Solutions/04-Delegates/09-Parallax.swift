// # Exercise 9: Parallax
//
// A `Parallax` moves a view, as a person sees it, when the phone is tilted: a tilt of 1 adds
// its reach to x (horizontal) or y (vertical) of the center, and a tilt of -1 subtracts it.
// In between it moves evenly. `float` gives a view one parallax. If the view has one already,
// it is replaced, and with a reach of 0 it is removed. Other effects stay.
//
// A `FadeEffect` lowers the alpha of a view: by its whole loss at a full tilt, and by half of
// it at half a tilt. The direction does not matter. The larger of the two tilts counts.
//
//     swift run course check Parallax

import HeadlessUIKit

/// Moves a view by up to `reach` points, in both directions.
final class Parallax: UIMotionEffectGroup {
  init(reach: CGFloat) {
    super.init()
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    for effect in [across, down] {
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-reach, reach)
    }
    motionEffects = [across, down]
  }
}

/// Gives a view one parallax of a reach, or removes the one it has.
func float(_ view: UIView, reach: CGFloat) {
  for effect in view.motionEffects where effect is Parallax { view.removeMotionEffect(effect) }
  if reach != 0 { view.addMotionEffect(Parallax(reach: reach)) }
}

/// Lowers the alpha of a view as the phone is tilted.
final class FadeEffect: UIMotionEffect {
  let loss: CGFloat

  init(loss: CGFloat) {
    self.loss = loss
  }

  override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
  {
    let tilt = max(abs(viewerOffset.horizontal), abs(viewerOffset.vertical))
    return ["alpha": -loss * tilt]
  }
}
