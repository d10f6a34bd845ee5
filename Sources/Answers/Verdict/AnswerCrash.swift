import CourseFormat
import Processes

extension Verdict {
  /// Adds the lines in which a run of a program was interrupted, and what may be behind that.
  mutating func findCrashes(of run: SuiteRun, by build: BuiltProgram) {
    crashLine = build.line(of: exercise, in: run)
    if let advice = run.adviceOnNil(atLine: crashLine, of: submission.text) { end.cause = advice }
    for index in checks.indices {
      guard let addresses = run.childCrashes[checks[index].name] else { continue }
      let place = build.place(in: exercise, at: addresses)
      checks[index].crashLine = place?.line
      if let place, place.foundNil, !checks[index].issues.isEmpty,
        let advice = NilProperty.sentence(atLine: place.line, of: submission.text ?? "")
      {
        checks[index].issues[0].advice.append(advice)
      }
    }
  }
}

extension BuiltProgram {
  /// The line of an exercise in which its program was interrupted, if it can be told.
  func line(of exercise: Exercise, in run: SuiteRun) -> Int? {
    place(in: exercise, at: run.addresses, said: run.end.said)?.line
  }

  /// The place in an exercise at which its test program stopped, if it can be told.
  func place(
    in exercise: Exercise, at addresses: [Int], said sentence: StopSentence? = nil
  ) -> CrashSite? {
    // The keys of a terminal end the symbolizer as well.
    defer { Interruption.stopIfAsked() }
    return search(in: exercise, at: addresses, said: sentence)()
  }

  /// What finds the place at which the program of an exercise stopped, on whichever thread.
  func search(
    in exercise: Exercise, at addresses: [Int], said sentence: StopSentence? = nil
  ) -> @Sendable () -> CrashSite? {
    let source = source(of: exercise)
    let own = CrashSite.ownLines(of: source, besides: exercise.solution)
    let search = CrashSearch(program: program.path, files: [source.path])
    return { search.place(of: addresses, said: sentence) { own.contains($0.line) } }
  }
}
