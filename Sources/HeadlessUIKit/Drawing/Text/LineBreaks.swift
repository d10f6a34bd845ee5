/// Where text may be broken into lines.
///
/// Between two letters no line ends, between two ideographs each may. Marks that close stay with
/// what stands before them, marks that open with what follows.
///
/// - Source: Unicode Standard Annex 14, "Unicode Line Breaking Algorithm", of which these are the
///   rules for spaces, hyphens, brackets and ideographs.
extension Character {
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "〉", "》", "」", "』", "】", "〕", "〗",
    "”", "’", "…", "‥", "・", "々", "％", "℃", ",", ".", ":", ";", "!", "?", ")", "]", "}", "%",
  ]

  private static let opening: Set<Character> = [
    "（", "［", "｛", "〈", "《", "「", "『", "【", "〔", "〖", "“", "‘", "￥", "＄", "(", "[", "{",
  ]

  private static let glue: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}"]

  /// Returns whether a line may end with this character and the next begin with another one.
  func mayEndLine(before next: Character) -> Bool {
    if next == " " || next == "\t" { return false }
    if self == " " || self == "\t" { return true }
    if isASCII, next.isASCII { return self == "-" && next.isLetter }
    if Self.closing.contains(next) || Self.opening.contains(self) { return false }
    if Self.glue.contains(self) || Self.glue.contains(next) { return false }
    return isIdeograph || next.isIdeograph
  }

  /// Whether the character is written without spaces around it: ideographs, kana, hangul, emoji.
  private var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFD:
      return true
    default: return isEmoji
    }
  }

  /// Whether the character is shown as a coloured picture.
  var isEmoji: Bool {
    guard !isASCII, let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}

/// What happens to text that is wider than its line.
///
/// - Shape: Three ways to break lines or to cut, three to put an ellipsis.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// The line is broken between words.
  case byWordWrapping
  /// The line is broken between characters.
  case byCharWrapping
  /// The rest is not drawn.
  case byClipping
  /// The beginning gives way to an ellipsis.
  case byTruncatingHead
  /// The end gives way to an ellipsis.
  case byTruncatingTail
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle
}
