/// Characters, each with a font and a colour, and the lines they make.
struct StyledText {
  /// One character and how it looks.
  struct Glyph {
    let character: Character
    let font: UIFont
    let color: UIColor

    var width: CGFloat { AdvanceWidths.width(of: character, in: font) }
  }

  /// One line of glyphs.
  struct Line {
    var glyphs: ArraySlice<Glyph>
    /// The line break after the glyphs, if one ends the line.
    var end: Glyph?

    var width: CGFloat { glyphs.reduce(0) { $0 + $1.width } }

    /// The height of the tallest glyph; a blank line is as high as its line break.
    var height: CGFloat { glyphs.map(\.font.lineHeight).max() ?? end?.font.lineHeight ?? 0 }

    /// The line as runs of equal looks.
    var runs: [DisplayList.Run] {
      glyphs.reduce(into: []) { runs, glyph in
        let run = DisplayList.Run(
          string: String(glyph.character), fontSize: glyph.font.pointSize,
          isBold: glyph.font.isBold, isItalic: glyph.font.isItalic, color: glyph.color.components)
        if let last = runs.last, last.looks(like: run) {
          runs[runs.count - 1].string += run.string
        } else {
          runs.append(run)
        }
      }
    }
  }

  let glyphs: [Glyph]

  init(_ string: String, font: UIFont, color: UIColor) {
    glyphs = string.map { Glyph(character: $0, font: font, color: color) }
  }

  /// Text whose attributes win over a font and a colour.
  init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    var glyphs: [Glyph] = []
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      let font = values[.font] as? UIFont ?? font
      let color = values[.foregroundColor] as? UIColor ?? color
      glyphs += text.substring(with: range).map { Glyph(character: $0, font: font, color: color) }
    }
    self.glyphs = glyphs
  }

  private init(glyphs: [Glyph]) {
    self.glyphs = glyphs
  }

  /// Returns the text in a share of its size.
  func scaled(by factor: CGFloat) -> StyledText {
    StyledText(
      glyphs: glyphs.map { glyph in
        Glyph(
          character: glyph.character, font: glyph.font.withSize(glyph.font.pointSize * factor),
          color: glyph.color)
      })
  }

  /// Returns the lines the text makes in a width; a `limit` of 0 is no limit.
  func lines(width: CGFloat, limit: Int, mode: NSLineBreakMode) -> [Line] {
    var lines: [Line] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      if limit > 0, lines.count == limit - 1 {
        lines.append(lastLine(rest, width: width, mode: mode))
        break
      }
      let taken = firstLine(of: rest, width: width, breaksWords: mode == .byCharWrapping)
      lines.append(taken.line)
      rest = taken.rest
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
    let ellipsis = Glyph(character: "…", font: first.font, color: first.color)
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
  fileprivate func looks(like other: Self) -> Bool {
    fontSize == other.fontSize && isBold == other.isBold && isItalic == other.isItalic
      && color == other.color
  }
}
