/// The part of a field's text that is seen: as much as fits, with the caret in it.
///
/// However long the text is, no more than what is seen is laid out.
struct FieldLine {
  /// A character that is seen, with the UTF-16 units it stands for.
  struct Piece {
    let glyph: StyledText.Glyph
    let length: Int
  }

  /// How a field wants its text to be laid out.
  struct Style {
    let width: CGFloat
    let isSecure: Bool
    /// The offset that has to be seen, or nil if the beginning has.
    let caret: Int?
    /// The smallest share of its size a character may have.
    let smallest: CGFloat
    let attributes: [NSAttributedString.Key: Any]
  }

  /// The offset of the first character that is seen, in UTF-16 units.
  private(set) var start = 0
  private(set) var pieces: [Piece] = []

  private let text: EditedText
  private let style: Style
  private var scale: CGFloat = 1

  init(_ text: EditedText, _ style: Style) {
    self.text = text
    self.style = style
    let string = text.string
    let whole = run(from: string.startIndex, limit: style.width / max(style.smallest, 0.1))
    if whole.end == string.endIndex, fit(whole.pieces) { return }
    scale = style.smallest
    if let caret = style.caret { show(caret) } else { truncate() }
  }

  /// Makes characters as small as the width asks for; returns false if that is too small.
  ///
  /// Letters of a smaller size stand further apart, so the share is found in steps.
  private mutating func fit(_ all: [Piece]) -> Bool {
    pieces = all
    while width > style.width + 1e-6 {
      scale *= style.width / width
      guard scale >= style.smallest - 1e-6 else { return false }
      pieces = scaled(all)
    }
    return true
  }

  var width: CGFloat { pieces.reduce(0) { $0 + $1.glyph.width } }

  /// What is seen, as runs of equal looks.
  var runs: [DisplayList.Run] { line.runs }

  /// What is seen, as a line of glyphs.
  var line: StyledText.Line {
    StyledText.Line(
      glyphs: pieces.map(\.glyph)[...], paragraph: pieces.first?.glyph.extras?.paragraph)
  }

  /// Returns how many characters that are seen stand before an offset.
  func count(before offset: Int) -> Int {
    var end = start
    return pieces.prefix { piece in
      end += piece.length
      return end <= offset
    }.count
  }

  /// Returns the distance of an offset from the beginning of what is seen.
  func x(of offset: Int) -> CGFloat {
    pieces.prefix(count(before: offset)).reduce(0) { $0 + $1.glyph.width }
  }

  /// Returns the offset that is nearest to a distance from the beginning of what is seen.
  func offset(at x: CGFloat) -> Int {
    var (left, offset) = (CGFloat(0), start)
    for piece in pieces {
      if x < left + piece.glyph.width / 2 { return offset }
      left += piece.glyph.width
      offset += piece.length
    }
    return offset
  }

  /// Lays characters out until they are wider than a limit.
  private func run(
    from first: String.Index, limit: CGFloat
  ) -> (pieces: [Piece], width: CGFloat, end: String.Index) {
    let string = text.string
    var (pieces, width, index): ([Piece], CGFloat, _) = ([], 0, first)
    var offset = string.utf16.distance(from: string.startIndex, to: first)
    var current = Run()
    while index < string.endIndex, width <= limit {
      if !current.range.contains(offset) { current = styledRun(at: offset) }
      let piece = piece(string[index], current)
      pieces.append(piece)
      width += piece.glyph.width
      offset += piece.length
      index = string.index(after: index)
    }
    return (pieces, width, index)
  }

  /// The looks of some of the text.
  private struct Run {
    var range = 0..<0
    var style = StyledText.RunStyle(
      [:], font: .systemFont(ofSize: UIFont.labelFontSize), color: .label)
  }

  private func styledRun(at offset: Int) -> Run {
    var range = NSRange()
    let own = text.attributedString.attributes(at: offset, effectiveRange: &range)
    var run = Run(range: range.location..<NSMaxRange(range))
    run.style = StyledText.RunStyle(
      own.merging(style.attributes) { own, _ in own }, font: run.style.font, color: run.style.color)
    return run
  }

  private func piece(_ character: Character, _ run: Run) -> Piece {
    let seen = style.isSecure ? "•" : character.isNewline ? " " : character
    return Piece(glyph: run.style.glyph(seen), length: character.utf16.count)
  }

  /// Shows the characters before the caret, and after it as far as there is room.
  private mutating func show(_ caret: Int) {
    let string = text.string
    let middle = text.index(caret)
    var (first, offset, used) = (middle, caret, CGFloat(0))
    while first > string.startIndex {
      let before = string.index(before: first)
      let length = string[before].utf16.count
      let width = scaled([piece(string[before], styledRun(at: offset - length))])[0].glyph.width
      guard used + width <= style.width else { break }
      (first, offset, used) = (before, offset - length, used + width)
    }
    start = offset
    pieces = fitting(scaled(run(from: first, limit: style.width / scale).pieces))
  }

  /// Shows the beginning, with an ellipsis for the rest.
  private mutating func truncate() {
    let all = scaled(run(from: text.string.startIndex, limit: style.width / scale).pieces)
    guard let first = all.first else { return }
    let ellipsis = Piece(
      glyph: StyledText.Glyph(
        "…", font: first.glyph.font, widths: AdvanceWidths(in: first.glyph.font),
        color: first.glyph.color, extras: first.glyph.extras),
      length: 0)
    pieces = fitting(all, room: style.width - ellipsis.glyph.width) + [ellipsis]
  }

  private func fitting(_ pieces: [Piece], room: CGFloat? = nil) -> [Piece] {
    var used: CGFloat = 0
    return Array(
      pieces.prefix { piece in
        used += piece.glyph.width
        return used <= (room ?? style.width)
      })
  }

  private func scaled(_ pieces: [Piece]) -> [Piece] {
    guard scale < 1 else { return pieces }
    return pieces.map { piece in
      let font = piece.glyph.font.withSize(piece.glyph.font.pointSize * scale)
      return Piece(
        glyph: StyledText.Glyph(
          piece.glyph.character, font: font, widths: AdvanceWidths(in: font),
          color: piece.glyph.color, extras: piece.glyph.extras),
        length: piece.length)
    }
  }
}
