/// How wide characters are in a font, as data, so that text is as wide on every machine.
///
/// A character of the system's font has two widths: one in the cut for text, which fonts up to 17
/// points have, and one in the cut for titles, which they have from 28 points on; between the two the
/// one becomes the other. Each has the room to the next one that goes with the size, too, which is
/// called tracking.
///
/// - Source: The room by size is that of Apple's Human Interface Guidelines, "Typography", "iOS, iPadOS
///   tracking values". The widths of the system's font were worked out of the frames that Xcode has
///   stored for some 1,000 labels and buttons in public documents, and then of 551 more closely whose
///   width follows from their text alone; where those name a character too seldom, its width in
///   Helvetica takes part. Fonts of other families have the widths of Adobe's metrics for Helvetica and
///   Helvetica Bold.
struct AdvanceWidths {
  /// The widths of Latin letters in thousandths of the font size, from the space (32) to the tilde
  /// (126).
  private struct Table {
    let regular: [Int]
    let bold: [Int]
  }

  private static let helvetica = Table(
    regular: [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
      556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
      1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
      667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
      333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
      556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ],
    bold: [
      278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
      556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
      975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
      667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
      333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
      611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ])

  private static let systemText = Table(
    regular: [
      278, 308, 381, 587, 611, 913, 706, 251, 370, 370, 431, 631, 306, 477, 280, 307,
      631, 471, 601, 631, 628, 628, 646, 562, 645, 647, 293, 304, 612, 610, 610, 567,
      1041, 658, 661, 726, 733, 598, 570, 770, 744, 294, 526, 672, 570, 864, 749, 777,
      653, 796, 671, 651, 590, 739, 661, 949, 671, 625, 647, 304, 304, 304, 495, 579,
      359, 554, 605, 563, 607, 569, 333, 603, 599, 253, 264, 521, 258, 863, 587, 588,
      601, 596, 384, 519, 358, 582, 524, 742, 528, 540, 537, 360, 273, 360, 610,
    ],
    bold: [
      278, 370, 500, 584, 646, 911, 754, 291, 367, 367, 422, 640, 310, 474, 325, 314,
      689, 502, 630, 644, 679, 664, 683, 588, 622, 677, 330, 359, 611, 610, 610, 620,
      1001, 744, 687, 761, 739, 632, 610, 767, 752, 291, 582, 735, 640, 911, 780, 783,
      676, 793, 685, 672, 575, 758, 674, 957, 688, 655, 641, 359, 304, 359, 610, 581,
      359, 598, 644, 582, 656, 600, 396, 623, 618, 293, 337, 579, 267, 931, 603, 640,
      634, 673, 426, 541, 412, 629, 585, 815, 596, 598, 547, 415, 292, 415, 610,
    ])

  private static let systemTitle = Table(
    regular: [
      209, 247, 318, 521, 541, 849, 636, 182, 304, 304, 359, 571, 247, 429, 241, 242,
      601, 415, 556, 567, 584, 571, 582, 510, 585, 591, 214, 241, 548, 547, 547, 511,
      978, 605, 583, 677, 665, 537, 508, 718, 685, 222, 467, 612, 533, 819, 714, 731,
      595, 740, 622, 597, 551, 679, 592, 881, 607, 582, 577, 241, 241, 241, 432, 518,
      296, 512, 546, 506, 533, 505, 266, 513, 519, 220, 202, 459, 195, 774, 525, 527,
      516, 533, 297, 473, 294, 531, 459, 669, 474, 493, 493, 297, 209, 297, 547,
    ],
    bold: [
      205, 326, 458, 541, 609, 869, 710, 247, 324, 324, 377, 602, 261, 435, 302, 270,
      644, 454, 606, 621, 664, 636, 659, 552, 594, 651, 268, 317, 569, 568, 568, 586,
      959, 700, 613, 717, 687, 575, 556, 727, 709, 240, 549, 690, 627, 885, 754, 747,
      635, 753, 641, 605, 524, 709, 618, 908, 651, 629, 596, 317, 262, 317, 568, 539,
      317, 542, 604, 530, 618, 560, 364, 559, 578, 257, 305, 531, 206, 871, 549, 589,
      569, 626, 343, 501, 343, 569, 548, 764, 561, 554, 508, 373, 249, 373, 568,
    ])

