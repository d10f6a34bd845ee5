/// The time of a device: it stands still until somebody advances it.
///
/// Timers, animations and everything else that comes later are scheduled here, for the process that
/// runs: when it ends, what it has scheduled is dropped. What is due runs in passes. A pass is one of
/// a run loop: the work of one moment, input first, then timers, then animations, then completions,
/// and then the windows are laid out. What waits in the main queue and in tasks takes its turns
/// before it and after it, and no time passes for that.
///
///     advance(by: 1)
///     0 ──────────┬───────────────┬──────────── 1
///               pass            pass
///
/// - Shape: Work of the same moment runs by phase, and within a phase as it was scheduled. What
///   is scheduled in a pass for a moment that is not later runs one frame after it, so what
///   starts itself again never keeps the clock from going on.
/// - Units: Seconds since the device was switched on. Moments less than a microsecond apart are
///   the same moment, whichever way they were added up.
/// - Errors: Time neither runs backwards nor for ever: `advance(by:)` with such a number does
///   nothing, and the console says so.
package final class Clock {
  /// What kind of work is done, in the order it is done within a moment.
  package enum Phase: Int {
    case input, timer, animation, completion
  }

  /// Scheduled work, for whoever wants to take it back.
  package final class Ticket {
    fileprivate let key: (moment: Int, phase: Int, order: Int)
    fileprivate let time: TimeInterval
    fileprivate let scope: ProcessScope
    fileprivate var work: (() -> Void)?
    fileprivate var whenDropped: (() -> Void)?
    fileprivate var index = 0
    private weak var clock: Clock?

    fileprivate init(
      time: TimeInterval, _ phase: Phase, order: Int, in scope: ProcessScope, on clock: Clock,
      _ work: @escaping () -> Void
    ) {
      (self.time, self.scope, self.clock, self.work) = (time, scope, clock, work)
      key = (Clock.moment(time), phase.rawValue, order)
    }

    /// Takes the work back if it was not done yet.
    package func cancel() {
      (work, whenDropped) = (nil, nil)
      clock?.remove(self)
    }
  }

  /// The time from one picture to the next, a sixtieth of a second.
  package static let frame: TimeInterval = 1 / 60

  /// The time, in seconds since the device was switched on.
  package private(set) var now: TimeInterval = 0 {
    didSet { shared.now = now }
  }

  /// Is called at the end of each pass.
  package var afterPass: (() -> Void)?

  /// The work to come.
  private var tickets = Tickets()
  private var count = 0
  private var isInPass = false

  private let shared: SharedDeviceState

  /// The device whose process schedules work, if the clock is that of one.
  weak var device: Device?

  /// Creates a clock that shows 0.
  package convenience init() {
    self.init(showing: SharedDeviceState())
  }

  /// Creates a clock that shows 0, whose time others can read.
  init(showing shared: SharedDeviceState) {
    self.shared = shared
  }

  /// Has work done after a delay, in seconds; a delay below 0 is none.
  ///
  /// It is done for the process that runs, and ends with it.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ phase: Phase, _ work: @escaping () -> Void
  ) -> Ticket {
    schedule(at: delay > 0 ? now + delay : now, phase, work)
  }

  /// Has the device do work after a delay, in seconds, whichever process runs then.
  @discardableResult
  func scheduleForDevice(
    after delay: TimeInterval, _ phase: Phase, _ work: @escaping () -> Void
  ) -> Ticket {
    schedule(at: delay > 0 ? now + delay : now, phase, in: .device, work)
  }

  /// Has work done at a time, in seconds since the device was switched on.
  @discardableResult
  package func schedule(
    at time: TimeInterval, _ phase: Phase, _ work: @escaping () -> Void
  ) -> Ticket {
    schedule(at: time, phase, in: device?.scope ?? .device, work)
  }

  /// Has work done at a time, unless its process ends before; then `whenDropped` is called instead.
  @discardableResult
  func schedule(
    at time: TimeInterval, _ phase: Phase, in scope: ProcessScope,
    whenDropped: @escaping () -> Void = {}, _ work: @escaping () -> Void
  ) -> Ticket {
    var time = time
    if Self.moment(time) <= Self.moment(now) { time = isInPass ? now + Self.frame : now }
    count += 1
    let ticket = Ticket(time: time, phase, order: count, in: scope, on: self, work)
    ticket.whenDropped = whenDropped
    tickets.insert(ticket)
    if scope.hasEnded { removeEnded() }
    return ticket
  }

  /// When the next work is due, or nil if nothing waits.
  package var nextTime: TimeInterval? {
    if !shared.turns.isEmpty { return now }
    return tickets.nextOfProcess.map { max($0.time, now) }
  }

  /// Lets time pass, from pass to pass.
  package func advance(by seconds: TimeInterval) {
    guard seconds >= 0, now + seconds < Self.end else {
      return RuntimeMessage.invalidAdvance(by: seconds).report()
    }
    let end = max(now, Self.rounded(now + seconds))
    takeTurns()
    while let next = tickets.next, next.key.moment <= Self.moment(end) {
      now = max(now, min(Self.rounded(next.time), end))
      runPass()
    }
    now = max(now, end)
    runPass()
  }

  /// Does the work that is due now, and lays the windows out.
  package func runPass() {
    takeTurns()
    runDueWork()
    takeTurns()
  }

  /// How many turns of the main queue there are at a moment: one that goes on without end gives time
  /// a chance to go on, too.
  private static let mostTurns = 100

  /// Has the work of the main queue done, turn by turn, with the windows laid out after each.
  private func takeTurns() {
    guard !shared.turns.isEmpty else { return }
    let wasInPass = isInPass
    for _ in 0..<Self.mostTurns where !shared.turns.isEmpty {
      isInPass = true
      shared.turns.runWaiting()
      isInPass = wasInPass
      afterPass?()
    }
    guard !shared.turns.isEmpty else { return }
    // What is left goes on with the next picture.
    schedule(at: now + Self.frame, .input, in: .device) {}
  }

  private func runDueWork() {
    let wasInPass = isInPass
    isInPass = true
    while let next = tickets.next, next.key.moment <= Self.moment(now) {
      tickets.remove(next)
      let work = next.work
      (next.work, next.whenDropped) = (nil, nil)
      if !next.scope.hasEnded { work?() }
    }
    isInPass = wasInPass
    afterPass?()
  }

  /// Drops what processes have scheduled that are over.
  func removeEnded() {
    // What a ticket keeps may use the clock when it goes, so the list is free by then.
    for ticket in tickets.removeEnded() {
      let whenDropped = ticket.whenDropped
      (ticket.work, ticket.whenDropped) = (nil, nil)
      whenDropped?()
    }
  }

  private func remove(_ ticket: Ticket) { tickets.remove(ticket) }

  /// Where the time ends: later moments could not be told from each other.
  private static let end: TimeInterval = 1e12

  /// Adding up 0.1 ten times gives a little less than 1, and shall be as good as 1.
  private static func moment(_ time: TimeInterval) -> Int {
    time.isNaN ? 0 : Int((min(max(time, 0), end) * 1e6).rounded())
  }

  private static func rounded(_ time: TimeInterval) -> TimeInterval {
    time < 1e6 ? (time * 1e9).rounded() / 1e9 : time
  }
}

