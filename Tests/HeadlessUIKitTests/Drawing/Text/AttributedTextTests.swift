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
    #expect(NSUnderlineStyle.double.rawValue == 9)
  }

  @Test func `a line through text is drawn, double and with a colour`() {
    let style = NSUnderlineStyle.double
    label.attributedText = NSAttributedString(
      string: "9.99",
      attributes: [.strikethroughStyle: style.rawValue, .strikethroughColor: UIColor.red])

    let line = runs().first?.decoration?.strikethrough
    #expect(line?.isDouble == true && line?.color == UIColor.red.components)
    #expect(svg().contains("text-decoration:line-through double #ff0000"))
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
    #expect(style.lineSpacing == 0)
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
    first.alignment = .right
    second.alignment = .center
    let text = NSMutableAttributedString(
      string: "one two three four", attributes: [.paragraphStyle: second])
    text.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 3))
    label.numberOfLines = 0
    label.frame.size.width = 60
    label.attributedText = text

    #expect(drawnTexts().map(\.alignment) == [.right, .right, .right])
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

  private func alignment() -> DisplayList.Alignment? { drawnTexts().first?.alignment }

  private func svg() -> String {
    var list = DisplayList(size: CGSize(width: 300, height: 100))
    list.commands = commands()
    return SVGCanvas().svg(for: list)
  }
}
