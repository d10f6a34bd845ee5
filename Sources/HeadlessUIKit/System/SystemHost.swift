/// What the system's own screen asks of the application that is installed.
protocol SystemHost: AnyObject {
  /// The name below the icon.
  var applicationName: String { get }

  /// Whether the application is neither in the background nor at its end.
  var isInFront: Bool { get }

  /// Whether the application keeps the device awake.
  var isIdleTimerDisabled: Bool { get }

  /// Puts the application into the background.
  func enterBackground()

  /// Brings the application to the front, and launches it if it does not run.
  func enterForeground()
}

extension Device {
  /// Who answers the system: the application, which sets it.
  var systemHost: (any SystemHost)? {
    get { only { Slot<any SystemHost>() }.value }
    set { only { Slot<any SystemHost>() }.value = newValue }
  }

  /// Whether the application is neither in the background nor at its end.
  var isApplicationInFront: Bool { systemHost?.isInFront ?? false }

  var nameOfApplication: String { systemHost?.applicationName ?? "" }
}
