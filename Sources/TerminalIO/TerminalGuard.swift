import Foundation

/// Puts the terminal into the mode a drawing program needs, and restores it, whatever ends the
/// program.
///
/// A program can end by returning, by `exit`, by Control-C, by a signal from elsewhere, or by a
/// trap in the middle of a line. The terminal must be restored each time. Signals arrive
/// between any two instructions, so all they need lies ready in memory that no Swift rule
/// watches over, and they call only what POSIX allows in a signal handler.
///
///     Control-C, kill, trap   restore the terminal, then end by the same signal
///     Control-Z               restore it, stop; `fg` enters the mode again and redraws
///     the window changes      redraw
nonisolated enum TerminalGuard {
  fileprivate struct Memory {
    var isActive = false
    var originalMode = termios()
    var singleKeyMode = termios()
    /// The two ends of a pipe through which signals reach a program that waits for keys.
    var reading: Int32 = -1
    var writing: Int32 = -1
    var process: pid_t = 0
    /// The descriptor that is drawn with.
    var output: Int32 = STDOUT_FILENO
  }

  fileprivate nonisolated(unsafe) static let memory: UnsafeMutablePointer<Memory> = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }()

  /// What each signal did before, by its number.
  fileprivate nonisolated(unsafe) static let originalActions: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  private static let fatalSignals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]

  private static let restoresAtExit: Void = {
    atexit { TerminalGuard.restore() }
  }()

  /// The file descriptor that is drawn with.
  static var output: Int32 {
    get { memory.pointee.output }
    set { memory.pointee.output = newValue }
  }

  /// The file descriptor on which signal handlers ask for the window to be drawn again.
  static var redrawRequests: Int32 { memory.pointee.reading }

  /// Enters the mode for drawing, and watches every way the program can end.
  static func begin() {
    openPipe()
    tcgetattr(STDIN_FILENO, &memory.pointee.originalMode)
    memory.pointee.singleKeyMode = memory.pointee.originalMode.forSingleKeys
    memory.pointee.process = getpid()
    _ = restoresAtExit
    provideSignalStack()
    fatalSignals.forEach { setHandler($0, restoreAndRaise) }
    setHandler(SIGTSTP, restoreAndStop)
    setHandler(SIGCONT, continueDrawing)
    setHandler(SIGWINCH, redrawResizedWindow)
    enterDrawingMode()
  }

  /// Restores the terminal and the signal handlers.
  static func end() {
    restore()
    for signal in fatalSignals + [SIGTSTP, SIGCONT, SIGWINCH] {
      sigaction(signal, originalActions + Int(signal), nil)
    }
    close(memory.pointee.reading)
    close(memory.pointee.writing)
    (memory.pointee.reading, memory.pointee.writing) = (-1, -1)
  }

  /// Empties the pipe of requests.
  static func clearRedrawRequests() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(redrawRequests, &bytes, bytes.count) > 0 {}
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

  private static func setHandler(
    _ signal: Int32, _ action: @escaping @convention(c) (Int32) -> Void
  ) {
    var new = sigaction()
    #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = action
    #else
      new.__sigaction_handler.sa_handler = action
    #endif
    new.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
    sigaction(signal, &new, originalActions + Int(signal))
  }

  // MARK: - Also called by signal handlers

  fileprivate static func enterDrawingMode() {
    memory.pointee.isActive = true
    while tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.singleKeyMode) == -1, errno == EINTR {}
    // Another screen, no cursor, no wrapping of long lines.
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  static func restore() {
    guard memory.pointee.isActive, memory.pointee.process == getpid() else { return }
    memory.pointee.isActive = false
    send("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    while tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.originalMode) == -1, errno == EINTR {}
  }

  fileprivate static func requestRedraw() {
    var byte: UInt8 = 1
    _ = write(memory.pointee.writing, &byte, 1)
  }

  private static func send(_ sequence: StaticString) {
    _ = write(memory.pointee.output, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}

private nonisolated func restoreAndRaise(_ signal: Int32) {
  let number = errno
  TerminalGuard.restore()
  // The signal waits until this function returns, and then meets the original handler on this thread.
  sigaction(signal, TerminalGuard.originalActions + Int(signal), nil)
  raise(signal)
  errno = number
}

private nonisolated func restoreAndStop(_ signal: Int32) {
  let number = errno
  TerminalGuard.restore()
  // The terminal sends Control-Z to the whole process group, so the others stop by themselves.
  var listening = sigaction()
  sigaction(signal, TerminalGuard.originalActions + Int(signal), &listening)
  var this = sigset_t()
  var others = sigset_t()
  sigemptyset(&this)
  sigaddset(&this, signal)
  kill(getpid(), signal)
  pthread_sigmask(SIG_UNBLOCK, &this, &others)
  // The program stood still here until somebody continued it, unless nobody could.
  pthread_sigmask(SIG_SETMASK, &others, nil)
  sigaction(signal, &listening, nil)
  continueDrawing(signal)
  errno = number
}

private nonisolated func continueDrawing(_ signal: Int32) {
  let number = errno
  TerminalGuard.enterDrawingMode()
  TerminalGuard.requestRedraw()
  errno = number
}

private nonisolated func redrawResizedWindow(_ signal: Int32) {
  let number = errno
  TerminalGuard.requestRedraw()
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
