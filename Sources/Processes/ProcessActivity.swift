import Foundation

/// What a program and everything that came from it have done so far.
///
/// Two of them tell what happened in between: how much processor time was used, and how long a
/// thread stood ready and did not get a processor. What is left of the time was spent waiting. A
/// busy machine makes the second number large and leaves the third as it is.
///
/// - Units: Seconds.
package nonisolated struct ProcessActivity: Equatable, Sendable {
  /// What a thread has done.
  package struct ThreadActivity: Equatable, Sendable {
    /// How long it ran.
    package var running = 0.0
    /// How long it was ready to run and had no processor, as far as the kernel has counted it.
    package var delay = 0.0

    package init(running: Double = 0, delay: Double = 0) {
      (self.running, self.delay) = (running, delay)
    }
  }

  /// The processor time of the processes, and of their children that have ended.
  package var processorTime = 0.0

  /// The threads, by their numbers.
  package var threads: [pid_t: ThreadActivity] = [:]

  /// The processes, the first one included.
  package var processes: Set<pid_t> = []

  /// How often a page had to be read from a disk.
  package var pageFaults = 0

  /// Whether a thread runs, could run, or waits for a disk.
  package var isReady = false

  /// Whether the kernel counts how long a thread waits for a processor.
  package var countsDelay = true

  package init() {}
}

nonisolated extension ProcessActivity {
  /// Reads what a process and its descendants have done, but for one thread.
  ///
  /// - Errors: A process or a thread that has ended meanwhile is left out.
  package static func of(
    _ process: pid_t, except observer: pid_t? = nil
  ) -> ProcessActivity {
    var activity = ProcessActivity()
    activity.processes = ProcessTree.descendants(of: process)
    for pid in activity.processes { activity.add(pid, except: observer) }
    return activity
  }

  private mutating func add(_ process: pid_t, except observer: pid_t?) {
    if let time = Self.processorTime(of: process) { processorTime += time }
    if let fields = ProcessTree.statFields(at: "/proc/\(process)/stat"), fields.count > 14 {
      pageFaults += Int(fields[9]) ?? 0
      let ticks = (Double(fields[13]) ?? 0) + (Double(fields[14]) ?? 0)
      processorTime += ticks / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    for thread in names.compactMap({ pid_t($0) }) where thread != observer {
      add(thread, of: process)
    }
  }

  private mutating func add(_ thread: pid_t, of process: pid_t) {
    let folder = "/proc/\(process)/task/\(thread)"
    guard let state = ProcessTree.statFields(at: folder + "/stat")?.first else { return }
    // Running or ready, waiting for a disk, stopped by a debugger.
    if ["R", "D", "t"].contains(String(state)) { isReady = true }
    let numbers = ProcessTree.shortText(at: folder + "/schedstat")?.split(separator: " ").compactMap
    {
      Double($0.filter(\.isNumber))
    }
    guard let numbers, numbers.count == 3 else { return countsDelay = false }
    threads[thread] = ThreadActivity(running: numbers[0] / 1e9, delay: numbers[1] / 1e9)
  }

  private static func processorTime(of process: pid_t) -> Double? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What happened between two looks at a program.
///
/// - Units: Seconds.
package nonisolated struct ActivityInterval: Equatable, Sendable {
  /// How long it was.
  package var elapsed: Double

  /// The processor time that was used.
  package var processorTime: Double

  /// How long one thread ran that is looked at apart.
  package var running: Double

  /// How long the program waited: for something that neither a processor nor a disk gives.
  package var waiting: Double
}

nonisolated extension ActivityInterval {
  /// Compares two looks.
  ///
  /// `longest` is the most that counts as waiting: who looks late was kept waiting as well.
  package init(
    from before: ProcessActivity, to after: ProcessActivity, elapsed: Double, longest: Double,
    thread: pid_t? = nil
  ) {
    self.elapsed = elapsed
    processorTime = max(0, after.processorTime - before.processorTime)
    let growth = after.threads.map { number, now in
      let then = before.threads[number] ?? .init()
      return (number, max(0, now.running - then.running), max(0, now.delay - then.delay))
    }
    running = growth.first { $0.0 == thread }?.1 ?? 0
    let delay = growth.reduce(0) { $0 + $1.2 }
    if after.isReady || after.pageFaults > before.pageFaults
      || after.processes != before.processes || !after.countsDelay && processorTime > 0.005
    {
      waiting = 0
    } else {
      waiting = max(0, min(elapsed, longest) - processorTime - delay)
    }
  }
}

/// A clock that nobody sets, which stands still while the machine sleeps.
package nonisolated func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
