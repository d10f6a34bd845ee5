/// The attributes that text can have, by the names that `NSAttributedString` stores them under.
///
/// Every number is an `Int`, a `Double`, a `CGFloat` or an `NSNumber`.
nonisolated extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// How the lines of a paragraph are laid out, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// The room after each character, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")

  /// The room after each character, a number of points; it wins over ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")

  /// The line under the text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// The colour of the line under the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// The line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// The colour of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")

  /// The width of the outline, a number of hundredths of the font's size.
  ///
  /// Letters with a positive width are hollow; with a negative one they are filled too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")

  /// Where a tap on the text leads, a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
}

/// A line under text, or through them.
///
/// Give its ``rawValue`` to a text as an attribute:
///
///     [.underlineStyle: NSUnderlineStyle.single.rawValue]
///
/// - Shape: One of the lines; no member is no line.
/// - Differs: Lines in a terminal are single.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The style as a number.
  public let rawValue: Int

  /// Creates a style out of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

extension StyledText {
  /// What attributes say of the looks of text beside its font and colour.
  ///
  /// One object serves all characters of a run.
  final class Extras {
    let paragraph: NSParagraphStyle?
    let kern: CGFloat
    let background: UIColor?
    let decoration: DisplayList.Decoration

    /// Reads attributes, or answers nil if they say nothing but the font and the colour.
    static func read(_ values: [NSAttributedString.Key: Any]) -> Extras? {
      let isPlain = values.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
      return isPlain ? nil : Extras(values)
    }

    private init(_ values: [NSAttributedString.Key: Any]) {
      func number(_ key: NSAttributedString.Key) -> CGFloat? { values[key].flatMap(CGFloat.read) }
      func color(_ key: NSAttributedString.Key) -> DisplayList.Color? {
        (values[key] as? UIColor)?.components
      }
      paragraph = values[.paragraphStyle] as? NSParagraphStyle
      kern = number(.tracking) ?? number(.kern) ?? 0
      background = values[.backgroundColor] as? UIColor
      func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
        if values[key] is NSUnderlineStyle {
          TextAttributeError.styleWithoutNumber(key).exception.terminate()
        }
        return NSUnderlineStyle(rawValue: number(key).flatMap { Int(exactly: $0.rounded()) } ?? 0)
      }
      var underline = style(.underlineStyle)
      let strike = style(.strikethroughStyle)
      if values[.link] != nil, values[.underlineStyle] == nil { underline = .single }
      decoration = DisplayList.Decoration(
        underline: underline.line(color(.underlineColor)),
        strikethrough: strike.line(color(.strikethroughColor)),
        stroke: number(.strokeWidth).flatMap { width in
          width == 0 ? nil : .init(width: width, color: color(.strokeColor))
        },
        kern: kern)
    }
  }
}

extension CGFloat {
  /// Reads the number an attribute has.
  fileprivate static func read(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value.isFinite ? value : nil
    case let value as Int: CGFloat(value)
    case let value as NSNumber: value.doubleValue.isFinite ? value.doubleValue : nil
    case let value as Float: value.isFinite ? CGFloat(value) : nil
    default: nil
    }
  }
}

/// A value that an attribute cannot have, for which Objective-C raises an exception.
nonisolated enum TextAttributeError {
  /// A style of lines stands where its number belongs.
  case styleWithoutNumber(NSAttributedString.Key)

  var exception: Exception {
    switch self {
    case .styleWithoutNumber(let key):
      let name = key == .underlineStyle ? "underlineStyle" : "strikethroughStyle"
      return .invalidArgument(
        "-[__SwiftValue _getValue:forType:]: unrecognized selector sent to instance",
        help: "The attribute .\(name) is a number, and here it is an NSUnderlineStyle. "
          + "Write the number of the style: [.\(name): NSUnderlineStyle.single.rawValue].")
    }
  }
}

extension NSUnderlineStyle {
  /// The line on a display, or nil for none.
  fileprivate func line(_ color: DisplayList.Color?) -> DisplayList.Decoration.Line? {
    guard rawValue & 0x0F != 0 else { return nil }
    let isDouble = isSuperset(of: .double)
    return .init(isDouble: isDouble, isThick: rawValue & 0x0F == 0x02, color: color)
  }
}
