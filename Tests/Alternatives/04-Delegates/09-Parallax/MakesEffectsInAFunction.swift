// Alternative: a closure makes an effect from a key path and a type, so the code of the effect
// stands only once.

import HeadlessUIKit

/// Moves a view by up to `reach` points, in both directions.
final class Parallax: UIMotionEffectGroup {
  init(reach: CGFloat) {
    super.init()
    let effect = { (path: String, type: UIInterpolatingMotionEffect.EffectType) in
      let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
      effect.minimumRelativeValue = -reach
      effect.maximumRelativeValue = reach
      return effect
    }
    motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis), effect("center.y", .tiltAlongVerticalAxis),
    ]
  }
}

/// Gives a view one parallax of a reach, or removes the one it has.
func float(_ view: UIView, reach: CGFloat) {
  var effects = view.motionEffects.filter { !($0 is Parallax) }
  if reach != 0 { effects.append(Parallax(reach: reach)) }
  view.motionEffects = effects
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
