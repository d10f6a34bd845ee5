/// How the lines of a paragraph are laid out.
///
/// Text has one as the attribute `.paragraphStyle`. This class is read only; make an
/// ``NSMutableParagraphStyle`` and set what is to differ.
///
/// - Shape: The style of a paragraph is that of its first character.
/// - Units: Points.
/// - Errors: Negative numbers and such that are not finite count as 0.
/// - Unconfirmed: There is no room under the last line, whatever ``lineSpacing`` says.
/// - Asked: D32.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// What a style says.
  nonisolated struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  var values = Values()

  /// The style of a paragraph that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines stand.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens to lines that do not fit; by default they are broken between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The room between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Returns a style of the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether another object is a style of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values
  }

  /// A number that equal styles share.
  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph are laid out, to be changed.
///
///     let paragraph = NSMutableParagraphStyle()
///     paragraph.alignment = .center
///     paragraph.lineSpacing = 6
///
/// - Units: Points.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to lines that do not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The room between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }
}

nonisolated extension NSMutableAttributedString {
  /// Changes the paragraph styles that parts of the text have of their own.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    let everything = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: everything) { value, range, _ in
      let own = value as? NSParagraphStyle
      guard let style = own?.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(style)
      addAttribute(.paragraphStyle, value: style, range: range)
    }
  }
}
