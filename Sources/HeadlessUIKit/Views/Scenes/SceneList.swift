/// The scenes of a process.
package final class SceneList {
  /// Whether the application has scenes of its own.
  package internal(set) var areInUse = false

  /// The scenes that are connected, the one in front last.
  package internal(set) var connected: [UIScene] = []

  /// The scene that the windows of an application without scenes of its own belong to.
  var implicit: UIWindowScene?

  /// The scene whose windows are on the screen.
  package var inFront: UIScene? { connected.last }
}

extension AppProcess {
  package var scenes: SceneList { only { SceneList() } }
}