  /// The room between characters in thousandths of the font size, from 6 points to 80.
  private static let tracking = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11,
    14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6,
    6, 6, 6, 5, 4, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 0, 0, 0,
  ]

  /// The sizes between which the cut for text becomes the one for titles.
  private static let sizesOfCuts: (text: Double, title: Double) = (17, 28)

  /// The widths in the cut for text, and in the one for titles.
  private let text, title: Table

  /// How far the regular weight has become bold, below 0 for a lighter one.
  private let boldness: Double

  /// How far the cut for text has become the one for titles, from 0 to 1.
  private let share: Double

  /// The room to the next character, in thousandths of the font size.
  private let room: Double

  private let size: CGFloat
  private let isSystem, hasMonospacedDigits: Bool

  /// Finds what goes with a font and its size, and is the same for all characters.
  init(in font: UIFont) {
    let size = Double(font.pointSize)
    isSystem = font.isSystem
    text = isSystem ? Self.systemText : Self.helvetica
    title = isSystem ? Self.systemTitle : Self.helvetica
    boldness = font.weight.boldness
    let length = Self.sizesOfCuts.title - Self.sizesOfCuts.text
    share = min(max((size - Self.sizesOfCuts.text) / length, 0), 1)
    room = isSystem ? Self.tracking(at: size) : 0
    (self.size, hasMonospacedDigits) = (font.pointSize, font.hasMonospacedDigits)
  }

  /// Returns the width of a character, in points.
  func width(of character: Character) -> CGFloat {
    CGFloat(thousandths(of: character)) * size / 1000
  }

  private func thousandths(of character: Character) -> Double {
    // Most characters are of one byte, and nothing else is asked of those.
    if character.utf8.count == 1, let byte = character.utf8.first, 32...126 ~= byte {
      return latin(Int(byte))
    }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.isEmoji { return 1250 }
    switch scalar.value {
    case 32...126:
      return latin(Int(scalar.value))
    case 0..<32, 0x7F..<0xA0, 0x200B...0x200F, 0xFE00...0xFE0F:
      return 0
    case 0xB0:
      return isSystem ? 385 : 400
    case 0x131:
      return isSystem ? latin(Int(UInt8(ascii: "i"))) : 278
    case 0x2018, 0x2019:
      return isSystem ? latin(Int(UInt8(ascii: "'"))) : 222 + 56 * boldness
    case 0x201C, 0x201D:
      return isSystem ? latin(Int(UInt8(ascii: "\""))) : 333 + 167 * boldness
    case 0x2026:
      return isSystem ? 3 * latin(Int(UInt8(ascii: "."))) : 1000
    case 0xAC00...0xD7A3:
      return 866
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 1000
    case 0x1F000...0x1FAFF, 0x2600...0x27BF:
      return 1250
    default:
      return accented(character)
    }
  }

  /// A letter with an accent is as wide as the letter; what is unknown is as wide as a digit was in
  /// Helvetica.
  private func accented(_ character: Character) -> Double {
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let base, (32...126).contains(base.value) else { return 556 }
    return latin(Int(base.value))
  }

  /// Returns the width of a character from the space to the tilde, with the room to the next one.
  private func latin(_ value: Int) -> Double {
    let index = (hasMonospacedDigits && 48...57 ~= value ? 48 : value) - 32
    let width = width(at: index, in: text)
    return (share > 0 ? width + share * (self.width(at: index, in: title) - width) : width) + room
  }

  private func width(at index: Int, in table: Table) -> Double {
    let regular = Double(table.regular[index])
    return boldness == 0 ? regular : regular + boldness * (Double(table.bold[index]) - regular)
  }

  /// Returns the room between characters at a size; between two sizes it is between theirs.
  private static func tracking(at size: Double) -> Double {
    let place = min(max(size - 6, 0), Double(tracking.count - 1))
    let index = Int(place)
    guard index + 1 < tracking.count else { return Double(tracking[index]) }
    let share = place - Double(index)
    return Double(tracking[index]) * (1 - share) + Double(tracking[index + 1]) * share
  }
}
