import CourseFormat

extension Telling {
  /// Finds the words for a verdict.
  package init(_ verdict: Verdict) {
    let exercise = verdict.exercise
    let complaints = Complaints(in: verdict.checks)
    name = exercise.name
    state = verdict.state
    word = exercise.word(for: verdict.state)
    passing = Self.passing(verdict)
    count = passing.map { Self.count($0, verdict) }
    causes = Array(verdict.likelyCauses.prefix(Self.mostCauses))
    var reasons: Set<String> = []
    checks = verdict.checks.map {
      var check = Check($0, of: verdict, complaints)
      check.isReasonRepeated = check.reason.map { !reasons.insert($0).inserted } ?? false
      return check
    }
    notes =
      verdict.errors.map { Note($0, .error, in: verdict.submission) }
      + verdict.objections.map { Note($0, .objection, in: verdict.submission) }
      + verdict.warnings.map { Note($0, .warning, in: verdict.submission) }
    if let line = verdict.crashLine { notes.append(.ending(verdict, atLine: line)) }
    notes += checks.flatMap { $0.places.filter { $0.kind == .part } }
    notes += verdict.readyToHandIn.map {
      Note(
        kind: .ready, path: exercise.shownPath, line: $0.line,
        text: "TODO \($0.number) passes. Delete this line to hand it in")
    }
    notes += Self.waiting(verdict)
    advice = Self.advice(verdict)
  }

  private static func count(_ passing: String, _ verdict: Verdict) -> String {
    let open = verdict.checks.count { $0.outcome == .notJudged }
    return passing + (open > 0 ? ", \(open) not judged yet" : "")
  }

  private static func passing(_ verdict: Verdict) -> String? {
    // The learner's own screen is opened, and not graded.
    guard !verdict.checks.isEmpty, !verdict.exercise.isOwnScreen else { return nil }
    let count = verdict.checks.count
    // Nothing is handed in, so nothing is judged.
    if verdict.checks.allSatisfy({ $0.outcome == .waiting }) {
      return "\(count.of("check")) wait\(count == 1 ? "s" : "")"
    }
    let passed = verdict.checks.count { $0.outcome == .passed }
    return "\(passed) of \(count.of("check")) pass\(count == 1 ? "es" : "")"
  }

  private static func waiting(_ verdict: Verdict) -> [Note] {
    let ready = Set(verdict.readyToHandIn.map(\.number))
    return verdict.submission.todos.filter { !ready.contains($0.number) }.compactMap { todo in
      let lines = verdict.submission.suite.lines(ofChecksFor: todo.number)
      let count = verdict.checks.count { $0.outcome == .waiting && lines.contains($0.line) }
      guard count > 0 else { return nil }
      return Note(
        kind: .waiting, path: verdict.exercise.shownPath, line: todo.line,
        text: count == 1 ? "1 check waits for this" : "\(count) checks wait for this")
    }
  }

  private static func advice(_ verdict: Verdict) -> [Advice] {
    let exercise = verdict.exercise
    var advice: [Advice] = []
    func say(_ kind: Advice.Kind, _ text: String, code: [String] = []) {
      advice.append(Advice(kind: kind, words: Words(text: text, code: code)))
    }
    if verdict.state == .missing {
      say(.missing, "Its file is not there: \(exercise.shownPath)")
      say(.missing, "To get it back as it came:", code: [exercise.restoration])
    }
    if verdict.state == .notGraded {
      say(.notGraded, verdict.obstacle ?? RunEnd.Kind.starved.sentence())
    }
    if !verdict.objections.isEmpty { say(.refused, Refusal.reason) }
    if let clash = verdict.clash.first(where: { $0.kind == .redeclaration }) ?? verdict.clash.first
    {
      advice.append(
        Advice(
          kind: .clash,
          words: Words(
            text: "It was graded alone, because it does not compile beside the other exercises of "
              + "its lesson:"),
          note: Note(clash, .error, in: verdict.submission).withoutHelp,
          remedy: CompilerHelp.declaredTwice))
    }
    if let end = endBetweenChecks(verdict) {
      let place = verdict.crashLine.map { Note.ending(verdict, atLine: $0) }
      advice.append(
        Advice(
          kind: .end, words: Words(text: end), note: verdict.end.isForged ? nil : place))
    }
    for sentence in verdict.written { say(.written, sentence) }
    if verdict.submission.hasChanged {
      say(
        .changed,
        "\(exercise.shownPath) was saved while it was graded. This verdict is on the text before "
          + "that.")
    }
    return advice
  }

