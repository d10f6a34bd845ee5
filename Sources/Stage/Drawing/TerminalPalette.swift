import HeadlessUIKit

/// The 256 colours of a terminal, of which the last 240 look alike everywhere.
///
/// - Shape: 0 stands for the terminal's own colour, 16 to 231 are a cube of 6 × 6 × 6, 232 to 255
///   are greys from dark to light.
/// - Source: xterm, "256colres.pl".
nonisolated enum TerminalPalette {
  static let ground: UInt8 = 0
  static let black: UInt8 = 16
  static let band: UInt8 = 252
  static let frame: UInt8 = 244
  static let focus: UInt8 = 208

  private static let steps: [Double] = [0, 95, 135, 175, 215, 255]
  private static let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)

  /// Returns the number nearest to a colour that lies over a background.
  ///
  /// The ground counts as white, as it is on a phone.
  static func background(_ color: DisplayList.Color, _ opacity: Double, on under: UInt8) -> UInt8 {
    let mixed = mix(color, opacity, over: self.color(of: under))
    let number = nearest(mixed)
    return number == 231 && under == ground ? ground : number
  }

  /// Returns the number for text of a colour on a background.
  ///
  /// On the ground, whose colour is the terminal's, black is the terminal's colour for text,
  /// and what is paler is a grey that can be read on black and on white. On the grey of a selected
  /// row a colour is made darker until it can be read.
  static func foreground(_ color: DisplayList.Color, _ opacity: Double, on under: UInt8) -> UInt8 {
    guard under == ground, color.isGrey else {
      let mixed = mix(color, opacity, over: self.color(of: under))
      return under == band && !color.isGrey ? legible(mixed, on: band) : nearest(mixed)
    }
    let strength = (1 - color.red) * color.alpha * opacity
    return strength <= 0.9 ? UInt8(241 + Int(max(strength, 0) * 10)) : ground
  }

  /// The least contrast of text with what lies behind it.
  ///
  /// - Source: W3C, "Web Content Accessibility Guidelines 2.2", 1.4.3.
  private static let leastContrast = 4.5

  /// Returns the number nearest to a colour that was made dark enough to be read.
  private static func legible(_ color: DisplayList.Color, on under: UInt8) -> UInt8 {
    let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    let ground = self.color(of: under).luminance + 0.05
    for step in 0..<10 {
      let number = nearest(mix(black, Double(step) / 10, over: color))
      if ground >= leastContrast * (self.color(of: number).luminance + 0.05) { return number }
    }
    return Self.black
  }

  private static func mix(
    _ color: DisplayList.Color, _ opacity: Double, over under: DisplayList.Color
  ) -> DisplayList.Color {
    let share = min(max(color.alpha * opacity, 0), 1)
    func part(_ upper: Double, _ lower: Double) -> Double {
      let mixed = upper * share + lower * (1 - share)
      return mixed.isNaN ? lower : mixed
    }
    return DisplayList.Color(
      red: part(color.red, under.red), green: part(color.green, under.green),
      blue: part(color.blue, under.blue), alpha: 1)
  }

  private static func color(of number: UInt8) -> DisplayList.Color {
    switch number {
    case 16...231:
      let cube = Int(number) - 16
      return DisplayList.Color(
        red: steps[cube / 36] / 255, green: steps[cube / 6 % 6] / 255,
        blue: steps[cube % 6] / 255, alpha: 1)
    case 232...:
      let grey = Double(8 + 10 * (Int(number) - 232)) / 255
      return DisplayList.Color(red: grey, green: grey, blue: grey, alpha: 1)
    default:
      return white
    }
  }

  private static func nearest(_ color: DisplayList.Color) -> UInt8 {
    func step(_ part: Double) -> Int {
      let value = part * 255
      return value < 48 ? 0 : value < 115 ? 1 : min(Int((value - 35) / 40), 5)
    }
    let cube = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    let mean = (color.red + color.green + color.blue) / 3 * 255
    let grey = 232 + min(max(Int(((mean - 8) / 10).rounded()), 0), 23)
    let isCube = distance(UInt8(cube), color) <= distance(UInt8(grey), color)
    return UInt8(isCube ? cube : grey)
  }

  private static func distance(_ number: UInt8, _ color: DisplayList.Color) -> Double {
    let other = self.color(of: number)
    let red = other.red - color.red
    let green = other.green - color.green
    let blue = other.blue - color.blue
    return red * red + green * green + blue * blue
  }
}

nonisolated extension DisplayList.Color {
  /// How much darker than white the colour looks, from 0 to 1.
  ///
  /// - Source: ITU-R, "BT.601", for the weights of the three parts.
  var darkness: Double { 1 - (0.299 * red + 0.587 * green + 0.114 * blue) }

  /// How bright the colour is to the eye, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether the colour has no tint worth showing.
  fileprivate var isGrey: Bool {
    max(red, green, blue) - min(red, green, blue) < 0.1
  }
}

/// Finds the number of a colour over a background, and remembers the last answer.
///
/// The cells of an area have one colour, and mostly one background.
nonisolated struct BackgroundColorCache {
  private var last: (color: DisplayList.Color, opacity: Double, under: UInt8, number: UInt8)?

  /// Returns what the palette says.
  mutating func background(
    _ color: DisplayList.Color, _ opacity: Double, on under: UInt8
  ) -> UInt8 {
    if let last, last.under == under, last.opacity == opacity, last.color == color {
      return last.number
    }
    let number = TerminalPalette.background(color, opacity, on: under)
    last = (color, opacity, under, number)
    return number
  }
}
