import Answers
import CourseFormat

/// Prints verdicts as sentences.
struct Reporter {
  let printer: Printer

  /// Whether all errors of the compiler are shown; otherwise the first, which often is behind
  /// the others.
  var showsAllErrors = false

  /// The course, if what comes after a right answer is to be shown.
  var package: CoursePackage?

  /// Whether the reader has the keys of `watch`; otherwise commands are named.
  var hasKeys = false

  /// Reports on an exercise; in full, checks that pass or wait are named as well.
  func report(_ verdict: Verdict, inFull isFull: Bool) {
    let state = verdict.state
    let word = verdict.exercise.word(for: state)
    let line = "\(state.mark) \(verdict.exercise.name)  \(word)\(count(verdict))"
    printer.print(line, in: state.tone)
    if state == .missing { reportMissing(verdict.exercise) }
    report(verdict.errors, in: verdict.submission)
    for objection in verdict.objections { report(objection, in: verdict.submission) }
    if !verdict.objections.isEmpty { advise(Verdict.refused) }
    report(clash: verdict.clash, of: verdict.exercise)
    explain(verdict)
    let complaints = Complaints(in: verdict.checks)
    var reasons: Set<String> = []
    for check in verdict.checks where isFull || check.outcome.isBad {
      report(check, of: verdict, complaints, &reasons)
    }
    reportEnd(of: verdict)
    for todo in verdict.readyToHandIn {
      advise(
        "TODO \(todo.number) passes. Delete this line to hand it in: "
          + "\(verdict.exercise.shownPath):\(todo.line)")
    }
    report(warnings: verdict.warnings, in: verdict.submission)
    if isFull, state == .right { reportAfter(verdict) }
    if isFull { for sentence in verdict.written { advise(sentence) } }
    if verdict.submission.hasChanged {
      advise(
        "\(verdict.exercise.shownPath) was saved while it was graded. This verdict is on the text "
          + "before that.")
    }
  }

  /// The last line: how many of each.
  func summarize(_ verdicts: [Verdict]) {
    let counts = Verdict.State.allCases.compactMap { state -> String? in
      let count = verdicts.count { $0.state == state }
      return count == 0 && state != .right ? nil : "\(count) \(state.rawValue)"
    }
    for sentence in Set(verdicts.flatMap(\.written)).sorted() { advise(sentence) }
    printer.print()
    printer.print("\(verdicts.count) exercises: \(counts.joined(separator: ", ")).")
  }

  private func count(_ verdict: Verdict) -> String {
    // The learner's own screen is opened, and not graded.
    guard !verdict.checks.isEmpty, !verdict.exercise.isOwnScreen else { return "" }
    // Nothing is handed in, so nothing is judged.
    if verdict.checks.allSatisfy({ $0.outcome == .waiting }) {
      return ", \(verdict.checks.count) check\(verdict.checks.count == 1 ? " waits" : "s wait")"
    }
    let passed = verdict.checks.count { $0.outcome == .passed }
    let open = verdict.checks.count { $0.outcome == .notJudged }
    return ", \(passed) of \(verdict.checks.count) checks pass"
      + (open > 0 ? ", \(open) not judged yet" : "")
  }

