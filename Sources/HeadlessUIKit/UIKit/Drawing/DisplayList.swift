/// What a screen shows, as values: rectangles, words and pictures from back to front.
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

  /// Words of one font and colour.
  nonisolated package struct Run: Equatable, Sendable {
    package var string: String
    package var fontSize: Double
    package var isBold: Bool
    package var isItalic: Bool
    package var color: Color

    package init(
      string: String, fontSize: Double, isBold: Bool, isItalic: Bool = false, color: Color
    ) {
      (self.string, self.fontSize, self.color) = (string, fontSize, color)
      (self.isBold, self.isItalic) = (isBold, isItalic)
    }
  }

  /// What a piece of the screen is to a person, where its looks alone do not say it.
  nonisolated package enum Role: Equatable, Sendable {
    /// Words to read.
    case text
    /// Words to press.
    case button(isHighlighted: Bool, isEnabled: Bool)
    /// The shadow of words that are drawn after it.
    case shadow
  }

  /// Where words stand in the rectangle that is theirs.
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
    /// The band that marks the selected row of a wheel.
    case selection(CGRect)
    /// A shape, filled or drawn with a line.
    case path(Path, Color, Ink)
    /// One line of words.
    case text([Run], in: CGRect, Alignment, Role)
    /// A picture, by name, with its SVG if it has one and the words that describe it.
    case image(name: String, svg: String?, alternative: String, in: CGRect)
    /// What follows is seen only inside a rectangle, until the matching `endClip`.
    case beginClip(CGRect)
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
    /// Cells are too coarse for them and show a sign of their own for it.
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
