/// The name of a font of iOS that is not the system's.
///
///     AvenirNext-DemiBold
///     └ family ┘ └ style ┘
///
/// - Shape: The family, and a style after a hyphen. The name of a family alone names a font too.
/// - Errors: A family that iOS does not have gives nil. Styles are not checked.
/// - Source: Apple, "System Fonts".
nonisolated struct FontName: Hashable {
  /// The name as it was written.
  let font: String

  let family: String

  private let style: String

  init?(_ font: String) {
    let parts = font.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let word = first.filter { $0 != " " }
    guard
      let family = Self.families.first(where: { $0.filter { $0 != " " } == word })
        ?? Self.otherNames[word]
    else { return nil }
    (self.font, self.family) = (font, family)
    style = parts.dropFirst().joined()
  }

  /// Whether the strokes are strong.
  var isBold: Bool {
    ["Bold", "Heavy", "Black", "Wide", "W6", "W7", "W8"].contains { style.contains($0) }
      || font == "ArialRoundedMTBold"
  }

  /// Whether the letters are slanted.
  var isItalic: Bool {
    ["Italic", "Oblique", "Ita"].contains { style.contains($0) }
  }

  /// The height of a line in a size of 1 point, or nil if it is that of the system's font.
  ///
  /// - Source: The heights of labels of one line that Xcode has stored in public documents.
  var lineHeight: CGFloat? { Self.lineHeights[family] }

  private static let lineHeights: [String: CGFloat] = [
    "American Typewriter": 1.16, "Apple SD Gothic Neo": 1.2, "Arial": 1.117, "Avenir": 1.366,
    "Avenir Next": 1.366, "Bradley Hand": 1.26, "Chalkduster": 1.28, "Futura": 1.3,
    "Gill Sans": 1.13, "Helvetica": 1.15, "Menlo": 1.164, "Noteworthy": 1.6,
  ]

  /// The families whose fonts begin with another word.
  private static let otherNames = [
    "ArialMT": "Arial", "ArialRoundedMTBold": "Arial Rounded MT Bold",
    "BodoniSvtyTwoITCTT": "Bodoni 72", "BradleyHandITCTT": "Bradley Hand",
    "CourierNewPSMT": "Courier New", "TimesNewRomanPSMT": "Times New Roman",
    "TimesNewRomanPS": "Times New Roman", "CourierNewPS": "Courier New",
    "TrebuchetMS": "Trebuchet MS", "SnellRoundhand": "Snell Roundhand",
    "DINAlternate": "DIN Alternate", "DINCondensed": "DIN Condensed",
    "PartyLetPlain": "Party LET", "SavoyeLetPlain": "Savoye LET",
    "HiraMinProN": "Hiragino Mincho ProN", "HiraMaruProN": "Hiragino Maru Gothic ProN",
    "PingFangSC": "PingFang SC", "PingFangTC": "PingFang TC", "PingFangHK": "PingFang HK",
    "ZapfDingbatsITC": "Zapf Dingbats",
  ]

  /// Returns the names of the fonts of a family, without those for bold and slanted text.
  static func fonts(ofFamily family: String) -> [String] {
    guard families.contains(family) else { return [] }
    return [regularFonts[family] ?? family.filter { $0 != " " }]
  }

  /// The fonts that are not called as their family is.
  private static let regularFonts = [
    "American Typewriter": "AmericanTypewriter", "Arial": "ArialMT", "Avenir": "Avenir-Roman",
    "Avenir Next": "AvenirNext-Regular", "Avenir Next Condensed": "AvenirNextCondensed-Regular",
    "Bodoni 72": "BodoniSvtyTwoITCTT-Book", "Bradley Hand": "BradleyHandITCTT-Bold",
    "Chalkboard SE": "ChalkboardSE-Regular", "Charter": "Charter-Roman",
    "Courier New": "CourierNewPSMT", "DIN Alternate": "DINAlternate-Bold",
    "DIN Condensed": "DINCondensed-Bold", "Futura": "Futura-Medium",
    "Hoefler Text": "HoeflerText-Regular", "Marker Felt": "MarkerFelt-Thin",
    "Menlo": "Menlo-Regular", "Optima": "Optima-Regular", "Palatino": "Palatino-Roman",
    "Rockwell": "Rockwell-Regular", "Times New Roman": "TimesNewRomanPSMT",
    "Trebuchet MS": "TrebuchetMS",
  ]

  static let families = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Avenir",
    "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Farah",
    "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
    "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa", "Khmer Sangam MN",
    "Kohinoor Devanagari", "Marker Felt", "Menlo", "Mishafi", "Noteworthy", "Optima", "Palatino",
    "Papyrus", "Rockwell", "Sinhala Sangam MN", "Snell Roundhand", "Symbol", "Tamil Sangam MN",
    "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
  ]
}
