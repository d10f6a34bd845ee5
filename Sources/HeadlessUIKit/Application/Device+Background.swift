/// Going out of sight and coming back.
extension Device {
  /// Whether the application is neither in the background nor at its end.
  package var isInFront: Bool { application.applicationState != .background && !hasEnded }

  /// Whether the application is in the background with nothing to do: it runs no more.
  var isSuspended: Bool { !isInFront && backgroundTasks.isEmpty }

  /// Puts the application into the background, as the Home button does.
  package func enterBackground() {
    guard isInFront else { return }
    if application.applicationState == .active {
      take(.willResignActive)
      application.applicationState = .inactive
    }
    application.applicationState = .background
    take(.didEnterBackground)
    backgroundTasks.applicationDidLeave()
    systemScreen.refresh()
  }

  /// Brings the application to the front again; one that has ended is launched anew.
  ///
  /// Addresses to open are handed over on the way, before it is active.
  package func enterForeground(opening contexts: Set<UIOpenURLContext> = []) {
    guard !isInFront else { return }
    guard !hasEnded else { return relaunch(opening: contexts) }
    (outside.inFront, idleTimer.isLocked) = (nil, false)
    backgroundTasks.applicationDidReturn()
    // Without a scene it gets a new one, and the addresses with it.
    let isWithoutScene = usesScenes && scenes.isEmpty
    if isWithoutScene { connectFirstScene(contexts) }
    take(.willEnterForeground)
    application.applicationState = .inactive
    systemScreen.refresh()
    guard hasLaunched else { return }
    if !isWithoutScene { hand(contexts) }
    application.applicationState = .active
    take(.didBecomeActive)
    significantTime.applicationDidReturn()
    idleTimer.restart()
  }
}
