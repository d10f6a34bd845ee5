import HeadlessUIKit

/// The characters that stand in cells for a control made of shapes.
///
///     [━━━●]  (○──)        a switch that is on; one that is off and disabled
///     ━━━━━●──────         a slider
///     [ Day │● Week│ Month ]
///     │LOVE▏      │        a text field that is being edited
///
/// - Shape: One row of cells, as wide as the control. Square brackets are around what can be
///   pressed, round ones around what is disabled, as with buttons.
nonisolated struct CellFigure {
  private let columns: Int
  private let glyphs: Glyphs
  private let isUnicode: Bool

  init(columns: Int, style: TerminalStyle) {
    self.columns = columns
    glyphs = style.glyphs
    isUnicode = style.isUnicode
  }

  /// Returns the characters of a figure.
  func line(for figure: DisplayList.Figure) -> [CellText.Glyph] {
    let columns = figure.hasBrackets ? columns - 2 : columns
    let line =
      switch figure.row {
      case .track(let pieces): track(pieces, columns)
      case .segments(let segments): row(of: segments, columns)
      case .field(let field): CellField(field, columns: columns, isUnicode: isUnicode).line
      }
    return figure.hasBrackets ? brackets(around: line, figure.isEnabled) : line
  }

  /// Lines share what the signs leave; their ends are rounded, so that nothing is lost.
  private func track(_ pieces: [DisplayList.Piece], _ columns: Int) -> [CellText.Glyph] {
    guard columns > 0 else { return [] }
    let room = max(columns - pieces.count(where: \.isSign), 0)
    let total = pieces.reduce(0) { $0 + $1.share }
    var (end, used) = (0.0, 0)
    return pieces.flatMap { piece in
      switch piece {
      case .sign(let sign, let color):
        return signs(String(isUnicode ? sign.character : sign.ascii), color)
      case .line(let line, let color, _):
        end += piece.share
        let last = total > 0 ? Int((end / total * Double(room)).rounded()) : 0
        defer { used = last }
        return signs(String(repeating: character(of: line), count: max(last - used, 0)), color)
      }
    }
  }

  private func character(of line: DisplayList.Line) -> String {
    switch line {
    case .thick: isUnicode ? "━" : "="
    case .thin: isUnicode ? "─" : "-"
    case .blank: " "
    }
  }

  private func row(of segments: [DisplayList.Segment], _ columns: Int) -> [CellText.Glyph] {
    let total = segments.reduce(0) { $0 + $1.width }
    guard total > 0, columns > 0 else { return [] }
    var line: [CellText.Glyph] = []
    var end: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      end += segment.width
      let last = Int((end / total * CGFloat(columns)).rounded()) - (isLast ? 0 : 1)
      line += text(of: segment, in: last - line.count)
      if !isLast { line += separator }
    }
    return line
  }

  private func text(of segment: DisplayList.Segment, in room: Int) -> [CellText.Glyph] {
    let run = DisplayList.Run(
      string: isUnicode ? segment.text : segment.asciiText ?? segment.text, fontSize: 13,
      isBold: segment.isSelected, color: Self.black)
    var label = CellText([run], .center)
    if segment.isSelected {
      let disc = String(isUnicode ? DisplayList.Sign.disc.character : DisplayList.Sign.disc.ascii)
      label.opening = (disc + " ", disc)
    }
    if !segment.isEnabled { (label.opening, label.closing) = (("(", "("), (")", ")")) }
    let line = label.fitted(cells: room, ellipsis: glyphs.ellipsis)
    let free = max(room - line.reduce(0) { $0 + $1.width }, 0)
    // The second half of a wide character takes a cell, so that cells stay countable.
    let padded = line.flatMap { $0.width == 2 ? [$0, Self.otherHalf] : [$0] }
    return blanks(free / 2) + padded + blanks(free - free / 2)
  }

  private func brackets(around line: [CellText.Glyph], _ isEnabled: Bool) -> [CellText.Glyph] {
    signs(isEnabled ? "[" : "(", Self.black) + line + signs(isEnabled ? "]" : ")", Self.black)
  }

  private func blanks(_ count: Int) -> [CellText.Glyph] {
    signs(String(repeating: " ", count: max(count, 0)), Self.black)
  }

  private func signs(_ string: String, _ color: DisplayList.Color) -> [CellText.Glyph] {
    string.map { CellText.Glyph(character: $0, width: 1, color: color, isBold: false) }
  }

  private var separator: [CellText.Glyph] { signs(isUnicode ? "│" : "|", Self.grey) }

  private static let otherHalf = CellText.Glyph(
    character: " ", width: 0, color: black, isBold: false)
  private static let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
  private static let grey = DisplayList.Color(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
}

nonisolated extension DisplayList.Piece {
  fileprivate var isSign: Bool {
    if case .sign = self { true } else { false }
  }

  /// The share of the width; what is no number takes none.
  fileprivate var share: Double {
    guard case .line(_, _, let share) = self, share.isFinite else { return 0 }
    return max(share, 0)
  }
}
