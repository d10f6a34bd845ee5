import Stage

/// What an exercise looks like when it runs: what its suite acts on, and what `course play` opens.
///
/// A suite that arranges a stage in `init` is its own scene:
///
///     extension SilentSelectionTests: ExerciseScene {
///       static let advice = "Press Tonight, then turn a wheel yourself."
///       var opening: SceneOpening { .phone(stage) }
///     }
///
/// - Errors: An answer that crashes or does not come back ends the program with the terminal as it
///   was, and `course play` says where.
@MainActor
public protocol ExerciseScene: SendableMetatype {
  /// What to try, in a sentence or two: the first text on the screen.
  static var advice: String { get }

  /// Arranges the scene.
  init() async throws

  /// What a person meets.
  var opening: SceneOpening { get }
}

/// What a person meets who plays an exercise.
public enum SceneOpening {
  /// A phone to be used; `keeping` holds what nobody else on it does, such as a data source.
  case phone(Stage, keeping: AnyObject? = nil)

  /// What the answer gives for some values, under the headings of the columns.
  case table([String], rows: [[String]])
}
