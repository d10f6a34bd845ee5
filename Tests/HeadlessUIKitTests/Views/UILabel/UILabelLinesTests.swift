import Grading
import HeadlessUIKit
import Testing

@Suite("The lines of a label", .isolated)
struct UILabelLinesTests {
  let label = UILabel()

  init() {
    label.numberOfLines = 0
  }

  @Test func `a blank line is as high as any other`() {
    label.text = "one\n\ntwo"
    label.sizeToFit()

    #expect(label.bounds.height == (3 * label.font.lineHeight).rounded(.up))
    #expect(lines(in: 200).map(\.text) == ["one", "two"])
    let gap = gap(in: lines(in: 200)) ?? 0
    #expect(abs(gap - 2 * label.font.lineHeight) < 0.001)
  }

  @Test func `a blank line has the height of its own font`() {
    let text = NSMutableAttributedString(string: "one\n")
    text.append(
      NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    text.append(NSAttributedString(string: "two"))
    label.attributedText = text

    let heights = 2 * label.font.lineHeight + UIFont.systemFont(ofSize: 40).lineHeight
    #expect(label.intrinsicContentSize.height == (heights * 2).rounded(.up) / 2)
  }

  @Test(arguments: ["，", "。", "！", "）", "」", "、"])
  func `no line begins with a mark that closes`(_ mark: String) {
    label.text = "一二三四\(mark)五六"

    #expect(lines(in: 17 * 4).map(\.text) == ["一二三", "四\(mark)五六"])
  }

  @Test func `no line ends with a mark that opens`() {
    label.text = "一二三（四五）六"

    #expect(lines(in: 17 * 4).map(\.text) == ["一二三", "（四五）", "六"])
  }

  @Test func `a line may be broken where one script gives way to another`() {
    label.text = "Swift语言"

    #expect(lines(in: 50).map(\.text) == ["Swift", "语言"])
  }

  @Test func `a line may be broken between hangul, kana and emoji`() {
    label.text = "i 가나다"
    #expect(lines(in: 9 + 17 * 2).map(\.text) == ["i 가나", "다"])
    label.text = "i かなカナ"
    #expect(lines(in: 9 + 17 * 3).map(\.text) == ["i かなカ", "ナ"])
    label.text = "i 😀😀😀"
    #expect(lines(in: 9 + 17 * 1.25 * 2).map(\.text) == ["i 😀😀", "😀"])
  }

  @Test func `a line may be broken after a hyphen, but not before a number`() {
    label.text = "well-known -40"

    #expect(lines(in: 52).map(\.text) == ["well-", "known", "-40"])
  }

  @Test func `a space that may not be broken holds its text together`() {
    label.text = "x 一\u{A0}二"

    #expect(lines(in: 45).map(\.text) == ["x", "一\u{A0}二"])
  }

  @Test func `a label that breaks its lines in another way takes another size by constraints`() {
    let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UILabel())
    (label.text, label.numberOfLines, label.preferredMaxLayoutWidth) = ("aaa aaaaa aa", 0, 60)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let height = label.frame.height

    label.lineBreakMode = .byCharWrapping
    root.layoutIfNeeded()

    #expect(label.frame.height < height)
  }

  @Test func `the last line of a label that breaks at words shows whole words`() {
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping
    label.text = "one two three four"

    #expect(lines(in: 62).map(\.text) == ["one two", "three"])
    label.lineBreakMode = .byCharWrapping
    #expect(lines(in: 62).last?.text == "three fo")
  }

  @Test func `a line break at the end is no reason for an ellipsis`() {
    label.numberOfLines = 1
    label.text = "Hello\n"
    #expect(lines(in: 200).map(\.text) == ["Hello"])

    label.text = "Hello\nyou"
    #expect(lines(in: 200).map(\.text) == ["Hello…"])
  }

  @Test func `an emoji is as wide as any other, whatever it begins with`() {
    for emoji in ["1️⃣", "⭐", "⌚", "⬆️", "👨‍👩‍👧", "🇨🇳", "❤️"] {
      label.text = emoji
      #expect(label.intrinsicContentSize.width == 21.5, "\(emoji)")
    }
    label.text = "1"
    #expect(label.intrinsicContentSize.width < 10)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func `as much as fits is shown beside the ellipsis`(_ mode: NSLineBreakMode) {
    label.numberOfLines = 1
    label.lineBreakMode = mode
    label.font = UIFont(name: "Helvetica", size: 17)
    label.text = String(repeating: "1234567890", count: 20_000)
    let digit = 17 * 0.556

    let text = lines(in: digit * 9).first?.text

    switch mode {
    case .byTruncatingHead: #expect(text == "…4567890")
    case .byTruncatingMiddle: #expect(text == "123…7890")
    default: #expect(text == "1234567…")
    }
  }

  /// The lines that are drawn in a width, with their places.
  private func lines(in width: CGFloat) -> [(text: String, top: CGFloat)] {
    label.frame.size = CGSize(width: width, height: 400)
    var recorder = DisplayList.Recorder(size: CGSize(width: 500, height: 500))
    recorder.draw(label)
    return recorder.list.commands.compactMap { command in
      guard case .text(let runs, let rect, _, _) = command else { return nil }
      return (runs.map(\.string).joined(), rect.minY)
    }
  }

  private func gap(in lines: [(text: String, top: CGFloat)]) -> CGFloat? {
    guard let first = lines.first, let last = lines.last else { return nil }
    return last.top - first.top
  }
}
