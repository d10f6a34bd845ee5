/// A key a person pressed at a terminal.
nonisolated package enum Key: Hashable, Sendable {
  case up, down, left, right
  /// An arrow while the shift key is held.
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case home, end, pageUp, pageDown
  case tab, backTab, enter, escape, backspace, delete
  /// Control and D, which ends the input of a program that reads lines.
  case endOfInput
  /// Control and a letter, in lower case.
  case control(Character)
  case character(Character)
}
