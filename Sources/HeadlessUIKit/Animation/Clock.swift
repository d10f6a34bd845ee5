/// The time of an application: it stands still until somebody moves it on.
///
/// Timers, animations and whatever else happens later wait here. The clock moves from one due
/// time to the next, and what is due at the same time happens in a fixed order.
///
///     input → timer → animation → completion, and within each as it was scheduled
///
/// - Shape: A line of moments. What is scheduled in a moment for that same moment happens one
///   frame later, so that something which starts itself again cannot hold the clock.
/// - Units: Seconds since the application started.
/// - Errors: Time does not run backwards: a negative or endless step does nothing, and the
///   console says so.
package final class Clock {
  /// What happens first among things that are due together.
  package enum Phase: Int {
    case input, timer, animation, completion
  }

  /// Something that waits, for whoever wants to take it back.
  package final class Ticket {
    fileprivate let time: TimeInterval
    fileprivate let phase: Phase
    fileprivate let number: Int
    fileprivate var action: (() -> Void)?

    fileprivate init(
      time: TimeInterval, phase: Phase, number: Int, action: @escaping () -> Void
    ) {
      (self.time, self.phase, self.number, self.action) = (time, phase, number, action)
    }

    /// Takes it back: it will not happen.
    package func cancel() {
      action = nil
    }

    fileprivate func comes(before other: Ticket) -> Bool {
      (time, phase.rawValue, number) < (other.time, other.phase.rawValue, other.number)
    }
  }

  /// The length of a frame: screens of phones are drawn sixty times a second.
  package static let frame: TimeInterval = 1.0 / 60

  /// The present moment.
  package private(set) var now: TimeInterval = 0

  /// Is called after each moment in which something happened.
  package var afterTurn: (() -> Void)?

  private var waiting: [Ticket] = []
  private var count = 0
  private var isTurning = false

  /// Creates a clock that shows 0.
  package init() {}

  /// Has something happen after a delay; a delay below 0 is none.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ phase: Phase, _ action: @escaping () -> Void
  ) -> Ticket {
    schedule(at: now + (delay.isFinite ? max(delay, 0) : 0), phase, action)
  }

  /// Has something happen at a moment; a moment that is past is the next one there is.
  @discardableResult
  package func schedule(
    at time: TimeInterval, _ phase: Phase, _ action: @escaping () -> Void
  ) -> Ticket {
    let earliest = isTurning ? now + Self.frame : now
    let time = isTurning && time <= now ? earliest : max(time, now)
    count += 1
    let ticket = Ticket(time: time, phase: phase, number: count, action: action)
    insert(ticket)
    return ticket
  }

  /// Does what is due in the present moment.
  package func turn() {
    guard !isTurning else { return }
    let end = waiting.firstIndex { $0.time > now } ?? waiting.endIndex
    guard end > 0 else { return }
    let due = waiting[..<end]
    waiting.removeFirst(end)
    isTurning = true
    for ticket in due {
      let action = ticket.action
      ticket.action = nil
      action?()
    }
    isTurning = false
    afterTurn?()
  }

  /// Moves time on, and does what becomes due on the way.
  package func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      return ApplicationState.current.console(
        "The clock was to be advanced by \(seconds) seconds. Time moves forwards, by a number.")
    }
    guard !isTurning else { return }
    let end = now + seconds
    turn()
    while let next = waiting.first, next.time <= end {
      now = max(now, next.time)
      turn()
    }
    now = end
  }

  private func insert(_ ticket: Ticket) {
    var low = 0
    var high = waiting.count
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].comes(before: ticket) { low = middle + 1 } else { high = middle }
    }
    waiting.insert(ticket, at: low)
  }
}
