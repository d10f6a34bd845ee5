/// Characters, each with its looks, and the lines they make.
package struct StyledText {
  /// One character and how it looks.
  struct Glyph {
    let character: Character
    let font: UIFont
    let color: UIColor
    let extras: Extras?
    let width: CGFloat

    /// Creates a glyph; the widths are those in its font.
    init(
      _ character: Character, font: UIFont, widths: AdvanceWidths, color: UIColor,
      extras: Extras? = nil
    ) {
      (self.character, self.font, self.color, self.extras) = (character, font, color, extras)
      width = widths.width(of: character) + (extras?.kern ?? 0)
    }
  }

  /// One line of glyphs.
  struct Line {
    var glyphs: ArraySlice<Glyph>
    /// The line break after the glyphs, if one ends the line.
    var end: Glyph?
    /// The room between this line and the next.
    var spacing: CGFloat = 0
    /// The style of the paragraph the line belongs to.
    var paragraph: NSParagraphStyle?
    /// The index of its first glyph among those of the text.
    var start = 0

    // Loops, because a closure asks at every call whether it is on the main actor.
    var width: CGFloat {
      var sum: CGFloat = 0
      for glyph in glyphs { sum += glyph.width }
      return sum
    }

    /// The height of the tallest glyph; a blank line is as high as its line break.
    var height: CGFloat {
      guard let first = glyphs.first ?? end else { return 0 }
      var height = first.font.lineHeight
      for glyph in glyphs.dropFirst() { height = max(height, glyph.font.lineHeight) }
      return height
    }

    /// The line as runs of equal looks.
    var runs: [DisplayList.Run] {
      glyphs.reduce(into: []) { runs, glyph in
        let run = glyph.run
        if let last = runs.last, last.isStyled(like: run) {
          runs[runs.count - 1].string += run.string
        } else {
          runs.append(run)
        }
      }
    }
  }

  let glyphs: [Glyph]

  init(_ string: String, font: UIFont, color: UIColor) {
    let widths = AdvanceWidths(in: font)
    var glyphs: [Glyph] = []
    for character in string {
      glyphs.append(Glyph(character, font: font, widths: widths, color: color))
    }
    self.glyphs = glyphs
  }

  /// Text whose attributes win over a font and a colour.
  package init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    var runs: [(end: Int, style: RunStyle)] = []
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      runs.append((NSMaxRange(range), RunStyle(values, font: font, color: color)))
    }
    var glyphs: [Glyph] = []
    var rest = runs[...]
    var (offset, end, style) = (0, 0, RunStyle([:], font: font, color: color))
    for character in string.string {
      // Attributes may begin within a character, which then looks as its beginning does.
      while end <= offset, let run = rest.popFirst() { (end, style) = run }
      offset += character.utf16.count
      glyphs.append(style.glyph(character))
    }
    self.glyphs = glyphs
  }

  /// The font, the colour and the other looks of some text.
  struct RunStyle {
    let font: UIFont
    let color: UIColor
    let extras: Extras?
    private let widths: AdvanceWidths

    /// Reads attributes; a font and a colour stand in for those that are missing.
    init(_ values: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
      self.font = values[.font] as? UIFont ?? font
      self.color =
        values[.foregroundColor] as? UIColor ?? (values[.link] == nil ? color : .systemBlue)
      extras = Extras.read(values)
      widths = AdvanceWidths(in: self.font)
    }

    func glyph(_ character: Character) -> Glyph {
      Glyph(character, font: font, widths: widths, color: color, extras: extras)
    }
  }

  private init(glyphs: [Glyph]) {
    self.glyphs = glyphs
  }

  /// Returns the share of its size in which the text fits into a width in one line, up to 1.
  ///
  /// Letters of a smaller size stand further apart, so the share is found in steps.
  func scale(fittingWidth width: CGFloat) -> CGFloat {
    var (scale, text) = (CGFloat(1), self)
    for _ in 0..<8 {
      let whole = Line(glyphs: text.glyphs[...]).width
      guard whole > width else { break }
      // A hair less, so that rounding does not cut the last letter off.
      scale *= max(width, 0) / whole * 0.9999
      guard scale > 0.01 else { return 0 }
      text = scaled(by: scale)
    }
    return scale
  }

  /// Returns the text in a share of its size.
  func scaled(by factor: CGFloat) -> StyledText {
    var scaled: [Glyph] = []
    var last: (original: UIFont, font: UIFont, widths: AdvanceWidths)?
    for glyph in glyphs {
      if last?.original !== glyph.font {
        let font = glyph.font.withSize(glyph.font.pointSize * factor)
        last = (glyph.font, font, AdvanceWidths(in: font))
      }
      guard let (_, font, widths) = last else { continue }
      scaled.append(
        Glyph(
          glyph.character, font: font, widths: widths, color: glyph.color, extras: glyph.extras))
    }
    return StyledText(glyphs: scaled)
  }

  /// Returns the lines the text makes in a width; a `limit` of 0 is no limit.
  func lines(width: CGFloat, limit: Int, mode: NSLineBreakMode) -> [Line] {
    var lines: [Line] = []
    var rest = glyphs[...]
    var style: NSParagraphStyle?
    while let next = rest.first {
      let isFirst = lines.last.map { $0.end != nil } ?? true
      if isFirst { style = next.extras?.paragraph }
      let isLast = limit > 0 && lines.count == limit - 1
      let taken =
        isLast
        ? (line: lastLine(rest, width: width, mode: mode), rest: [])
        : firstLine(of: rest, width: width, breaksWords: mode == .byCharWrapping)
      var line = taken.line
      (line.paragraph, line.start) = (style, rest.startIndex)
      rest = taken.rest
      if let style, !rest.isEmpty { line.spacing = style.lineSpacing }
      lines.append(line)
    }
    return lines
  }

  /// Cuts the first line off, at the last gap that fits, or else within a word.
  private func firstLine(
    of glyphs: ArraySlice<Glyph>, width: CGFloat, breaksWords: Bool
  ) -> (line: Line, rest: ArraySlice<Glyph>) {
    var used: CGFloat = 0
    var gap: Int?
    for index in glyphs.indices {
      let glyph = glyphs[index]
      if glyph.character.isNewline {
        return (Line(glyphs: glyphs[..<index], end: glyph), glyphs[(index + 1)...])
      }
      if index > glyphs.startIndex, glyphs[index - 1].character.mayEndLine(before: glyph.character)
      {
        gap = index
      }
      used += glyph.width
      if used > width, index > glyphs.startIndex, glyph.character != " " {
        let end = breaksWords ? index : gap ?? index
        return (Line(glyphs: glyphs[..<end].trimmingEnd), glyphs[end...])
      }
    }
    return (Line(glyphs: glyphs), [])
  }

  /// Fits what is left into one line, with an ellipsis if the mode asks for it.
  private func lastLine(_ glyphs: ArraySlice<Glyph>, width: CGFloat, mode: NSLineBreakMode) -> Line
  {
    let end = glyphs.firstIndex { $0.character.isNewline } ?? glyphs.endIndex
    let whole = Line(glyphs: glyphs[..<end], end: glyphs[end...].first)
    let isCut = end + 1 < glyphs.endIndex
    guard whole.width > width || isCut, let first = glyphs.first else { return whole }
    guard let side = mode.truncatedSide else {
      return firstLine(of: whole.glyphs, width: width, breaksWords: mode != .byWordWrapping).line
    }
    let ellipsis = Glyph(
      "…", font: first.font, widths: AdvanceWidths(in: first.font), color: first.color,
      extras: first.extras)
    let (head, tail) = ends(of: whole.glyphs, room: width - ellipsis.width, side)
    return Line(glyphs: (head + [ellipsis] + tail)[...])
  }

  /// Returns as much of the beginning and the end as there is room for.
  private func ends(
    of glyphs: ArraySlice<Glyph>, room: CGFloat, _ side: NSLineBreakMode
  ) -> (head: ArraySlice<Glyph>, tail: ArraySlice<Glyph>) {
    var (first, last, used) = (glyphs.startIndex, glyphs.endIndex, CGFloat(0))
    while first < last {
      let isTail =
        side == .byTruncatingHead
        || side == .byTruncatingMiddle && glyphs.endIndex - last <= first - glyphs.startIndex
      used += glyphs[isTail ? last - 1 : first].width
      if used > room { break }
      if isTail { last -= 1 } else { first += 1 }
    }
    return (glyphs[..<first], glyphs[last...])
  }
}

