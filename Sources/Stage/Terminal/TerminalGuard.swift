import HeadlessUIKit

/// Puts the terminal into the mode a drawing program needs, and back, whatever ends the program.
///
/// A program can end by returning, by `exit`, by Control-C, by a signal from elsewhere, or by a
/// trap in the middle of a line. The terminal must be given back each time. Signals arrive
/// between any two instructions, so all they need lies ready in memory that no Swift rule
/// watches over, and they call only what POSIX allows in a signal handler.
///
///     Control-C, kill, trap   give back, then die of the signal as if nobody had listened
///     Control-Z               give back, stop; `fg` takes over again and asks for a drawing
///     the window changes      ask for a drawing
nonisolated enum TerminalGuard {
  fileprivate struct Memory {
    var isTaken = false
    var givenBack = termios()
    var taken = termios()
    /// The two ends of a pipe through which signals reach a program that waits for keys.
    var reading: Int32 = -1
    var writing: Int32 = -1
    var process: pid_t = 0
  }

  fileprivate nonisolated(unsafe) static let memory: UnsafeMutablePointer<Memory> = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }()

  /// What each signal did before, by its number.
  fileprivate nonisolated(unsafe) static let formerActions: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  private static let deadly = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  private static let exitIsWatched: Void = {
    atexit { TerminalGuard.giveBack() }
  }()

  /// Where to wait for notices that the window has to be drawn again.
  static var notices: Int32 { memory.pointee.reading }

  /// Takes the terminal over.
  static func begin() {
    openPipe()
    tcgetattr(STDIN_FILENO, &memory.pointee.givenBack)
    memory.pointee.taken = memory.pointee.givenBack.forSingleKeys
    memory.pointee.process = getpid()
    _ = exitIsWatched
    provideSignalStack()
    deadly.forEach { listen($0, giveBackAndDie) }
    listen(SIGTSTP, giveBackAndStop)
    listen(SIGCONT, takeAgain)
    listen(SIGWINCH, noticeWindow)
    take()
  }

  /// Gives the terminal back for good.
  static func end() {
    giveBack()
    for signal in deadly + [SIGTSTP, SIGCONT, SIGWINCH] {
      sigaction(signal, formerActions + Int(signal), nil)
    }
    close(memory.pointee.reading)
    close(memory.pointee.writing)
    (memory.pointee.reading, memory.pointee.writing) = (-1, -1)
  }

  /// Empties the pipe of notices.
  static func clearNotices() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(notices, &bytes, bytes.count) > 0 {}
  }

  private static func openPipe() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (memory.pointee.reading, memory.pointee.writing) = (ends[0], ends[1])
  }

  /// A program whose stack is full needs another one to hear about it.
  private static func provideSignalStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
  }

  private static func listen(_ signal: Int32, _ action: @escaping @convention(c) (Int32) -> Void) {
    var new = sigaction()
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = action
    #else
      new.__sigaction_handler.sa_handler = action
    #endif
    new.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
    sigaction(signal, &new, formerActions + Int(signal))
  }

  // MARK: - Also called by signal handlers

  fileprivate static func take() {
    memory.pointee.isTaken = true
    while tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.taken) == -1, errno == EINTR {}
    // Another screen, no cursor, no wrapping of long lines.
    say("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  static func giveBack() {
    guard memory.pointee.isTaken, memory.pointee.process == getpid() else { return }
    memory.pointee.isTaken = false
    say("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    while tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.givenBack) == -1, errno == EINTR {}
  }

  fileprivate static func notice() {
    var byte: UInt8 = 1
    _ = write(memory.pointee.writing, &byte, 1)
  }

  private static func say(_ sequence: StaticString) {
    _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}

private nonisolated func giveBackAndDie(_ signal: Int32) {
  let number = errno
  TerminalGuard.giveBack()
  // The signal waits until this function returns, and then meets who listened before.
  sigaction(signal, TerminalGuard.formerActions + Int(signal), nil)
  kill(getpid(), signal)
  errno = number
}

private nonisolated func giveBackAndStop(_ signal: Int32) {
  let number = errno
  TerminalGuard.giveBack()
  // The terminal sends Control-Z to the whole process group, so the others stop by themselves.
  var listening = sigaction()
  sigaction(signal, TerminalGuard.formerActions + Int(signal), &listening)
  var this = sigset_t()
  var others = sigset_t()
  sigemptyset(&this)
  sigaddset(&this, signal)
  kill(getpid(), signal)
  pthread_sigmask(SIG_UNBLOCK, &this, &others)
  // The program stood still here until somebody continued it, unless nobody could.
  pthread_sigmask(SIG_SETMASK, &others, nil)
  sigaction(signal, &listening, nil)
  takeAgain(signal)
  errno = number
}

private nonisolated func takeAgain(_ signal: Int32) {
  let number = errno
  TerminalGuard.take()
  TerminalGuard.notice()
  errno = number
}

private nonisolated func noticeWindow(_ signal: Int32) {
  let number = errno
  TerminalGuard.notice()
  errno = number
}

nonisolated extension termios {
  /// The same terminal, sending each key at once and unseen; Control-C and Control-Z stay
  /// signals, so that they work while the program is busy.
  fileprivate var forSingleKeys: termios {
    var mode = self
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &mode.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    return mode
  }
}
