import Grading
import HeadlessUIKit
import Testing

@Suite("UILabel", .isolated)
struct UILabelTests {
  let label = UILabel()

  @Test func `B44: a new label has the header's defaults`() {
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func `B47: touches pass through a label`() {
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `B45: one line stays one line, and 0 is no limit`() {
    label.text = "one two three four five six seven"
    label.frame.size.width = 80
    let line = label.font.lineHeight.rounded(.up)

    label.sizeToFit()
    #expect(label.bounds.height <= line && label.bounds.width > 80)

    label.numberOfLines = 0
    label.frame.size.width = 80
    label.sizeToFit()
    #expect(label.bounds.height > 2 * line && label.bounds.width <= 80)
  }

  @Test func `B45: a limit of lines is kept`() {
    label.text = "one two three four five six seven"
    label.numberOfLines = 2
    label.frame.size.width = 80

    label.sizeToFit()

    let lines = label.bounds.height / label.font.lineHeight
    #expect((2...2.1).contains(lines))
  }

  @Test func `B46: nil brings the default font and colour back`() {
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red

    label.font = nil
    label.textColor = nil

    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `plain text takes the place of attributed text, and the other way round`() {
    label.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "red")

    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(runs(of: label).map(\.color) == [UIColor.label.components])
  }

  @Test func `an attribute wins over the label's own look`() {
    label.attributedText = NSAttributedString(
      string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    label.sizeToFit()

    #expect(runs(of: label).map(\.fontSize) == [30])
    #expect(runs(of: label).map(\.isBold) == [true])
  }

  @Test func `words too long for their line end in an ellipsis`() {
    label.text = "Constellation"
    label.frame.size = CGSize(width: 60, height: 20)

    let words = runs(of: label).map(\.string).joined()

    #expect(words.hasPrefix("Con") && words.hasSuffix("…"))
  }

  @Test func `an empty label has no size, and one of spaces no ellipsis`() {
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)

    label.text = "ok"
    label.frame.size = label.intrinsicContentSize
    #expect(runs(of: label).map(\.string) == ["ok"])
  }

  @Test func `an ideograph is as wide as the font is high`() {
    label.text = "白羊座"

    #expect(label.intrinsicContentSize.width == CGFloat(51))
  }

  private func runs(of label: UILabel) -> [DisplayList.Run] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 500, height: 500))
    if label.bounds.isEmpty { label.frame.size = CGSize(width: 400, height: 100) }
    recorder.draw(label)
    return recorder.list.commands.flatMap { command in
      if case .text(let runs, _, _, _) = command { return runs }
      return []
    }
  }
}
