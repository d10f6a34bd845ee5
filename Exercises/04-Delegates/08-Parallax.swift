// # Exercise 8: Parallax
//
// A parallax moves what a person sees of a view: as far as its reach at a full
// tilt, to the left and to the right, down and up. A view has one parallax or
// none: floating it anew replaces the one it has, and a reach of 0 takes it away.
// A mist makes a view paler, whichever way the phone is tilted: by all of its loss
// at a full tilt, by half of it at half a tilt. The larger of the two tilts counts.
//
//     swift test --filter Parallax

import HeadlessUIKit

/// Motion effects for center.x and center.y, as far as a reach.
final class Parallax: UIMotionEffectGroup {
  init(reach: CGFloat) {
    super.init()
    // TODO 1: The group has an effect for each way, from minus the reach to the reach.
  }
}

/// Lets a view float, as far as a reach.
func float(_ view: UIView, reach: CGFloat) {
  // TODO 2: The view has one parallax of this reach, or none if that is 0.
}

/// Makes a view paler as the phone is tilted.
final class Mist: UIMotionEffect {
  let loss: CGFloat

  init(loss: CGFloat) {
    self.loss = loss
  }

  override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
  {
    // TODO 3: What is added to alpha: less, the more the phone is tilted.
    nil
  }
}
