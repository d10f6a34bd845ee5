import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UICoordinateSpace", .isolated)
struct UICoordinateSpaceTests {
  let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))

  init() {
    outer.addSubview(inner)
    _ = Stage(showing: outer)
  }

  @Test func `points and rectangles go from the screen to a view and back`() {
    let screen = UIScreen.main.coordinateSpace
    let place = inner.convert(CGPoint.zero, to: screen)

    #expect(place == inner.convert(CGPoint.zero, to: nil))
    #expect(screen.convert(place, to: inner) == .zero)
    #expect(inner.convert(place, from: screen) == .zero)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(screen.convert(inner.convert(rect, to: screen), to: inner) == rect)
    #expect(inner.convert(screen.convert(rect, from: inner), from: screen) == rect)
  }

  @Test func `views are spaces, too`() {
    let spaces: [any UICoordinateSpace] = [outer, inner]

    #expect(spaces[1].convert(CGPoint(x: 1, y: 1), to: spaces[0]) == CGPoint(x: 6, y: 8))
    #expect(spaces[0].convert(CGPoint(x: 6, y: 8), to: spaces[1]) == CGPoint(x: 1, y: 1))
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
  }
}
