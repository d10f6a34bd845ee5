import Grading
import HeadlessUIKit
import Testing

@Suite("UIView: layout", .isolated)
struct UIViewLayoutTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))

  init() {
    parent.addSubview(child)
  }

  @Test func `B88: setNeedsLayout marks, and layoutIfNeeded lays out what is marked, once`() {
    let counting = CountingView()
    counting.layoutIfNeeded()
    #expect(counting.layouts == 1)

    counting.setNeedsLayout()
    counting.setNeedsLayout()
    #expect(counting.layouts == 1)
    counting.layoutIfNeeded()
    counting.layoutIfNeeded()
    #expect(counting.layouts == 2)
  }

  @Test func `B88: a marked view is laid out from above, an unmarked one is not`() {
    let counting = CountingView()
    parent.addSubview(counting)
    parent.layoutIfNeeded()

    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(counting.layouts == 1)

    counting.frame.size.width = 30
    parent.layoutIfNeeded()
    #expect(counting.layouts == 2)
    counting.frame.origin.x = 30
    parent.layoutIfNeeded()
    #expect(counting.layouts == 2)
  }

  @Test func `a view whose bounds begin elsewhere is laid out`() {
    let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    counting.layoutIfNeeded()

    counting.bounds.origin.y = 5
    counting.layoutIfNeeded()
    #expect(counting.layouts == 2)
    counting.bounds.origin.y = 5
    counting.layoutIfNeeded()
    #expect(counting.layouts == 2)
  }

  @Test func `a view that marks itself while it is laid out is laid out again, not for ever`() {
    let counting = CountingView()
    counting.marksItself = 1
    counting.layoutIfNeeded()
    #expect(counting.layouts == 2)

    counting.marksItself = .max
    counting.setNeedsLayout()
    counting.layoutIfNeeded()
    #expect(counting.layouts < 20)
  }

  @Test func `B90: a view without a mask stays as it is`() {
    parent.frame.size = CGSize(width: 200, height: 300)

    #expect(child.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test func `B90: a flexible width takes the change`() {
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

    parent.frame.size = CGSize(width: 150, height: 130)

    #expect(child.frame == CGRect(x: 10, y: 50, width: 110, height: 40))
  }

  @Test func `B90: several flexible parts share the change by their size`() {
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]

    parent.frame.size.width = 180

    #expect(child.frame == CGRect(x: 30, y: 20, width: 60, height: 40))
  }

  @Test func `B90: nothing follows a parent that does not resize its subviews, or only moves`() {
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.center = CGPoint(x: 500, y: 500)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 60, height: 40))

    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test func `B80: a hidden view follows its parent all the same`() {
    child.autoresizingMask = .flexibleWidth
    child.isHidden = true

    parent.frame.size.width = 110

    #expect(child.frame.width == 70)
  }

  @Test func `a parent that had no size shares a change evenly`() {
    let empty = UIView()
    let inner = UIView()
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    empty.addSubview(inner)

    empty.frame.size.width = 100

    #expect(inner.frame.origin.x == 50)
  }
}

private final class CountingView: UIView {
  private(set) var layouts = 0
  var marksItself = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    guard marksItself > 0 else { return }
    marksItself -= 1
    setNeedsLayout()
  }
}
