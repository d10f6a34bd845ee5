extension UIApplication {
  /// The windows of the application and the system, hidden ones included, from the backmost to the
  /// frontmost level.
  var allWindowsByLevel: [UIWindow] {
    state.windows.removeAll { $0.window == nil }
    let windows = state.windows.compactMap(\.window)
    return windows.indices
      .sorted { (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1) }
      .map { windows[$0] }
  }

  /// Those of the windows that have a place on the screen: where there are scenes, those of the
  /// scene in front.
  package var windowsByLevel: [UIWindow] { allWindowsByLevel.filter(\.hasPlace) }

  /// Places the views of every window that is shown.
  package func layOutWindows() {
    for window in windowsByLevel where !window.isHidden { window.layoutIfNeeded() }
  }
}
