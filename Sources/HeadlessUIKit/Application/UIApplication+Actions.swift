/// Calling methods by name.
extension UIApplication {
  /// Calls a method of a target, or of the first responder up the chain that has it.
  ///
  /// Without a first responder the search starts at `origin`: the control that sends.
  func deliver(
    _ action: Selector, to target: AnyObject?, from sender: Any?, for event: UIEvent?,
    startingAt origin: UIResponder?
  ) -> Bool {
    let start = origin ?? ApplicationState.current.keyWindow
    let found = target ?? (start?.target(forAction: action, withSender: sender) as AnyObject?)
    guard let found else { return false }
    action.perform(on: found, from: sender, for: event)
    return true
  }
}
