/// Where the words of a label stand, and how they look.
extension UILabel {
  /// Draws the words as a part of something else: of a button.
  func drawContent(in recorder: inout DisplayList.Recorder, role: DisplayList.Role) {
    // The list changes hands, so that it is never copied.
    var own = DisplayList.Recorder(size: .zero)
    swap(&own, &recorder)
    pen = (consume own, role)
    drawText(in: bounds)
    if let pen { recorder = pen.recorder }
    pen = nil
  }

  func draw(in rect: CGRect) {
    guard pen != nil else { return }
    let layout = layout(width: rect.width, limit: numberOfLines)
    var top = rect.midY - layout.height / 2 + drop(of: layout)
    for line in layout.lines {
      let place = CGRect(x: rect.minX, y: top, width: rect.width, height: line.height)
      write(line.runs, in: place)
      top += line.height
    }
  }

  /// Returns the place the words take in a rectangle, from whole pixel to whole pixel.
  func place(in bounds: CGRect, limit: Int) -> CGRect {
    let layout = layout(width: bounds.width, limit: limit)
    let pixel = UIScreen.main.scale
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * pixel).rounded(.up) / pixel }
    let width = roundedUp(layout.lines.map(\.width).max() ?? 0)
    let height = roundedUp(layout.height)
    return CGRect(
      x: bounds.minX + max(textAlignment.indent(of: width, in: bounds), 0),
      y: bounds.minY + max((bounds.height - height) / 2, 0), width: width, height: height)
  }

  /// Words in lines, and by how much they were made smaller.
  private struct Layout {
    var lines: [StyledText.Line] = []
    var scale: CGFloat = 1

    var height: CGFloat { lines.reduce(0) { $0 + $1.height } }
  }

  private func layout(width: CGFloat, limit: Int) -> Layout {
    guard let words, let font, let textColor else { return Layout() }
    var text = StyledText(words, font: font, color: textColor)
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let whole = StyledText.Line(glyphs: text.glyphs[...]).width
      // A hair less, so that rounding does not cut the last letter off.
      if whole > width { scale = max(width / whole * 0.9999, minimumScaleFactor, 0.01) }
      if scale < 1 { text = text.scaled(by: scale) } else { scale = 1 }
    }
    return Layout(
      lines: text.lines(width: width, limit: max(limit, 0), mode: lineBreakMode), scale: scale)
  }

  /// Returns how far below the middle words stand that were made smaller.
  private func drop(of layout: Layout) -> CGFloat {
    guard layout.scale < 1, let font else { return 0 }
    let lost = 1 - layout.scale
    switch baselineAdjustment {
    case .alignCenters: return 0
    case .alignBaselines: return lost * (font.ascender - font.lineHeight / 2)
    case .none: return -lost * font.lineHeight / 2
    }
  }

  private func write(_ runs: [DisplayList.Run], in place: CGRect) {
    let alignment = textAlignment.onDisplay
    if let shadowColor {
      let shadow = runs.map { $0.with(shadowColor.components) }
      let offset = place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      pen?.recorder.write(shadow, in: offset, alignment, .shadow)
    }
    let highlight = isHighlighted ? highlightedTextColor?.components : nil
    let shown = runs.map { run in
      var color = highlight ?? run.color
      if !isEnabled { color.alpha *= 0.4 }
      return run.with(color)
    }
    guard let role = pen?.role else { return }
    pen?.recorder.write(shown, in: place, alignment, role)
  }
}

extension DisplayList.Run {
  fileprivate func with(_ color: DisplayList.Color) -> Self {
    var run = self
    run.color = color
    return run
  }
}

extension NSTextAlignment {
  var onDisplay: DisplayList.Alignment {
    switch self {
    case .center: .center
    case .right: .right
    case .left, .justified, .natural: .left
    }
  }
}