extension Clock {
  /// Work that waits, as a heap: the next one first, and the one at `i` before those at `2 * i + 1`
  /// and `2 * i + 2`.
  ///
  /// Adding and taking back cost the logarithm of how much waits, also for thousands of timers.
  private struct Tickets {
    private var heap: [Ticket] = []

    /// The work that is due first.
    var next: Ticket? { heap.first }

    /// The work that is due first of those whose process goes on.
    var nextOfProcess: Ticket? {
      guard let first = heap.first, first.scope.hasEnded else { return heap.first }
      return heap.filter { !$0.scope.hasEnded }.min { $0.key < $1.key }
    }

    mutating func insert(_ ticket: Ticket) {
      ticket.index = heap.count
      heap.append(ticket)
      raise(from: heap.count - 1)
    }

    mutating func remove(_ ticket: Ticket) {
      let index = ticket.index
      guard index < heap.count, heap[index] === ticket else { return }
      let last = heap.removeLast()
      guard index < heap.count else { return }
      put(last, at: index)
      raise(from: index)
      lower(from: index)
    }

    /// Takes the work out whose process is over, and returns it, the latest first.
    mutating func removeEnded() -> [Ticket] {
      let ended = heap.filter { $0.scope.hasEnded }
      guard !ended.isEmpty else { return [] }
      let rest = heap.filter { !$0.scope.hasEnded }
      heap = []
      for ticket in rest { insert(ticket) }
      return ended.sorted { $0.key > $1.key }
    }

    private mutating func put(_ ticket: Ticket, at index: Int) {
      heap[index] = ticket
      ticket.index = index
    }

    private mutating func swap(_ one: Int, _ other: Int) {
      let ticket = heap[one]
      put(heap[other], at: one)
      put(ticket, at: other)
    }

    private mutating func raise(from start: Int) {
      var index = start
      while index > 0, case let above = (index - 1) / 2, heap[index].key < heap[above].key {
        swap(index, above)
        index = above
      }
    }

    private mutating func lower(from start: Int) {
      var index = start
      while case let left = 2 * index + 1, left < heap.count {
        let right = left + 1
        let least = right < heap.count && heap[right].key < heap[left].key ? right : left
        guard heap[least].key < heap[index].key else { return }
        swap(index, least)
        index = least
      }
    }
  }
}
