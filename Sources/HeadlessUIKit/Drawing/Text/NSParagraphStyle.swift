/// How the lines of a paragraph are laid out.
///
/// Text has one as the attribute `.paragraphStyle`. This class is read only; make an
/// ``NSMutableParagraphStyle`` and set what is to differ.
///
/// - Shape: The style of a paragraph is that of its first character.
/// - Units: Points, except ``lineHeightMultiple``.
/// - Errors: Negative numbers and such that are not finite count as 0, except for ``tailIndent``.
/// - Unconfirmed: There is no room under the last line, whatever ``lineSpacing`` says.
/// - Source: Apple, UIKit, "NSParagraphStyle" and its header for the defaults.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// What a style says.
  nonisolated struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
  }

  var values = Values()

  /// The style of a paragraph that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {
    super.init()
  }

  /// Where the lines stand.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens to lines that do not fit; by default they are broken between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The distance of the first line from the left edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The distance of the other lines from the left edge.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: a distance from the left edge, or if it is not positive from the right one.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The room between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// What the natural height of a line is multiplied by; 0 is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The height a line has at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The height a line has at most; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The room after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The room before the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

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
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineSpacing)
    hasher.combine(values.headIndent)
    return hasher.finalize()
  }
}

/// How the lines of a paragraph are laid out, to be changed.
///
///     let paragraph = NSMutableParagraphStyle()
///     paragraph.alignment = .center
///     paragraph.lineSpacing = 6
///
/// - Units: Points, except ``lineHeightMultiple``.
/// - Source: Apple, UIKit, "NSMutableParagraphStyle".
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

  /// The distance of the first line from the left edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.atLeastZero }
  }

  /// The distance of the other lines from the left edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.atLeastZero }
  }

  /// Where lines end: from the left edge, or if it is not positive from the right one.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  /// The room between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.atLeastZero }
  }

  /// What the natural height of a line is multiplied by; 0 is 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.atLeastZero }
  }

  /// The height a line has at least.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue.atLeastZero }
  }

  /// The height a line has at most; 0 is no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue.atLeastZero }
  }

  /// The room after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.atLeastZero }
  }

  /// The room before the paragraph, unless it is the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue.atLeastZero }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}

nonisolated extension NSParagraphStyle {
  /// The height of a line that would be of a height by nature.
  func height(of natural: CGFloat) -> CGFloat {
    var height = natural * (values.lineHeightMultiple > 0 ? values.lineHeightMultiple : 1)
    if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    return max(height, values.minimumLineHeight)
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

nonisolated extension CGFloat {
  fileprivate var atLeastZero: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
