import CourseFormat
import Processes

/// Where a program crashed.
extension BuiltProgram {
  /// The line of an exercise in which its program was interrupted, if it can be told.
  package func line(of exercise: Exercise, in run: SuiteRun) -> Int? {
    place(in: exercise, at: run.addresses, said: run.crashSentence)?.line
  }

  /// The place in an exercise at which its test program stopped, if it can be told.
  package func place(
    in exercise: Exercise, at addresses: [Int], said sentence: CrashSentence? = nil
  ) -> CrashSite? {
    let source = source(of: exercise)
    let own = CrashSite.ownLines(of: source.text ?? "", besides: exercise.solution.text ?? "")
    return CrashSearch(
      program: program.path, files: [source.path],
      running: ChildProcess.symbolizer(printingTo: scratch.appendingPathComponent("locations.log"))
    ).place(of: addresses, said: sentence) { own.contains($0.line) }
  }
}
