/// One call of `UIView.animate`: what it animates, until all of that is over.
///
/// The clock holds it as long as it runs, and so do the views it animates. It holds its
/// completion, and neither a view nor the clock.
final class AnimationBlock {
  let timing: AnimationTiming

  private weak var clock: Clock?
  private let scope = ProcessScope.current
  private let begin: TimeInterval
  private let completion: ((Bool) -> Void)?
  private var views = WeakList<UIView>()
  private var viewCount = 0
  private var animationsLeft = 0
  private var isFinished = true
  private var hasStarted = false
  private weak var ticket: Clock.Ticket?

  init(_ timing: AnimationTiming, on clock: Clock, completion: ((Bool) -> Void)?) {
    (self.timing, self.clock, self.completion) = (timing, clock, completion)
    begin = clock.now
  }

  /// How far the properties have come, from 0 to 1, or nil if the end is reached.
  var progress: Double? {
    guard let clock else { return nil }
    let elapsed = clock.now - begin - timing.delay
    guard elapsed > 0 else { return 0 }
    guard timing.duration > 0, timing.repeats || clock.now < begin + timing.length else {
      return nil
    }
    let run = (elapsed / timing.duration).truncatingRemainder(dividingBy: timing.runs)
    return timing.curve.progress(at: run <= 1 ? run : 2 - run)
  }

  /// Whether touches reach what the block animates.
  var allowsUserInteraction: Bool { timing.options.contains(.allowUserInteraction) }

  func add(_ animation: Animation, to view: UIView) {
    animationsLeft += 1
    if !view.animations.contains(where: { $0.block === self }) {
      views.append(view)
      viewCount += 1
    }
    view.animations.append(animation)
  }

  /// Counts one animation less: it was interrupted.
  func interrupt() {
    animationsLeft -= 1
    isFinished = false
    if animationsLeft == 0, hasStarted { completeInNextPass() }
  }

  /// Lays out what the block animates, if its options say so.
  func layOutSubviews() {
    guard timing.options.contains(.layoutSubviews) else { return }
    views.objects.forEach { $0.layoutIfNeeded() }
  }

  /// Starts the time; a block that animates nothing is over in the next run loop pass.
  func start() {
    hasStarted = true
    guard animationsLeft > 0, let clock else { return completeInNextPass() }
    clock.schedule(at: clock.now, .animation, in: scope) { self.interruptOutsideWindows() }
    guard !timing.repeats else { return }
    // A screen shows at least one frame of an animation. What starts itself again and again, for
    // a time too short to see, does not hold the clock.
    let end = max(begin + timing.length, clock.now + Clock.frame)
    ticket = clock.schedule(at: end, .completion, in: scope) { self.complete() }
  }

  // What is in no window is not drawn, and what is not drawn is not animated.
  private func interruptOutsideWindows() {
    for view in views.objects where view.window == nil {
      view.interruptAnimations { $0.block === self }
    }
  }

  private func completeInNextPass() {
    ticket?.cancel()
    guard completion != nil else { return }
    guard let clock else { return }
    ticket = clock.schedule(at: clock.now, .completion, in: scope) { self.complete() }
  }

  private func complete() {
    let remaining = views.objects
    for view in remaining { view.animations.removeAll { $0.block === self } }
    // The animations of a view that was deallocated did not come to their end.
    completion?(isFinished && remaining.count == viewCount)
  }
}

/// One property of one view that is shown with values between an old one and the one it has.
///
/// The view holds it. It ends at the value the property has then, which may have been set without
/// an animation in the meantime.
class Animation {
  let property: PartialKeyPath<UIView>
  let block: AnimationBlock

  fileprivate init(_ property: PartialKeyPath<UIView>, in block: AnimationBlock) {
    (self.property, self.block) = (property, block)
  }
}

/// An animation that knows the type of its property.
final class PropertyAnimation<Value: Interpolatable>: Animation {
  private let start: Value

  init(_ property: KeyPath<UIView, Value>, from start: Value, in block: AnimationBlock) {
    self.start = start
    super.init(property, in: block)
  }

  /// Returns the value that is shown now, between the start and the value the property has.
  func currentValue(towards goal: Value) -> Value {
    block.progress.map { start.interpolated(to: goal, at: $0) } ?? goal
  }
}

/// What an application knows about animations: whether there are any, and the block it is in.
final class Animations {
  /// Whether changes in animation blocks are animated.
  var areEnabled = true

  var innermost: AnimationBlock?

  /// What was begun and is not committed, the innermost last.
  var begun: [BegunAnimations] = []

  /// The block that animates what changes now, if one does.
  var recording: AnimationBlock? { areEnabled ? innermost : nil }

  /// Runs closures inside a block, and starts what they have animated.
  func record(_ block: AnimationBlock, _ changes: () -> Void) {
    let outer = innermost
    innermost = block
    changes()
    block.layOutSubviews()
    innermost = outer
    block.start()
  }
}

extension AppProcess {
  /// Whether views are animated, and by whom.
  var animations: Animations { only { Animations() } }
}
