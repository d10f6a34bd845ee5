/// What the system shows in front of an application: questions, banners, the home screen.
///
///     home screen   while the application is in the background
///     cover         while the device is locked, or another application is in front
///     banner        for five seconds, over whatever is shown
///     alert         until it is answered, over everything
///
/// - Shape: One banner and one alert at a time; a new banner takes the place of the last.
/// - Units: Points and seconds.
package final class SystemScreen: DevicePart {
  /// How long a banner stays, in seconds.
  private static let stay: TimeInterval = 5

  private var window: SystemWindow?
  private var alerts: [SystemAlert] = []
  private var banner: NotificationBanner?
  private var ticket: Clock.Ticket?
  private var home: HomeScreen?
  private var cover: LockOrAppOverlay?

  /// Asks something, after what is asked already.
  func show(_ alert: SystemAlert) {
    alert.leave = { [weak self, weak alert] in self?.remove(alert) }
    alerts.append(alert)
    layOut()
  }

  /// Shows a banner for a while.
  func show(_ banner: NotificationBanner) {
    removeBanner()
    self.banner = banner
    banner.leave = { [weak self] in self?.removeBanner() }
    ticket = device.clock.scheduleForDevice(after: Self.stay, .timer) { [weak self] in
      self?.removeBanner()
    }
    layOut()
  }

  /// Shows the home screen while the application is in the background, and its badge.
  func refresh() {
    if device.isApplicationInFront {
      home = nil
    } else if home == nil {
      home = HomeScreen(on: device)
    }
    home?.badge = device.userNotifications.badge
    cover = device.isApplicationInFront ? nil : makeCover()
    alerts.removeAll { $0.scope.hasEnded }
    layOut()
  }

  private func makeCover() -> LockOrAppOverlay? {
    let comeBack: () -> Void = { [weak device] in device?.systemHost?.enterForeground() }
    if device.idleTimer.isLocked {
      return LockOrAppOverlay(
        title: "Locked", detail: "", button: "Unlock", color: .black, leave: comeBack)
    }
    return device.otherApplications.inFront.map {
      LockOrAppOverlay(
        title: $0.name, detail: $0.url.absoluteString,
        button: "Back to \(device.nameOfApplication)", color: .systemBackground,
        leave: comeBack)
    }
  }

  private func removeBanner() {
    ticket?.cancel()
    (ticket, banner) = (nil, nil)
    layOut()
  }

  private func remove(_ alert: SystemAlert?) {
    alerts.removeAll { $0 === alert }
    layOut()
  }

  private func layOut() {
    let views = [cover ?? home, banner, alerts.first].compactMap { $0 }
    guard !views.isEmpty else {
      window?.show([])
      window = nil
      return
    }
    let window = self.window ?? SystemWindow(frame: device.screen.bounds)
    self.window = window
    window.show(views)
    window.isHidden = false
  }
}

extension Device {
  /// What the system shows in front of the application.
  var systemScreen: SystemScreen { only { SystemScreen(on: self) } }
}
