/// The process of an application: it ends, and another one begins.
extension ApplicationState {
  /// Launches the application that has ended anew, as a tap on its icon does.
  func relaunch(opening contexts: Set<UIOpenURLContext>) {
    guard let launchedWith else { return }
    launchURL = contexts.first?.url
    launch(launchedWith.principal, launchedWith.delegate)
    clock.turn()
  }

  /// Forgets everything an application had that has ended. What the device knows stays.
  ///
  /// Windows that somebody still keeps are seen no more.
  func forgetProcess() {
    guard hasEnded else { return }
    let kept = windowsBeforeLaunch.compactMap(\.window)
    windows.removeAll { entry in
      entry.window.map { !$0.isOfSystem && !kept.contains($0) } ?? true
    }
    keyWindow = nil
    keyboard.follow()
    backgroundTasks.forget()
    (outside.inFront, idleTimer.isLocked) = (nil, false)
    (scenes, implicitScene, usesScenes) = ([], nil, false)
    applicationStyle = nil
    (madeApplication, delegate, nibObjects) = (nil, nil, [])
    (hasLaunched, hasEnded) = (false, false)
  }
}
