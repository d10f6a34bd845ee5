/// One call of `UIView.animate`: what it animates, until all of that is over.
///
/// The clock holds it as long as it runs, and so do the views it animates. It holds its
/// completion, and neither a view nor the clock.
final class AnimationBlock {
  let timing: AnimationTiming

  private weak var clock: Clock?
  private let begin: TimeInterval
  private let completion: ((Bool) -> Void)?
  private var views: [WeakView] = []
  private var animationsLeft = 0
  private var isFinished = true
  private var hasStarted = false
  private weak var ticket: Clock.Ticket?

  init(_ timing: AnimationTiming, on clock: Clock, completion: ((Bool) -> Void)?) {
    (self.timing, self.clock, self.completion) = (timing, clock, completion)
    begin = clock.now
  }

  /// The part of the way that is done now, or nil if the end is reached.
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

  /// Gives a view one animation more.
  func add(_ animation: Animation, to view: UIView) {
    animationsLeft += 1
    if !view.animations.contains(where: { $0.block === self }) {
      views.append(WeakView(view: view))
    }
    view.animations.append(animation)
  }

  /// Counts one animation less: it was interrupted.
  func interrupt() {
    animationsLeft -= 1
    isFinished = false
    if animationsLeft == 0, hasStarted { completeInNextTurn() }
  }

  /// Lays out what the block animates, if its options say so.
  func layOutSubviews() {
    guard timing.options.contains(.layoutSubviews) else { return }
    views.forEach { $0.view?.layoutIfNeeded() }
  }

  /// Starts the time; a block that animates nothing is over in the next turn.
  func start() {
    hasStarted = true
    guard animationsLeft > 0, let clock else { return completeInNextTurn() }
    clock.schedule(after: 0, .animation) { self.forgetViewsOutOfWindows() }
    guard !timing.repeats else { return }
    // A screen shows at least one frame of an animation. What starts itself again and again, for
    // a time too short to see, does not hold the clock.
    let end = max(begin + timing.length, clock.now + Clock.frame)
    ticket = clock.schedule(at: end, .completion) { self.complete() }
  }

  // What is in no window is not drawn, and what is not drawn is not animated.
  private func forgetViewsOutOfWindows() {
    for view in views.compactMap(\.view) where view.window == nil {
      view.interruptAnimations { $0.block === self }
    }
  }

  private func completeInNextTurn() {
    ticket?.cancel()
    guard completion != nil else { return }
    ticket = clock?.schedule(after: 0, .completion) { self.complete() }
  }

  private func complete() {
    for weakView in views {
      guard let view = weakView.view else {
        isFinished = false
        continue
      }
      view.animations.removeAll { $0.block === self }
    }
    completion?(isFinished)
  }

  private struct WeakView {
    weak var view: UIView?
  }
}
