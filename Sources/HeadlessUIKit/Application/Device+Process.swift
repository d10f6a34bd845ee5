/// The process of an application: it ends, and another one begins.
extension Device {
  /// Launches the application that has ended anew, as a tap on its icon does.
  func relaunch(opening contexts: Set<UIOpenURLContext>) {
    guard let launchedWith else { return }
    launchURL = contexts.first?.url
    launch(launchedWith.principal, launchedWith.delegate)
    clock.runPass()
  }

  /// Whether there is a process: an application was launched, and has not ended.
  var isRunning: Bool { hasLaunched && !hasEnded }

  /// Ends the process, and with it its timers, its background tasks and what it observes.
  func endProcess() {
    hasEnded = true
    timers.objects.forEach { $0.invalidate() }
    notifications.endProcess()
    backgroundTasks.forget()
    significantTime.processDidEnd()
    systemScreen.refresh()
  }

  /// Forgets everything an application had that has ended.
  ///
  /// What the device knows stays. Windows that somebody still keeps are seen no more.
  func forgetProcess() {
    guard hasEnded else { return }
    let kept = windowsBeforeLaunch.compactMap(\.window)
    windows.removeAll { entry in
      entry.window.map { !$0.isOfSystem && !kept.contains($0) } ?? true
    }
    keyWindow = nil
    keyboard.follow()
    (outside.inFront, idleTimer.isLocked) = (nil, false)
    animations.areEnabled = true
    (scenes, implicitScene, usesScenes) = ([], nil, false)
    applicationStyle = nil
    (madeApplication, delegate, nibObjects) = (nil, nil, [])
    (hasLaunched, hasEnded) = (false, false)
  }
}
