import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("The title of a button and its label", .isolated)
struct UIButtonTitleTests {
  let button = UIButton(type: .custom)
  let stage: Stage

  init() {
    button.setTitle("Choose another city", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 280, height: 100)
    stage = Stage(showing: button)
    button.layoutIfNeeded()
  }

  @Test func `another font for the label is followed by its place`() throws {
    let label = try #require(button.titleLabel)
    let former = label.frame

    label.font = .boldSystemFont(ofSize: 24)
    _ = stage.display

    #expect(label.frame.height > former.height && label.frame.width > former.width)
    #expect(label.frame.midX == former.midX)
  }

  @Test func `a title of several lines is broken at the width of the button`() throws {
    let label = try #require(button.titleLabel)
    button.frame.size.width = 100
    label.lineBreakMode = .byWordWrapping
    label.numberOfLines = 0
    _ = stage.display

    let line = label.font.lineHeight
    #expect(label.frame.height > 1.9 * line && label.frame.width <= 100)
    #expect(label.frame.midY == button.bounds.midY)

    label.numberOfLines = 1
    _ = stage.display
    #expect(label.frame.height < 1.5 * line)
  }

  @Test func `the title and the image move by the insets that are theirs`() throws {
    let content = button.contentRect(forBounds: button.bounds)
    let title = button.titleRect(forContentRect: content)

    button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
    let moved = button.titleRect(forContentRect: content)

    #expect(moved.midX == title.midX + 15 && moved.midY == title.midY + 5)
    #expect(button.imageEdgeInsets == .zero)
    #expect(button.intrinsicContentSize.width == title.width)
  }
}
