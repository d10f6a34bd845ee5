/// Finishing something in the background.
extension UIApplication {
  /// Asks for time to finish something after the application has gone out of sight.
  ///
  /// `handler` is called when the time is up. Call ``endBackgroundTask(_:)`` in it.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    state.backgroundTasks.begin(nil, handler)
  }

  /// Asks for time to finish something, under a name that the console uses.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    state.backgroundTasks.begin(taskName, handler)
  }

  /// Says that a task is finished.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    state.backgroundTasks.end(identifier)
  }

  /// How long the application may go on in the background, in seconds; without end in front.
  public var backgroundTimeRemaining: TimeInterval { state.backgroundTasks.remaining }
}
