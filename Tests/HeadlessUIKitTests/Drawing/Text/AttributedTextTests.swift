import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Text with attributes", .isolated)
struct AttributedTextTests {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  @Test func `attributes are written as in every tutorial`() {
    let text = NSMutableAttributedString(
      string: "Hello World", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    text.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2.0], range: NSMakeRange(6, 5))
    label.attributedText = text

    let runs = runs()
    #expect(runs.map(\.string) == ["Hello ", "World"])
    #expect(runs.map { $0.decoration?.underline != nil } == [false, true])
    #expect(runs.last?.decoration?.kern == 2)
  }

  @Test func `text with a colour can be given another`() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.black])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    label.attributedText = text

    #expect(runs().map(\.color) == [UIColor.black.components, UIColor.red.components])
  }

  @Test func `the numbers of lines are UIKit's`() {
    #expect(NSUnderlineStyle.single.rawValue == 1 && NSUnderlineStyle.thick.rawValue == 2)
    #expect(NSUnderlineStyle.double.rawValue == 9 && NSUnderlineStyle.byWord.rawValue == 0x8000)
    #expect(NSUnderlineStyle.patternDash.rawValue == 0x200)
  }

  @Test func `a line through text is drawn, with a pattern and a colour`() {
    let style: NSUnderlineStyle = [.single, .patternDash]
    label.attributedText = NSAttributedString(
      string: "9.99",
      attributes: [.strikethroughStyle: style.rawValue, .strikethroughColor: UIColor.red])

    let line = runs().first?.decoration?.strikethrough
    #expect(line?.pattern == .dashed && line?.color == UIColor.red.components)
    #expect(svg().contains("text-decoration:line-through dashed #ff0000"))
  }

  @Test func `a line by words leaves the spaces out`() {
    label.attributedText = NSAttributedString(
      string: "a b",
      attributes: [
        .underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue
      ])

    #expect(runs().map { $0.decoration?.underline != nil } == [true, false, true])
  }

  @Test func `room between letters makes text wider`() {
    label.text = "abc"
    let width = label.intrinsicContentSize.width

    label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 4])

    #expect(label.intrinsicContentSize.width == width + 12)
    #expect(svg().contains("letter-spacing=\"4\""))
  }

  @Test func `the ground of text is as wide as the text`() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.append(
      NSAttributedString(string: "cd", attributes: [.backgroundColor: UIColor.yellow]))
    label.attributedText = text
    let sizes = ["ab", "cd"].map {
      $0.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    let fill = try #require(
      commands().compactMap { command -> CGRect? in
        guard case .fill(let rect, _, _) = command else { return nil }
        return rect
      }.first)
    #expect(abs(fill.minX - sizes[0].width) < 0.01 && abs(fill.width - sizes[1].width) < 0.01)
  }

  @Test func `letters with an outline are hollow, or filled if the width is negative`() {
    label.attributedText = NSAttributedString(
      string: "A", attributes: [.strokeWidth: 4, .strokeColor: UIColor.blue])
    #expect(svg().contains("stroke=\"#0000ff\"") && svg().contains("fill-opacity=\"0\""))

    label.attributedText = NSAttributedString(string: "A", attributes: [.strokeWidth: -4])
    #expect(svg().contains("stroke-width=") && !svg().contains("fill-opacity"))
  }

  @Test func `raised letters need room above`() {
    label.attributedText = NSAttributedString(string: "m2")
    let height = label.intrinsicContentSize.height
    let text = NSMutableAttributedString(string: "m")
    text.append(NSAttributedString(string: "2", attributes: [.baselineOffset: 6]))
    text.append(NSAttributedString(string: " m"))

    label.attributedText = text

    #expect(label.intrinsicContentSize.height == height + 6)
    #expect(svg().contains("dy=\"-6\"") && svg().contains("dy=\"6\""))
  }

  @Test func `the shadow of text lies behind it`() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowColor = UIColor.gray
    label.attributedText = NSAttributedString(string: "A", attributes: [.shadow: shadow])

    let texts = drawnTexts()
    #expect(texts.map(\.role) == [.shadow, .text])
    #expect(texts.first?.rect.origin == texts.last?.rect.offsetBy(dx: 2, dy: 3).origin)
  }

  @Test func `a link is blue and underlined`() {
    label.attributedText = NSAttributedString(
      string: "more", attributes: [.link: "https://example.com"])

    #expect(runs().first?.color == UIColor.systemBlue.components)
    #expect(runs().first?.decoration?.underline != nil)
  }

  @Test func `a terminal underlines and strikes out`() {
    let stage = Stage()
    let controller = UIViewController()
    controller.view.addSubview(label)
    let text = NSMutableAttributedString(
      string: "old", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    text.append(
      NSAttributedString(
        string: "new", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    label.attributedText = text
    stage.present(controller)

    let lines = TerminalCanvas(style: .color).lines(for: stage.display).joined()
    #expect(lines.contains(";9m") || lines.contains(";9;"))
    #expect(lines.contains(";4m") || lines.contains(";4;"))
  }

  // MARK: - Paragraphs

  @Test func `a new paragraph style has the header's defaults`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.headIndent == 0)
  }

  @Test func `a label takes over alignment and breaking, and can change them`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "A", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(alignment() == .center)

    label.textAlignment = .right
    #expect(alignment() == .right)
    #expect(style.alignment == .center)
  }

  @Test func `a copy of a style does not follow what the style becomes`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .right

    #expect(copy?.alignment == .center)
    #expect(copy != style && style.mutableCopy() as? NSMutableParagraphStyle == style)
  }

  @Test func `room between lines stands between them only`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "a\nb\nc")
    let plain = label.intrinsicContentSize.height

    label.attributedText = NSAttributedString(
      string: "a\nb\nc", attributes: [.paragraphStyle: style])

    #expect(label.intrinsicContentSize.height == plain + 20)
  }

  @Test func `paragraphs keep room before and after`() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 8
    style.paragraphSpacingBefore = 3
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "a\nb")
    let plain = label.intrinsicContentSize.height

    label.attributedText = NSAttributedString(
      string: "a\nb", attributes: [.paragraphStyle: style])

    #expect(label.intrinsicContentSize.height == plain + 11)
  }

  @Test func `plain text of a label has the looks of the label`() throws {
    label.text = "abc"
    label.textAlignment = .center
    let values = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(values[.font] as? UIFont == label.font)
    #expect(values[.foregroundColor] as? UIColor == label.textColor)
    let style = values[.paragraphStyle] as? NSParagraphStyle
    #expect(style?.alignment == .center && style?.lineBreakMode == .byTruncatingTail)

    let text = NSAttributedString(string: "abc", attributes: [.kern: 1])
    label.attributedText = text
    #expect(label.attributedText == text)
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func `a number of a style that is none draws no line`() {
    label.attributedText = NSAttributedString(string: "a", attributes: [.underlineStyle: 1e300])
    #expect(runs().first?.decoration?.underline == nil)
  }

  @Test func `the style of a paragraph is that of its first character`() {
    let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    first.headIndent = 10
    second.headIndent = 30
    let text = NSMutableAttributedString(
      string: "one two three four", attributes: [.paragraphStyle: second])
    text.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 3))
    label.numberOfLines = 0
    label.frame.size.width = 60
    label.attributedText = text

    #expect(texts().dropFirst().map(\.minX) == [10, 10])
  }

  @Test func `text with indents is drawn at a point in as many lines as it has`() {
    final class Canvas: UIView {
      override func draw(_ rect: CGRect) {
        for size in stride(from: 8.1, to: 30, by: 0.1) {
          let style = NSMutableParagraphStyle()
          style.firstLineHeadIndent = size * 1.3
          style.tailIndent = -size * 0.3
          NSAttributedString(
            string: "one two",
            attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style]
          ).draw(at: .zero)
        }
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stage = Stage()
    stage.present(canvas)
    _ = stage.display
    var recorder = DisplayList.Recorder(size: CGSize(width: 300, height: 100))
    recorder.draw(canvas)
    let texts = recorder.list.commands.compactMap { command -> String? in
      guard case .text(let runs, _, _, _) = command else { return nil }
      return runs.map(\.string).joined()
    }
    #expect(texts.count > 200 && texts.allSatisfy { $0 == "one two" })
  }

  @Test func `the height of lines can be multiplied and limited`() {
    let line = label.font.lineHeight
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    #expect(abs(height(style) - 2 * line) < 0.01)

    style.maximumLineHeight = 25
    #expect(height(style) == 25)

    style.minimumLineHeight = 60
    #expect(height(style) == 60)
  }

  @Test func `the first line has an indent of its own`() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 5
    label.numberOfLines = 0
    label.frame.size.width = 60
    label.attributedText = NSAttributedString(
      string: "one two three", attributes: [.paragraphStyle: style])

    let lefts = texts().map(\.minX)
    #expect(lefts.first == 20 && lefts.dropFirst().allSatisfy { $0 == 5 } && lefts.count > 1)
  }

  @Test func `a tail indent narrows the lines`() {
    let style = NSMutableParagraphStyle()
    style.tailIndent = -40
    label.numberOfLines = 0
    label.frame.size.width = 100
    label.attributedText = NSAttributedString(
      string: "one two three", attributes: [.paragraphStyle: style])

    #expect(texts().allSatisfy { $0.width == 60 } && texts().count == 2)
  }

  private func height(_ style: NSParagraphStyle) -> CGFloat {
    NSAttributedString(
      string: "x", attributes: [.font: label.font as Any, .paragraphStyle: style]
    ).size().height
  }

  private func commands() -> [DisplayList.Command] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 300, height: 100))
    recorder.draw(label)
    return recorder.list.commands
  }

  private typealias Text = (
    runs: [DisplayList.Run], rect: CGRect, alignment: DisplayList.Alignment, role: DisplayList.Role
  )

  private func drawnTexts() -> [Text] {
    commands().compactMap { command -> Text? in
      guard case .text(let runs, let rect, let alignment, let role) = command else { return nil }
      return (runs, rect, alignment, role)
    }
  }

  private func runs() -> [DisplayList.Run] { drawnTexts().flatMap(\.runs) }

  private func texts() -> [CGRect] { drawnTexts().map(\.rect) }

  private func alignment() -> DisplayList.Alignment? { drawnTexts().first?.alignment }

  private func svg() -> String {
    var list = DisplayList(size: CGSize(width: 300, height: 100))
    list.commands = commands()
    return SVGCanvas().svg(for: list)
  }
}
