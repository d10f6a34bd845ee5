import HeadlessUIKit

/// The other applications of the device, and what a person does with the windows of this one.
extension Stage {
  /// The version of iOS whose SDK the application is built with; 18 unless something else is set.
  ///
  /// From 26 on an application without scenes is warned, and from 27 on it does not launch.
  public var sdkVersion: Int {
    get { device.sdkVersion }
    set { device.sdkVersion = newValue }
  }

  /// Opens an address that the application has the scheme of, as a tap on a link does.
  ///
  /// An application that is not in front comes to the front for it.
  public func open(_ url: URL) {
    guard device.hasLaunched else {
      return report(
        "No application was launched, so none opens \(url). Call launch(_:opening:) first.")
    }
    if !device.receive(url) {
      report(
        "The application does not open \(url). Look at CFBundleURLTypes in its Info.plist.")
    }
    device.clock.runPass()
  }

  /// The addresses that other applications have opened for this one, in order.
  public var openedURLs: [URL] { device.otherApplications.opened }

  /// Installs another application, which opens the addresses of some schemes.
  public func installApplication(_ name: String, schemes: [String]) {
    device.otherApplications.install(name, schemes: schemes)
  }

  /// How long nobody has to touch the device until it locks itself, in seconds; nil for never.
  public var autoLock: TimeInterval? {
    get { device.idleTimer.period }
    set { device.idleTimer.period = newValue }
  }

  /// Opens another window of the application, which comes to the front.
  ///
  /// It takes `UIApplicationSupportsMultipleScenes` in Info.plist.
  public func openNewWindow() {
    if device.connectAnotherScene() == nil {
      report(
        "The application has no second window. Look at UIApplicationSupportsMultipleScenes in its "
          + "Info.plist.")
    }
    device.clock.runPass()
  }

  /// Closes the window in front for good; the one behind it comes to the front.
  public func closeWindow() {
    guard let scene = device.scenes.inFront, device.scenes.areInUse else {
      return report("The application has no scenes, so there is no window to close.")
    }
    device.close(scene)
    device.clock.runPass()
  }
}
