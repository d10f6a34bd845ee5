/// Text drawn in `draw(_:)`, in 12 points and black unless the attributes say otherwise.
extension NSString {
  /// Returns the size the text takes, in one line more than it has line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let lines = lines(attrs, width: .greatestFiniteMagnitude)
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let size = size(withAttributes: attrs)
    draw(lines(attrs, width: .greatestFiniteMagnitude), in: CGRect(origin: point, size: size))
  }

  /// Draws the text into a rectangle, in as many lines as its width asks for.
  ///
  /// Lines that begin below the rectangle are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(lines(attrs, width: rect.width), in: rect)
  }

  private func lines(
    _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat
  ) -> [StyledText.Line] {
    let text = NSAttributedString(string: self as String, attributes: attributes)
    return StyledText(text, font: .systemFont(ofSize: 12), color: .black)
      .lines(width: width, limit: 0, mode: .byWordWrapping)
  }

  private func draw(_ lines: [StyledText.Line], in rect: CGRect) {
    guard let drawing = GraphicsContext.current(for: "NSString.draw") else { return }
    var top = rect.minY
    for line in lines where top < rect.maxY {
      let lineRect = CGRect(x: rect.minX, y: top, width: rect.width, height: line.height)
      if !line.glyphs.isEmpty { drawing.append(.text(line.runs, in: lineRect, .left, .text)) }
      top += line.height
    }
  }
}

extension String {
  /// Returns the size the text takes, in one line more than it has line breaks.
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
}

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
