import HeadlessUIKit

extension Element {
  /// Types on the keyboard, character by character.
  ///
  /// A newline is the return key. The element, or something in it, has to be the first responder.
  public func typeText(_ text: String) {
    if hasKeyboardFocus(to: "typed into") { query.stage.typeText(text) }
  }

  /// Presses a key of a hardware keyboard while others are held.
  public func typeKey(_ key: KeyboardKey, modifierFlags flags: KeyboardKey.ModifierFlags) {
    if hasKeyboardFocus(to: "typed into") { query.stage.typeKey(key, modifierFlags: flags) }
  }

  /// Presses a letter of a hardware keyboard while others are held: `typeKey("a", .command)`.
  public func typeKey(_ key: String, modifierFlags flags: KeyboardKey.ModifierFlags) {
    if hasKeyboardFocus(to: "typed into") { query.stage.typeKey(key, modifierFlags: flags) }
  }

  /// The text that a text field shows while it is empty, or nil.
  public var placeholderValue: String? { view?.placeholderValue }

  private func hasKeyboardFocus(to act: String) -> Bool {
    guard let view else {
      query.stage.report(
        "The \(query.kind) \(name) cannot be \(act): it is not there. \(query.inventory)")
      return false
    }
    if let field = query.stage.keyboard.field, field.isDescendant(of: view) { return true }
    let other = query.stage.keyboard.field.map {
      " The keys act on the text field \u{201C}\($0.spokenText)\u{201D}."
    }
    query.stage.report(
      "The \(query.kind) \(name) cannot be \(act): Neither element nor any descendant has "
        + "keyboard focus.\(other ?? "") Tap it first.")
    return false
  }
}

extension Stage {
  /// Types on the keyboard, into whatever is being edited.
  ///
  /// A newline is the return key. When it moves on to another field, typing goes on there.
  public func typeText(_ text: String) {
    for character in text {
      guard let field = focusedField(for: String(character)) else { return }
      switch character {
      case "\n", "\r", "\r\n": field.pressReturn()
      case "\u{8}", "\u{7F}": field.deleteBackwardByPerson()
      default: field.type(String(character))
      }
    }
    device.clock.runPass()
  }

  /// Presses a key of a hardware keyboard while others are held.
  public func typeKey(_ key: KeyboardKey, modifierFlags flags: KeyboardKey.ModifierFlags) {
    typeKey(key.rawValue, modifierFlags: flags)
  }

  /// Presses a letter of a hardware keyboard while others are held.
  public func typeKey(_ key: String, modifierFlags flags: KeyboardKey.ModifierFlags) {
    guard let field = focusedField(for: key) else { return }
    let extends = flags.contains(.shift)
    switch (key, flags.contains(.command)) {
    case (KeyboardKey.leftArrow.rawValue, let far):
      field.moveCaret(far ? .beginning : .backward, extending: extends)
    case (KeyboardKey.rightArrow.rawValue, let far):
      field.moveCaret(far ? .end : .forward, extending: extends)
    case (KeyboardKey.upArrow.rawValue, _): field.moveCaret(.up, extending: extends)
    case (KeyboardKey.downArrow.rawValue, _): field.moveCaret(.down, extending: extends)
    case ("a", true): field.selectAll(nil)
    case ("c", true): field.copy(nil)
    case ("x", true): field.cut(nil)
    case ("v", true): field.paste(nil)
    case (_, true): return
    case (_, false): return typeText(extends ? key.uppercased() : key)
    }
    device.clock.runPass()
  }

  var keyboard: Keyboard { Device.current.keyboard }

  private func focusedField(for key: String) -> (any UIKeyInput & UIView)? {
    if let field = keyboard.field { return field }
    report(
      "\u{201C}\(key)\u{201D} cannot be typed: nothing has keyboard focus. Tap a text field first, "
        + "or look at who resigned the first responder.")
    return nil
  }
}
