/// How wide characters are, as data, so that text is as wide on every machine.
///
/// The numbers for Latin letters are those of Adobe's metrics for Helvetica and Helvetica Bold,
/// in thousandths of the font size, from the space (32) to the tilde (126).
enum AdvanceWidths {
  private static let regular: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let bold: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// Returns the width of a character in a font, in points.
  static func width(of character: Character, in font: UIFont) -> CGFloat {
    CGFloat(thousandths(of: character, isBold: font.isBold)) * font.pointSize / 1000
  }

  /// Returns the width of a string in a font, in points.
  static func width(of string: some StringProtocol, in font: UIFont) -> CGFloat {
    string.reduce(0) { $0 + width(of: $1, in: font) }
  }

  private static func thousandths(of character: Character, isBold: Bool) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.isEmoji { return 1250 }
    switch scalar.value {
    case 32...126:
      return (isBold ? bold : regular)[Int(scalar.value) - 32]
    case 0..<32, 0x7F..<0xA0, 0x200B...0x200F, 0xFE00...0xFE0F:
      return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 1000
    case 0x1F000...0x1FAFF, 0x2600...0x27BF:
      return 1250
    default:
      return accented(character, isBold: isBold)
    }
  }

  /// A letter with an accent is as wide as the letter; what is unknown is as wide as a digit.
  private static func accented(_ character: Character, isBold: Bool) -> Int {
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let base, (32...126).contains(base.value) else { return 556 }
    return (isBold ? bold : regular)[Int(base.value) - 32]
  }
}
