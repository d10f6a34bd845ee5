import HeadlessUIKit

/// The signs that stand in cells for controls made of shapes.
///
///     [━━━●]  (○──)        a switch that is on; one that is off and disabled
///     ━━━━━●──────         a slider
///     [ Day │● Week│ Month ]
///     [  −  │  +  ]        a stepper
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
  func line(for figure: DisplayList.Figure) -> [Words.Glyph] {
    switch figure {
    case .toggle(let isOn, let isEnabled):
      toggle(isOn, isEnabled)
    case .slider(let fraction, let isEnabled):
      slider(fraction, isEnabled, columns)
    case .segments(let segments, let isEnabled):
      brackets(around: row(of: segments), isEnabled)
    case .stepper(let canDecrement, let canIncrement):
      brackets(around: stepper(canDecrement, canIncrement), canDecrement || canIncrement)
    }
  }

  private func toggle(_ isOn: Bool, _ isEnabled: Bool) -> [Words.Glyph] {
    let length = max(columns - 3, 1)
    let track = String(repeating: isOn ? full : empty, count: length)
    let thumb = thumb(isEnabled)
    let sign = isOn ? signs(track + thumb, Self.green) : signs(thumb + track, Self.grey)
    return brackets(around: sign, isEnabled)
  }

  private func slider(_ fraction: Double, _ isEnabled: Bool, _ columns: Int) -> [Words.Glyph] {
    guard columns > 0 else { return [] }
    let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let before = Int((share * Double(columns - 1)).rounded())
    return signs(String(repeating: full, count: before) + thumb(isEnabled), Self.blue)
      + signs(String(repeating: empty, count: columns - 1 - before), Self.grey)
  }

  private func stepper(_ canDecrement: Bool, _ canIncrement: Bool) -> [Words.Glyph] {
    let room = max(columns - 3, 2)
    let minus = canDecrement ? (isUnicode ? "−" : "-") : " "
    return centered(minus, room / 2) + separator
      + centered(canIncrement ? "+" : " ", room - room / 2)
  }

  private func row(of segments: [DisplayList.Segment]) -> [Words.Glyph] {
    let total = segments.reduce(0) { $0 + $1.width }
    guard total > 0, columns > 2 else { return [] }
    var line: [Words.Glyph] = []
    var end: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      end += segment.width
      let last = Int((end / total * CGFloat(columns - 2)).rounded()) - (isLast ? 0 : 1)
      line += words(of: segment, in: last - line.count)
      if !isLast { line += separator }
    }
    return line
  }

  private func words(of segment: DisplayList.Segment, in room: Int) -> [Words.Glyph] {
    let run = DisplayList.Run(
      string: segment.words, fontSize: 13, isBold: segment.isSelected, color: Self.black)
    var words = Words([run], .center)
    if segment.isSelected { words.opening = (thumb(true) + " ", thumb(true)) }
    if !segment.isEnabled { (words.opening, words.closing) = (("(", "("), (")", ")")) }
    let line = words.fitted(cells: room, ellipsis: glyphs.ellipsis)
    let free = max(room - line.reduce(0) { $0 + $1.width }, 0)
    // The second half of a wide character takes a cell, so that places stay countable.
    let padded = line.flatMap { $0.width == 2 ? [$0, Self.otherHalf] : [$0] }
    return blanks(free / 2) + padded + blanks(free - free / 2)
  }

  private func brackets(around line: [Words.Glyph], _ isEnabled: Bool) -> [Words.Glyph] {
    signs(isEnabled ? "[" : "(", Self.black) + line + signs(isEnabled ? "]" : ")", Self.black)
  }

  private func centered(_ sign: String, _ room: Int) -> [Words.Glyph] {
    blanks((room - 1) / 2) + signs(sign, Self.black) + blanks(room - 1 - (room - 1) / 2)
  }

  private func blanks(_ count: Int) -> [Words.Glyph] {
    signs(String(repeating: " ", count: max(count, 0)), Self.black)
  }

  private func signs(_ string: String, _ color: DisplayList.Color) -> [Words.Glyph] {
    string.map { Words.Glyph(character: $0, width: 1, color: color, isBold: false) }
  }

  private var full: String { isUnicode ? "━" : "=" }
  private var empty: String { isUnicode ? "─" : "-" }
  private var separator: [Words.Glyph] { signs(isUnicode ? "│" : "|", Self.grey) }

  private func thumb(_ isEnabled: Bool) -> String {
    switch (isUnicode, isEnabled) {
    case (true, true): "●"
    case (true, false): "○"
    case (false, true): "O"
    case (false, false): "o"
    }
  }

  private static let otherHalf = Words.Glyph(character: " ", width: 0, color: black, isBold: false)
  private static let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
  private static let grey = DisplayList.Color(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  private static let blue = DisplayList.Color(red: 0, green: 0.48, blue: 1, alpha: 1)
  private static let green = DisplayList.Color(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
}
