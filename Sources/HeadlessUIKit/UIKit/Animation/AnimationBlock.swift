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

/// One property of one view on its way to the value it has in the model.
///
/// The view holds it. It ends where the property is when it ends, so a value set without an
/// animation in the meantime moves its goal.
class Animation {
  let property: PartialKeyPath<UIView>
  let block: AnimationBlock

  fileprivate init(_ property: PartialKeyPath<UIView>, in block: AnimationBlock) {
    (self.property, self.block) = (property, block)
  }
}

/// An animation that knows the type of its property.
final class PropertyAnimation<Value: Animatable>: Animation {
  private let start: Value

  init(_ property: KeyPath<UIView, Value>, from start: Value, in block: AnimationBlock) {
    self.start = start
    super.init(property, in: block)
  }

  /// Returns the value now, on the way to the model's value.
  func value(onTheWayTo goal: Value) -> Value {
    block.progress.map { start.value($0, ofTheWayTo: goal) } ?? goal
  }
}

/// What an application knows about animations: whether there are any, and the block it is in.
final class Animations {
  /// Whether changes in animation blocks are animated.
  var areEnabled = true

  /// The innermost animation block that is running.
  private(set) var innermost: AnimationBlock?

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
