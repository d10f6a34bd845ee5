import HeadlessUIKit

nonisolated extension Words {
  /// Puts brackets around the words if they are a button's.
  mutating func take(_ role: DisplayList.Role, _ style: TerminalStyle) {
    switch role {
    case .text, .shadow:
      break
    case .button(_, isEnabled: false):
      (opening, closing) = (("( ", "("), (" )", ")"))
    case .button(isHighlighted: true, _) where style.hasColor:
      (opening, closing) = (("[ ", "["), (" ]", "]"))
      isReversed = true
    case .button(isHighlighted: true, _):
      (opening, closing) = (("[*", "[*"), ("*]", "*]"))
    case .button:
      (opening, closing) = (("[ ", "["), (" ]", "]"))
    }
  }

  /// The words that stand for a picture.
  static func image(_ alternative: String, _ style: TerminalStyle) -> Words {
    let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
    let name = alternative.isEmpty ? " " : alternative
    var words = Words(
      [DisplayList.Run(string: name, fontSize: 14, isBold: false, color: black)], .center)
    let glyphs = style.glyphs
    words.opening = (glyphs.imageStart, glyphs.imageStart)
    words.closing = (glyphs.imageEnd, glyphs.imageEnd)
    return words
  }
}
