import Grading
import HeadlessUIKit
import Testing

@Suite("UIBezierPath", .isolated)
struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func `a new path is empty, thin, and nowhere`() {
    let path = UIBezierPath()

    #expect(path.isEmpty && path.lineWidth == 1)
    #expect(path.bounds.isNull && path.currentPoint == CGPoint.zero)
    #expect(!path.contains(.zero))
  }

  @Test func `a rectangle contains what lies in it`() {
    let path = UIBezierPath(rect: rect)

    #expect(path.bounds == rect)
    #expect(path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 49, y: 39)))
    #expect(!path.contains(CGPoint(x: 9, y: 30)) && !path.contains(CGPoint(x: 30, y: 41)))
  }

  @Test func `an oval fills the middle of its rectangle, not the corners`() {
    let path = UIBezierPath(ovalIn: rect)

    #expect(path.contains(CGPoint(x: 30, y: 21)) && path.contains(CGPoint(x: 11, y: 30)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(abs(path.bounds.width - 40) < 1e-6 && abs(path.bounds.minY - 20) < 1e-6)
  }

  @Test(arguments: [8, 500])
  func `round corners are cut off, by half of the shorter side at most`(radius: CGFloat) {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)

    #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 30, y: 21)))
    #expect(path.contains(CGPoint(x: 10.1, y: 30)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).contains(CGPoint(x: 11, y: 21)))
  }

  @Test func `an arc runs clockwise on the screen from three o'clock`() {
    let down = arc(0, .pi / 2, clockwise: true)
    let up = arc(0, .pi / 2, clockwise: false)

    #expect(near(down.currentPoint, CGPoint(x: 100, y: 110)))
    #expect(near(up.currentPoint, CGPoint(x: 100, y: 110)))
    // The short way passes below on the right, the long way passes above.
    #expect(down.bounds.minY > 99.9 && down.bounds.minX > 99.9)
    #expect(abs(up.bounds.minY - 90) < 0.1 && abs(up.bounds.minX - 90) < 0.1)
  }

  @Test func `a full turn is a circle one way, and nothing the other way`() {
    #expect(arc(0, 2 * .pi, clockwise: true).contains(CGPoint(x: 95, y: 95)))
    #expect(arc(0, 9 * .pi, clockwise: true).contains(CGPoint(x: 95, y: 95)))
    #expect(!arc(0, 2 * .pi, clockwise: false).contains(CGPoint(x: 95, y: 95)))
    #expect(arc(0, .nan, clockwise: true).bounds.width == 0)
  }

  @Test func `an arc is joined to the point before it`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 100, y: 100))
    path.addArc(
      withCenter: CGPoint(x: 100, y: 100), radius: 10, startAngle: 0, endAngle: .pi,
      clockwise: true)
    path.close()

    #expect(path.contains(CGPoint(x: 100, y: 105)) && !path.contains(CGPoint(x: 100, y: 95)))
    #expect(path.currentPoint == CGPoint(x: 100, y: 100))
  }

  @Test func `curves bend towards their control points, which count for the bounds`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 0, y: 40),
      controlPoint2: CGPoint(x: 30, y: 40))
    let other = UIBezierPath()
    other.move(to: .zero)
    other.addQuadCurve(to: CGPoint(x: 30, y: 0), controlPoint: CGPoint(x: 15, y: 40))

    #expect(path.bounds.height == 40 && other.bounds.height == 40)
    // The cubic reaches three quarters of the height, the quadratic half of it.
    #expect(path.contains(CGPoint(x: 15, y: 29)) && !path.contains(CGPoint(x: 15, y: 31)))
    #expect(other.contains(CGPoint(x: 15, y: 19)) && !other.contains(CGPoint(x: 15, y: 21)))
  }

  @Test func `a part that goes the other way round makes a hole`() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let hole = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    let disc = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    disc.append(hole)
    #expect(disc.contains(CGPoint(x: 20, y: 20)))

    // A mirror turns the direction round.
    hole.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
    ring.append(hole)

    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 5, y: 20)))
  }

  @Test func `a path can be moved`() {
    let path = UIBezierPath(rect: rect)

    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds == rect.offsetBy(dx: 5, dy: 5))
  }

  @Test func `after a part is closed, the next line starts where the part began`() {
    let path = UIBezierPath()
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)] {
      path.isEmpty ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    path.addLine(to: CGPoint(x: -10, y: 0))
    path.addLine(to: CGPoint(x: -10, y: -10))

    #expect(path.contains(CGPoint(x: 9, y: 5)) && path.contains(CGPoint(x: -9, y: -5)))
  }

  @Test func `a line without a beginning is left out and reported`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    let path = UIBezierPath()

    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()

    #expect(path.isEmpty)
    #expect(
      lines == [
        "UIBezierPath has no current point, so addLine(to:) adds nothing. Call move(to:) first."
      ])
  }

  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> UIBezierPath {
    UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 100), radius: 10, startAngle: start, endAngle: end,
      clockwise: clockwise)
  }

  private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6
  }
}
