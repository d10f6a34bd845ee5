/// What a screen shows, as values: rectangles, text and pictures from back to front.
///
/// Views record into it; a canvas turns it into terminal cells or an SVG. It is the one place
/// where drawing can be looked at, compared and tested.
nonisolated package struct DisplayList: Equatable, Sendable {
  /// A colour as four numbers from 0 to 1.
  nonisolated package struct Color: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// Text of one font and colour.
  nonisolated package struct Run: Equatable, Sendable {
    package var string: String
    package var fontSize: Double
    package var isBold: Bool
    package var isItalic: Bool
    package var color: Color
    /// Lines at the letters, their outline, and how they are spaced; nil is what is usual.
    package var decoration: Decoration?

    package init(
      string: String, fontSize: Double, isBold: Bool, isItalic: Bool = false, color: Color,
      decoration: Decoration? = nil
    ) {
      (self.string, self.fontSize, self.color) = (string, fontSize, color)
      (self.isBold, self.isItalic, self.decoration) = (isBold, isItalic, decoration)
    }
  }

  /// What is drawn at letters, and how they are spaced.
  nonisolated package struct Decoration: Equatable, Sendable {
    /// A line under letters or through them.
    nonisolated package struct Line: Equatable, Sendable {
      package var isDouble = false
      package var isThick = false
      /// The colour, or nil for that of the letters.
      package var color: Color?
    }

    /// The outline of letters.
    nonisolated package struct Stroke: Equatable, Sendable {
      /// Hundredths of the font's size; letters are hollow if it is positive.
      package var width: Double
      /// The colour, or nil for that of the letters.
      package var color: Color?
    }

    package var underline: Line?
    package var strikethrough: Line?
    package var stroke: Stroke?
    /// The room after each letter, in points.
    package var kern = 0.0
  }

  /// What a piece of the screen is to a person, where its looks alone do not say it.
  nonisolated package enum Role: Equatable, Sendable {
    /// Text to read.
    case text
    /// Text to press.
    case button(isHighlighted: Bool, isEnabled: Bool)
    /// The shadow of text that is drawn after it.
    case shadow
  }

  /// Where text stands in its rectangle.
  nonisolated package enum Alignment: Equatable, Sendable {
    case left, center, right
  }

  /// One thing to draw.
  ///
  /// All rectangles are in points, in the screen's coordinates.
  nonisolated package enum Command: Equatable, Sendable {
    /// A filled rectangle.
    case fill(CGRect, Color, cornerRadius: CGFloat)
    /// The edge of a rectangle.
    case stroke(CGRect, Color, width: CGFloat, cornerRadius: CGFloat)
    /// The blurred shadow of a rectangle.
    case shadow(CGRect, Color, blur: CGFloat, cornerRadius: CGFloat)
    /// The band that marks the selected row of a wheel.
    case selection(CGRect)
    /// A shape, filled or drawn with a line.
    case path(Path, Color, PathStyle)
    /// One line of text.
    case text([Run], in: CGRect, Alignment, Role)
    /// A picture, by name, with its SVG if it has one and the text that describes it.
    case image(name: String, svg: String?, alternative: String, in: CGRect)
    /// What follows is seen only inside a rectangle, until the matching `endClip`.
    case beginClip(CGRect, cornerRadius: CGFloat = 0)
    /// What follows is seen only inside a shape, until the matching `endClip`.
    case beginShapeClip(Path)
    case endClip
    /// What follows is paler, and flattened about a height, until the matching `endGroup`.
    ///
    /// `squash` is 1 for as it is and 0 for a line: a row that turns away on its wheel.
    case beginGroup(opacity: Double, squash: Double, aboutY: CGFloat)
    case endGroup
    /// What follows is moved, scaled and turned, until the matching `endTransform`.
    ///
    /// Clips and other transforms that follow are taken along.
    case beginTransform(CGAffineTransform)
    case endTransform
    /// What follows are the shapes of a control, until the matching `endFigure`.
    ///
    /// Cells are too coarse for them and show the figure.
    case beginFigure(Figure, in: CGRect)
    case endFigure
  }

  /// The size of the screen, in points.
  package var size: CGSize

  /// What to draw, from back to front.
  package var commands: [Command]

  /// Creates a list of commands for a screen of a size.
  package init(size: CGSize, commands: [Command] = []) {
    self.size = size
    self.commands = commands
  }
}

