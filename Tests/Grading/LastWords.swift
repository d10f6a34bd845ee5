/// What is printed if a check never gets to its end, written down before it starts.
nonisolated struct LastWords: Sendable {
  /// For a check that crashes.
  let crashed: String

  /// For a check that does not return.
  let stuck: String

  /// For a check that leaves the program.
  let left: String

  /// Prepares the words of a check.
  init(of check: String, grading exercise: String) {
    let rest = """
      The run stops here. To grade it apart from the others:
          swift run course check \(exercise)

      """
    crashed = "\n\u{2718} The check \"\(check)\" crashed in \(exercise).\n\(rest)"
    left = """

      \u{2718} The check "\(check)" left the program in \(exercise).
      Look for a call of exit. The program ends when its checks are over.
      \(rest)
      """
    stuck = """

      \u{2718} The check "\(check)" did not return within \(Watchdog.limit.components.seconds) \
      seconds in \(exercise).
      Look for a loop that does not end.
      \(rest)
      """
  }
}
