/// Showing the windows.
extension ApplicationState {
  /// Places and draws what is marked in the windows that are seen.
  func showChanges() {
    application.layOutWindows()
    application.windowsByLevel.forEach { $0.drawMarked() }
  }
}
