/// A key that writes no letter.
///
///     stage.textFields["Name"].typeText("Anna" + KeyboardKey.delete.rawValue)
///
/// - Shape: ``rawValue`` is a character that stands for the key among what is typed.
/// - Source: Apple, XCTest, "XCUIKeyboardKey".
public struct KeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The character that stands for the key.
  public let rawValue: String

  /// Creates a key out of the character that stands for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key that takes away what stands before the caret.
  public static let delete = KeyboardKey(rawValue: "\u{8}")
  /// The return key.
  public static let `return` = KeyboardKey(rawValue: "\r")
  /// The space bar.
  public static let space = KeyboardKey(rawValue: " ")
  /// The arrow that moves the caret to the left.
  public static let leftArrow = KeyboardKey(rawValue: "\u{F702}")
  /// The arrow that moves the caret to the right.
  public static let rightArrow = KeyboardKey(rawValue: "\u{F703}")
  /// The arrow that moves the caret to the beginning of the line.
  public static let upArrow = KeyboardKey(rawValue: "\u{F700}")
  /// The arrow that moves the caret to the end of the line.
  public static let downArrow = KeyboardKey(rawValue: "\u{F701}")

  /// Keys that are held while another is pressed.
  ///
  /// - Source: Apple, XCTest, "XCUIElement.KeyModifierFlags".
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of keys out of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The shift key: arrows select.
    public static let shift = Self(rawValue: 1 << 1)
    /// The command key: A selects all, C copies, X cuts, V pastes.
    public static let command = Self(rawValue: 1 << 4)
  }
}
