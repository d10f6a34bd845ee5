/// Remembers the windows that are shown while an application launches, so that one that nobody keeps
/// is missed.
struct LaunchWindowMonitor {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// Whether somebody was told already that a window is not kept.
  var isReported = false

  /// Whether a window was shown that is gone.
  var hasLostWindow: Bool { entries.contains { $0.window == nil } }

  /// Takes note of a window that is shown.
  mutating func note(_ window: UIWindow) {
    guard !window.isOfSystem else { return }
    entries.append(Entry(window: window))
  }
}
