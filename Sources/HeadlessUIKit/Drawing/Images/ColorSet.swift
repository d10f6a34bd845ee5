/// The part of a colour set's `Contents.json` that says what the colour is like.
///
///     {"colors": [{"color": {"color-space": "srgb",
///       "components": {"red": "0.5", "green": "0x80", "blue": "128", "alpha": "1.0"}}}]}
///
/// - Units: A part with a point is from 0 to 1, any other from 0 to 255.
/// - Differs: The colour for light interfaces stands for all. Numbers of every colour space count as
///   sRGB.
/// - Source: Apple, Xcode, "Asset Catalog Format Reference", and files that Xcode has written.
nonisolated struct ColorSet: Decodable {
  private let colors: [Entry]

  private struct Entry: Decodable {
    let color: Color?
    let appearances: [Appearance]?
  }

  private struct Appearance: Decodable {}

  private struct Color: Decodable {
    let components: [String: String]?
    /// The name of a colour of the system.
    let reference: String?
  }

  /// The colour that no appearance is named for, or else the first.
  var color: UIColor? {
    let entry = colors.first { $0.appearances == nil && $0.color != nil } ?? colors.first
    guard let color = entry?.color else { return nil }
    if let name = color.reference { return NibDecoder.systemColors[name] }
    guard let components = color.components else { return nil }
    func part(_ name: String) -> CGFloat? { components[name].flatMap(Self.part) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func part(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if let number = Int(text) { return CGFloat(number) / 255 }
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
