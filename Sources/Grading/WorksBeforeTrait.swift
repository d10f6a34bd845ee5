import Testing

/// Marks a check that passes on the exercise as it is handed out.
///
/// In an exercise that does not work only what is wrong fails. What was right before has checks, too: a
/// learner who mends one thing must not break another. `course prove` holds the mark against the run.
nonisolated public struct WorksBeforeTrait: TestTrait {}

nonisolated extension Trait where Self == WorksBeforeTrait {
  /// Marks a check of an exercise that does not work, about something that works in it.
  public static var worksBefore: WorksBeforeTrait { WorksBeforeTrait() }
}
