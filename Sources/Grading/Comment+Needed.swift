import Synchronization
import Testing

nonisolated extension Comment {
  private static let sentences = Mutex<Set<String>>([])

  /// A rule that another check holds, and without which this one cannot judge.
  ///
  ///     try #require(stage.pickerWheels.count == 3, .needed("There have to be three wheels first."))
  ///
  /// A check that finds nothing else is not judged yet, as long as another one fails by itself.
  public static func needed(_ rule: String) -> Comment {
    sentences.withLock { _ = $0.insert(rule) }
    return Comment(rawValue: rule)
  }

  /// Whether a suite has said that another check holds it.
  var isNeeded: Bool { Self.sentences.withLock { $0.contains(rawValue) } }
}
