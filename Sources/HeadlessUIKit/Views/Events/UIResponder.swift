/// An object that can answer an event, or pass it on.
///
/// Views, controllers, windows and the application form a chain. An event that one of them
/// does not handle goes to the next.
///
///     UIButton → its superview → the view's controller → UIWindow → UIApplication
///
/// One responder of each window can be the first: typing, shaking and everything else that has
/// no point on the screen reaches it, and the keyboard is there for it.
///
/// - Shape: Each responder names the one after it; the last answers nil.
/// - Errors: An event nobody handles is dropped. Becoming the first responder fails for one that
///   lies in no window, and while the present one refuses to resign. Responders that make each
///   other the first one without end are stopped, and the console says so.
/// - Differs: A view that is in no window yet, as in `viewDidLoad`, does not become the first
///   responder; a device does what it was asked for when the view comes into its window. Copying
///   and the like do nothing where there is no text to edit; a device ends the program.
/// - Unconfirmed: ``canBecomeFirstResponder`` is asked before the present first responder is, as
///   devices are seen to do; Apple's page tells it the other way round.
///   ``canPerformAction(_:withSender:)`` speaks for this responder alone. Apple's page says that
///   it asks the next one too, which ``target(forAction:withSender:)`` does anyway.
/// - Source: Apple, UIKit, "Using responders and the responder chain to handle events" and
///   "becomeFirstResponder()".
/// - Asked: D159.
open class UIResponder: NSObject, ActionTarget, KeyValueCoding, BuiltInKeyed {
  /// The methods of this class that can be called by name; a subclass overrides it.
  open class var actions: [Selector: IBAction] { [:] }

  /// What a subclass can be asked for by name; UIKit's own keys need not be listed again.
  open class var keys: Keys { [:] }

  /// Whether stored names are looked at where there is no method.
  open class var accessInstanceVariablesDirectly: Bool { true }

  /// Creates a responder that stands alone.
  public override init() {
    super.init()
  }

  /// What other modules of this package keep with the responder.
  package lazy var additions = Lifetime()

  // Spelled out, so that a subclass chooses whether its own is isolated.
  deinit {}

  /// The responder that receives what this one does not handle.
  open var next: UIResponder? { nil }

  /// The window whose first responder this can be; a view and a controller override it.
  var windowOfResponder: UIWindow? { nil }

  /// Whether the responder is a view in a tree of views, or the controller of one.
  func lies(in view: UIView) -> Bool { false }

  /// Returns whether the responder has a method of a name; the default looks into ``actions``.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method(of: self) != nil
  }

  /// Returns the first responder up the chain that can perform an action, this one included.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Selects all of a field's or a text view's text while it is edited.
  open func selectAll(_ sender: Any?) { (self as? any TextSelecting)?.selectEverything() }

  /// Copies the selected text of a field or a text view to the pasteboard.
  open func copy(_ sender: Any?) { (self as? any TextSelecting)?.copySelection() }

  /// Copies the selected text of a field or a text view, and takes it away.
  open func cut(_ sender: Any?) { (self as? any TextSelecting)?.cutSelection() }

  /// Puts the text of the pasteboard where the caret of a field or a text view is.
  open func paste(_ sender: Any?) { (self as? any TextSelecting)?.pasteCopied() }

  /// Tells the responder that a document made it, and that its outlets and actions are set.
  ///
  /// File's Owner is not told. An override calls super.
  open func awakeFromNib() {}

  /// Tells the responder that fingers touched its view.
  ///
  /// The default passes the touches on. Override all four touch methods together.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that something took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder can become the first one; the default cannot.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder resigns when another wants to be the first; the default does.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first one of its window.
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Makes this the first responder of its window, and returns whether it is now.
  ///
  /// The present first responder is asked to resign. If it refuses, everything stays as it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    FirstResponders.current.makeFirst(self)
  }

  /// Makes this cease to be the first responder, and returns whether it did.
  ///
  /// The window has none then.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    FirstResponders.current.resign(self)
  }

  /// The view shown in place of the keyboard while this is the first responder.
  ///
  /// Where it is nil, the next responder is asked, and so on up the chain.
  open var inputView: UIView? { nil }

  /// The view shown on top of the keyboard while this is the first responder.
  ///
  /// Where it is nil, the next responder is asked, and so on up the chain.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the present ``inputView`` and ``inputAccessoryView``, if this is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { Device.current.viewHost?.updateKeyboard() }
  }

  /// Tells the responder that the device began to move; the default passes it on.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that the device has moved; the default passes it on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that something put an end to a motion; the default passes it on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder that an accessory asked for something; the default passes it on.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  /// Returns the value of a property.
  open func value(forKey key: String) -> Any? { KeyTable.value(of: self, forKey: key) }

  /// Gives a property a value.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyTable.setValue(value, of: self, forKey: key)
  }

  /// Answers for a key the responder does not have; the default stops the program.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueError.undefinedKey(key, of: self, .read).raise()
    return nil
  }

  /// Takes a value for a key the responder does not have; the default stops the program.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueError.undefinedKey(key, of: self, .write).raise()
  }

  /// Hears that a property that cannot be nil was given nil; the default stops the program.
  open func setNilValueForKey(_ key: String) { KeyValueError.nilValue(key, of: self).raise() }

  /// Gives each property a value; `NSNull` stands for nil.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    KeyTable.setValues(keyedValues, of: self)
  }

  /// Tells the responder that a value which it observes has changed; an observer overrides it.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  class var builtInKeys: BuiltInKeys { KeysOf<UIResponder>.list([:]) }
}

/// A responder with text that is selected, copied and pasted.
protocol TextSelecting {
  /// Selects all text.
  func selectEverything()
  /// Keeps the selected text for pasting.
  func copySelection()
  /// Keeps the selected text for pasting and takes it away.
  func cutSelection()
  /// Inserts what was copied.
  func pasteCopied()
}

/// What is posted when the keyboard comes and goes.
extension UIResponder {
  /// Is posted before the keyboard comes, or while it is there becomes higher or lower.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")

  /// Is posted when the keyboard has come, or has become higher or lower.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")

  /// Is posted before the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")

  /// Is posted when the keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")

  /// Is posted before the keyboard changes its frame: it comes, goes, or changes its height.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Is posted when the keyboard has changed its frame.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Names the keyboard's frame before the change, an `NSValue` in the screen's coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// Names the keyboard's frame after the change, an `NSValue` in the screen's coordinates.
  ///
  /// - Differs: `as? NSValue` and then `cgRectValue` reads it. On a device `as? CGRect` does too.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// Names how long the keyboard takes to come or go, in seconds.
  ///
  /// - Differs: It is 0. The keyboard of a device takes a quarter of a second.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// Names the curve of the keyboard's animation, a number to shift by 16 into `AnimationOptions`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIResponder {
  /// Tells the responder about a motion: that it began, that it ended, or that it was cut short.
  func tellMotion(_ event: UIEvent) {
    switch event.phase {
    case .began: motionBegan(event.subtype, with: event)
    case .ended: motionEnded(event.subtype, with: event)
    default: motionCancelled(event.subtype, with: event)
    }
  }
}
