/// What UIKit asks of the floors above it: the application, its scenes, and the system's own screen.
///
/// Views, controls, controllers and windows know of neither. They reach them here and nowhere else.
protocol UIKitHost: AnyObject {
  /// Whether touches pass unheard.
  var ignoresTouches: Bool { get }

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

  /// Calls a method of a target, or else of the first responder up the chain that has it; without a
  /// first responder the search begins at `origin`. Returns whether somebody had it.
  func deliver(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?,
    startingAt origin: UIResponder?
  ) -> Bool

  /// Changes the first responder, and brings the keyboard up to date when all of that is done.
  func updateKeyboard(after change: () -> Void)

  /// Brings the keyboard up to date with the first responder.
  func updateKeyboard()

  /// Where the keyboard stands on the screen, or nothing while it is hidden.
  var keyboardFrame: CGRect { get }

  /// Hears that the text before the caret has changed.
  func textDidChange()

  /// Loads the view of a controller from its scene or its nib, and returns whether it has one.
  func loadView(of controller: UIViewController) -> Bool

  /// Asks the controller in front, or the application, how the status bar is to look.
  func updateStatusBar()

  /// Turns the interface as the device is held, where the controller in front allows it.
  func updateInterfaceOrientation()
}

extension Device {
  /// The floors above UIKit, as UIKit sees them.
  var host: any UIKitHost { self }
}
