import HeadlessUIKit

/// Finds the number of a colour over a background, and remembers the last answer.
///
/// The cells of an area have one colour, and mostly one background.
nonisolated struct Mixer {
  private var last: (color: DisplayList.Color, opacity: Double, under: UInt8, number: UInt8)?

  /// Returns what the palette says.
  mutating func background(
    _ color: DisplayList.Color, _ opacity: Double, on under: UInt8
  ) -> UInt8 {
    if let last, last.under == under, last.opacity == opacity, last.color == color {
      return last.number
    }
    let number = Palette.background(color, opacity, on: under)
    last = (color, opacity, under, number)
    return number
  }
}
