import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIScreenEdgePanGestureRecognizer", .isolated)
struct UIScreenEdgePanGestureRecognizerTests {
  let stage = Stage()
  let pan = UIScreenEdgePanGestureRecognizer()
  let listener = EdgeListener()

  init() {
    let view = UIView(frame: UIScreen.main.bounds)
    pan.addTarget(listener, action: EdgeListener.hear)
    view.addGestureRecognizer(pan)
    stage.present(view)
  }

  private func drag(from start: CGPoint, by distance: CGPoint) -> [UIGestureRecognizer.State] {
    let finger = Touches(on: start, in: stage.window)
    finger.drag(by: distance)
    finger.lift()
    return listener.next()
  }

  @Test func `a finger from one of the edges is followed`() {
    let size = UIScreen.main.bounds.size
    let ways: [(edge: UIRectEdge, start: CGPoint, way: CGPoint)] = [
      (.left, CGPoint(x: 0, y: 200), CGPoint(x: 100, y: 20)),
      (.right, CGPoint(x: size.width - 1, y: 200), CGPoint(x: -100, y: 20)),
      (.top, CGPoint(x: 200, y: 19), CGPoint(x: 0, y: 100)),
      (.bottom, CGPoint(x: 200, y: size.height - 20), CGPoint(x: 0, y: -100)),
    ]
    for (edge, start, way) in ways {
      pan.edges = edge
      let states = drag(from: start, by: way)
      #expect(states.first == .began && states.last == .ended && states.count > 5)

      pan.edges = UIRectEdge.all.subtracting(edge)
      #expect(drag(from: start, by: way) == [])
    }
  }

  @Test func `a finger that is put down elsewhere, or moves along the edge, is not`() {
    #expect(drag(from: CGPoint(x: 5, y: 200), by: CGPoint(x: 100, y: 0)) == [])

    pan.edges = .left
    #expect(drag(from: CGPoint(x: 20, y: 200), by: CGPoint(x: 100, y: 0)) == [])
    #expect(drag(from: CGPoint(x: 5, y: 200), by: CGPoint(x: 50, y: 100)) == [])
    #expect(drag(from: CGPoint(x: 15, y: 200), by: CGPoint(x: -14, y: 0)) == [])
    #expect(drag(from: CGPoint(x: 19, y: 200), by: CGPoint(x: 100, y: 0)).first == .began)
  }
}

/// Notes how far a pan had come when it was called.
final class EdgeListener: NSObject {
  private var states: [UIGestureRecognizer.State] = []

  func hear(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    states.append(recognizer.state)
  }

  func next() -> [UIGestureRecognizer.State] {
    defer { states = [] }
    return states
  }
}
