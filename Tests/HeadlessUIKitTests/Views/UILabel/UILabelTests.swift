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
    #expect(runs(of: label).map(\.color) == [UIColor.red.components])
  }

  @Test func `an attribute wins over the label's own look`() {
    label.attributedText = NSAttributedString(
      string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    label.sizeToFit()

    #expect(runs(of: label).map(\.fontSize) == [30])
    #expect(runs(of: label).map(\.isBold) == [true])
  }

  @Test func `a font and a colour that are assigned count for the whole text`() {
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    label.attributedText = text
    #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .label)

    label.font = .systemFont(ofSize: 10)
    label.textColor = .blue
    label.sizeToFit()

    #expect(runs(of: label).map(\.string).joined() == "bigred")
    #expect(Set(runs(of: label).map(\.fontSize)) == [10])
    #expect(Set(runs(of: label).map(\.color)) == [UIColor.blue.components])
  }

  @Test func `attributed text has the font and the colour that were assigned later`() throws {
    label.attributedText = NSAttributedString(
      string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .kern: 2])

    label.font = .systemFont(ofSize: 10)
    label.textColor = .blue

    let text = try #require(label.attributedText)
    var whole = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &whole)
    #expect(whole == NSRange(location: 0, length: 3))
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(attributes[.foregroundColor] as? UIColor == .blue)
    #expect(attributes[.kern] as? Int == 2)
  }

  @Test func `words too long for their line end in an ellipsis`() {
    label.text = "Constellation"
    label.frame.size = CGSize(width: 60, height: 20)

    let shown = runs(of: label).map(\.string).joined()

    #expect(shown.hasPrefix("Con") && shown.hasSuffix("…"))
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

  @Test func `B44: a new label has no shadow, no highlight, and full strength`() {
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.highlightedTextColor == nil && !label.isHighlighted && label.isEnabled)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
  }

  @Test func `a shadow lies behind the text, where its offset says`() {
    label.text = "Love"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)

    let places = texts(of: label)

    #expect(places.map(\.role) == [.shadow, .text])
    #expect(places.first?.run.color == UIColor.red.components)
    #expect(places.first?.rect == places.last?.rect.offsetBy(dx: 2, dy: 3))
  }

  @Test func `a highlighted label shows its other colour, if it has one`() {
    label.text = "Love"
    label.isHighlighted = true
    #expect(runs(of: label).map(\.color) == [UIColor.label.components])

    label.highlightedTextColor = .red
    #expect(runs(of: label).map(\.color) == [UIColor.red.components])
  }

  @Test func `a disabled label is paler`() {
    label.text = "Love"
    label.isEnabled = false

    #expect(runs(of: label).map(\.color.alpha) == [0.4])
  }

  @Test func `text too wide is made smaller, down to a share of its size`() {
    label.text = "Constellation"
    label.frame.size = CGSize(width: label.intrinsicContentSize.width / 2, height: 20)
    label.adjustsFontSizeToFitWidth = true
    #expect(runs(of: label).map(\.string) == ["Constellation"])
    // Smaller letters stand further apart, so it is less than half of 17.
    #expect((7.5..<8.5).contains(runs(of: label)[0].fontSize))

    label.minimumScaleFactor = 0.8
    #expect(runs(of: label).allSatisfy { $0.fontSize == 17 * 0.8 })
    #expect(runs(of: label).map(\.string).joined().hasSuffix("…"))
  }

  @Test func `words that were made smaller stand on their former baseline`() throws {
    label.text = "Constellation"
    label.frame.size = CGSize(width: 40, height: 40)
    label.adjustsFontSizeToFitWidth = true

    #expect(try #require(texts(of: label).first).rect.midY > 20)
  }

  @Test func `a width to be broken at tells the natural size of several lines`() {
    label.text = "one two three four five six seven"
    label.numberOfLines = 0
    let whole = label.intrinsicContentSize

    label.preferredMaxLayoutWidth = 80

    #expect(label.intrinsicContentSize.width <= 80)
    #expect(label.intrinsicContentSize.height > 2 * whole.height)
  }

  @Test func `the place of the text is at the top, where the alignment says`() {
    label.text = "白"
    let bounds = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 10, y: 10, width: 17, height: 20.5))

    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX == CGFloat(93))
  }

  @Test func `a subclass can leave room around the text`() throws {
    let padded = PaddedLabel()
    padded.text = "Love"
    label.text = "Love"
    padded.sizeToFit()
    label.sizeToFit()

    #expect(padded.bounds.width == label.bounds.width + 20)
    #expect(try #require(texts(of: padded).first).rect.minX == 10)
  }

  @Test func `a label without a width or a height shows no text`() {
    label.text = "Love"
    for (size, count) in [
      (CGSize(width: 100, height: 20), 1), (CGSize(width: 100, height: 0), 0),
      (CGSize(width: 0, height: 20), 0),
    ] {
      label.frame.size = size
      #expect(texts(of: label).count == count, "\(size)")
    }
  }

  @Test func `drawing words outside of drawing does nothing`() {
    label.text = "Love"
    label.drawText(in: CGRect(x: 0, y: 0, width: 100, height: 20))

    #expect(runs(of: label).count == 1)
  }

  private func texts(
    of label: UILabel
  ) -> [(run: DisplayList.Run, rect: CGRect, role: DisplayList.Role)] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 500, height: 500))
    recorder.draw(label)
    return recorder.list.commands.compactMap { command in
      guard case .text(let runs, let rect, _, let role) = command else { return nil }
      return runs.first.map { ($0, rect, role) }
    }
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

private final class PaddedLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.insetBy(dx: 10, dy: 0), limitedToNumberOfLines: numberOfLines
    ).insetBy(dx: -10, dy: 0)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 10, dy: 0))
  }
}
