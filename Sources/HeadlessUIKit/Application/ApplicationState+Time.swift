extension ApplicationState {
  /// The time, in seconds since the device was switched on.
  var now: TimeInterval { 0 }

  /// Tells those who listen.
  func post(_ name: NSNotification.Name, by object: AnyObject) {}
}
