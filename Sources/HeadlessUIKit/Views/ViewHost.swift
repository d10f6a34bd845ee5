/// What views, controls and controllers ask of the application and of the system's own screen.
///
/// They know of neither. They reach them here and nowhere else.
protocol ViewHost: AnyObject {
  /// The application, which ends the chain of responders.
  var applicationResponder: UIResponder { get }

  /// Hears that a window is shown.
  func windowDidShow(_ window: UIWindow)

  /// Hears that a delegate has no property for the window that it was given.
  func windowIsNotKept(_ window: UIWindow?, by delegate: Any.Type)

  /// Hears that a person has touched the screen.
  func personDidTouch()

  /// Hands an event to the application.
  func send(_ event: UIEvent)

  /// Has the application call a method by its name, and returns whether somebody had it.
  func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool

  /// Changes the first responder, and brings the keyboard up to date when all of that is done.
  func updateKeyboard(after change: () -> Void)

  /// Brings the keyboard up to date with the first responder.
  func updateKeyboard()

  /// Where the keyboard stands on the screen, or nothing while it is hidden.
  var keyboardFrame: CGRect { get }

  /// Hears that the text before the caret has changed.
  func textDidChange()

  /// Asks the controller in front, or the application, how the status bar is to look.
  func updateStatusBar()

  /// Turns the interface as the device is held, where the controller in front allows it.
  func updateInterfaceOrientation()
}

extension Device {
  /// Who answers views: the application, which sets it.
  var viewHost: (any ViewHost)? {
    get { only { Slot<any ViewHost>() }.value }
    set { only { Slot<any ViewHost>() }.value = newValue }
  }
}
