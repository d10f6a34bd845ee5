// Alternative: the key path is `center`, so a point is given for each end and not a number.

import HeadlessUIKit

/// Moves a view by up to `reach` points, in both directions.
final class Parallax: UIMotionEffectGroup {
  init(reach: CGFloat) {
    super.init()
    let across = UIInterpolatingMotionEffect(keyPath: "center", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = CGPoint(x: -reach, y: 0)
    across.maximumRelativeValue = CGPoint(x: reach, y: 0)
    let down = UIInterpolatingMotionEffect(keyPath: "center", type: .tiltAlongVerticalAxis)
    down.minimumRelativeValue = CGPoint(x: 0, y: -reach)
    down.maximumRelativeValue = CGPoint(x: 0, y: reach)
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
    let tilts = [viewerOffset.horizontal, viewerOffset.vertical].map(\.magnitude)
    return tilts.max().map { ["alpha": -$0 * loss] }
  }
}
