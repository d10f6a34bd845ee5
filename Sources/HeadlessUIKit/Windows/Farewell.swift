/// Goes with a window, and sees to it that another one becomes key if that was.
///
/// A `deinit` of ``UIWindow`` itself would have to be isolated, and so would those of its
/// subclasses.
final class Farewell {
  private let state: ApplicationState

  init(in state: ApplicationState) {
    self.state = state
  }

  isolated deinit {
    // The key window that goes is nil by now. A deinit knows of no task and its state.
    guard state.hasHadKeyWindow, state.keyWindow == nil else { return }
    ApplicationState.$ofTask.withValue(state) { state.passKeyOn() }
  }
}
