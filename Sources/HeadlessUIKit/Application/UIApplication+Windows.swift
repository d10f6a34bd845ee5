extension UIApplication {
  /// Places the views of every window that is shown.
  package func layOutWindows() {
    for window in windowsByLevel where !window.isHidden { window.layoutIfNeeded() }
  }
}
