import Grading
import HeadlessUIKit
import Testing

/// What the project flowkey/UIKit-cross-platform has tests for that it runs with Apple's UIKit, too:
/// buttons, frames and rectangles.
///
/// Each part names the file there, below `UIKitTests`; all are in its target `iOSTestTarget`. What depends on the font Roboto is left out.
@Suite("Recorded: buttons, frames and rectangles", .isolated)
struct ButtonsAndFramesTests {
  private let size = CGSize(width: 200, height: 100)

  // MARK: - Button/ButtonSizeToFitTests.swift

  @Test func `an empty button is 30 points wide and 34 high`() {
    let button = UIButton(frame: .zero)

    button.sizeToFit()

    #expect(button.frame.size == CGSize(width: 30, height: 34))
  }

  // MARK: - Button/ButtonSetTitleForStateTests.swift, ButtonSetTitleColorForStateTests.swift

  @Test(arguments: ["short", "a medium title", "a long title that goes on"])
  func `a button shows its title, also in states that have none of their own`(title: String) {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setTitle(title, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == title)

    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == title)
    (button.isSelected, button.isHighlighted) = (false, true)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == title)
  }

  @Test func `a state has a title of its own`() {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setTitle("chosen", for: .selected)
    button.setTitle("pressed", for: .highlighted)

    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "chosen")
    (button.isSelected, button.isHighlighted) = (false, true)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "pressed")
  }

  @Test func `a state has a colour of its own, or that of the normal state`() {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setTitle("title", for: .normal)
    button.setTitleColor(.green, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)

    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)
    button.setTitleColor(.red, for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
  }

  // MARK: - Button/ButtonContentAlignmentTests.swift

  private typealias Horizontal = UIControl.ContentHorizontalAlignment
  private typealias Vertical = UIControl.ContentVerticalAlignment

  @Test func `what a button shows is in the middle from the start`() throws {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setTitle("title", for: .normal)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)

    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentVerticalAlignment == .center)
    #expect(abs(label.center.x - 100) <= 0.5 && abs(label.center.y - 50) <= 0.5)
  }

  @Test func `a title lies in the corner that is said`() throws {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setTitle("title", for: .normal)
    let label = try #require(button.titleLabel)

    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    button.layoutIfNeeded()
    #expect(label.frame.origin == .zero)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    button.layoutIfNeeded()
    #expect(abs(label.frame.maxX - 200) <= 0.01 && abs(label.frame.maxY - 100) <= 0.01)
  }

  @Test func `an image lies in the corner that is said, or in the middle`() throws {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setImage(try image(), for: .normal)
    button.layoutIfNeeded()
    let view = try #require(button.imageView)
    #expect(view.frame.origin == CGPoint(x: 80, y: 30))

    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    button.layoutIfNeeded()
    #expect(view.frame.origin == .zero)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    button.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 160, y: 60))
  }

  @Test func `an image stands before the title`() throws {
    let button = UIButton(frame: CGRect(origin: .zero, size: size))
    button.setTitle("title", for: .normal)
    button.setImage(try image(), for: .normal)
    button.layoutIfNeeded()
    let (view, label) = (try #require(button.imageView), try #require(button.titleLabel))
    let width = label.frame.width
    #expect(abs(view.frame.minX - (200 - 40 - width) / 2) <= 0.5 && view.frame.minY == 30)
    #expect(abs(label.frame.minX - (200 - width + 40) / 2) <= 0.5)

    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    button.layoutIfNeeded()
    #expect(view.frame.origin == .zero && label.frame.origin == CGPoint(x: 40, y: 0))
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    button.layoutIfNeeded()
    #expect(abs(view.frame.minX - (160 - width)) <= 0.5 && view.frame.minY == 60)
    #expect(abs(label.frame.maxX - 200) <= 0.01 && abs(label.frame.maxY - 100) <= 0.01)
  }

  /// A picture of 40 by 40 points.
  private func image() throws -> UIImage {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 40, 0, 0, 0, 40, 8, 6, 0, 0, 0]
    return try #require(UIImage(data: Data(bytes)))
  }

  // MARK: - CALayerTests.swift

  private final class Laying: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `scrolling does not lay the superview out, and another size of a subview does`() {
    let (parent, scrollView) = (Laying(), UIScrollView())
    parent.addSubview(scrollView)
    scrollView.contentOffset = CGPoint(x: 100, y: 100)
    parent.layoutIfNeeded()
    parent.layouts = 0

    scrollView.contentOffset = CGPoint(x: 200, y: 200)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)

    scrollView.bounds.size = CGSize(width: 15, height: 15)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
  }

  @Test(arguments: [(1.0, 1.0), (0.25, 0.75), (0.5, 0.5)])
  func `a frame that was set is read again, whatever the scale`(x: Double, y: Double) {
    let (view, frame) = (UIView(), CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: x, y: y)

    view.frame = frame

    #expect(near(view.frame, frame))
    #expect(abs(view.bounds.width - 100 / x) < 1e-5 && abs(view.bounds.height - 100 / y) < 1e-5)
  }

  @Test func `larger bounds grow round the centre`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    view.bounds.size = CGSize(width: 256, height: 512)

    #expect(view.frame == CGRect(x: -28, y: -156, width: 256, height: 512))
  }

  @Test func `a rectangle is scaled with its origin`() {
    let rect = CGRect(x: 50, y: 50, width: 100, height: 100)

    let scaled = rect.applying(CGAffineTransform(scaleX: 2, y: 2))

    #expect(scaled == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-5 && abs(one.minY - other.minY) < 1e-5
      && abs(one.width - other.width) < 1e-5 && abs(one.height - other.height) < 1e-5
  }

  // MARK: - CGRectTests.swift

  @Test(arguments: [
    (50.0, 50.0, 100.0, true), (150, 150, 100, false), (50, 0, 100, true), (150, 0, 100, false),
    (0, 50, 100, true), (0, 150, 100, false), (25, 25, 50, true), (47, -20, 100, true),
  ])
  func `rectangles meet or do not, seen from either`(
    x: Double, y: Double, side: Double, meet: Bool
  ) {
    let one = CGRect(x: 0, y: 0, width: 100, height: 100)
    let other = CGRect(x: x, y: y, width: side, height: side)

    #expect(one.intersects(other) == meet && other.intersects(one) == meet)
    #expect(one.intersection(other) == other.intersection(one))
    #expect(one.intersection(other).isNull == !meet)
  }

  @Test(arguments: [(25.0, 50.0, 25.0, 50.0), (75, 50, 75, 25)])
  func `what two rectangles share`(place: Double, side: Double, x: Double, shared: Double) {
    let one = CGRect(x: 0, y: 0, width: 100, height: 100)
    let other = CGRect(x: place, y: place, width: side, height: side)

    #expect(one.intersection(other) == CGRect(x: x, y: x, width: shared, height: shared))
  }
}
