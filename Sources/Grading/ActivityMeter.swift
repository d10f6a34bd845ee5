import CourseFormat
import HeadlessUIKit
import Processes

/// Measures what this program does while a check runs, for the watchdog, whose thread calls it and
/// is left out.
nonisolated struct ActivityMeter {
  private var check: Int?
  private var last = ProcessActivity()
  private var lastTime = 0.0
  private var first = ProcessActivity()
  private let observer = Self.currentThread

  /// Returns what happened since the last look at this check, or nil if it is too early for one.
  mutating func interval(ofCheck number: Int) -> ActivityInterval? {
    let now = monotonicSeconds()
    guard check == number else {
      // Most checks are over soon. What they do is not worth a look.
      (check, lastTime, last) = (number, now, ProcessActivity())
      return nil
    }
    guard now - lastTime >= Watchdog.interval else { return nil }
    var activity = ProcessActivity.of(getpid(), except: observer)
    // A thread that runs for a moment looks like one that has no processor, but not for long.
    for _ in 0..<5 where activity.isReady {
      Thread.sleep(forTimeInterval: 0.004)
      activity = ProcessActivity.of(getpid(), except: observer)
    }
    activity.processorTime -= Self.seconds(CLOCK_THREAD_CPUTIME_ID)
    if Self.isWriting(getpid()) { activity.isReady = true }
    let isFirst = last.processes.isEmpty
    if isFirst { first = activity }
    let interval = ActivityInterval(
      from: isFirst ? activity : last, to: activity, elapsed: now - lastTime,
      longest: 1.5 * Watchdog.interval, thread: getpid())
    (last, lastTime) = (activity, now)
    return interval
  }

  /// The thread that has used most of the processor in this check.
  var busiestThread: pid_t? {
    let threads = last.threads.filter { Self.isOfThisProcess($0.key) }
    return threads.max { used($0) < used($1) }?.key
  }

  private func used(_ thread: (key: pid_t, value: ProcessActivity.ThreadActivity)) -> Double {
    thread.value.running - (first.threads[thread.key]?.running ?? 0)
  }

  /// The number of the thread that calls this.
  private static var currentThread: pid_t? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return path.flatMap { $0.split(separator: "/").last }.flatMap { pid_t($0) }
  }

  private static func isOfThisProcess(_ thread: pid_t) -> Bool {
    access("/proc/self/task/\(thread)", F_OK) == 0
  }

  /// Whether a thread waits until somebody reads what it writes.
  ///
  /// Who reads may be slow on a busy machine, or a terminal may be halted.
  private static func isWriting(_ thread: pid_t) -> Bool {
    let path = "/proc/self/task/\(thread)/syscall"
    let call = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ").first
    #if arch(x86_64)
      return ["1", "20"].contains(call.map(String.init))
    #else
      return ["64", "66"].contains(call.map(String.init))
    #endif
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