nonisolated extension DisplayList {
  /// A line of text that can be edited, for those who cannot draw it point by point.
  nonisolated package struct Field: Equatable, Sendable {
    /// The text that is seen.
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
  package mutating func stroke(
    _ rect: CGRect, _ color: UIColor, width: CGFloat, cornerRadius: CGFloat
  ) {
    guard !rect.isEmpty else { return }
    list.commands.append(
      .stroke(onScreen(rect), color.components, width: width, cornerRadius: cornerRadius))
  }

  /// Fills a shape of the view being drawn.
  package mutating func fill(_ shape: UIBezierPath, _ color: UIColor) {
    guard color.components.alpha > 0, !shape.isEmpty else { return }
    let corner = onScreen(.zero).origin
    let path = shape.path.applying(CGAffineTransform(translationX: corner.x, y: corner.y))
    list.commands.append(.path(path, color.components, .fill))
  }

  /// Draws along a shape of the view being drawn, as wide as the shape's `lineWidth` says.
  package mutating func stroke(_ shape: UIBezierPath, _ color: UIColor) {
    guard color.components.alpha > 0, !shape.isEmpty else { return }
    let corner = onScreen(.zero).origin
    let path = shape.path.applying(CGAffineTransform(translationX: corner.x, y: corner.y))
    list.commands.append(
      .path(
        path, color.components,
        .stroke(
          width: max(shape.lineWidth, 0), cap: shape.lineCapStyle, join: shape.lineJoinStyle)))
  }

  /// Draws what is seen inside a rectangle only.
  package mutating func clip(
    to rect: CGRect, _ content: (inout DisplayList.Recorder) -> Void
  ) {
    list.commands.append(.beginClip(onScreen(rect)))
    content(&self)
    list.commands.append(.endClip)
  }
}

nonisolated extension DisplayList {
  /// A control made of shapes, as one row of characters for those who cannot draw the shapes.
  ///
  ///     [━━━●]           a track: lines that share the room, and signs
  ///     [ Day │● Week ]  segments
  ///     │LOVE▏   │       a field
  nonisolated package struct Figure: Equatable, Sendable {
    /// What the row is made of.
    nonisolated package enum Row: Equatable, Sendable {
      /// Lines and signs, from left to right.
      case track([Piece])
      /// A row of texts of which one may be chosen.
      case segments([Segment])
      /// Text that can be edited.
      case field(Field)
    }

    /// What the control is and shows: `switch on`.
    package var name: String

    /// The number the control shows, if it shows one.
    package var value: Double?

    package var row: Row

    /// Whether the row stands in brackets, as what can be pressed does.
    package var hasBrackets: Bool

    /// Whether the control takes touches.
    package var isEnabled: Bool

    /// Creates a row for a control.
    package init(
      _ name: String, value: Double? = nil, _ row: Row, hasBrackets: Bool = false,
      isEnabled: Bool = true
    ) {
      (self.name, self.value, self.row) = (name, value, row)
      (self.hasBrackets, self.isEnabled) = (hasBrackets, isEnabled)
    }
  }

  /// A piece of a track.
  nonisolated package enum Piece: Equatable, Sendable {
    /// A line, or room, that takes a share of the width the signs leave.
    case line(Line, Color, share: Double)
    /// One character.
    case sign(Sign, Color)
  }

  /// How a line of a track looks.
  nonisolated package enum Line: Sendable {
    case thick, thin, blank
  }

  /// One character, and what stands for it where there is only ASCII.
  nonisolated package struct Sign: Equatable, Sendable {
    package let character: Character
    package let ascii: Character

    package init(_ character: Character, ascii: Character) {
      (self.character, self.ascii) = (character, ascii)
    }

    /// A disc: a thumb, or the dot of the page that is shown.
    package static let disc = Sign("●", ascii: "O")
    /// A ring: the thumb of a control that takes no touches, or the dot of another page.
    package static let ring = Sign("○", ascii: "o")
  }

  /// One of several texts to choose from, with its share of the width.
  nonisolated package struct Segment: Equatable, Sendable {
    package var text: String
    /// What stands for the text where there is only ASCII.
    package var asciiText: String?
    package var width: CGFloat
    package var isSelected: Bool
    package var isEnabled: Bool

    package init(
      text: String, asciiText: String? = nil, width: CGFloat, isSelected: Bool = false,
      isEnabled: Bool = true
    ) {
      (self.text, self.asciiText, self.width) = (text, asciiText, width)
      (self.isSelected, self.isEnabled) = (isSelected, isEnabled)
    }
  }
}

nonisolated extension DisplayList.Figure {
  /// A row of texts of which one may be chosen, in brackets.
  package static func segments(_ segments: [DisplayList.Segment], isEnabled: Bool) -> Self {
    let names = segments.map {
      "\"\($0.text)\"" + ($0.isSelected ? " selected" : "") + ($0.isEnabled ? "" : " disabled")
    }
    return Self(
      (["segments"] + names).joined(separator: " "), .segments(segments), hasBrackets: true,
      isEnabled: isEnabled)
  }
}

extension DisplayList.Recorder {
  /// Draws a control that is made of shapes.
  package mutating func draw(
    _ figure: DisplayList.Figure, in rect: CGRect, shapes: (inout DisplayList.Recorder) -> Void
  ) {
    list.commands.append(.beginFigure(figure, in: onScreen(rect)))
    shapes(&self)
    list.commands.append(.endFigure)
  }

  /// Draws what is paler than usual when a control takes no touches.
  package mutating func dim(_ isDim: Bool, _ content: (inout DisplayList.Recorder) -> Void) {
    if isDim { list.commands.append(.beginGroup(opacity: 0.5, squash: 1, aboutY: 0)) }
    content(&self)
    if isDim { list.commands.append(.endGroup) }
  }

  package mutating func fillCircle(around center: CGPoint, radius: CGFloat, _ color: UIColor) {
    let square = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    fill(square, color, cornerRadius: radius)
  }

  /// Draws a white knob with a thin shadow.
  package mutating func knob(around center: CGPoint, radius: CGFloat, _ color: UIColor = .white) {
    fillCircle(around: center, radius: radius + 0.5, UIColor(white: 0, alpha: 0.16))
    fillCircle(around: center, radius: radius, color)
  }
}
