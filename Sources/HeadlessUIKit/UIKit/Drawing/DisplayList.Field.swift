nonisolated extension DisplayList {
  /// A line of words that can be edited, for those who cannot draw it point by point.
  nonisolated package struct Field: Equatable, Sendable {
    /// The words that are seen.
    package var runs: [Run]
    /// Where they stand.
    package var alignment: Alignment
    /// The room left and right of them, as shares of the width.
    package var margins: (left: Double, right: Double) {
      get { (leftMargin, rightMargin) }
      set { (leftMargin, rightMargin) = newValue }
    }
    /// Whether the field has an edge that can be seen.
    package var hasEdge: Bool
    /// The number of characters before the caret, or nil if there is none.
    package var caret: Int?
    /// The characters that are selected, or nil if none are.
    package var selected: Range<Int>?

    private var leftMargin = 0.0
    private var rightMargin = 0.0

    package init(runs: [Run], alignment: Alignment, hasEdge: Bool) {
      (self.runs, self.alignment, self.hasEdge) = (runs, alignment, hasEdge)
    }
  }
}

extension DisplayList.Recorder {
  /// Draws the edge of a rectangle.
  mutating func stroke(
    _ rect: CGRect, _ color: UIColor, width: CGFloat, cornerRadius: CGFloat
  ) {
    guard !rect.isEmpty else { return }
    list.commands.append(
      .stroke(onScreen(rect), color.components, width: width, cornerRadius: cornerRadius))
  }

  /// Draws what is seen inside a rectangle only.
  mutating func clip(
    to rect: CGRect, _ content: (inout DisplayList.Recorder) -> Void
  ) {
    list.commands.append(.beginClip(onScreen(rect)))
    content(&self)
    list.commands.append(.endClip)
  }
}
