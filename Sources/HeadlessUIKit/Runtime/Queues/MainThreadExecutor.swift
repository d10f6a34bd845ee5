@_spi(ExperimentalScheduling) import _Concurrency
import Synchronization

/// What the main actor runs on: the turns of the device that a task was begun on.
///
/// Without it a task goes on when the program comes back to the machine's main queue, which that of a
/// lesson never does, and its `sleep` waits by the clock on the wall.
///
///     Task { label.text = await text() }    begun by code on a stage: takes its turns with the clock
///     @Test func `…`() async { … }          begun by nobody on a stage: goes on as it always did
///
/// A task that takes its turns stays on the main thread, functions that are not isolated included, so
/// that the order of what happens is the same on every run.
///
/// - Shape: One for the program. The runtime of Swift asks for it through functions that it keeps
///   for such a purpose.
/// - Errors: What a task does on an actor other than the main one runs beside the main thread, in
///   its own time, and the console says so the first time.
/// - Differs: On a device functions that are not isolated run beside the main thread, too.
nonisolated final class MainThreadExecutor: SerialExecutor, SchedulingExecutor {
  private static let shared = MainThreadExecutor()

  // MARK: The runtime's functions

  private typealias ExecutorHook =
    @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor
  private typealias GlobalHook =
    @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void

  /// Whether the runtime asks this executor; it is put in place when the first device is made.
  static let isInPlace: Bool = {
    guard let program = dlopen(nil, RTLD_LAZY),
      let executor = dlsym(program, "swift_task_getMainExecutor_hook"),
      let global = dlsym(program, "swift_task_enqueueGlobal_hook")
    else { return false }
    executor.assumingMemoryBound(to: ExecutorHook?.self).pointee = { _ in
      shared.asUnownedSerialExecutor()
    }
    global.assumingMemoryBound(to: GlobalHook?.self).pointee = { job, original in
      if let turns = TaskOwners.turns(of: job) { turns.append(job) } else { original(job) }
    }
    return true
  }()

  // MARK: SerialExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let turns = TaskOwners.turns(of: job) { return turns.append(job) }
    Dispatch.DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() {
    precondition(MainQueue.isCurrent, "Code of the main actor runs beside the main thread.")
  }

  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }

  // MARK: SchedulingExecutor

  // `Task.sleep` looks at the device's clock itself. What else sleeps, as `ContinuousClock` does,
  // has looked at the machine's before it comes here, so a little time is missing.
  func enqueue<C: _Concurrency.Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    let seconds = (delay as? Duration).map { $0 / .seconds(1) } ?? 0
    MainActor.assumeIsolated {
      let device = MainTurns.Turn.device ?? .current
      device.clock.schedule(after: (seconds * 100).rounded() / 100, .timer) {
        device.shared.turns.append(job)
      }
    }
  }
}

nonisolated extension MainTurns {
  /// Adds a part of a task.
  fileprivate func append(_ job: UnownedJob) {
    append { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }
}

/// Whose turns the tasks of the program take.
///
/// A task that code on the main thread begins takes those of the device that the code is on. One
/// that is begun beside the main thread, as a test is, takes none.
nonisolated enum TaskOwners {
  private struct State {
    /// What is known of each task that has been met.
    var owners: [UInt64: SharedDeviceState?] = [:]
    /// The device that was used last.
    weak var latest: SharedDeviceState?
  }

  private static let state = Mutex(State())

  /// Notes that a device is in use.
  static func note(_ device: SharedDeviceState) {
    state.withLock { $0.latest = device }
  }

  /// The turns that the task which runs takes, or nil.
  static var ofRunningTask: MainTurns? {
    guard let task = runningTask else { return nil }
    return state.withLock { $0.owners[identifier(task)] ?? nil }?.turns
  }

  /// Returns the turns that a part of a task has to take, or nil.
  static func turns(of job: UnownedJob) -> MainTurns? {
    let number = identifier(job)
    guard number != 0 else {
      // What wakes up a task that has given way belongs to the turn it comes from.
      if runningTask != nil { return ofTurn?.turns }
      sayThatActorsHaveTheirOwnTime()
      return nil
    }
    if let known = state.withLock({ $0.owners[number] }) { return known?.turns }
    let owner = MainQueue.isCurrent ? ownerOnMainThread : nil
    state.withLock { $0.owners[number] = .some(owner) }
    return owner?.turns
  }

  private static var ownerOnMainThread: SharedDeviceState? {
    if let device = Device.ofTask { return device.shared }
    // A task that begins another is one that nobody has put on a stage.
    if runningTask != nil { return ofTurn }
    // Code without a task begins one, or a task that began on the spot waits for the first time:
    // then the runtime has forgotten what was said of it.
    return ofTurn ?? state.withLock { $0.latest }
  }

  private static func sayThatActorsHaveTheirOwnTime() {
    guard ofTurn != nil else { return }
    MainActor.assumeIsolated { QueueMessage.otherActor.reportOnce() }
  }

  /// The device whose turn is taken now.
  private static var ofTurn: SharedDeviceState? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { MainTurns.Turn.device?.shared } : nil
  }

  private static var runningTask: UnownedJob? {
    withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UnownedJob.self) } }
  }

  @_silgen_name("swift_task_getJobTaskId")
  private static func identifier(_ job: UnownedJob) -> UInt64
}
