import Answers
import CourseFormat
import Foundation
import Processes
import TerminalIO

/// `course watch` at a terminal: what to do, what is graded and what helps, on one screen.
final class WatchSession {
  private let package: CoursePackage
  private let environment = ProcessInfo.processInfo.environment
  private let terminal: Terminal
  private var screen: WatchScreen
  private var watcher: SubmissionWatcher

  /// What is shown of an exercise, as long as its text is the one that was graded.
  private var shown: [Exercise: (text: String?, lines: [ScreenLine])] = [:]

  /// What a key asked for while something was graded.
  private var pending: WatchScreen.Request?

  /// Runs until the learner leaves, and returns the exit status.
  static func run(_ exercises: [Exercise], of package: CoursePackage, colored: Bool) -> Int32 {
    Terminal.run { terminal in
      WatchSession(exercises, of: package, on: terminal, colored: colored)?.run() ?? 0
    }
  }

  private init?(
    _ exercises: [Exercise], of package: CoursePackage, on terminal: Terminal, colored: Bool
  ) {
    self.package = package
    self.terminal = terminal
    let cache = VerdictCache(of: package)
    let entries = exercises.map {
      WatchScreen.Entry(exercise: $0, state: cache.known(Submission(of: $0)))
    }
    let order = package.exercisesFromHere
    let open = order.first { exercise in
      entries.contains { $0.exercise == exercise && $0.state != .right }
    }
    guard let first = entries.first(where: { $0.exercise == open }) ?? entries.first else {
      return nil
    }
    screen = WatchScreen(entries, at: first.exercise, size: terminal.size)
    screen.isColored = colored
    screen.isUnicode = Terminal.showsUnicode(environment)
    screen.links = PathLinks(of: package, environment: environment)
    watcher = SubmissionWatcher(of: exercises)
  }

  private func run() -> Int32 {
    open(screen.current)
    while true {
      if let signal = Interruption.signal { stop(by: signal) }
      if let request = pending {
        pending = nil
        guard perform(request) else { return 0 }
        continue
      }
      let saved = watcher.saved()
      if !saved.isEmpty { grade(saved) }
      terminal.draw(screen.lines)
      switch terminal.nextEvent(within: 100) {
      case .closed: return 0
      case .resize: screen.size = terminal.size
      case .key(let key): pending = screen.handle(key)
      case nil: break
      }
    }
  }

  private func stop(by signal: Int32) -> Never {
    Terminal.restore()
    Interruption.stop(by: signal)
  }

  /// Does what a key asked for, and returns whether to go on.
  private func perform(_ request: WatchScreen.Request) -> Bool {
    switch request {
    case .quit: return false
    case .open(let exercise): open(exercise)
    case .hint:
      show("Hint") { try Hint.show(self.screen.current, of: self.package, to: $0, isWatched: true) }
    case .solution: showSolution()
    case .play: play()
    case .edit: edit()
    case .reset:
      show("Reset") { _ = try Reset.run([self.screen.current.name], in: self.package, to: $0) }
    }
    return true
  }

  // MARK: - Grading

  /// Shows an exercise: its statement at once, then its verdict.
  private func open(_ exercise: Exercise) {
    let submission = Submission(of: exercise)
    if let known = shown[exercise], known.text == submission.text {
      return screen.show(exercise, known.lines)
    }
    let task = Self.task(of: exercise)
    screen.show(exercise, task)
    grade([submission], taskFirst: true)
  }

  /// Grades what was handed in, and shows the verdict on the exercise that is shown, or the first.
  private func grade(_ submissions: [Submission], taskFirst: Bool = false) {
    let names = submissions.map(\.exercise.title).joined(separator: ", ")
    screen.activity = "grading \(names) ..."
    terminal.draw(screen.lines)
    defer { screen.activity = nil }
    do {
      let verdicts = try Progress.during(
        { try Grader(package: package).grade(submissions) }, every: .milliseconds(100)
      ) { [self] step in
        screen.activity = "grading \(names): \(step)"
        handleKeysMeanwhile()
        if Interruption.signal == nil { terminal.draw(screen.lines) }
      }
      for verdict in verdicts { note(verdict, taskFirst: taskFirst) }
      let own = verdicts.first { $0.exercise == screen.current } ?? verdicts.first
      if let exercise = own?.exercise, let lines = shown[exercise]?.lines {
        screen.show(exercise, lines, isVerdict: !taskFirst)
      }
    } catch {
      let sentence = error.told
      screen.overlay = .text(
        title: "It could not be graded", lines: sentence.lines.map { .init(text: $0) })
    }
  }

