import CourseFormat
import HeadlessUIKit
import Processes

/// Notes which check was running when the program crashed, and where, instead of a page of
/// backtrace.
nonisolated enum CrashReporter {
  // The handler reads these without a lock. They are written before a check runs.
  /// The thread that checks run on.
  nonisolated(unsafe) private(set) static var mainThread: pthread_t?

  /// What the watchdog found, for the thread that it asks.
  nonisolated(unsafe) static var askedKind = RunEnd.Kind.stuck

  /// Asks a thread where it is; the thread has the number that the kernel knows it by.
  static func askThread(_ thread: pid_t) {
    // Foundation does not show this function of the C library.
    typealias Send = @convention(c) (pid_t, pid_t, Int32) -> Int32
    let send = dlsym(nil, "tgkill").map { unsafeBitCast($0, to: Send.self) }
    if send?(getpid(), thread, CrashHandler.question) == 0 { return }
    if let mainThread { pthread_kill(mainThread, CrashHandler.question) }
  }

  /// Takes the signals over from the runtime, which would print the backtrace, and prepares the
  /// thread that a check is about to run on.
  @MainActor
  static func install() {
    listen { signal, context in
      switch signal {
      case CrashHandler.question: RunNotes.interrupt(askedKind, at: context)
      case SIGABRT: RunNotes.interrupt(.aborted, at: context)
      default: RunNotes.interrupt(.crashed, at: context)
      }
      return signal == CrashHandler.question
    }
  }

  /// The same in a process that runs a part of a check apart.
  ///
  /// It ends as it would have ended.
  static func installInChild() {
    listen { signal, context in
      RunNotes.noteChildCrash(at: context)
      Foundation.signal(signal, SIG_DFL)
      raise(signal)
      return true
    }
  }

  private static func listen(report: @escaping CrashHandler.Report) {
    mainThread = pthread_self()
    RunNotes.prepare()
    CrashHandler.listen(report: report)
  }
}
