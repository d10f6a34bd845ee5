import Foundation

/// A program that does not outlive this one, however and whenever this one ends.
///
/// The system is asked for that before the program begins, and then it is looked whether this process is
/// still there: one that was ended in between starts nothing.
///
/// - Shape: A copy of this process becomes the program. It is for a process of one thread: a copy has no
///   other one, and whatever that held is held for ever.
/// - Errors: A program that the system does not start is a ``ProgramStart/Failure``.
package nonisolated enum BoundProcess {
  /// Starts a program in the environment of this one, with its streams.
  ///
  /// It hears no signal that this one holds back, unless it is to hear all.
  package static func start(
    _ arguments: [String], hearsAll: Bool = false
  ) throws(ProgramStart.Failure) -> pid_t {
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard let program = words[0] else { throw ProgramStart.Failure(number: ENOENT) }
    return try copy { report in
      if hearsAll { hearAllSignals() }
      execve(program, words, environ)
      fail(errno, telling: report)
    }
  }

  /// Starts a program below a process that does nothing but wait for it, and ends as it ends.
  ///
  /// A program that ends its parent ends that process, and this one hears of it. Both are in a group of
  /// their own: a signal to the group is not one to this process. They hear all signals, and there is
  /// nothing to read for them.
  package static func startBelow(_ arguments: [String]) throws(ProgramStart.Failure) -> pid_t {
    try copy { report in
      setpgid(0, 0)
      for number in ForegroundProgram.signals { signal(number, SIG_DFL) }
      hearAllSignals()
      let nothing = open("/dev/null", O_RDWR)
      dup2(nothing, STDIN_FILENO)
      close(nothing)
      do throws(ProgramStart.Failure) {
        let program = try start(arguments)
        close(report)
        (ProcessTree.collect(program) ?? .ranOutOfTime).endThisProcess(stopped: 1)
      } catch {
        fail(error.number, telling: report)
      }
    }
  }

  /// Has signals reach this process and what it starts, also where a thread that hears none has started it.
  package static func hearAllSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Makes a copy of this process which does something else and ends when this one does, and waits until
  /// the copy has become a program, or has closed the file that it is given.
  private static func copy(
    _ body: (_ report: Int32) -> Never
  ) throws(ProgramStart.Failure) -> pid_t {
    // Swift imports no function of C that makes a copy of a process.
    typealias Fork = @convention(c) () -> pid_t
    guard let fork = dlsym(nil, "fork").map({ unsafeBitCast($0, to: Fork.self) }) else {
      throw ProgramStart.Failure(number: ENOSYS)
    }
    guard let (reader, report) = SystemCalls.pipe() else {
      throw ProgramStart.Failure(number: errno)
    }
    let pid = fork()
    if pid == 0 {
      ProcessTree.endWithParent()
      close(reader)
      // Nobody reads there any more if the parent has ended.
      var state = pollfd(fd: report, events: 0, revents: 0)
      if poll(&state, 1, 0) != 0 { _exit(1) }
      body(report)
    }
    defer { close(reader) }
    let error = errno
    close(report)
    guard pid > 0 else { throw ProgramStart.Failure(number: error) }
    var number: Int32 = 0
    var count = read(reader, &number, 4)
    while count < 0, errno == EINTR { count = read(reader, &number, 4) }
    guard count == 4 else { return pid }
    ProcessTree.collect(pid)
    throw ProgramStart.Failure(number: number)
  }

  private static func fail(_ error: Int32, telling report: Int32) -> Never {
    var number = error
    _ = write(report, &number, 4)
    _exit(127)
  }
}
