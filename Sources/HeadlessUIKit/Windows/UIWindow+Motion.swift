/// Handing on events that have no place on the screen.
extension UIWindow {
  /// The responder such an event goes to.
  var eventResponder: UIResponder { firstResponder ?? self }
}
