/// An object that text can be typed into.
///
/// The keyboard comes for a view of this kind that is the first responder, and calls these methods
/// for its keys. The return key inserts `"\n"`.
///
///     final class CodeView: UIView, UIKeyInput {
///       var code = ""
///       var hasText: Bool { !code.isEmpty }
///       func insertText(_ text: String) { code += text }
///       func deleteBackward() { _ = code.popLast() }
///       override var canBecomeFirstResponder: Bool { true }
///     }
///
/// - Differs: It is a view. A controller that conforms hears of nothing.
/// - Source: Apple, UIKit, "UIKeyInput".
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text where the caret is, or in place of what is selected.
  func insertText(_ text: String)

  /// Takes away what is selected, or the character before the caret.
  func deleteBackward()
}

/// An object whose text is read and changed by positions.
///
/// - Shape: Positions and ranges are objects of the text itself. Ask the text for them.
/// - Units: Offsets count UTF-16 units.
/// - Errors: A position that is none of this text's answers nil.
/// - Source: Apple, UIKit, "UITextInput".
@MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?

  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected, or the caret as a range without characters.
  var selectedTextRange: UITextRange? { get set }

  /// The text that is still being composed, or nil for none.
  var markedTextRange: UITextRange? { get }

  /// Shows text that is still being composed, in place of the marked or the selected one.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Accepts the text that is being composed.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions, whichever comes first.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position that lies a number of UTF-16 units away, or nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns how two positions lie to each other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 units from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// A position between two characters of a text.
///
/// - Source: Apple, UIKit, "UITextPosition".
open class UITextPosition: NSObject {
  /// Creates a position that no text knows.
  public override init() {
    super.init()
  }
}

/// A range between two positions of a text.
///
/// - Source: Apple, UIKit, "UITextRange".
open class UITextRange: NSObject {
  /// Creates a range that no text knows.
  public override init() {
    super.init()
  }

  /// The position before the range.
  open var start: UITextPosition { UITextPosition() }

  /// The position after the range.
  open var end: UITextPosition { UITextPosition() }

  /// Whether the range has no characters.
  open var isEmpty: Bool { true }
}

/// A position as an offset in UTF-16 units.
final class OffsetPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// A range between two offsets.
final class OffsetRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { OffsetPosition(range.location) }
  override var end: UITextPosition { OffsetPosition(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetRange)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}
