/// How text is measured and drawn outside a view that shows text.
///
/// - Differs: Text is always laid out from the top, in lines, so only
///   ``usesLineFragmentOrigin`` changes anything: without it, text is measured in one line.
/// - Source: Apple, UIKit, "NSStringDrawingOptions".
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: Int

  /// Creates options out of a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text is broken into lines, and stands below the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The room that a font asks for between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Letters are measured by their shape.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits gets an ellipsis if there are more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How much smaller text may be made to fit; here it never is.
///
/// - Differs: It has no members.
/// - Source: Apple, UIKit, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// Creates a context.
  public override init() {
    super.init()
  }
}

/// Text drawn in `draw(_:)`, in 12 points and black unless the attributes say otherwise.
extension NSAttributedString {
  /// Returns the size the text takes, in as many lines as line breaks make.
  public func size() -> CGSize {
    lines(width: .greatestFiniteMagnitude).size
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint) {
    let lines = lines(width: .greatestFiniteMagnitude)
    draw(lines, in: CGRect(origin: point, size: lines.size))
  }

  /// Draws the text into a rectangle, in as many lines as its width asks for.
  ///
  /// Lines that begin below the rectangle are left out.
  public func draw(in rect: CGRect) {
    draw(lines(width: rect.width), in: rect)
  }

  private func draw(_ lines: [StyledText.Line], in rect: CGRect) {
    guard let drawing = CGContext.current(for: "NSString.draw") else { return }
    var recorder = DisplayList.Recorder(size: .zero)
    var top = rect.minY
    for line in lines where top < rect.maxY {
      let lineRect = CGRect(x: rect.minX, y: top, width: rect.width, height: line.height)
      recorder.write(line, in: lineRect, .left, .text)
      top += line.height + line.spacing
    }
    drawing.append(recorder.list.commands)
  }

  /// Returns the rectangle the text takes in a size, from the origin.
  ///
  /// Use `.usesLineFragmentOrigin` for text of several lines. Round the size up for a frame.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let lines = lines(width: isBroken ? size.width : .greatestFiniteMagnitude)
    return CGRect(origin: .zero, size: lines.size)
  }

  private func lines(width: CGFloat) -> [StyledText.Line] {
    let first = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    let mode = (first as? NSParagraphStyle)?.lineBreakMode ?? .byWordWrapping
    let text = StyledText(self, font: .systemFont(ofSize: 12), color: .black)
    return text.lines(
      width: width, limit: mode.rawValue < NSLineBreakMode.byClipping.rawValue ? 0 : 1, mode: mode)
  }
}

extension [StyledText.Line] {
  fileprivate var size: CGSize { CGSize(width: width, height: height) }
}

/// Text drawn in `draw(_:)`, in 12 points and black unless the attributes say otherwise.
extension NSString {
  /// Returns the size the text takes, in as many lines as line breaks make.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attrs).size()
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(at: point)
  }

  /// Draws the text into a rectangle, in as many lines as its width asks for.
  ///
  /// Lines that begin below the rectangle are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    styled(attrs).draw(in: rect)
  }

  /// Returns the rectangle the text takes in a size, from the origin.
  ///
  /// Use `.usesLineFragmentOrigin` for text of several lines. Round the size up for a frame.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    styled(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }
}

extension String {
  /// Returns the size the text takes, in as many lines as line breaks make.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into a rectangle, in as many lines as its width asks for.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Returns the rectangle the text takes in a size, from the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
