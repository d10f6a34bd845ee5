import HeadlessUIKit

/// The other applications of the device, and what a person does with the windows of this one.
extension Stage {
  /// The version of iOS whose SDK the application is built with; 18 unless something else is set.
  ///
  /// From 26 on an application without scenes is warned, and from 27 on it does not launch.
  public var sdkVersion: Int {
    get { state.sdkVersion }
    set { state.sdkVersion = newValue }
  }

  /// Opens an address that the application has the scheme of, as a tap on a link does.
  ///
  /// An application that is not in front comes to the front for it.
  public func open(_ url: URL) {
    guard state.hasLaunched else {
      return report(
        "No application was launched, so none opens \(url). Call launch(_:opening:) first.")
    }
    if !state.receive(url) {
      report(
        "The application does not open \(url). Look at CFBundleURLTypes in its Info.plist.")
    }
    state.clock.runPass()
  }

  /// The addresses that other applications have opened for this one, in order.
  public var openedURLs: [URL] { state.otherApplications.opened }

  /// Installs another application, which opens the addresses of some schemes.
  public func installApplication(_ name: String, schemes: [String]) {
    state.otherApplications.install(name, schemes: schemes)
  }

  /// How long nobody has to touch the device until it locks itself, in seconds; nil for never.
  public var autoLock: TimeInterval? {
    get { state.idleTimer.period }
    set { state.idleTimer.period = newValue }
  }

  /// Opens another window of the application, which comes to the front.
  ///
  /// It takes `UIApplicationSupportsMultipleScenes` in Info.plist.
  public func openNewWindow() {
    if state.connectAnotherScene() == nil {
      report(
        "The application has no second window. Look at UIApplicationSupportsMultipleScenes in its "
          + "Info.plist.")
    }
    state.clock.runPass()
  }

  /// Closes the window in front for good; the one behind it comes to the front.
  public func closeWindow() {
    guard let scene = state.scenes.inFront, state.scenes.areInUse else {
      return report("The application has no scenes, so there is no window to close.")
    }
    state.close(scene)
    state.clock.runPass()
  }
}
