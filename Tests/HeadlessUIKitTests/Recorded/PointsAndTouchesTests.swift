import Grading
import HeadlessUIKit
import Testing

/// What the project flowkey/UIKit-cross-platform has tests for that it runs with Apple's UIKit, too:
/// where points are, and which view a touch reaches.
///
/// Each part names the file there, below `UIKitTests/UIView`; all are in its target `iOSTestTarget`.
@Suite("Recorded: points, touches and subviews", .isolated)
struct PointsAndTouchesTests {
  // MARK: - UIViewTests+convert.swift

  /// A view of 100 by 100 points with two views in it, and a view in the second.
  private struct Family {
    let root = UIView()
    let first = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    let second = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))

    init() {
      root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.addSubview(first)
      root.addSubview(second)
      second.addSubview(inner)
    }

    subscript(name: String) -> UIView {
      ["root": root, "first": first, "second": second][name] ?? inner
    }
  }

  @Test(arguments: [
    (0.0, 0.0, "first", "root", 20.0, 10.0), (15, 15, "root", "first", -5, 5),
    (5, 5, "first", "root", 25, 15), (85, 85, "root", "second", 5, 5),
    (-5, -5, "second", "root", 75, 75), (60, 70, "first", "second", 0, 0),
    (-5, -5, "second", "first", 55, 65), (1, 1, "inner", "first", 66, 76),
  ])
  func `a point of one view is found in another, in both directions`(
    x: Double, y: Double, from: String, to: String, newX: Double, newY: Double
  ) {
    let family = Family()
    let (point, expected) = (CGPoint(x: x, y: y), CGPoint(x: newX, y: newY))

    #expect(family[from].convert(point, to: family[to]) == expected)
    #expect(family[to].convert(point, from: family[from]) == expected)
    #expect(family[to].convert(expected, to: family[from]) == point)
  }

  /// A view in a view in a view, each with a frame; what lies in `bounds` is the origin of its bounds.
  private struct Nest {
    var frames: [CGRect]
    var origins: [CGPoint?]
    var scales: [CGFloat] = []

    /// Where the origin of the innermost view is in the outermost.
    var origin: CGPoint {
      var views: [UIView] = []
      for (index, frame) in frames.enumerated() {
        let view = UIView()
        if index < scales.count, scales[index] != 1 {
          view.transform = CGAffineTransform(scaleX: scales[index], y: scales[index])
        }
        view.frame = frame
        if let origin = origins[index] { view.bounds.origin = origin }
        views.last?.addSubview(view)
        views.append(view)
      }
      guard let (root, leaf) = views.first.flatMap({ root in views.last.map { (root, $0) } }) else {
        return .zero
      }
      // The view's frame has its origin in the superview, whatever its own bounds are.
      return leaf.superview?.convert(leaf.frame.origin, to: root) ?? .zero
    }
  }

  @Test func `the origin of the bounds moves what lies in a view, and not the view`() {
    let point = { (x: Double, y: Double) in CGPoint(x: x, y: y) }
    let square = { (x: Double, side: Double) in CGRect(x: x, y: x, width: side, height: side) }

    #expect(
      Nest(frames: [square(0, 0), square(10, 10), square(5, 5)], origins: [nil, nil, nil]).origin
        == point(15, 15))
    #expect(
      Nest(
        frames: [square(0, 100), square(20, 10), square(5, 5)], origins: [point(10, 10), nil, nil]
      ).origin == point(25, 25))
    #expect(
      Nest(
        frames: [square(0, 0), square(20, 10), square(5, 5)], origins: [nil, point(10, 10), nil]
      )
      .origin == point(15, 15))
    #expect(
      Nest(
        frames: [square(0, 100), square(20, 10), square(5, 5)],
        origins: [point(10, 10), point(5, 5), point(999, 999)]
      ).origin == point(20, 20))
  }

  @Test func `a view that is scaled scales what lies in it`() {
    let nest = Nest(
      frames: [
        CGRect(x: 0, y: 0, width: 512, height: 512),
        CGRect(x: 128, y: 128, width: 256, height: 256),
        CGRect(x: 128, y: 128, width: 128, height: 128),
      ], origins: [nil, CGPoint(x: 32, y: 32), nil], scales: [1, 0.5, 2])

    #expect(nest.origin == CGPoint(x: 176, y: 176))
  }

  @Test func `a scale far above in the tree counts, too`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scaled = UIView()
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scaled.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let middle = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    root.addSubview(scaled)
    scaled.addSubview(middle)
    middle.addSubview(inner)

    #expect(root.convert(CGPoint(x: 100, y: 100), to: inner) == CGPoint(x: 35, y: 35))
    #expect(inner.convert(CGPoint(x: 35, y: 35), to: root) == CGPoint(x: 100, y: 100))
  }

  @Test func `points of a scaled view are counted in its own units`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let scaled = UIView()
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scaled.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    view.addSubview(scaled)

    #expect(view.convert(CGPoint(x: 60, y: 20), to: scaled) == CGPoint(x: 25, y: 5))
    #expect(scaled.convert(CGPoint(x: 25, y: 5), to: view) == CGPoint(x: 60, y: 20))
  }

  @Test func `without a window nil stands for the view's own coordinates`() {
    let view = UIView()
    let point = CGPoint(x: 10, y: 10)

    #expect(view.convert(point, to: nil) == point && view.convert(point, from: nil) == point)
  }

  @Test func `a view with an origin of its own in a view with one`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 50, y: 50)
    let subview = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    subview.bounds.origin = CGPoint(x: 123, y: 123)
    view.addSubview(subview)

    let point = CGPoint(x: 133, y: 133)

    #expect(subview.convert(point, to: view) == CGPoint(x: 50, y: 50))
    #expect(view.convert(point, from: subview) == CGPoint(x: 50, y: 50))
  }

  @Test(arguments: [(0.0, 0.0), (3, 1), (4, 4)])
  func `neither the window's place nor the origin of its bounds counts`(x: Double, y: Double) {
    let window = UIWindow(frame: CGRect(x: x, y: y, width: 256, height: 256))
    window.bounds.origin = CGPoint(x: y, y: x)
    var last: UIView = window
    for (place, origin) in [(80.0, 15.0), (70, 25), (50, 64)] {
      let view = UIView(frame: CGRect(x: place, y: place, width: 100, height: 100))
      view.bounds.origin = CGPoint(x: origin, y: origin)
      last.addSubview(view)
      last = view
    }

    #expect(last.convert(CGPoint(x: 20, y: 10), to: window) == CGPoint(x: 116, y: 106))
  }

  // MARK: - UIViewTests+hitTest.swift

  @Test(arguments: [
    (99.0, 0.0, true), (100, 0, false), (50, 10_000, false), (10_050, 10_000, true),
  ])
  func `the right and lower edges lie outside, and points are those of the bounds`(
    place: Double, origin: Double, isInside: Bool
  ) {
    let view = UIView()
    view.bounds = CGRect(x: origin, y: origin, width: 100, height: 100)

    #expect(view.point(inside: CGPoint(x: place, y: place), with: nil) == isInside)
  }

  @Test(arguments: [
    (-5.0, "root"), (40, "child"), (52.5, "grandchild"), (-11, "nobody"), (95, "nobody"),
  ])
  func `a touch reaches the innermost view under it`(place: Double, name: String) {
    let root = UIView()
    root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    let grandchild = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    root.addSubview(child)
    child.addSubview(grandchild)

    let hit = root.hitTest(CGPoint(x: place, y: place), with: nil)

    #expect(hit === ["root": root, "child": child, "grandchild": grandchild][name])
  }

  @Test(arguments: [
    (25.0, 0.0, "child"), (74, 0, "child"), (20, 0, "root"), (75, 0, "root"), (199, 0, "root"),
    (25, 25, "child"), (74, 25, "child"), (75, 25, "root"), (199, 25, "root"), (200, 25, "nobody"),
  ])
  func `a view of half the size takes touches in its own units, twice as many`(
    place: Double, origin: Double, name: String
  ) {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.bounds.origin.y = origin

    let hit = root.hitTest(CGPoint(x: place, y: place), with: nil)

    #expect(hit === ["root": root, "child": child][name])
  }

  @Test(arguments: [
    (25.0, "child"), (74, "child"), (20, "root"), (75, "root"), (100, "nobody"),
  ])
  func `a child of half the size takes touches where it is seen`(place: Double, name: String) {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 25, y: 25, width: 50, height: 50)

    let hit = root.hitTest(CGPoint(x: place, y: place), with: nil)

    #expect(hit === ["root": root, "child": child][name])
  }

  // MARK: - UIViewTests+subviews.swift, UIViewTests+didMoveToSuperView.swift

  @Test func `subviews are added, inserted and taken away`() {
    let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    #expect(view.subviews == [])

    view.addSubview(first)
    #expect(first.superview === view && view.subviews == [first])
    view.addSubview(second)
    #expect(view.subviews == [first, second])
    view.insertSubview(third, at: 1)
    #expect(view.subviews == [first, third, second])
    third.removeFromSuperview()
    #expect(third.superview == nil && view.subviews == [first, second])
    view.insertSubview(third, aboveSubview: first)
    #expect(view.subviews == [first, third, second])
    view.insertSubview(third, belowSubview: first)
    #expect(view.subviews == [third, first, second])
  }

  @Test func `an index that is too large means the front`() {
    let (view, subview) = (UIView(), UIView())

    view.insertSubview(subview, at: 999)

    #expect(view.subviews == [subview])
  }

  @Test func `a view that is no subview is nothing to go below`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)

    view.insertSubview(second, belowSubview: UIView())

    #expect(view.subviews == [first, second])
  }

  @Test func `a view has one superview`() {
    let (former, later, subview) = (UIView(), UIView(), UIView())
    former.addSubview(subview)

    later.addSubview(subview)

    #expect(former.subviews == [] && later.subviews == [subview])
  }

  private final class Moved: UIView {
    var superviews: [UIView?] = []
    override func didMoveToSuperview() { superviews.append(superview) }
  }

  @Test(arguments: ["add", "at", "above", "below"])
  func `a view hears where it has come to when it is there`(way: String) {
    let (view, moved, other) = (UIView(), Moved(), UIView())
    view.addSubview(other)

    switch way {
    case "add": view.addSubview(moved)
    case "at": view.insertSubview(moved, at: 0)
    case "above": view.insertSubview(moved, aboveSubview: other)
    default: view.insertSubview(moved, belowSubview: other)
    }
    #expect(moved.superviews == [view])

    moved.removeFromSuperview()
    #expect(moved.superviews == [view, nil])
  }
}
