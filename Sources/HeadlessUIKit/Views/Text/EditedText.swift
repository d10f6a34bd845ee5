/// Text with a caret, and what typing does to it.
///
/// - Shape: The selection runs between ``anchor`` and ``head``, in either direction. Where both
///   are equal, there is a caret.
/// - Units: UTF-16 units. Both ends always stand between two characters, never within one.
struct EditedText {
  private(set) var attributedString = NSAttributedString(string: "")
  private(set) var anchor = 0
  private(set) var head = 0
  /// How often the text was replaced as a whole.
  private(set) var assignments = 0

  var string: String { attributedString.string }
  var length: Int { attributedString.length }

  /// The selected text, or the position of the caret.
  var selection: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }

  /// All text.
  var everything: NSRange { NSRange(location: 0, length: length) }

  /// The selected text itself.
  var selectedString: String { (string as NSString).substring(with: selection) }

  var stringBeforeSelection: Substring { string[..<index(selection.location)] }

  /// Takes other text, with the caret at its end.
  mutating func assign(_ attributedString: NSAttributedString) {
    self.attributedString = NSAttributedString(attributedString: attributedString)
    assignments += 1
    (anchor, head) = (length, length)
  }

  /// Changes the text or its attributes; the caret stays where it is.
  mutating func edit(_ change: (NSMutableAttributedString) -> Void) {
    let text = NSMutableAttributedString(attributedString: attributedString)
    change(text)
    attributedString = NSAttributedString(attributedString: text)
  }

  /// The attributes that a string takes over in place of a range; nil where there is no text.
  ///
  /// They are those of the first character that goes, or of the one before the caret.
  func attributes(replacing range: NSRange) -> [NSAttributedString.Key: Any]? {
    guard length > 0 else { return nil }
    let model = range.length > 0 ? range.location : range.location - 1
    return attributedString.attributes(at: min(max(model, 0), length - 1), effectiveRange: nil)
  }

  /// Replaces a range by a string, with the caret behind it.
  mutating func replace(
    _ range: NSRange, with string: String, attributes: [NSAttributedString.Key: Any]
  ) {
    let start = min(max(range.location, 0), length)
    let range = NSRange(location: start, length: min(max(range.length, 0), length - start))
    let new = NSAttributedString(string: string, attributes: attributes)
    edit { $0.replaceCharacters(in: range, with: new) }
    moveCaret(caretAt: start + string.utf16.count)
  }

  /// Puts the caret at an offset, or behind the character that has the offset within it.
  mutating func moveCaret(caretAt offset: Int) {
    let caret = boundary(from: offset)
    (anchor, head) = (caret, caret)
  }

  /// Selects a range, as far as there is text, and whole characters.
  mutating func select(_ range: NSRange) {
    let start = min(max(range.location, 0), length)
    let end = start + min(max(range.length, 0), length - start)
    let index = self.index(start)
    let isWithin = String.Index(index, within: string) == nil
    anchor = isWithin ? utf16(string.index(before: string.index(after: index))) : start
    head = boundary(from: end)
  }

  /// Moves the caret by a step, or the head of the selection.
  mutating func move(_ step: CaretStep, extending: Bool) {
    let selection = selection
    switch step {
    case .backward where selection.length > 0 && !extending: head = selection.location
    case .forward where selection.length > 0 && !extending: head = NSMaxRange(selection)
    case .backward: head = characterBefore(head).location
    case .forward: head = NSMaxRange(characterAfter(head))
    case .beginning, .up: head = 0
    case .end, .down: head = length
    }
    if !extending { anchor = head }
  }

  /// Moves the caret to an offset, or the head of the selection.
  mutating func moveHead(to offset: Int, extending: Bool) {
    head = boundary(from: offset)
    if !extending { anchor = head }
  }

  /// The range that the delete key takes away, or nil if there is nothing.
  var deletion: NSRange? {
    let range = selection.length > 0 ? selection : deletionBefore(head)
    return range.length > 0 ? range : nil
  }

  func word(at offset: Int) -> NSRange {
    let middle = index(min(max(offset, 0), length))
    let start = string[..<middle].lastIndex { $0.isWhitespace }.map(string.index(after:))
    let end = string[middle...].firstIndex { $0.isWhitespace }
    return NSRange((start ?? string.startIndex)..<(end ?? string.endIndex), in: string)
  }

  /// Returns what one press of the delete key takes away before an offset.
  ///
  /// In the scripts from Armenian to Limbu that is one mark of a letter, and not the letter. Hangul
  /// lies between them and is no such script.
  ///
  /// - Source: swift-corelib-foundation, CFString.c, `kCFStringBackwardDeletionCluster`.
  private func deletionBefore(_ offset: Int) -> NSRange {
    let last = string.unicodeScalars[..<index(offset)].last
    guard let last, (0x0530...0x194F).contains(last.value), !(0x1100...0x11FF).contains(last.value)
    else { return characterBefore(offset) }
    return NSRange(location: offset - 1, length: 1)
  }

  private func characterBefore(_ offset: Int) -> NSRange {
    let end = index(offset)
    guard end > string.startIndex else { return NSRange(location: offset, length: 0) }
    return NSRange(string.index(before: end)..<end, in: string)
  }

  private func characterAfter(_ offset: Int) -> NSRange {
    let start = index(offset)
    guard start < string.endIndex else { return NSRange(location: offset, length: 0) }
    return NSRange(start..<string.index(after: start), in: string)
  }

  private func boundary(from offset: Int) -> Int {
    let index = index(min(max(offset, 0), length))
    guard String.Index(index, within: string) == nil else { return utf16(index) }
    return utf16(string.index(after: index))
  }

  func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), string.utf16.count))
  }

  private func utf16(_ index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }
}
