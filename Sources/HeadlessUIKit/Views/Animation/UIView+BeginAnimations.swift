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
  /// It does nothing outside ``beginAnimations(_:context:)`` and ``commitAnimations()``.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    Device.current.runningProcess.animations.changeDuration(duration)
  }
}

/// What lies between `beginAnimations` and `commitAnimations`.
struct BegunAnimations {
  /// What the animation is called.
  let name: String?

  /// The block that was recorded to before.
  fileprivate let outer: AnimationBlock?

  /// One block for each duration something was animated with, the present one last.
  fileprivate(set) var blocks: [AnimationBlock] = []

  fileprivate var duration: TimeInterval = 0.2
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

  fileprivate func changeDuration(_ duration: TimeInterval) {
    guard let last = begun.indices.last else { return }
    begun[last].duration = duration
    openBlock()
  }

  /// Has changes be recorded with the present duration.
  private func openBlock() {
    guard let last = begun.indices.last else { return }
    let timing = AnimationTiming(
      duration: begun[last].duration, delay: 0, options: .allowUserInteraction)
    let block = AnimationBlock(timing, on: Device.current.clock, completion: nil)
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
