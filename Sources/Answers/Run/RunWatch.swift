import CourseFormat
import Foundation

/// Tells of each check of a suite that has ended, while its run goes on.
///
/// - Shape: It looks at what the graders have signed, again and again. The run in which every check is tried
///   that waits is left out.
/// - Errors: What nobody signed is not told. Whether a check fails by itself, or only follows from the mistake
///   of another one, is known when all have ended: see ``Verdict``.
package final class RunWatch {
  /// Hears that a check of an exercise has ended, and how.
  package typealias Hearer = (_ exercise: Exercise, _ check: String, _ result: RunRecord.Result) ->
    Void

  private struct Run {
    let request: SuiteRequest
    var size = 0
    var told: Set<String> = []
  }

  private var runs: [Run]
  private let hear: Hearer
  private var looked = ContinuousClock.now

  /// How often it looks while runs go on.
  private static let interval = Duration.milliseconds(25)

  /// Creates what watches runs that have not begun.
  package init(_ requests: [SuiteRequest], hear: @escaping Hearer) {
    runs = requests.filter { $0.mode == .standard }.map { Run(request: $0) }
    self.hear = hear
  }

  /// Looks at the runs, if it is time.
  package func tick() {
    guard looked.duration(to: .now) >= Self.interval else { return }
    looked = .now
    look()
  }

  /// Tells of the checks that have ended since it looked before.
  package func look() {
    for index in runs.indices {
      let request = runs[index].request
      var status = stat()
      guard stat(request.record.path, &status) == 0, status.st_size != runs[index].size else {
        continue
      }
      runs[index].size = Int(status.st_size)
      let record = RunRecord(request.record.text ?? "", key: request.key)
      for (check, result) in record.results.sorted(by: { $0.key < $1.key }) {
        guard runs[index].told.insert(check).inserted else { continue }
        hear(request.exercise, check, result)
      }
    }
  }
}
