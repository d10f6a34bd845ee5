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
extension String {
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

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }
}
