import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIView: the tree", .isolated)
struct UIViewHierarchyTests {
  let root = UIView()
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    [a, b, c].forEach { root.addSubview($0) }
  }

  @Test func `B82: a view is added in front, and leaves the superview it had`() {
    let other = UIView()

    other.addSubview(a)

    #expect(root.subviews == [b, c])
    #expect(other.subviews == [a])
    #expect(a.superview === other)
  }

  @Test func `B82: adding a subview again brings it to the front`() {
    root.addSubview(a)

    #expect(root.subviews == [b, c, a])
  }

  @Test func `B82: a superview keeps its subviews alive, and they do not keep it`() {
    weak var inner: UIView?
    var outer: UIView? = UIView()
    do {
      let view = UIView()
      outer?.addSubview(view)
      inner = view
    }
    #expect(inner != nil)

    outer = nil
    #expect(inner == nil)
  }

  @Test func `B83: removing a view takes it out, and lets go of it`() {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      root.addSubview(view)
      view.removeFromSuperview()
      #expect(view.superview == nil && view.next == nil)
    }

    #expect(root.subviews == [a, b, c])
    #expect(gone == nil)
  }

  @Test func `B83: an orphan does not mind being removed`() {
    let orphan = HierarchyRecordingView()

    orphan.removeFromSuperview()

    #expect(orphan.events.isEmpty)
  }

  @Test func `B84: views are brought to the front and sent to the back`() {
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, c, a])

    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])

    root.bringSubviewToFront(UIView())
    #expect(root.subviews == [c, b, a])
  }

  @Test func `a view is inserted behind or in front of a sibling, wherever it was`() {
    root.insertSubview(a, belowSubview: c)
    #expect(root.subviews == [b, a, c])

    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])

    root.insertSubview(b, aboveSubview: b)
    #expect(root.subviews == [b, c, a])

    let new = UIView()
    root.insertSubview(new, belowSubview: a)
    #expect(root.subviews == [b, c, new, a])
  }

  @Test func `a view is inserted at a place, and at the nearest if there is none such`() {
    root.insertSubview(c, at: 0)
    #expect(root.subviews == [c, a, b])

    root.insertSubview(c, at: 99)
    #expect(root.subviews == [a, b, c])

    let new = UIView()
    root.insertSubview(new, at: -1)
    #expect(root.subviews == [new, a, b, c])
  }

  @Test func `B85: a view with a tag is looked for in the view itself, then below it`() {
    let deep = UIView()
    a.addSubview(deep)
    (deep.tag, c.tag) = (7, 7)

    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `B86: a view lies in itself and in all above it`() {
    let deep = UIView()
    a.addSubview(deep)

    #expect(deep.isDescendant(of: deep) && deep.isDescendant(of: root))
    #expect(!root.isDescendant(of: deep) && !deep.isDescendant(of: b))
  }

  @Test func `a view hears when it moves, and its window too`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let watchful = HierarchyRecordingView()
    root.addSubview(watchful)
    #expect(watchful.events == ["will superview", "did superview"])

    watchful.events = []
    window.addSubview(root)
    #expect(watchful.events == ["will window", "did window"])

    watchful.events = []
    watchful.removeFromSuperview()
    #expect(
      watchful.events == ["will superview", "will window", "did window", "did superview"])
    #expect(watchful.window == nil)
  }

  @Test func `a view that moves within a window never leaves the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let watchful = HierarchyRecordingView()
    window.addSubview(root)
    a.addSubview(watchful)
    watchful.events = []

    b.addSubview(watchful)

    #expect(watchful.events == ["will superview", "did superview"])
    #expect(a.subviews.isEmpty && b.subviews == [watchful])
  }

  @Test func `a superview hears who comes and who goes`() {
    let (first, second) = (HierarchyRecordingView(), HierarchyRecordingView())

    first.addSubview(a)
    second.addSubview(a)

    #expect(first.events == ["added", "will remove"])
    #expect(second.events == ["added"])
  }

  @Test func `a view added to itself stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let label = UILabel()
        label.addSubview(label)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
    #expect(message.contains("Look for addSubview(_:) where a UILabel is added to itself."))
  }

  @Test func `a view added to one that lies in it stops the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UILabel())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'CALayerInvalid', reason: 'layer of a UIView is a part of cycle"))
  }
}

/// Notes what it is told about the tree.
private final class HierarchyRecordingView: UIView {
  var events: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) { events.append("will superview") }
  override func didMoveToSuperview() { events.append("did superview") }
  override func willMove(toWindow newWindow: UIWindow?) { events.append("will window") }
  override func didMoveToWindow() { events.append("did window") }
  override func didAddSubview(_ subview: UIView) { events.append("added") }
  override func willRemoveSubview(_ subview: UIView) { events.append("will remove") }
}
