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
    // TODO 1: The group has an effect for each direction, from minus the reach to the reach.
  }
}

/// Gives a view one parallax of a reach, or removes the one it has.
func float(_ view: UIView, reach: CGFloat) {
  // TODO 2: The view has one parallax of this reach, or none if the reach is 0.
}

/// Lowers the alpha of a view as the phone is tilted.
final class FadeEffect: UIMotionEffect {
  let loss: CGFloat

  init(loss: CGFloat) {
    self.loss = loss
  }

  override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
  {
    // TODO 3: What is added to "alpha" for this tilt.
    nil
  }
}
