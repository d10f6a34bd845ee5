import Grading
import HeadlessUIKit
import Testing

@Suite("UIView", .isolated)
struct UIViewTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `a new view is visible, opaque, touchable and plain`() {
    #expect(!view.isHidden && view.alpha == 1 && view.isUserInteractionEnabled)
    #expect(view.backgroundColor == nil && !view.clipsToBounds && view.tag == 0)
    #expect(view.contentMode == .scaleToFill && view.autoresizesSubviews)
    #expect(view.autoresizingMask == [] && view.tintColor == .systemBlue)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `B81: setting the frame sets bounds and center`() {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 80)

    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 80))
    #expect(view.center == CGPoint(x: 20, y: 40))
  }

  @Test func `the largest numbers there are make a frame`() {
    let most = CGFloat.greatestFiniteMagnitude

    view.frame = CGRect(x: 0, y: 0, width: most, height: most)

    #expect(view.bounds.size == CGSize(width: most, height: most))
    #expect(view.center == CGPoint(x: most / 2, y: most / 2))
  }

  @Test func `B81: setting the size of the bounds resizes around the center`() {
    view.bounds.size = CGSize(width: 50, height: 100)

    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
  }

  @Test func `B81: moving the origin of the bounds moves the content, not the view`() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
    view.addSubview(inner)

    view.bounds.origin = CGPoint(x: 3, y: 0)

    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 5, y: 5))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    outer.addSubview(view)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 12, y: 25))
  }

  @Test func `a frame given backwards is turned the right way round`() {
    view.frame = CGRect(x: 50, y: 50, width: -40, height: -20)
    #expect(view.frame == CGRect(x: 10, y: 30, width: 40, height: 20))

    let made = UIView(frame: CGRect(x: 50, y: 50, width: -40, height: -20))
    #expect(made.frame == CGRect(x: 10, y: 30, width: 40, height: 20))
  }

  @Test func `alpha stays between 0 and 1`() {
    let cases: [(CGFloat, CGFloat)] = [(2, 1), (-1, 0), (0.5, 0.5), (.nan, 0)]
    for (given, kept) in cases {
      view.alpha = given
      #expect(view.alpha == kept)
    }
  }

  @Test func `B77: a hit is the deepest view under the finger, front to back`() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 0, width: 50, height: 50))
    let deep = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.addSubview(back)
    view.addSubview(front)
    front.addSubview(deep)

    #expect(view.hitTest(CGPoint(x: 30, y: 5), with: nil) === front)
    #expect(view.hitTest(CGPoint(x: 40, y: 15), with: nil) === deep)
    #expect(view.hitTest(CGPoint(x: 10, y: 5), with: nil) === back)
    #expect(view.hitTest(CGPoint(x: 90, y: 45), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 100, y: 45), with: nil) == nil)
  }

  @Test func `B77: hidden, transparent and untouchable views are passed over`() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let point = CGPoint(x: 5, y: 5)

    inner.isHidden = true
    #expect(view.hitTest(point, with: nil) === view)
    inner.isHidden = false
    inner.alpha = 0.009
    #expect(view.hitTest(point, with: nil) === view)
    inner.alpha = 0.01
    #expect(view.hitTest(point, with: nil) === inner)
    inner.isUserInteractionEnabled = false
    #expect(view.hitTest(point, with: nil) === view)
  }

  @Test func `B78: a subview is not hit where it sticks out of its parent`() {
    let sticking = UIView(frame: CGRect(x: 80, y: 0, width: 50, height: 50))
    view.addSubview(sticking)

    #expect(view.hitTest(CGPoint(x: 90, y: 5), with: nil) === sticking)
    #expect(view.hitTest(CGPoint(x: 110, y: 5), with: nil) == nil)
  }

  @Test func `B79: the right and the bottom edge are outside`() {
    #expect(view.point(inside: .zero, with: nil))
    #expect(view.point(inside: CGPoint(x: 99.9, y: 49.9), with: nil))
    #expect(!view.point(inside: CGPoint(x: 100, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 0, y: 50), with: nil))
  }

  @Test func `B80: a hidden parent does not make its subviews hidden`() {
    let inner = UIView()
    view.addSubview(inner)

    view.isHidden = true

    #expect(!inner.isHidden)
    #expect(view.subviews == [inner])
  }

  @Test func `B87: a view fits the size it has, and sizeToFit takes what sizeThatFits says`() {
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 100, height: 50))

    let picky = FixedFitView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    picky.sizeToFit()

    #expect(picky.offered == CGSize(width: 7, height: 8))
    #expect(picky.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  @Test func `points and rectangles are converted from view to view`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 100, y: 0, width: 9, height: 9)), UIView())
    outer.addSubview(view)
    view.addSubview(inner)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 12, y: 23))
    #expect(inner.convert(CGPoint(x: 12, y: 23), from: outer) == CGPoint(x: 1, y: 1))
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(
      outer.convert(inner.bounds, from: inner) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
  }

  @Test func `the tint colour comes from the superview until it is set`() {
    let inner = UIView()
    view.addSubview(inner)
    view.tintColor = .red
    #expect(inner.tintColor == .red)

    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test func `a frame that is no number stops the program as Core Animation does`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let width: CGFloat = 0
        UILabel().frame = CGRect(x: 10 / width * width, y: 0, width: 10, height: 10)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'CALayerInvalidGeometry', reason: 'CALayer position contains NaN"))
    #expect(message.contains("Look for a division by zero where the frame of a UILabel is set."))
  }
}

private final class FixedFitView: UIView {
  private(set) var offered: CGSize?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    offered = size
    return CGSize(width: 30, height: 40)
  }
}