  /// What is said of a run that is not right although no check found anything.
  private static func endWithoutFinding(_ verdict: Verdict) -> String {
    let silent = verdict.checks.count { $0.outcome == .notRun }
    return silent > 0
      ? "\(silent.of("check")) did not run, so this is not graded as right. Look for code that runs "
        + "before the checks or changes what they need, and check it again."
      : "No check found a mistake, but the run did not end as it should, so this is not graded as "
        + "right. Look for code that runs after the checks: a task, a thread, or a call of exit."
  }

  /// What ended a run in which no check was under way.
  private static func endBetweenChecks(_ verdict: Verdict) -> String? {
    if verdict.state == .wrong, verdict.objections.isEmpty,
      !verdict.checks.contains(where: \.outcome.isBad)
    {
      return endWithoutFinding(verdict)
    }
    guard verdict.state == .crashed || verdict.state == .ranOutOfTime,
      !verdict.checks.contains(where: { $0.outcome == .unfinished })
    else { return nil }
    guard !verdict.end.isForged else { return RunEnd.forged }
    return
      "The run ended between two checks, or after the last. What the answer started, a task or "
      + "a thread, goes on after its check. " + (verdict.end.told() ?? "")
  }
}

extension Telling.Note {
  /// Describes what the compiler or the graders say of a line.
  package init(_ diagnostic: Diagnostic, _ kind: Kind, in submission: Submission) {
    let exercise = submission.exercise
    isOwn = diagnostic.file.hasSuffix("/" + exercise.path)
    self.kind = kind
    path =
      isOwn
      ? exercise.shownPath : diagnostic.file.replacing(exercise.url(of: "").path + "/", with: "")
    line = diagnostic.line > 0 ? diagnostic.line : nil
    text = diagnostic.message
    guard isOwn else {
      advice = [
        .init(text: "The suite uses a name of the exercise that is not there or has changed.")
      ]
      return
    }
    excerpt = diagnostic.excerpt(from: submission.text ?? "")
    if let help = TutorialHelp(for: diagnostic, in: submission) {
      advice = [.init(text: help.sentence, code: help.lines)]
    } else if let sentence = CompilerHelp.sentence(
      for: diagnostic, in: submission.text ?? "", of: exercise.url(of: ""))
    {
      advice = [.init(text: sentence)]
    }
  }

  /// The same without the line as it stands, and without advice.
  fileprivate var withoutHelp: Self {
    var note = self
    (note.excerpt, note.advice) = ([], [])
    return note
  }

  /// Where a run ended.
  package static func ending(_ verdict: Verdict, atLine line: Int) -> Self {
    Self(
      kind: .end, path: verdict.exercise.shownPath, line: line, text: verdict.end.kind.shortEvent,
      advice: verdict.end.told(in: RunEnd.inThisCheck).map { [.init(text: $0)] } ?? [])
  }
}

extension Telling.Check {
  /// Describes a check; what the console complained of in several is said in the first.
  package init(_ check: CheckResult, of verdict: Verdict, _ complaints: Complaints) {
    result = check
    let exercise = verdict.exercise
    place = "\(exercise.shownSuitePath):\(check.line)"
    if check.outcome == .notJudged {
      // What it found is only that something else is not there.
      reason = check.reasonNotJudged
      return
    }
    findings = check.issues.told.map {
      Telling.Finding($0, addition: complaints.addition(to: $0, in: check), of: exercise)
    }
    if let line = check.crashLine {
      places.append(
        .init(
          kind: .part, path: exercise.shownPath, line: line,
          text: RunEnd.Kind.crashed.shortEvent))
    }
    guard check.outcome == .unfinished, verdict.state != .notGraded else { return }
    end = verdict.end.told(in: RunEnd.inThisCheck)
    if let line = verdict.crashLine { places.append(.ending(verdict, atLine: line)) }
  }
}

extension Telling.Finding {
  /// Describes an issue; `addition` says how often it was found, and is nil if it was told before.
  package init(_ issue: CheckResult.Issue, addition: String? = "", of exercise: Exercise) {
    text = issue.finding
    self.addition = addition ?? ""
    isRepeated = addition == nil
    isExpression = issue.isExpression
    sides = issue.comparison
    advice = issue.advice
    views = issue.views
    place =
      issue.isInSuite(of: exercise)
      ? issue.line.map { "\(exercise.shownSuitePath):\($0)" } : nil
  }
}
