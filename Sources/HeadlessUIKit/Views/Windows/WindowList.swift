/// The windows of a device, from back to front, and the one that is key.
///
/// - Shape: Of one level the window shown last is in front. A window goes with the process that
///   made it; those of the system go with the device.
package final class WindowList {
  private struct Entry {
    private let weak: Weak<UIWindow>
    let scope: ProcessScope

    var window: UIWindow? { weak.object }

    init(_ window: UIWindow, in scope: ProcessScope) {
      (weak, self.scope) = (Weak(window), scope)
    }
  }

  private var entries: [Entry] = []
  private weak var keyWindow: UIWindow?

  /// Whether there was a key window at any time.
  private(set) var hasHadKey = false

  fileprivate init(on device: Device) {
    device.clock.afterPass = { [weak self] in self?.showChanges() }
  }

  /// The windows there are, hidden ones included, in the order they came to the front.
  var all: [UIWindow] {
    entries.removeAll { $0.window == nil || $0.scope.hasEnded }
    return entries.compactMap(\.window)
  }

  /// The windows there are, hidden ones included, from the backmost to the frontmost level.
  var byLevel: [UIWindow] {
    let windows = all
    return windows.indices
      .sorted { (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1) }
      .map { windows[$0] }
  }

  /// Those on the screen: where there are scenes, those of the scene in front.
  package var onScreen: [UIWindow] { byLevel.filter(\.isInFrontScene) }

  /// The window that receives events without a position, such as typing.
  var key: UIWindow? {
    get { keyWindow.flatMap { contains($0) ? $0 : nil } }
    set {
      keyWindow = newValue
      hasHadKey = true
    }
  }

  /// Adds a new window in front of the others.
  func append(_ window: UIWindow) {
    entries.append(Entry(window, in: window.isOfSystem ? .device : .current))
  }

  func bringToFront(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    entries.append(entries.remove(at: index))
  }

  /// Puts a window behind the others of its level.
  func sendToBack(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    entries.insert(entries.remove(at: index), at: 0)
  }

  /// Makes the frontmost window that is seen the key window, because the present one is not.
  func passKeyOn() {
    if let next = onScreen.last(where: { !$0.isHidden && $0.canBecomeKey }) {
      next.makeKey()
    } else {
      Device.current.viewHost?.updateKeyboard()
    }
  }

  /// Lays out the views of every window that is shown.
  package func layOut() {
    for window in onScreen where !window.isHidden { window.layoutIfNeeded() }
  }

  /// Lays out and draws what is marked in the windows that are seen.
  private func showChanges() {
    layOut()
    onScreen.forEach { $0.drawMarked() }
  }

  private func contains(_ window: UIWindow) -> Bool {
    entries.contains { $0.window === window && !$0.scope.hasEnded }
  }
}

extension Device {
  package var windows: WindowList { only { WindowList(on: self) } }

  /// The window that receives events without a position, such as typing.
  package var keyWindow: UIWindow? {
    get { windows.key }
    set { windows.key = newValue }
  }
}

extension Device {
  /// Calls a method of a target, or else of the first responder up the chain that has it.
  ///
  /// Without a first responder the search begins at `origin`. Returns whether somebody had it.
  func deliver(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?,
    startingAt origin: UIResponder?
  ) -> Bool {
    let start = keyWindow?.firstResponder ?? origin ?? keyWindow
    let found = target ?? (start?.target(forAction: action, withSender: sender) as AnyObject?)
    guard let found else { return false }
    action.perform(on: found, from: sender, for: event)
    return true
  }
}
