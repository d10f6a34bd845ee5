import HeadlessUIKit
import TerminalIO

/// The characters that stand in cells for a text field.
///
///     │LOVE▏        │   the caret is behind the E
///     │«LOVE»       │   the word is selected
///     │…long words▏ │   the caret is always seen
///
/// - Shape: One row of cells, as wide as the field, with an edge at both ends if it has one.
nonisolated struct CellField {
  private let field: DisplayList.Field
  private let columns: Int
  private let isUnicode: Bool

  init(_ field: DisplayList.Field, columns: Int, isUnicode: Bool) {
    (self.field, self.columns, self.isUnicode) = (field, columns, isUnicode)
  }

  /// The characters of the row.
  var line: [CellText.Glyph] {
    let edge = field.hasEdge ? 1 : 0
    guard columns > 2 * edge else { return [] }
    let left = max(Int((field.margins.left * Double(columns)).rounded()), edge)
    let right = max(Int((field.margins.right * Double(columns)).rounded()), edge)
    let room = max(columns - left - right, 1)
    let text = fitted(room)
    let start = field.alignment.start(of: text.reduce(0) { $0 + $1.width }, in: 0..<room)
    var line = blanks(left - edge + max(start, 0)) + text
    let used = line.reduce(0) { $0 + $1.width }
    line += blanks(columns - 2 * edge - used)
    guard field.hasEdge else { return line }
    let side = sign(isUnicode ? "│" : "|", Self.grey)
    return [side] + line + [side]
  }

  /// The text with its marks, without what does not fit.
  private func fitted(_ room: Int) -> [CellText.Glyph] {
    let marked = marked
    if marked.reduce(0, { $0 + $1.width }) <= room { return marked }
    let ellipsis = isUnicode ? "…" : "."
    guard let caret = marked.firstIndex(where: { isMark($0) }) else {
      return head(marked[...], room - 1) + [sign(ellipsis, Self.grey)]
    }
    let before = Array(marked[...caret].reversed())
    let tail = head(before[...], room - 1)
    let shown = Array(tail.reversed())
    let isCut = tail.count < before.count
    let free = room - shown.reduce(0) { $0 + $1.width } - (isCut ? 1 : 0)
    return (isCut ? [sign(ellipsis, Self.grey)] : []) + shown
      + head(marked[(caret + 1)...], free)
  }

  private func head(_ glyphs: ArraySlice<CellText.Glyph>, _ room: Int) -> [CellText.Glyph] {
    var used = 0
    return Array(
      glyphs.prefix { glyph in
        used += glyph.width
        return used <= room
      })
  }

  /// The text with the caret in it, or with marks around what is selected.
  private var marked: [CellText.Glyph] {
    var marks: [Int: CellText.Glyph] = [:]
    if let caret = field.caret { marks[caret] = caretSign }
    if let selected = field.selected, !selected.isEmpty {
      marks[selected.lowerBound] = sign(isUnicode ? "«" : "<", Self.blue)
      marks[selected.upperBound] = sign(isUnicode ? "»" : ">", Self.blue)
    }
    var line: [CellText.Glyph] = []
    var count = 0
    for run in field.runs {
      for character in run.string {
        if let mark = marks[count] { line.append(mark) }
        count += 1
        let width = CellWidth.of(character)
        guard width > 0 else { continue }
        line.append(CellText.Glyph(character, width: width, of: run))
      }
    }
    if let mark = marks[count] { line.append(mark) }
    return line
  }

  private var caretSign: CellText.Glyph { sign(isUnicode ? "▏" : "_", Self.blue) }

  private func isMark(_ glyph: CellText.Glyph) -> Bool {
    glyph.color == Self.blue && (isUnicode ? "▏«»" : "_<>").contains(glyph.character)
  }

  private func blanks(_ count: Int) -> [CellText.Glyph] {
    Array(repeating: sign(" ", Self.grey), count: max(count, 0))
  }

  private func sign(_ string: String, _ color: DisplayList.Color) -> CellText.Glyph {
    CellText.Glyph(character: Character(string), width: 1, color: color, isBold: false)
  }

  private static let grey = DisplayList.Color(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  private static let blue = DisplayList.Color(red: 0, green: 0.48, blue: 1, alpha: 1)
}
