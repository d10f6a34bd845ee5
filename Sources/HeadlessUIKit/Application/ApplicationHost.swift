/// The application, as the system and the views see it.
final class ApplicationHost: DevicePart, SystemHost, ViewHost {
  // MARK: - What the system asks

  var applicationName: String { device.applicationName }

  var isInFront: Bool { device.isInFront }

  var isIdleTimerDisabled: Bool { device.process?.madeApplication?.isIdleTimerDisabled ?? false }

  func enterBackground() {
    device.enterBackground()
  }

  func enterForeground() {
    device.enterForeground()
  }

  // MARK: - What views, controls and controllers ask

  var applicationResponder: UIResponder { device.application }

  func windowDidShow(_ window: UIWindow) {
    device.process?.launch?.windows.note(window)
  }

  func windowIsNotKept(_ window: UIWindow?, by delegate: Any.Type) {
    let launched = device.process?.launch?.windows
    // The main storyboard has a message of its own for it.
    guard let window, window !== launched?.main else { return }
    launched?.isReported = true
    LaunchMessage.windowNotKept(by: delegate).report(on: device)
  }

  func personDidTouch() {
    device.idleTimer.restart()
  }

  func send(_ event: UIEvent) {
    device.application.sendEvent(event)
  }

  func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    device.application.sendAction(action, to: target, from: sender, for: event)
  }

  func updateKeyboard(after change: () -> Void) {
    device.keyboard.changeOnce(change)
  }

  func updateKeyboard() {
    device.keyboard.update()
  }

  var keyboardFrame: CGRect { device.keyboard.isShown ? device.keyboard.frame : .zero }

  func textDidChange() {
    device.keyboard.textDidChange()
  }

  func updateStatusBar() {
    device.updateStatusBar()
  }

  func updateInterfaceOrientation() {
    device.updateInterfaceOrientation()
  }
}
