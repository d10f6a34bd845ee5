extension DisplayList.Recorder {
  /// Draws the marks that say which part of the content is seen.
  mutating func drawIndicators(of view: UIScrollView) {
    let (bounds, content) = (view.bounds, view.contentSize)
    let color = UIColor(white: 0, alpha: 0.35)
    if view.showsVerticalScrollIndicator, content.height > bounds.height {
      let (start, length) = mark(bounds.minY, bounds.height, of: content.height)
      fill(
        CGRect(x: bounds.maxX - 6, y: start, width: 3, height: length), color, cornerRadius: 1.5)
    }
    if view.showsHorizontalScrollIndicator, content.width > bounds.width {
      let (start, length) = mark(bounds.minX, bounds.width, of: content.width)
      fill(
        CGRect(x: start, y: bounds.maxY - 6, width: length, height: 3), color, cornerRadius: 1.5)
    }
  }

  /// The place of a mark: as much of the edge as the part that is seen is of the content.
  private func mark(
    _ offset: CGFloat, _ length: CGFloat, of content: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let room = length - 6
    let size = max(room * length / content, min(20, room))
    let share = min(max(offset / (content - length), 0), 1)
    return (offset + 3 + (room - size) * share, size)
  }
}
