/// Handing on events that have no place on the screen.
extension UIWindow {
  /// The responder such an event goes to: the first one, or the window if there is none.
  var eventResponder: UIResponder { firstResponder ?? self }
}
