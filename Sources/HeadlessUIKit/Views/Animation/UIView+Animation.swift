/// Changes that a person sees happen.
///
/// What the closure sets is set at once; only what the screen shows changes over time.
///
/// - Asked: D164.
extension UIView {
  /// Animates changes of views: slow, then fast, then slow.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(AnimationTiming(duration: duration, delay: 0, options: []), animations, nil)
  }

  /// Animates changes of views, and tells when they are over.
  ///
  /// See ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationTiming(duration: duration, delay: 0, options: []), animations, completion)
  }

  /// Animates changes of views after a delay, and tells when they are over.
  ///
  /// ``center``, ``bounds``, ``frame``, ``transform``, ``alpha`` and ``backgroundColor`` are
  /// animated. The completion is told whether all of them came to their end: false, if another
  /// animation of one of them began before, or a view left its window. It is called in the next
  /// run loop pass if there is nothing to animate, or no time.
  ///
  /// Touches do not reach the views in the meantime, unless the options allow it. An animation
  /// that runs back without being repeated shows the new values when it is over.
  ///
  /// - Differs: Content that is drawn, such as text, has its new size at once. Another
  ///   animation of a property replaces the first; devices since iOS 8 add the two up.
  /// - Unconfirmed: A nested animation inherits the delay together with the duration. Where
  ///   animations are disabled, the completion is called in the next run loop pass. An animation of
  ///   a view in no window ends with the next frame, with false.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationTiming(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates changes of views as if they hung on a spring, and tells when they are over.
  ///
  /// A damping ratio of 1 comes to rest without swinging; one nearer to 0 swings more. The
  /// velocity at the start counts in whole distances a second. The curve of the options does not
  /// matter.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(damping: dampingRatio, velocity: velocity * duration)
    run(
      AnimationTiming(duration: duration, delay: delay, options: options, spring: spring),
      animations, completion)
  }

  /// Makes changes that are not animated, in an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animations = Device.current.runningProcess.animations
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    actionsWithoutAnimation()
    animations.areEnabled = wereEnabled
  }

  /// Says whether changes in animation blocks are animated from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Device.current.runningProcess.animations.areEnabled = enabled
  }

  /// Whether changes in animation blocks are animated; at first they are.
  public class var areAnimationsEnabled: Bool {
    Device.current.process?.animations.areEnabled ?? true
  }

  private class func run(
    _ timing: AnimationTiming, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let device = Device.current
    let animations = device.runningProcess.animations
    let timing = animations.recording.map { timing.nested(in: $0.timing) } ?? timing
    animations.record(
      AnimationBlock(timing, on: device.clock, completion: completion), changes)
  }
}
