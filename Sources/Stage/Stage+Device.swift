import HeadlessUIKit

/// What a device does, and what a person does to it as a whole.
extension Stage {
  /// Launches an application with a class for its delegate.
  ///
  /// `bundle` holds its Info.plist and its files, and is its `Bundle.main`; nil stands for the one in
  /// use. `url` is the address it is launched for; nil stands for a tap on its icon. What was
  /// presented on the stage before leaves the screen.
  public func launch(
    _ delegate: (some UIApplicationDelegate).Type, bundle: Bundle? = nil, opening url: URL? = nil
  ) {
    launch(bundle: bundle, opening: url) { delegate.main() }
  }

  /// Launches an application as `main` does: `start` calls `UIApplicationMain(_:_:_:_:)`.
  public func launch(bundle: Bundle? = nil, opening url: URL? = nil, start: () -> Void) {
    if let bundle { device.bundle = bundle }
    device.launchURL = url
    clearScreen()
    start()
    device.clock.runPass()
  }

  /// Ends the application that was launched.
  public func terminate() {
    guard device.hasLaunched else {
      return report("No application was launched, so none can be ended. Call launch(_:) first.")
    }
    device.terminate()
  }

  /// Lets memory become short.
  ///
  /// An application that has ended hears of nothing, and so is said.
  public func simulateMemoryWarning() {
    guard !device.hasEnded else {
      return report(
        "The application has ended, so it hears of no memory warning. Call activate() first.")
    }
    device.warnOfMemory()
  }

  /// Presses the Home button: the application goes into the background.
  public func pressHome() {
    device.enterBackground()
    device.clock.runPass()
  }

  /// Brings the application back to the front, as a tap on its icon does.
  public func activate() {
    device.enterForeground()
    device.clock.runPass()
  }

  /// Turns the device; the interface follows where the controller in front allows it.
  public func rotate(to orientation: UIDeviceOrientation) {
    device.hold(orientation)
    device.clock.runPass()
  }

  /// Takes a phone with a screen of another size, in points, held upright.
  ///
  /// Windows that fill the screen follow, as they do when a device is turned. A size without
  /// width or height is refused, and the console says so.
  public func changeScreen(to size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return report(
        "A screen of \(size.width) by \(size.height) points cannot be. Give it a width and a height."
      )
    }
    device.changeScreen(to: size)
    device.clock.runPass()
  }

  /// Shakes the device.
  public func shake() {
    shake {}
  }

  /// Shakes the device, and does something else before it is still.
  ///
  /// Where the application is not active any more by then, the shake is cancelled. One that is not
  /// in front to begin with hears of nothing, and so is said.
  public func shake(while body: () -> Void) {
    guard !device.hasLaunched || device.isInFront else {
      return report(
        "The application is not in front, so it hears of no shake. Call activate() first.")
    }
    send(.began)
    body()
    guard !device.hasEnded else { return }
    let isOver = !device.hasLaunched || device.application.applicationState == .active
    send(isOver ? .ended : .cancelled)
    device.clock.runPass()
  }

  private func send(_ phase: UITouch.Phase) {
    device.application.sendEvent(UIEvent(type: .motion, subtype: .motionShake, phase: phase))
  }

  /// Tilts the device, and views with motion effects follow.
  ///
  /// The unit is the offset of the viewer: -1 is as far as it goes to the left and down, 1 to the
  /// right and up, and 0 is straight ahead. What lies beyond is pinned, and so said.
  public func tilt(horizontal: CGFloat, vertical: CGFloat) {
    let range: ClosedRange<CGFloat> = -1...1
    if !range.contains(horizontal) || !range.contains(vertical) {
      report(
        "A tilt of \(horizontal), \(vertical) is pinned to -1 to 1. These are parts of the way, "
          + "not degrees.")
    }
    device.viewerOffset = UIOffset(horizontal: horizontal.clamped, vertical: vertical.clamped)
    device.clock.runPass()
  }

  /// Presses a button of a headset.
  public func pressRemote(_ button: UIEvent.EventSubtype) {
    guard button.rawValue >= UIEvent.EventSubtype.remoteControlPlay.rawValue else {
      return report(
        "\(button) is no button of a remote control. Take one whose name begins with it.")
    }
    device.application.sendEvent(UIEvent(type: .remoteControl, subtype: button))
    device.clock.runPass()
  }

  /// Turns the device by quarters to the right, as it is held.
  func turn(quarters: Int) {
    let circle: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    let current = circle.firstIndex(of: device.deviceOrientation) ?? 0
    rotate(to: circle[(current + quarters) & 3])
  }
}

extension CGFloat {
  /// The number in the range of a tilt; what is no number is straight ahead.
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1), 1) }
}