  /// Reports on a check; why checks are not judged is said once, so `reasons` are those said before.
  private func report(
    _ check: CheckResult, of verdict: Verdict, _ complaints: Complaints,
    _ reasons: inout Set<String>
  ) {
    let suite = verdict.exercise.shownSuitePath
    printer.print("  \(check.outcome.mark) \(check.name)", in: check.outcome.tone)
    if check.outcome == .notJudged {
      // What it found is only that something else is not there.
      let reason = Complaints.reason(of: check)
      if reasons.insert(reason).inserted { indent(reason) }
      return
    }
    for issue in check.issues.told {
      guard let addition = complaints.addition(to: issue, in: check) else {
        if check.issues.told.count == 1 { indent(Complaints.asAbove) }
        continue
      }
      indent(issue.finding + addition)
      for line in issue.advice { indent(line) }
      report(views: issue.views)
      if let line = issue.line, issue.isInSuite(of: verdict.exercise) {
        printer.print("      \(suite):\(line)", in: .quiet)
      }
    }
    if let printed = check.printed { report(printed: printed) }
    if let line = check.crashLine {
      indent("It crashed at \(verdict.exercise.shownPath):\(line)")
    }
    if check.outcome == .unfinished, verdict.state != .notGraded {
      indent(interruptionMessage(of: verdict))
      if let line = verdict.crashLine {
        indent("\(event(ending: verdict)) at \(verdict.exercise.shownPath):\(line)")
      }
      printer.print("      \(suite):\(check.line)", in: .quiet)
    }
  }

  /// Shows the views that a check looked at.
  private func report(views: [String]) {
    guard !views.isEmpty else { return }
    indent(LookedAt.heading)
    for line in views { printer.print("          \(line)") }
  }

  /// Shows what the answer printed in a check: on the line if it is one, otherwise below it.
  private func report(printed: String) {
    let lines = printed.lines
    guard lines.count > 1 else { return indent("It printed: \(printed)") }
    indent("It printed:")
    for line in lines { printer.print("          \(line)") }
  }

  /// What kept a run from coming to its end, in a sentence.
  func interruptionMessage(of verdict: Verdict) -> String {
    verdict.interruptionMessage
      ?? (verdict.state == .ranOutOfTime
        ? "This check did not return. Look for a loop that does not end."
        : "The program crashed in this check.")
  }

  /// What ended a run, before the place: `It crashed`.
  func event(ending verdict: Verdict) -> String {
    switch verdict.interruption {
    case .left: "It leaves the program"
    case .stuck: "It was stopped"
    case .blocked, .suspended: "It waits"
    default: verdict.state == .ranOutOfTime ? "It was stopped" : "It crashed"
    }
  }

  /// Says what ended a run in which no check was under way.
  private func reportEnd(of verdict: Verdict) {
    if verdict.state == .notGraded { return advise(verdict.obstacle ?? Verdict.busyMachine) }
    guard verdict.state == .crashed || verdict.state == .ranOutOfTime,
      !verdict.checks.contains(where: { $0.outcome == .unfinished })
    else { return }
    guard verdict.interruptionMessage != Verdict.forged else { return advise(Verdict.forged) }
    advise(
      "The run ended between two checks, or after the last. What the answer started, a task or "
        + "a thread, goes on after its check. " + (verdict.interruptionMessage ?? ""))
    if let line = verdict.crashLine {
      advise("\(event(ending: verdict)) at \(verdict.exercise.shownPath):\(line)")
    }
  }

  /// Shows what the compiler warns of: it accepts the answer, and may know better.
  private func report(warnings: [Diagnostic], in submission: Submission) {
    for warning in warnings.prefix(3) {
      advise("The compiler warns: \(warning.message)")
      printer.print("      \(location(of: warning, in: submission.exercise))", in: .quiet)
      for line in warning.excerpt(from: submission.text ?? "") {
        printer.print("          \(line)")
      }
    }
    if warnings.count > 3 { advise("The compiler warns of \(warnings.count - 3) more.") }
  }

  /// Says what there is to do and to read after a right answer.
  private func advise(export after: AfterRight?) {
    if let export = after?.export { advise("\(AfterRight.exportWords) \(export)") }
  }

