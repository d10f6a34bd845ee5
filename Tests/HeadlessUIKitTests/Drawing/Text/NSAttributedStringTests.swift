import Grading
import HeadlessUIKit
import Testing

@Suite("NSAttributedString", .isolated)
struct NSAttributedStringTests {
  let text = NSMutableAttributedString(string: "Hello World")
  let hello = NSRange(location: 0, length: 5)
  let world = NSRange(location: 6, length: 5)

  @Test func `two parts have two colours, and a copy has them too`() {
    text.addAttribute(.foregroundColor, value: UIColor.red, range: hello)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 5, length: 6))

    let copy = NSAttributedString(attributedString: text)
    #expect(copy.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(copy.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    #expect(copy.isEqual(to: text) && copy == text.copy() as? NSAttributedString)
  }

  @Test func `parts that say the same are one`() {
    text.addAttribute(.kern, value: 2, range: hello)
    text.addAttribute(.kern, value: 2, range: NSRange(location: 5, length: 3))

    var range = NSRange()
    _ = text.attributes(at: 1, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 8))
  }

  @Test func `characters that are replaced leave their looks`() {
    text.addAttribute(.kern, value: 2, range: hello)
    text.replaceCharacters(in: hello, with: "Good day,")

    #expect(text.string == "Good day, World" && text.length == 15)
    #expect(text.attribute(.kern, at: 8, effectiveRange: nil) as? Int == 2)
    #expect(text.attribute(.kern, at: 9, effectiveRange: nil) == nil)
  }

  @Test func `an attribute is gone through as a whole, whatever else changes`() {
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 11))
    text.addAttribute(.link, value: "a", range: world)
    var ranges: [NSRange] = []

    text.enumerateAttribute(.kern, in: NSRange(location: 2, length: 9)) { _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 2, length: 9)])
    text.enumerateAttributes(in: NSRange(location: 0, length: 11)) { _, range, stop in
      ranges.append(range)
      stop.pointee = true
    }
    #expect(ranges.last == NSRange(location: 0, length: 6) && ranges.count == 2)
  }

  @Test func `text is taken apart and put together`() {
    text.setAttributes([.kern: 1], range: world)
    let part = text.attributedSubstring(from: NSRange(location: 4, length: 4))
    let whole = NSMutableAttributedString(attributedString: part)
    whole.append(NSAttributedString(string: "!", attributes: [.kern: 1]))
    whole.insert(NSAttributedString(string: "¡"), at: 0)

    #expect(whole.string == "¡o Wo!")
    #expect(whole.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 1)
    whole.removeAttribute(.kern, range: NSRange(location: 0, length: 6))
    #expect(whole.isEqual(to: NSAttributedString(string: "¡o Wo!")))
    whole.deleteCharacters(in: NSRange(location: 1, length: 4))
    #expect(whole.string == "¡!")
  }

  @Test func `a mark of a letter can be taken away`() {
    let text = NSMutableAttributedString(string: "a\u{0E17}\u{0E35}")
    text.deleteCharacters(in: NSRange(location: 2, length: 1))
    #expect(text.string == "a\u{0E17}" && text.length == 2)
  }

  @Test(arguments: [(1, 1), (2, 1), (0, 2), (2, 2)])
  func `half of a character can go, and lengths still fit`(_ location: Int, _ length: Int) {
    let text = NSMutableAttributedString(string: "a\u{1F600}b", attributes: [.kern: 1])
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    text.replaceCharacters(in: NSRange(location: location, length: length), with: "xyz")

    #expect(text.length == 7 - length && text.string.utf16.count == text.length)
    #expect(text.string.contains("\u{FFFD}") && text.string.contains("xyz"))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > 10)
  }

  @Test func `a letter whose accent has other attributes is one letter`() {
    let label = UILabel()
    label.text = "e\u{301}x"
    let width = label.intrinsicContentSize.width
    let text = NSMutableAttributedString(string: "e\u{301}x")
    text.addAttribute(.link, value: "a", range: NSRange(location: 1, length: 2))
    label.attributedText = text
    #expect(label.intrinsicContentSize.width == width)
  }

  @Test func `letters that only look the same are other letters`() {
    #expect(
      NSAttributedString(string: "a\u{323}\u{307}")
        != NSAttributedString(string: "a\u{307}\u{323}"))
    #expect(!NSAttributedString(string: "a").isEqual(to: NSAttributedString(string: "b")))
  }

  @Test func `text is changed in every order, and its parts stay as few as can be`() {
    let text = NSMutableAttributedString(string: "abcdef")
    for offset in [5, 0, 3, 1, 4, 2] {
      text.addAttribute(.kern, value: 1, range: NSRange(location: offset, length: 1))
    }
    #expect(parts(of: text) == ["abcdef 1"])

    text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
    text.insert(NSAttributedString(string: "!", attributes: [.kern: 2]), at: 2)
    text.insert(NSAttributedString(string: "?", attributes: [.kern: 2]), at: 5)
    text.insert(NSAttributedString(string: "_"), at: 0)
    #expect(parts(of: text) == ["_ nil", "ab 1", "!cd? 2", "ef 1"])

    text.deleteCharacters(in: NSRange(location: 3, length: 4))
    #expect(parts(of: text) == ["_ nil", "abef 1"])
    text.append(text)
    text.setAttributes(nil, range: NSRange(location: 1, length: 4))
    #expect(parts(of: text) == ["_abef_ nil", "abef 1"])
    text.replaceCharacters(in: NSRange(location: 6, length: 4), with: "")
    text.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(parts(of: text) == [] && text.length == 0)
  }

  @Test func `parts are gone through backwards, and not joined unless that is asked`() {
    let text = NSMutableAttributedString(string: "abcd", attributes: [.kern: 1])
    text.addAttribute(.link, value: "a", range: NSRange(location: 2, length: 2))
    var ranges: [NSRange] = []
    let everything = NSRange(location: 0, length: 4)

    text.enumerateAttribute(
      .kern, in: everything, options: [.reverse, .longestEffectiveRangeNotRequired]
    ) { _, range, _ in ranges.append(range) }
    #expect(ranges.map(\.location) == [2, 0])
  }

  private func parts(of text: NSAttributedString) -> [String] {
    var parts: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let kern = values[.kern].map { "\($0)" } ?? "nil"
      parts.append(text.attributedSubstring(from: range).string + " " + kern)
    }
    return parts
  }
}
