/// What a field looks like.
extension UITextField {
  private static let hintColor = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)

  func drawField(in recorder: inout DisplayList.Recorder) {
    let isHint = content.length == 0
    let rect = isHint ? placeholderRect(forBounds: bounds) : contentTextRect
    let line = isHint ? hintLine(in: rect) : textLine(in: rect)
    recorder.draw(figure(line, isHint, in: rect), in: bounds) { recorder in
      drawGround(in: &recorder)
      drawText(line, isHint, in: rect, &recorder)
    }
  }

  private func textLine(in rect: CGRect) -> FieldLine {
    line(of: content, width: rect.width, caret: isEditing ? content.head : nil)
  }

  private func hintLine(in rect: CGRect) -> FieldLine {
    let attributes = defaultTextAttributes.merging([.foregroundColor: Self.hintColor]) { $1 }
    return line(of: placeholderText, width: rect.width, caret: nil, hint: attributes)
  }

  private func figure(_ line: FieldLine, _ isHint: Bool, in rect: CGRect) -> DisplayList.Figure {
    let field = field(line, isHint, in: rect)
    var name = "field"
    if let caret = field.caret { name += " caret \(caret)" }
    if let selected = field.selected {
      name += " selected \(selected.lowerBound)-\(selected.upperBound)"
    }
    return DisplayList.Figure(name, .field(field))
  }

  /// The line for those who cannot draw it point by point.
  private func field(_ line: FieldLine, _ isHint: Bool, in rect: CGRect) -> DisplayList.Field {
    var field = DisplayList.Field(
      runs: line.runs, alignment: textAlignment.onDisplay, hasEdge: borderStyle != .none)
    let width = max(bounds.width, 1)
    field.margins = (
      Double((rect.minX - bounds.minX) / width), Double((bounds.maxX - rect.maxX) / width)
    )
    guard isEditing else { return field }
    let range = isHint ? NSRange(location: 0, length: 0) : content.selection
    if range.length > 0 {
      field.selected =
        line.count(before: range.location)..<line.count(before: NSMaxRange(range))
    } else {
      field.caret = isHint ? 0 : line.count(before: range.location)
    }
    return field
  }

  private func drawGround(in recorder: inout DisplayList.Recorder) {
    let rect = borderRect(forBounds: bounds)
    let picture = background
    switch borderStyle {
    case .roundedRect:
      drawRoundedGround(rect, in: &recorder)
      return
    case .bezel: recorder.stroke(rect, .gray, width: 2, cornerRadius: 0)
    case .line: recorder.stroke(rect, .black, width: 1, cornerRadius: 0)
    case .none: break
    }
    if let picture { recorder.draw(picture, alternative: picture.name, in: rect) }
  }

  /// Draws the text, with the caret or the ground of what is selected.
  private func drawText(
    _ line: FieldLine, _ isHint: Bool, in rect: CGRect, _ recorder: inout DisplayList.Recorder
  ) {
    let height = line.pieces.map(\.glyph.font.lineHeight).max() ?? font?.lineHeight ?? 0
    let lineRect = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    let left = lineRect.minX + textAlignment.indent(of: isHint ? 0 : line.width, in: lineRect)
    let range = isHint ? NSRange(location: 0, length: 0) : content.selection
    func x(_ offset: Int) -> CGFloat { left + (isHint ? 0 : line.x(of: offset)) }
    let (start, end) = (x(range.location), x(NSMaxRange(range)))
    if isEditing, range.length > 0 {
      let ground = CGRect(x: start, y: lineRect.minY, width: end - start, height: height)
      recorder.fill(ground, tintColor.withAlphaComponent(0.2))
    }
    recorder.clip(to: rect) { recorder in
      if isSecureTextEntry, !isHint { return drawDots(line, from: left, in: lineRect, &recorder) }
      recorder.write(line.line, in: lineRect, textAlignment, .text)
    }
    guard isEditing, range.length == 0 else { return }
    let caret = caretRect(at: content.head)
    if !caret.isEmpty { recorder.fill(caret, tintColor, cornerRadius: 1) }
  }

  /// Draws a dot for each character: fonts disagree about the width of a bullet.
  private func drawDots(
    _ line: FieldLine, from left: CGFloat, in lineRect: CGRect,
    _ recorder: inout DisplayList.Recorder
  ) {
    var left = left
    for piece in line.pieces {
      let glyph = piece.glyph
      let side = min(glyph.font.pointSize * 0.4, glyph.width)
      let dot = CGRect(
        x: left + (glyph.width - side) / 2, y: lineRect.midY - side / 2, width: side, height: side)
      recorder.fill(dot, glyph.color, cornerRadius: side / 2)
      left += glyph.width
    }
  }
}
