/// Showing the windows, and choosing the one that hears what has no place.
extension Device {
  /// Makes the frontmost window that is seen the key window, because the present one is not.
  func passKeyOn() {
    let heir = application.windowsByLevel.last { !$0.isHidden && $0.canBecomeKey }
    if let heir { heir.makeKey() } else { keyboard.follow() }
  }

  /// Places and draws what is marked in the windows that are seen.
  func showChanges() {
    application.layOutWindows()
    application.windowsByLevel.forEach { $0.drawMarked() }
  }
}
