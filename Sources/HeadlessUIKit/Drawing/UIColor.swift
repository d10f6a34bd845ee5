/// A colour, opaque or not.
///
/// - Shape: Red, green, blue and alpha.
/// - Units: From 0 to 1; what lies outside is brought to the nearest end.
/// - Differs: System colours have their light appearance only, and there are no colours beyond
///   sRGB, which devices since iOS 10 write with numbers outside 0 to 1. Colours that look the same
///   are equal; on a device a grey such as ``black`` differs from one made of red, green and blue.
/// - Source: Apple, UIKit, "UIColor" and "Standard colors"; the numbers of the system colours
///   are those Apple's Human Interface Guidelines print.
/// - Asked: D150, D151.
nonisolated open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
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

  /// Creates a colour out of its hue, how strong it is and how bright; red is 0, green a third.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (hue, saturation) = (hue.isFinite ? hue : 0, min(max(saturation, 0), 1))
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let step = place < 0 ? place + 6 : place
      return min(max(brightness, 0), 1) * (1 - saturation * max(0, min(step, 4 - step, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a colour that a literal describes.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Finds a colour by its name in the application's bundle, or answers nil.
  public convenience init?(named name: String) {
    let color = AssetCatalog.named("Assets", in: .main)?.color(named: name)
    guard let color else { return nil }
    self.init(cgColor: color.cgColor)
  }

  /// Writes the parts of the colour into variables, and returns whether it could; it always can.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Makes the colour the one shapes are filled with and lines drawn with, in `draw(_:)`.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour the one shapes are filled with, in `draw(_:)`.
  open func setFill() {
    MainQueue.perform { CGContext.current(for: "UIColor.setFill()")?.fillColor = self }
  }

  /// Makes the colour the one lines are drawn with, in `draw(_:)`.
  open func setStroke() {
    MainQueue.perform { CGContext.current(for: "UIColor.setStroke()")?.strokeColor = self }
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
  private static func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
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
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The colour of text on a light ground.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

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
  /// The yellow of notes.
  public static let systemYellow = bytes(255, 204, 0)
  /// The pink of music.
  public static let systemPink = bytes(255, 45, 85)
  /// The purple of podcasts.
  public static let systemPurple = bytes(175, 82, 222)
  /// A blue between blue and purple.
  public static let systemIndigo = bytes(88, 86, 214)
  /// A green between green and blue.
  public static let systemTeal = bytes(48, 176, 199)
  /// A blue with much green.
  public static let systemCyan = bytes(50, 173, 230)
  /// A green with a little blue.
  public static let systemMint = bytes(0, 199, 190)
  /// The brown of wood.
  public static let systemBrown = bytes(162, 132, 94)
  /// The colour of a tint nobody chose: that of what a person can act on.
  public static let tintColor = systemBlue
  /// The second of six greys, each lighter than the one before.
  public static let systemGray2 = bytes(174, 174, 178)
  /// The third of six greys.
  public static let systemGray3 = bytes(199, 199, 204)
  /// The fifth of six greys.
  public static let systemGray5 = bytes(229, 229, 234)
  /// A lighter grey.
  public static let systemGray4 = bytes(209, 209, 214)
  /// The lightest grey.
  public static let systemGray6 = bytes(242, 242, 247)
  /// The colour of a screen's ground.
  public static let systemBackground = UIColor.white
  /// The colour of what lies on a screen's ground.
  public static let secondarySystemBackground = bytes(242, 242, 247)
  /// The colour of what lies on that again.
  public static let tertiarySystemBackground = UIColor.white
  /// The colour of the ground under groups of rows.
  public static let systemGroupedBackground = bytes(242, 242, 247)
  /// The colour of a group of rows.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// The colour of what lies on a group of rows.
  public static let tertiarySystemGroupedBackground = bytes(242, 242, 247)
  /// The colour of text.
  public static let label = UIColor.black
  /// The colour of text that matters less.
  public static let secondaryLabel = bytes(60, 60, 67, alpha: 0.6)
  /// The colour of text that matters little.
  public static let tertiaryLabel = bytes(60, 60, 67, alpha: 0.3)
  /// The colour of text that matters least.
  public static let quaternaryLabel = bytes(60, 60, 67, alpha: 0.18)
  /// The colour of a word that stands where text will be.
  public static let placeholderText = bytes(60, 60, 67, alpha: 0.3)
  /// The colour of text that leads somewhere.
  public static let link = bytes(0, 122, 255)
  /// The colour of a thin line; what lies below shines through.
  public static let separator = bytes(60, 60, 67, alpha: 0.29)
  /// The colour of a thin line that hides what lies below.
  public static let opaqueSeparator = bytes(198, 198, 200)
  /// The colour of a thin and small area, as the track of a slider.
  public static let systemFill = bytes(120, 120, 128, alpha: 0.2)
  /// The colour of a middle-sized area, as the ground of a switch.
  public static let secondarySystemFill = bytes(120, 120, 128, alpha: 0.16)
  /// The colour of a faint area behind something.
  public static let tertiarySystemFill = bytes(118, 118, 128, alpha: 0.12)
  /// The colour of a large area with much in it.
  public static let quaternarySystemFill = bytes(116, 116, 128, alpha: 0.08)
}

/// What a literal of a colour is, where nothing else says it.
public typealias _ColorLiteralType = UIColor
