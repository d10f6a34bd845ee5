/// How wide characters are in a font, as data, so that text is as wide on every machine.
///
/// A character of the system's font has two widths: one in the cut for text, which fonts up to 17
/// points have, and one in the cut for titles, which they have from 28 points on; between the two the
/// one becomes the other. Each has the room to the next one that goes with the size, too, which is
/// called tracking.
///
/// - Source: The room by size is that of Apple's Human Interface Guidelines, "Typography", "iOS, iPadOS
///   tracking values". The widths of the system's font were worked out of the frames that Xcode has
///   stored for some 1,000 labels and buttons in public documents; where those name a character too
///   seldom, its width in Helvetica takes part. Fonts of other families have the widths of Adobe's
///   metrics for Helvetica and Helvetica Bold.
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
      285, 309, 381, 582, 583, 910, 693, 238, 363, 363, 415, 630, 319, 465, 307, 304,
      624, 483, 603, 615, 590, 619, 640, 580, 640, 640, 282, 304, 610, 610, 610, 581,
      1041, 675, 660, 733, 734, 626, 595, 781, 751, 296, 518, 685, 579, 869, 767, 803,
      653, 803, 699, 656, 620, 746, 663, 956, 669, 657, 636, 304, 304, 304, 495, 582,
      359, 573, 590, 568, 596, 565, 315, 586, 592, 273, 260, 516, 251, 847, 577, 591,
      585, 596, 373, 522, 352, 598, 517, 741, 535, 536, 563, 360, 271, 360, 610,
    ],
    bold: [
      271, 364, 500, 582, 633, 910, 748, 285, 364, 364, 415, 639, 319, 465, 349, 312,
      668, 513, 644, 624, 641, 653, 676, 596, 614, 676, 320, 359, 610, 610, 610, 636,
      1001, 756, 681, 746, 736, 637, 621, 766, 754, 291, 574, 740, 653, 900, 798, 797,
      676, 797, 693, 641, 570, 757, 663, 955, 686, 679, 636, 359, 304, 359, 610, 582,
      359, 588, 641, 581, 673, 600, 390, 612, 623, 289, 336, 567, 269, 929, 586, 644,
      631, 673, 412, 538, 391, 625, 591, 809, 599, 587, 549, 415, 291, 415, 610,
    ])

  private static let systemTitle = Table(
    regular: [
      199, 246, 318, 519, 520, 848, 630, 175, 301, 301, 352, 568, 257, 403, 244, 241,
      566, 418, 542, 550, 527, 555, 578, 517, 578, 578, 220, 241, 547, 547, 547, 518,
      978, 607, 583, 668, 672, 555, 518, 719, 686, 229, 458, 623, 538, 818, 721, 744,
      592, 744, 636, 587, 559, 683, 595, 892, 605, 585, 572, 241, 241, 241, 432, 519,
      296, 516, 538, 514, 533, 510, 256, 516, 525, 235, 200, 442, 192, 774, 526, 524,
      509, 533, 296, 477, 292, 532, 456, 674, 477, 487, 503, 297, 208, 297, 547,
    ],
    bold: [
      205, 322, 458, 540, 607, 868, 706, 243, 322, 322, 373, 601, 277, 423, 320, 270,
      633, 470, 622, 589, 611, 628, 656, 556, 581, 656, 266, 317, 568, 568, 568, 594,
      959, 715, 610, 712, 690, 586, 565, 718, 710, 240, 534, 698, 644, 877, 773, 758,
      636, 758, 650, 593, 525, 714, 615, 912, 648, 634, 593, 317, 262, 317, 568, 540,
      317, 544, 609, 541, 626, 563, 357, 559, 581, 262, 303, 520, 210, 874, 543, 592,
      566, 626, 343, 503, 331, 565, 552, 763, 563, 547, 511, 373, 249, 373, 568,
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
  private let hasMonospacedDigits: Bool

  /// Finds what goes with a font and its size, and is the same for all characters.
  init(in font: UIFont) {
    let size = Double(font.pointSize)
    text = font.isSystem ? Self.systemText : Self.helvetica
    title = font.isSystem ? Self.systemTitle : Self.helvetica
    boldness = font.weight.boldness
    let length = Self.sizesOfCuts.title - Self.sizesOfCuts.text
    share = min(max((size - Self.sizesOfCuts.text) / length, 0), 1)
    room = font.isSystem ? Self.tracking(at: size) : 0
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
      return 400
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
