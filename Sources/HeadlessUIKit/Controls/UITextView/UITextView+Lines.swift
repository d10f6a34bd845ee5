/// The lines of a text, with the offsets of their characters.
package struct TextLines {
  /// A line with its rectangle, and the UTF-16 units that it shows.
  package struct Line {
    let line: StyledText.Line
    package let rect: CGRect
    package let range: NSRange
    /// The distances of its characters from the left edge, and of its end.
    let stops: [(offset: Int, x: CGFloat)]
  }

  package private(set) var lines: [Line] = []
  let width: CGFloat
  private(set) var size = CGSize.zero

  /// Lays lines out in a rectangle of any height.
  package init(
    _ text: StyledText, in rect: CGRect, _ alignment: NSTextAlignment, empty: UIFont
  ) {
    width = rect.width
    let broken = text.lines(width: rect.width, limit: 0, mode: .byWordWrapping)
    var (top, offset) = (rect.minY, 0)
    for (index, line) in broken.enumerated() {
      let next = index + 1 < broken.count ? broken[index + 1].start : text.glyphs.count
      let length = text.glyphs[line.start..<next].reduce(0) { $0 + $1.character.utf16.count }
      let lineRect = CGRect(x: rect.minX, y: top, width: rect.width, height: line.height)
      add(line, in: lineRect, alignment, from: offset, length: length)
      offset += length
      top += line.height + line.spacing
    }
    if text.glyphs.last?.character.isNewline ?? true {
      let height = text.glyphs.last?.font.lineHeight ?? empty.lineHeight
      let last = CGRect(x: rect.minX, y: top, width: rect.width, height: height)
      let style = text.glyphs.last?.extras?.paragraph
      add(
        StyledText.Line(glyphs: [], paragraph: style), in: last, alignment, from: offset, length: 0)
      top += height
    }
    size = CGSize(width: broken.width, height: top - rect.minY)
  }

  private mutating func add(
    _ line: StyledText.Line, in rect: CGRect, _ alignment: NSTextAlignment, from offset: Int,
    length: Int
  ) {
    let own = line.paragraph?.alignment ?? .natural
    var x = rect.minX + (own == .natural ? alignment : own).indent(of: line.width, in: rect)
    var place = offset
    var stops = [(offset: place, x: x)]
    for glyph in line.glyphs {
      x += glyph.width
      place += glyph.character.utf16.count
      stops.append((place, x))
    }
    let range = NSRange(location: offset, length: length)
    lines.append(Line(line: line, rect: rect, range: range, stops: stops))
  }

  /// Returns the line that the caret stands in at an offset.
  func index(at offset: Int) -> Int {
    max(lines.lastIndex { $0.range.location <= offset } ?? 0, 0)
  }

  /// Returns the distance of an offset from the left edge.
  package func x(of offset: Int, in line: Line) -> CGFloat {
    (line.stops.last { $0.offset <= offset } ?? line.stops[0]).x
  }

  /// Returns the offset in a line that is nearest to a distance from the left edge.
  func offset(at x: CGFloat, in line: Line) -> Int {
    line.stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? line.range.location
  }
}

/// Where the lines of a text view lie, and how they are drawn.
extension UITextView {
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The rectangle of the lines; its height is any.
  private func area(width: CGFloat) -> CGRect {
    let padding = textContainer.lineFragmentPadding
    let insets = textContainerInset
    return CGRect(
      x: insets.left + padding, y: insets.top,
      width: max(width - insets.left - insets.right - 2 * padding, 0), height: 0)
  }

  private func makeLines(in area: CGRect) -> TextLines {
    TextLines(
      StyledText(content.attributedString, font: shownFont, color: textColor ?? .label), in: area,
      textAlignment, empty: shownFont)
  }

  var textLines: TextLines {
    let area = area(width: bounds.width)
    if let layoutCache, layoutCache.width == area.width { return layoutCache }
    let lines = makeLines(in: area)
    layoutCache = lines
    return lines
  }

