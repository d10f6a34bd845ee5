/// A colour, opaque or not.
///
/// - Shape: Red, green, blue and alpha.
/// - Units: From 0 to 1; what lies outside is brought to the nearest end.
/// - Differs: System colours have their light appearance only, and there are no colours beyond
///   sRGB, which devices since iOS 10 write with numbers outside 0 to 1.
/// - Source: Apple, UIKit, "UIColor" and "Standard colors"; the numbers of the system colours
///   are those Apple's Human Interface Guidelines print.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  package let components: DisplayList.Color

  /// Creates a colour out of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func pinned(_ part: CGFloat) -> Double { part > 0 ? min(Double(part), 1) : 0 }
    components = DisplayList.Color(
      red: pinned(red), green: pinned(green), blue: pinned(blue), alpha: pinned(alpha))
  }

  /// Creates a grey; 0 is black and 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Makes the colour the one shapes are filled with and lines drawn with, in `draw(_:)`.
  @MainActor open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one shapes are filled with, in `draw(_:)`.
  @MainActor open func setFill() {
    GraphicsContext.current(for: "UIColor.setFill()")?.fillColor = self
  }

  /// Makes the colour the one lines are drawn with, in `draw(_:)`.
  @MainActor open func setStroke() {
    GraphicsContext.current(for: "UIColor.setStroke()")?.strokeColor = self
  }

  /// Returns whether another object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// A number that equal colours share.
  open override var hash: Int { components.hashValue }

  /// The parts of the colour, as text.
  open override var description: String {
    let parts = [components.red, components.green, components.blue, components.alpha]
    return "UIColor(" + parts.map { String(format: "%.3g", $0) }.joined(separator: " ") + ")"
  }
}

nonisolated extension UIColor {
  private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// The blue of what a person can act on.
  public static let systemBlue = bytes(0, 122, 255)
  /// The red of what destroys something.
  public static let systemRed = bytes(255, 59, 48)
  /// The green of what is on.
  public static let systemGreen = bytes(52, 199, 89)
  /// The orange of a warning.
  public static let systemOrange = bytes(255, 149, 0)
  /// The grey of what steps back.
  public static let systemGray = bytes(142, 142, 147)
  /// A lighter grey.
  public static let systemGray4 = bytes(209, 209, 214)
  /// The lightest grey.
  public static let systemGray6 = bytes(242, 242, 247)
  /// The colour of a screen's ground.
  public static let systemBackground = UIColor.white
  /// The colour of text.
  public static let label = UIColor.black
  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  /// The colour of a faint area behind something.
  public static let tertiarySystemFill = UIColor(
    red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
}
