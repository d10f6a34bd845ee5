/// What stands at the bottom of the screen while somebody can be typed to.
///
/// It follows the first responder of the key window. One that takes text gets the keyboard, or
/// the view it names in its place, and every one gets the view it names to stand on top.
///
///     ┌──────────────────┐
///     │ the application  │
///     ├──────────────────┤
///     │ inputAccessory…  │
///     │ keyboard, or     │
///     │ inputView        │
///     └──────────────────┘
///
/// - Shape: A window of its own covers the lower part of the screen and pushes nothing aside.
/// - Units: Points, in the screen's coordinates.
/// - Errors: Observers that change the first responder while they are told of the last change are
///   followed afterwards, 32 times at most.
package final class Keyboard: DevicePart {
  /// How often observers may change what is shown before they are left alone.
  private static let mostRounds = 32

  /// The curve of a device's keyboard, which none of UIKit's names stands for.
  private static let curve = 7

  /// What stands at the bottom.
  struct Content: Equatable {
    var input: UIView?
    var accessory: UIView?
    var isEmpty: Bool { input == nil && accessory == nil }
  }

  private var window: KeyboardWindow?
  private var changes = 0
  private var isUpdating = false
  private var needsUpdate = false
  private weak var user: UIResponder?

  /// Whether something stands at the bottom of the screen.
  package var isShown: Bool { window != nil }

  /// The view that hears what is typed, or nil if nobody does.
  package var field: (any UIKeyInput & UIView)? { firstResponder as? any UIKeyInput & UIView }

  /// The frame of the keyboard on the screen, or below it while there is none.
  package var frame: CGRect { window?.keyboardFrame ?? frame(of: Content()) }

  private var firstResponder: UIResponder? {
    guard let window = device.keyWindow, !window.isHidden else { return nil }
    return window.firstResponder
  }

  /// Makes a change of the first responder, and updates when all of it is done.
  func changeOnce(_ body: () -> Void) {
    changes += 1
    body()
    changes -= 1
    update()
  }

  /// Shows what the first responder asks for, and tells everybody.
  func update() {
    needsUpdate = true
    guard changes == 0, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while needsUpdate, rounds < Self.mostRounds {
      needsUpdate = false
      rounds += 1
      show(wanted)
    }
    guard needsUpdate else { return }
    needsUpdate = false
    SystemMessage.endlessKeyboardChanges(count: Self.mostRounds).report(on: device)
  }

  /// Draws the keys anew, because the text before the caret has changed.
  func textDidChange() {
    (window?.content.input as? KeyboardView)?.refresh()
  }

  private var wanted: Content {
    guard let responder = firstResponder else { return Content() }
    var input = responder.nearest(\.inputView)
    if let view = input, responder.isShown(in: view) {
      SystemMessage.inputViewAround(responder, view).report(on: device)
      input = nil
    }
    if input == nil, let field = responder as? any UIKeyInput & UIView {
      let isSame = user === field && window?.content.input is KeyboardView
      let shown = window?.content.input as? KeyboardView
      input = isSame && shown?.suits(field) == true ? shown : KeyboardView(for: field)
    }
    let accessory = responder.nearest(\.inputAccessoryView)
    return Content(input: input, accessory: accessory === input ? nil : accessory)
  }

  private func show(_ content: Content) {
    user = firstResponder
    guard isShown || !content.isEmpty else { return }
    let begin = isShown ? frame : belowScreen(frame(of: content))
    let end = content.isEmpty ? belowScreen(frame) : frame(of: content)
    guard begin != end else { return put(content) }
    let names: [NSNotification.Name] =
      content.isEmpty
      ? [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
      : [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    names.prefix(2).forEach { post($0, begin, end) }
    put(content)
    names.suffix(2).forEach { post($0, begin, end) }
  }

  private func put(_ content: Content) {
    defer { device.keyWindow?.keyboardDidMove() }
    guard !content.isEmpty else {
      window?.show(content, in: frame)
      window = nil
      return
    }
    let window = self.window ?? KeyboardWindow(frame: device.screen.bounds)
    self.window = window
    window.show(content, in: frame(of: content))
    window.isHidden = false
  }

  private func frame(of content: Content) -> CGRect {
    let screen = device.screen.bounds
    let height = min(
      KeyboardWindow.height(of: content.input) + KeyboardWindow.height(of: content.accessory),
      screen.height)
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func belowScreen(_ rect: CGRect) -> CGRect {
    CGRect(x: 0, y: device.screen.bounds.height, width: rect.width, height: rect.height)
  }

  private func post(_ name: NSNotification.Name, _ begin: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      ])
  }
}

extension Device {
  /// The keyboard, or what an application shows in its place.
  package var keyboard: Keyboard { only { Keyboard(on: self) } }
}

extension NSNotification.Name {
  fileprivate static var willShow: Self { UIResponder.keyboardWillShowNotification }
  fileprivate static var didShow: Self { UIResponder.keyboardDidShowNotification }
  fileprivate static var willHide: Self { UIResponder.keyboardWillHideNotification }
  fileprivate static var didHide: Self { UIResponder.keyboardDidHideNotification }
  fileprivate static var willChangeFrame: Self { UIResponder.keyboardWillChangeFrameNotification }
  fileprivate static var didChangeFrame: Self { UIResponder.keyboardDidChangeFrameNotification }
}

extension UIResponder {
  /// How many responders are asked before the chain counts as a circle.
  private static let mostResponders = 100_000

  /// Returns what the responder names, or else the next one up the chain that names something.
  fileprivate func nearest(_ view: (UIResponder) -> UIView?) -> UIView? {
    var responder: UIResponder? = self
    for _ in 0..<Self.mostResponders {
      guard let current = responder else { return nil }
      if let found = view(current) { return found }
      responder = current.next
    }
    return nil
  }

  fileprivate func isShown(in view: UIView) -> Bool {
    (self as? UIView)?.isDescendant(of: view) ?? false
      || (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) ?? false
  }
}
