nonisolated extension DisplayList {
  /// Where the caret is among words that are being edited, or which of them are selected.
  ///
  /// Places are told twice: in points, and by the number of characters. Letters in cells are not
  /// as wide as on a screen.
  nonisolated package struct Entry: Equatable, Sendable {
    /// The caret, in the screen's coordinates, or nil if there is none.
    package var caret: CGRect?
    /// The number of characters before the caret.
    package var caretIndex: Int?
    /// The ground of what is selected, in the screen's coordinates, or nil if nothing is.
    package var selection: CGRect?
    /// The characters that are selected.
    package var selected: Range<Int>?
    /// The colour of the caret and the selection.
    package var caretColor: Color

    package init(caretColor: Color) {
      self.caretColor = caretColor
    }
  }
}

extension DisplayList.Recorder {
  /// Draws one line of words that can be edited.
  mutating func write(
    _ runs: [DisplayList.Run], in rect: CGRect, _ alignment: DisplayList.Alignment,
    entry: DisplayList.Entry
  ) {
    var entry = entry
    entry.caret = entry.caret.map(onScreen)
    entry.selection = entry.selection.map(onScreen)
    guard entry.caret != nil || runs.contains(where: { !$0.string.isEmpty }) else { return }
    list.commands.append(.text(runs, in: onScreen(rect), alignment, .entry(entry)))
  }

  /// Draws the edge of a rectangle.
  mutating func stroke(
    _ rect: CGRect, _ color: UIColor, width: CGFloat, cornerRadius: CGFloat
  ) {
    guard !rect.isEmpty else { return }
    list.commands.append(
      .stroke(onScreen(rect), color.components, width: width, cornerRadius: cornerRadius))
  }
}
