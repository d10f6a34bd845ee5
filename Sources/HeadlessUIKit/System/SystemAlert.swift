/// A question of the system, with buttons for the answers; it looks like an alert of an application.
///
/// - Shape: The answers count from 0, left to right.
/// - Source: Apple, UserNotifications, "Asking permission to use notifications".
final class SystemAlert: AlertView {
  /// The process that asks; the question goes with it.
  let scope = ProcessScope.current

  /// Takes the alert off the screen.
  var leave: () -> Void = {}

  init(title: String, message: String, choices: [String], answer: @escaping (Int) -> Void) {
    super.init(frame: .zero)
    let actions = choices.map { UIAlertAction(title: $0, style: .default) }
    show(Content(title: title, message: message, style: .alert, fields: [], actions: actions)) {
      [weak self] action in
      self?.leave()
      answer(actions.firstIndex { $0 === action } ?? 0)
    }
  }

  required init?(coder: NSCoder) { nil }
}