  func textDidChange() {
    layoutCache = nil
    updateContentSize()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func updateContentSize() {
    guard bounds.width > 0 else { return }
    let height = textLines.size.height + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: (height * 2).rounded(.up) / 2)
    if contentSize != size { contentSize = size }
  }

  /// Returns the size of the text in a width; 0 is no limit.
  func textSize(in width: CGFloat) -> CGSize {
    var area = area(width: width)
    if width <= 0 { area.size.width = .greatestFiniteMagnitude }
    let size = makeLines(in: area).size
    let insets = textContainerInset
    let used =
      size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: (used * 2).rounded(.up) / 2,
      height: ((size.height + insets.top + insets.bottom) * 2).rounded(.up) / 2)
  }

  func caretRect(at offset: Int) -> CGRect {
    let lines = textLines
    let line = lines.lines[lines.index(at: offset)]
    return CGRect(
      x: lines.x(of: offset, in: line) - 1, y: line.rect.minY, width: 2, height: line.rect.height)
  }

  /// Returns the offset of the text that is nearest to a point of the view.
  func offset(at point: CGPoint) -> Int {
    let lines = textLines
    let line = lines.lines.last { $0.rect.minY <= point.y } ?? lines.lines[0]
    return lines.offset(at: point.x, in: line)
  }

  /// Returns the offset above or below another one; beyond the text, its beginning or its end.
  func offset(beside offset: Int, lines count: Int) -> Int {
    let lines = textLines
    let target = lines.index(at: offset) + count
    guard target >= 0 else { return 0 }
    guard target < lines.lines.count else { return content.length }
    return lines.offset(at: caretRect(at: offset).midX, in: lines.lines[target])
  }

  /// Draws the lines that are seen, with the caret or the ground of what is selected.
  func drawLines(in recorder: inout DisplayList.Recorder) {
    let lines = textLines
    let selection = content.selection
    let caretLine = isFirstResponder ? lines.index(at: content.head) : nil
    for (index, line) in lines.lines.enumerated()
    where line.rect.maxY > bounds.minY && line.rect.minY < bounds.maxY {
      let common = NSIntersectionRange(selection, line.range)
      let isMarked = isFirstResponder && (common.length > 0 || caretLine == index)
      guard isMarked else {
        recorder.write(line.line, in: line.rect, textAlignment, .text)
        continue
      }
      let name = selection.length == 0 ? "line caret \(content.head)" : "line selected"
      let figure = DisplayList.Figure(name, .field(field(line, selection)))
      recorder.draw(figure, in: line.rect) { recorder in
        if common.length > 0 {
          let (start, end) = (
            lines.x(of: common.location, in: line), lines.x(of: NSMaxRange(common), in: line)
          )
          let ground = CGRect(
            x: start, y: line.rect.minY, width: end - start, height: line.rect.height)
          recorder.fill(ground, tintColor.withAlphaComponent(0.2))
        }
        recorder.write(line.line, in: line.rect, textAlignment, .text)
        if selection.length == 0, caretLine == index {
          let caret = caretRect(at: content.head)
          if !caret.isEmpty { recorder.fill(caret, tintColor, cornerRadius: 1) }
        }
      }
    }
  }

  /// A line for those who cannot draw it point by point.
  private func field(_ line: TextLines.Line, _ selection: NSRange) -> DisplayList.Field {
    let own = line.line.paragraph?.alignment ?? .natural
    let alignment = own == .natural ? textAlignment : own
    var field = DisplayList.Field(
      runs: line.line.runs, alignment: alignment.onDisplay, hasEdge: false)
    func count(_ offset: Int) -> Int { line.stops.dropFirst().count { $0.offset <= offset } }
    if selection.length == 0 {
      field.caret = count(selection.location)
    } else {
      let common = NSIntersectionRange(selection, line.range)
      field.selected = count(common.location)..<count(NSMaxRange(common))
    }
    return field
  }
}
