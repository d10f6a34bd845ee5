/// Goes with a window, and tells those whom that concerns: the root controller, if somebody keeps it,
/// that it has disappeared, and another window that it is the key window now.
///
/// A `deinit` of ``UIWindow`` itself would have to be isolated, and so would those of its
/// subclasses.
final class Farewell {
  /// The root controller of the window.
  weak var root: UIViewController?

  private let state: ApplicationState

  init(in state: ApplicationState) {
    self.state = state
  }

  isolated deinit {
    // A deinit knows of no task and its state.
    ApplicationState.$ofTask.withValue(state) {
      root?.loseWindow()
      // The key window that goes is nil by now.
      if state.hasHadKeyWindow, state.keyWindow == nil { state.passKeyOn() }
    }
  }
}
