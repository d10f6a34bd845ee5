nonisolated extension DisplayList {
  /// A control that is made of shapes, and what they say.
  nonisolated package enum Figure: Equatable, Sendable {
    /// A switch.
    case toggle(isOn: Bool, isEnabled: Bool)
    /// A thumb on a track; the fraction of the track before it runs from 0 to 1.
    case slider(fraction: Double, isEnabled: Bool)
    /// A row of words of which one may be chosen.
    case segments([Segment], isEnabled: Bool)
    /// A minus and a plus.
    case stepper(canDecrement: Bool, canIncrement: Bool)
    /// Words that can be edited.
    case field(Field)
  }

  /// One of several words to choose from, with its share of the width.
  nonisolated package struct Segment: Equatable, Sendable {
    package var words: String
    package var width: CGFloat
    package var isSelected: Bool
    package var isEnabled: Bool

    package init(words: String, width: CGFloat, isSelected: Bool, isEnabled: Bool) {
      (self.words, self.width) = (words, width)
      (self.isSelected, self.isEnabled) = (isSelected, isEnabled)
    }
  }
}

extension DisplayList.Recorder {
  /// Draws a control that is made of shapes.
  mutating func draw(
    _ figure: DisplayList.Figure, in rect: CGRect, shapes: (inout DisplayList.Recorder) -> Void
  ) {
    list.commands.append(.beginFigure(figure, in: onScreen(rect)))
    shapes(&self)
    list.commands.append(.endFigure)
  }

  /// Draws what is paler than usual when a control takes no touches.
  mutating func dim(_ isDim: Bool, _ content: (inout DisplayList.Recorder) -> Void) {
    if isDim { list.commands.append(.beginGroup(opacity: 0.5, squash: 1, aboutY: 0)) }
    content(&self)
    if isDim { list.commands.append(.endGroup) }
  }

  /// Fills a circle around a point.
  mutating func fillCircle(around center: CGPoint, radius: CGFloat, _ color: UIColor) {
    let square = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    fill(square, color, cornerRadius: radius)
  }

  /// Draws a white knob with a thin shadow.
  mutating func knob(around center: CGPoint, radius: CGFloat, _ color: UIColor = .white) {
    fillCircle(around: center, radius: radius + 0.5, UIColor(white: 0, alpha: 0.16))
    fillCircle(around: center, radius: radius, color)
  }
}
