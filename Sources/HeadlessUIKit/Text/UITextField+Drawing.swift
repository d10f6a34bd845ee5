/// What a field looks like.
extension UITextField {
  private static let edge = UIColor(white: 0.78, alpha: 1)

  func drawField(in recorder: inout DisplayList.Recorder) {
    drawGround(in: &recorder)
    let rect = content.length > 0 ? wordsRect : placeholderRect(forBounds: bounds)
    if content.length > 0 { return draw(content, in: rect, hint: nil, &recorder) }
    draw(placeholderText, in: rect, hint: Self.hint, &recorder)
  }

  private static let hint: [NSAttributedString.Key: Any] = [
    .foregroundColor: UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  ]

  private func drawGround(in recorder: inout DisplayList.Recorder) {
    let rect = borderRect(forBounds: bounds)
    let picture = isEnabled ? background : disabledBackground ?? background
    switch borderStyle {
    case .roundedRect:
      recorder.fill(rect, isEnabled ? .white : .systemGray6, cornerRadius: 5)
      recorder.stroke(rect, Self.edge, width: 1, cornerRadius: 5)
      return
    case .bezel: recorder.stroke(rect, .gray, width: 2, cornerRadius: 0)
    case .line: recorder.stroke(rect, .black, width: 1, cornerRadius: 0)
    case .none: break
    }
    if let picture { recorder.draw(picture, alternative: "", in: rect) }
  }

  /// Draws the words with the caret in them, or what stands there while there are none.
  private func draw(
    _ text: EditedText, in rect: CGRect, hint: [NSAttributedString.Key: Any]?,
    _ recorder: inout DisplayList.Recorder
  ) {
    let isHint = hint != nil
    let line = line(
      of: text, width: rect.width, caret: isEditing && !isHint ? content.head : nil,
      hint: hint.map { defaultTextAttributes.merging($0) { $1 } })
    let height = line.pieces.map(\.glyph.font.lineHeight).max() ?? font?.lineHeight ?? 0
    let place = CGRect(
      x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    let left = place.minX + textAlignment.indent(of: isHint ? 0 : line.width, in: place)
    recorder.write(
      line.runs, in: place, textAlignment.onDisplay,
      entry: entry(line, left: left, place, isHint: isHint))
  }

  private func entry(
    _ line: FieldLine, left: CGFloat, _ place: CGRect, isHint: Bool
  ) -> DisplayList.Entry {
    var entry = DisplayList.Entry(caretColor: tintColor.components)
    guard isEditing else { return entry }
    let range = isHint ? NSRange(location: 0, length: 0) : content.selection
    if range.length > 0 {
      let (first, last) = (
        line.count(before: range.location), line.count(before: NSMaxRange(range))
      )
      let (start, end) = (line.x(of: range.location), line.x(of: NSMaxRange(range)))
      entry.selected = first..<last
      entry.selection = CGRect(
        x: left + start, y: place.minY, width: end - start, height: place.height)
    } else {
      entry.caretIndex = isHint ? 0 : line.count(before: range.location)
      entry.caret = CGRect(
        x: left + (isHint ? 0 : line.x(of: range.location)) - 1, y: place.minY, width: 2,
        height: place.height)
    }
    return entry
  }
}
