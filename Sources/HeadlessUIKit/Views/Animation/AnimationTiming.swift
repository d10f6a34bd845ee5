/// When an animation runs, and how.
struct AnimationTiming {
  let delay: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve
  let options: UIView.AnimationOptions

  private init(
    delay: TimeInterval, duration: TimeInterval, curve: TimingCurve,
    options: UIView.AnimationOptions
  ) {
    (self.delay, self.duration, self.curve, self.options) = (delay, duration, curve, options)
  }

  /// Creates the timing asked for, after what is no time has become 0.
  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    spring: Spring? = nil
  ) {
    self.init(
      delay: Self.pinned(delay, "delay"), duration: Self.pinned(duration, "duration"),
      curve: spring.map(TimingCurve.spring) ?? options.curve, options: options)
  }

  /// How many durations the animation lasts, each time.
  var runs: Double { options.contains(.autoreverse) ? 2 : 1 }

  /// Whether the animation has no end; one that takes no time is not repeated.
  var repeats: Bool { options.contains(.repeat) && duration > 0 }

  /// How long it is until the first end.
  var length: TimeInterval { delay + duration * runs }

  /// Returns the timing inside a block that has another timing.
  func nested(in outer: AnimationTiming) -> AnimationTiming {
    guard !options.contains(.independent) else { return self }
    return AnimationTiming(
      delay: outer.delay, duration: outer.duration, curve: outer.curve,
      options: options.union(outer.options.intersection(Self.inherited)))
  }

  private static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  private static func pinned(_ time: TimeInterval, _ name: String) -> TimeInterval {
    if time >= 0, time.isFinite { return time }
    AnimationMessage.invalidTime(time, name: name).report()
    return 0
  }
}