extension NSLineBreakMode {
  /// The mode itself if it truncates, nil if it does not.
  fileprivate var truncatedSide: NSLineBreakMode? {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: self
    default: nil
    }
  }
}

extension ArraySlice<StyledText.Glyph> {
  fileprivate var trimmingEnd: ArraySlice<StyledText.Glyph> {
    var result = self
    while result.last?.character == " " { result.removeLast() }
    return result
  }
}

extension DisplayList.Run {
  fileprivate func isStyled(like other: Self) -> Bool {
    fontSize == other.fontSize && isBold == other.isBold && isItalic == other.isItalic
      && color == other.color && decoration == other.decoration
  }
}

extension StyledText.Glyph {
  /// The glyph as a run of its own.
  fileprivate var run: DisplayList.Run {
    DisplayList.Run(
      string: String(character), fontSize: font.pointSize, isBold: font.isBold,
      isItalic: font.isItalic, color: color.components, decoration: extras?.decoration)
  }
}

extension [StyledText.Line] {
  /// The height of lines that are stacked.
  var height: CGFloat { reduce(0) { $0 + $1.height + $1.spacing } }

  /// The width of the widest line.
  var width: CGFloat { map(\.width).max() ?? 0 }
}

extension DisplayList.Recorder {
  /// Draws one line of text in its rectangle, with what lies behind its characters.
  ///
  /// Text whose paragraph says where it stands, stands there.
  mutating func write(
    _ line: StyledText.Line, in rect: CGRect, _ alignment: NSTextAlignment,
    _ role: DisplayList.Role, color: (DisplayList.Color) -> DisplayList.Color = { $0 }
  ) {
    let own = line.paragraph?.alignment ?? .natural
    let alignment = own == .natural ? alignment : own
    if line.glyphs.contains(where: { $0.extras != nil }) {
      drawGrounds(of: line, in: rect, alignment)
    }
    let runs = line.runs.map { run in
      var run = run
      run.color = color(run.color)
      return run
    }
    write(runs, in: rect, alignment.onDisplay, role)
  }

  private mutating func drawGrounds(
    of line: StyledText.Line, in rect: CGRect, _ alignment: NSTextAlignment
  ) {
    var ground: (color: UIColor, rect: CGRect)?
    var left = rect.minX + alignment.indent(of: line.width, in: rect)
    for glyph in line.glyphs {
      let width = glyph.width
      if let color = glyph.extras?.background {
        if let last = ground, last.color == color {
          ground?.rect.size.width += width
        } else {
          if let ground { fill(ground.rect, ground.color) }
          ground = (color, CGRect(x: left, y: rect.minY, width: width, height: rect.height))
        }
      } else if let last = ground {
        fill(last.rect, last.color)
        ground = nil
      }
      left += width
    }
    if let ground { fill(ground.rect, ground.color) }
  }
}
