extension ApplicationState {
  /// The time, in seconds since the device was switched on.
  var now: TimeInterval { clock.now }

  /// Tells those who listen.
  func post(_ name: NSNotification.Name, by object: AnyObject) {
    notifications.post(name: name, object: object)
  }
}
