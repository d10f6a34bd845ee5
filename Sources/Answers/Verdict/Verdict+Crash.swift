import CourseFormat
import Processes

extension Verdict {
  /// Adds the lines in which a run of a program crashed, and what may be behind that.
  mutating func findCrashes(of run: SuiteRun, by build: BuiltProgram) {
    guard !run.end.isWhole || !run.childCrashes.isEmpty else { return }
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
