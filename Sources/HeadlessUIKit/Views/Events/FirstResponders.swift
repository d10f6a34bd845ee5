/// Makes responders the first of their windows, by UIKit's rules.
///
///     field 1 is first                       field 2.becomeFirstResponder()
///     field 1.resignFirstResponder()         asked, and may refuse
///     field 2 is first                       the keyboard stays where it is
///
/// - Shape: Each window stores its own first responder; this object stores the changes under way.
/// - Errors: A change that leads to itself is refused.
final class FirstResponders {
  /// How many changes may lead to one another before the last one is refused.
  private static let mostChanges = 32

  /// The rules of the running application.
  static var current: FirstResponders { Device.current.firstResponders }

  /// The responder that has to resign, whatever it says.
  private(set) weak var forced: UIResponder?

  private var changes = 0

  /// Makes a responder the first of its window, and returns whether it is now.
  func makeFirst(_ responder: UIResponder) -> Bool {
    guard !responder.isFirstResponder else { return true }
    guard let window = responder.windowOfResponder, responder.canBecomeFirstResponder else {
      return false
    }
    return change(responder) {
      let replace = { self.replaceFirstResponder(of: window, with: responder) }
      guard let host = Device.current.viewHost else {
        replace()
        return responder.isFirstResponder
      }
      host.updateKeyboard(after: replace)
      return responder.isFirstResponder
    }
  }

  /// Carries out a change, unless it is one of too many that lead to one another.
  func change(_ responder: UIResponder, _ body: () -> Bool) -> Bool {
    guard changes < Self.mostChanges else { return reportEndlessChanges(by: responder) }
    changes += 1
    defer { changes -= 1 }
    return body()
  }

  private func replaceFirstResponder(of window: UIWindow, with responder: UIResponder) {
    if let former = window.firstResponder, !former.resignFirstResponder() { return }
    // As it resigned, the former one may have made another the first, or removed this one.
    guard window.firstResponder == nil, responder.windowOfResponder === window else { return }
    window.firstResponder = responder
    if !window.isHidden { window.makeKey() }
  }

  /// Makes a responder cease to be the first one, and returns whether it did.
  func resign(_ responder: UIResponder) -> Bool {
    guard responder.isFirstResponder, let window = responder.windowOfResponder else { return true }
    guard forced === responder || responder.canResignFirstResponder else { return false }
    window.firstResponder = nil
    Device.current.viewHost?.updateKeyboard()
    return true
  }

  /// Makes a responder cease to be the first one, whatever it says.
  func forceToResign(_ responder: UIResponder, in window: UIWindow) {
    let former = forced
    forced = responder
    responder.resignFirstResponder()
    forced = former
    guard window.firstResponder === responder else { return }
    window.firstResponder = nil
    Device.current.viewHost?.updateKeyboard()
  }

  private func reportEndlessChanges(by responder: UIResponder) -> Bool {
    EventMessage.endlessChanges(by: responder, count: Self.mostChanges).report()
    return false
  }
}

extension UIWindow {
  /// Ends what the first responder does, because the views it lies in leave the window.
  func endEditing(in view: UIView) {
    guard let firstResponder, firstResponder.lies(in: view) else { return }
    FirstResponders.current.forceToResign(firstResponder, in: self)
  }

  /// Asks the first responder to resign if it is a view in a tree of views, or makes it.
  func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let responder = firstResponder as? UIView, responder.isDescendant(of: view) else {
      return false
    }
    guard force else { return responder.resignFirstResponder() }
    FirstResponders.current.forceToResign(responder, in: self)
    return !responder.isFirstResponder
  }
}

extension Device {
  /// Who hears what a person types, and the rules of becoming the one who does.
  var firstResponders: FirstResponders { only { FirstResponders() } }
}