  private func note(_ verdict: Verdict, taskFirst: Bool) {
    let report = Self.lines { printer in
      Reporter(printer: printer, package: package, hasKeys: true).report(verdict, inFull: true)
      ReturnedExercise.conclude(verdict, in: package, to: printer)
    }
    let task = Self.task(of: verdict.exercise)
    let rule = [ScreenLine(text: "")]
    shown[verdict.exercise] = (
      verdict.submission.text, taskFirst ? task + rule + report : report + rule + task
    )
    screen.note(verdict.state, of: verdict.exercise)
  }

  /// Takes keys while something is graded: reading and the editor go on at once, the rest when the
  /// grading is over.
  ///
  /// Keys after one that has to wait are not read before it: what they mean depends on what comes of it.
  private func handleKeysMeanwhile() {
    while pending == nil, let event = terminal.nextEvent(within: 0) {
      switch event {
      case .closed: return Interruption.leave()
      case .resize: screen.size = terminal.size
      case .key(let key):
        switch screen.handle(key) {
        case .quit:
          Terminal.restore()
          return Interruption.leave()
        case .edit: edit()
        case let request?: pending = request
        case nil: break
        }
      }
    }
  }

  // MARK: - Help

  /// Shows what a command prints.
  private func show(_ title: String, _ command: (Printer) throws -> Void) {
    let lines = Self.lines { printer in
      do {
        try command(printer)
      } catch {
        printer.note(error.told)
      }
    }
    screen.overlay = .text(title: title, lines: lines)
  }

  private func showSolution() {
    let exercise = screen.current
    show("The solution, and other right ways") { printer in
      _ = try ShowSolution.run([exercise.name], in: self.package, to: printer)
      for way in AfterRight.ways(of: Submission(of: exercise), most: 10) {
        printer.print()
        printer.print("Another right way. \(way.sentence)".wrapped())
        for line in way.lines { printer.print("    \(line)") }
        printer.print("  \(way.path)", in: .quiet)
      }
    }
  }

  private func play() {
    let name = screen.current.name
    terminal.release {
      do {
        let status = try Play.run(.ofPlay([name]), in: package, to: .standard)
        if status == 0, !screen.current.isPlayedAsTable { return }
      } catch {
        Printer.standard.note(error.told)
      }
      // A table stays to be read, and what kept the answer from being played, or ended it.
      Printer.standard.print("Press Return to go back.")
      _ = readLine()
    }
    screen.size = terminal.size
  }

  private func edit() {
    let exercise = screen.current
    guard let editor = Editor(in: environment) else {
      screen.overlay = .text(
        title: "Editor", lines: [.init(text: Editor.advice(for: exercise.shownPath))])
      return
    }
    let line = Submission(of: exercise).todos.first?.line ?? 1
    let arguments = editor.arguments(for: exercise.answer.path, line: line)
    let ending = terminal.release { try? ForegroundProgram.run(ProgramStart(arguments)) }
    screen.size = terminal.size
    if ending != .exited(0) {
      screen.overlay = .text(
        title: "Editor",
        lines: [.init(text: "\(editor.command) did not open \(exercise.shownPath).")])
    }
  }

  // MARK: - Texts

  /// The statement of an exercise, and what to read for it.
  static func task(of exercise: Exercise) -> [ScreenLine] {
    var lines = Paragraphs(of: exercise.statementWithHeading).lines
    if let chapter = exercise.chapter {
      lines += [
        .init(text: ""), .init(text: "Read before it: \"\(chapter.title)\", \(chapter.path)"),
      ]
    }
    return lines + [ScreenLine(text: "Answer in: \(exercise.shownPath)")]
  }

  /// The lines that something prints.
  static func lines(_ print: (Printer) -> Void) -> [ScreenLine] {
    var lines: [ScreenLine] = []
    print(
      Printer(keeping: { text, tone in
        lines += text.lines.map { ScreenLine(text: $0, tone: tone) }
      }))
    return lines
  }
}
