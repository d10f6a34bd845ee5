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
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    for effect in [across, down] {
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-reach, reach)
    }
    motionEffects = [across, down]
  }
}

/// Lets a view float, as far as a reach.
func float(_ view: UIView, reach: CGFloat) {
  for effect in view.motionEffects where effect is Parallax { view.removeMotionEffect(effect) }
  if reach != 0 { view.addMotionEffect(Parallax(reach: reach)) }
}

/// Makes a view paler as the phone is tilted.
final class Mist: UIMotionEffect {
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
