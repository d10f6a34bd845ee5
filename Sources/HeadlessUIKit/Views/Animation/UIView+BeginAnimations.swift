/// Animations as they were written before there were closures.
///
///     UIView.beginAnimations("fade", context: nil)
///     UIView.setAnimationDuration(0.5)
///     label.alpha = 0
///     UIView.commitAnimations()
///
/// Touches reach the views in the meantime.
extension UIView {
  /// Animates what is set from now on, until ``commitAnimations()``.
  ///
  /// The name and the context were handed to the delegate of the animation, which nothing has here.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    Device.current.runningProcess.animations.begin(animationID)
  }

  /// Starts what was set since ``beginAnimations(_:context:)``.
  ///
  /// One that is missing is reported when the run loop pass ends, and made up for.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func commitAnimations() {
    Device.current.runningProcess.animations.commit()
  }

  /// Says how long the animation of what is set from now on lasts: 0.2 seconds, unless it is said.
  ///
  /// Like the other settings it does nothing outside ``beginAnimations(_:context:)`` and
  /// ``commitAnimations()``.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  /// Says how long the animation of what is set from now on waits before it begins.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = delay }
  }

  /// Says how the animation of what is set from now on gains and loses speed.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    change { $0.curve = curve }
  }

  /// Says how often the animation of what is set from now on runs; parts of a time count too.
  ///
  /// 0 is once, and `Float.greatestFiniteMagnitude` or more is without end.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }

  /// Says whether the animation of what is set from now on runs back after it has run forwards.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Says whether the animation of what is set from now on starts where the one it interrupts has
  /// got to.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  private class func change(_ body: (inout BegunAnimations.Settings) -> Void) {
    Device.current.runningProcess.animations.changeSettings(body)
  }

  /// How an animation gains and loses speed.
  ///
  /// - Source: Apple, UIKit, "UIView.AnimationCurve".
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Slow, then fast, then slow.
    case easeInOut
    /// Slow, then fast.
    case easeIn
    /// Fast, then slow.
    case easeOut
    /// As fast at the end as at the start.
    case linear
  }
}

/// What lies between `beginAnimations` and `commitAnimations`.
struct BegunAnimations {
  /// What the setters say.
  struct Settings {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false

    fileprivate var timing: AnimationTiming {
      var options: UIView.AnimationOptions = [
        .allowUserInteraction, .init(rawValue: UInt(curve.rawValue) << 16),
      ]
      if autoreverses { options.insert(.autoreverse) }
      if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
      if repeatCount >= .greatestFiniteMagnitude { options.insert(.repeat) }
      let count = repeatCount > 0 && repeatCount.isFinite ? Double(repeatCount) : 1
      return AnimationTiming(
        duration: duration, delay: delay, options: options, repeatCount: count)
    }
  }

  /// What the animation is called.
  let name: String?

  /// The block that was recorded to before.
  fileprivate let outer: AnimationBlock?

  /// One block for each setting something was animated with, the present one last.
  fileprivate(set) var blocks: [AnimationBlock] = []

  fileprivate var settings = Settings()
}

extension Animations {
  /// Begins a block that is open until it is committed.
  fileprivate func begin(_ name: String?) {
    begun.append(BegunAnimations(name: name, outer: innermost))
    openBlock()
    guard begun.count == 1 else { return }
    let clock = Device.current.clock
    clock.schedule(at: clock.now, .animation) { self.commitForgotten() }
  }

  /// Starts what was animated since the last `begin`.
  fileprivate func commit() {
    guard let last = begun.popLast() else { return }
    if innermost === last.blocks.last { innermost = last.outer }
    last.blocks.forEach { $0.start() }
  }

  fileprivate func changeSettings(_ body: (inout BegunAnimations.Settings) -> Void) {
    guard let last = begun.indices.last else { return }
    body(&begun[last].settings)
    openBlock()
  }

  /// Has changes be recorded with the present settings.
  private func openBlock() {
    guard let last = begun.indices.last else { return }
    let block = AnimationBlock(
      begun[last].settings.timing, on: Device.current.clock, completion: nil)
    begun[last].blocks.append(block)
    innermost = block
  }

  private func commitForgotten() {
    while let last = begun.last {
      AnimationMessage.notCommitted(last.name).report()
      commit()
    }
  }
}
