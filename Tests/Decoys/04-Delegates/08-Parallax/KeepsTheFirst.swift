// Misconception: A view that floats already keeps the parallax it has, with the reach of the first
//   call.
// Rejected by: floating anew replaces the reach

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
  let floating = view.motionEffects.filter { $0 is Parallax }
  if reach == 0 {
    for effect in floating { view.removeMotionEffect(effect) }
  } else if floating.isEmpty {
    view.addMotionEffect(Parallax(reach: reach))
  }
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
