/// Going out of sight and coming back.
extension ApplicationState {
  /// Whether the application is not in the background.
  var isInFront: Bool { application.applicationState != .background }

  /// The name below the icon: that of Info.plist, else "App".
  var applicationName: String {
    let information = bundle.infoDictionary
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { information?[$0] as? String }
    return names.first ?? "App"
  }

  /// Puts the application into the background, as the Home button does.
  package func enterBackground() {
    guard isInFront else { return }
    if application.applicationState == .active {
      application.applicationState = .inactive
      tell("willResignActive") { $0.applicationWillResignActive(application) }
      post(UIApplication.willResignActiveNotification, by: application)
    }
    application.applicationState = .background
    tell("didEnterBackground") { $0.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification, by: application)
    systemScreen.refresh()
  }

  /// Brings the application to the front again.
  package func enterForeground() {
    guard !isInFront else { return }
    tell("willEnterForeground") { $0.applicationWillEnterForeground(application) }
    post(UIApplication.willEnterForegroundNotification, by: application)
    application.applicationState = .inactive
    systemScreen.refresh()
    guard hasLaunched else { return }
    application.applicationState = .active
    tell("didBecomeActive") { $0.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, by: application)
  }
}