  private func reportAfter(_ verdict: Verdict) {
    let exercise = verdict.exercise
    let after = package.flatMap { AfterRight(verdict, in: $0) }
    guard !exercise.isOwnScreen else { return advise(export: after) }
    if let remarks = after?.remarks, !remarks.isEmpty {
      advise("It is right. These remarks cost no point:")
      for remark in remarks {
        printer.print(
          "- \(exercise.shownPath):\(remark.line), \(remark.rank.rawValue): \(remark.sentence)"
            .wrapped(indent: 4))
      }
    }
    for way in after?.ways ?? [] {
      advise("Another right way. \(way.sentence)")
      for line in way.lines { printer.print("          \(line)") }
      printer.print("      \(way.path)", in: .quiet)
    }
    advise(
      "What the solution does differently: "
        + (hasKeys ? "press s" : "swift run course solution \(exercise.name)"))
    advise(export: after)
    guard let next = after?.next else {
      if after != nil { advise("Every exercise is right.") }
      return
    }
    advise("Next\(hasKeys ? " (press n)" : ""): \(next.shownPath)")
    if let chapter = after?.chapter {
      advise("Read before it: \"\(chapter.title)\", \(chapter.path)")
    }
  }

  private func reportMissing(_ exercise: Exercise) {
    indent("Its file is not there: \(exercise.shownPath)")
    indent("To get it back as it came:")
    printer.print("          \(exercise.restoration)")
  }

  private func report(_ errors: [Diagnostic], in submission: Submission) {
    let exercise = submission.exercise
    for error in showsAllErrors ? errors : Array(errors.prefix(1)) {
      report(error, in: submission)
    }
    if errors.count > 1, !showsAllErrors {
      advise(
        "\(errors.count - 1) more, which may go away with this one. To see them: "
          + "swift run course check \(exercise.name) --errors")
    }
  }

  private func report(_ error: Diagnostic, in submission: Submission) {
    let exercise = submission.exercise
    let isOwn = error.file.hasSuffix("/" + exercise.path)
    indent(error.message)
    printer.print("      \(location(of: error, in: exercise))", in: .quiet)
    guard isOwn else {
      return indent("The suite uses a name of the exercise that is not there or has changed.")
    }
    for line in error.excerpt(from: submission.text ?? "") { printer.print("          \(line)") }
    if let help = TutorialHelp(for: error, in: submission) {
      indent(help.sentence)
      for line in help.lines { printer.print("          \(line)") }
    } else if let sentence = CompilerHelp.sentence(for: error.message) {
      indent(sentence)
    }
  }

  /// Says that an answer was compiled without the others of its lesson, and why.
  private func report(clash: [Diagnostic], of exercise: Exercise) {
    guard let error = clash.first(where: \.isRedeclaration) ?? clash.first else { return }
    advise(
      "It was graded alone, because it does not compile beside the other exercises of its lesson:")
    indent(error.message)
    printer.print("      \(location(of: error, in: exercise))", in: .quiet)
    advise(CompilerHelp.declaredTwice)
  }

  /// The file and line of an error, as they are shown.
  private func location(of error: Diagnostic, in exercise: Exercise) -> String {
    let path =
      error.file.hasSuffix("/" + exercise.path)
      ? exercise.shownPath : error.file.replacing(exercise.url(of: "").path + "/", with: "")
    return error.line > 0 ? "\(path):\(error.line)" : path
  }

  /// Says what others thought whose answers the same checks reject.
  ///
  /// An answer that crashes may share no more than the check with them.
  private func explain(_ verdict: Verdict) {
    let lead =
      verdict.state == .crashed ? "Mistakes that fail in this check" : "What may be behind it"
    if verdict.likelyCauses.count == 1 {
      advise("\(lead): \(verdict.likelyCauses[0])")
    } else if !verdict.likelyCauses.isEmpty {
      advise(verdict.state == .crashed ? "\(lead):" : "\(lead), one of these:")
      for sentence in verdict.likelyCauses.prefix(4) {
        printer.print("- \(sentence)".wrapped(indent: 4))
      }
    }
  }

  private func indent(_ text: String) {
    printer.print(text.wrapped(indent: 6))
  }

  private func advise(_ text: String) {
    printer.print(text.wrapped(indent: 2))
  }
}
