import Grading
import Testing

@testable import HeadlessUIKit

@Suite("CGContext", .isolated)
struct CGContextTests {
  /// A view that draws what it is told to.
  private final class Sheet: UIView {
    var sketch: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { sketch(context) }
    }
  }

  private let red = DisplayList.Color(red: 1, green: 0, blue: 0, alpha: 1)
  private let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)

  private func commands(_ drawing: @escaping (CGContext) -> Void) -> [DisplayList.Command] {
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    sheet.sketch = drawing
    return sheet.currentDrawing?.commands ?? []
  }

  @Test func `there is a context only while a view draws`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    var contexts = 0
    _ = commands { _ in contexts += 1 }

    #expect(contexts == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a line is drawn along the path, which is gone afterwards`() {
    let drawn = commands {
      $0.setStrokeColor(UIColor.red.cgColor)
      $0.setLineWidth(3)
      $0.setLineCap(.round)
      $0.setLineJoin(.bevel)
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.strokePath()
      $0.strokePath()
    }

    let path = DisplayList.Path([.move(.zero), .line(CGPoint(x: 10, y: 0))])
    #expect(drawn == [.path(path, red, .stroke(width: 3, cap: .round, join: .bevel))])
  }

  @Test func `colours of UIColor and of the context are the same ones`() {
    let drawn = commands {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 10, y: 10, width: -10, height: 5))
      $0.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(
      drawn == [
        .fill(CGRect(x: 0, y: 10, width: 10, height: 5), red, cornerRadius: 0),
        .fill(CGRect(x: 0, y: 0, width: 1, height: 1), black, cornerRadius: 0),
      ])
    // Rectangles are equal that cover the same area.
    guard case .fill(let rect, _, _) = drawn.first else { return }
    #expect(rect.size.width == 10 && rect.origin.x == 0)
  }

  @Test func `what is saved comes back, and the path stays`() {
    let drawn = commands {
      $0.setLineWidth(2)
      $0.move(to: .zero)
      $0.saveGState()
      $0.setStrokeColor(UIColor.red.cgColor)
      $0.setLineWidth(9)
      $0.translateBy(x: 50, y: 50)
      $0.restoreGState()
      $0.restoreGState()
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.strokePath()
    }

    let path = DisplayList.Path([.move(.zero), .line(CGPoint(x: 1, y: 1))])
    #expect(drawn == [.path(path, black, .stroke(width: 2))])
  }

  @Test func `a transform moves what is drawn after it, not the path so far`() {
    let drawn = commands {
      $0.move(to: CGPoint(x: 10, y: 0))
      $0.translateBy(x: 10, y: 0)
      $0.scaleBy(x: 2, y: 2)
      $0.addLine(to: CGPoint(x: 10, y: 10))
      #expect($0.currentPointOfPath == CGPoint(x: 10, y: 10))
      $0.fillPath()
    }

    // In the coordinates of the transform the path began at zero.
    let path = DisplayList.Path([.move(.zero), .line(CGPoint(x: 10, y: 10))])
    #expect(
      drawn == [
        .beginTransform(CGAffineTransform(2, 0, 0, 2, 10, 0)),
        .path(path, black, .fill(evenOdd: false)), .endTransform,
      ])
  }

  @Test func `a turn after a shift turns around the place shifted to`() {
    _ = commands {
      $0.translateBy(x: 10, y: 20)
      $0.rotate(by: .pi / 2)
      let point = CGPoint(x: 5, y: 0).applying($0.ctm)
      #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 25) < 1e-9)
      $0.concatenate(CGAffineTransform(translationX: 5, y: 0))
      #expect(abs($0.ctm.ty - 25) < 1e-9)
    }
  }

  @Test func `an arc that is not clockwise goes clockwise on the screen`() {
    _ = commands {
      $0.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      #expect($0.boundingBoxOfPath.minX > -0.1 && $0.boundingBoxOfPath.maxY > 9.9)
      $0.beginPath()
      #expect($0.isPathEmpty)
      $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      #expect($0.boundingBoxOfPath.minX < -9.9)
    }
  }

  @Test func `a path is filled and drawn along, as the mode says`() {
    let drawn = commands {
      for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] {
        $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        $0.drawPath(using: mode)
      }
    }
    let styles = drawn.compactMap { command in
      if case .path(_, _, let style) = command { style } else { nil }
    }

    let (winding, evenOdd) = (
      DisplayList.PathStyle.fill(evenOdd: false), DisplayList.PathStyle.fill(evenOdd: true)
    )
    let stroke = DisplayList.PathStyle.stroke(width: 1)
    #expect(styles == [winding, evenOdd, stroke, winding, stroke, evenOdd, stroke])
  }

  @Test func `opacity is that of everything drawn after it`() {
    let drawn = commands {
      $0.setAlpha(0.5)
      $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    #expect(drawn.count == 3)
    #expect(drawn.first == .beginGroup(opacity: 0.5, squash: 1, aboutY: 0))
    #expect(drawn.last == .endGroup)
  }

  @Test func `lines are drawn between pairs of points`() {
    let points = [0, 1, 2, 3].map { CGPoint(x: CGFloat($0), y: 0) }
    let drawn = commands {
      $0.strokeLineSegments(between: points)
      $0.stroke(CGRect(x: 0, y: 0, width: 2, height: 2), width: 4)
      $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    let pairs = DisplayList.Path([
      .move(points[0]), .line(points[1]), .move(points[2]), .line(points[3]),
    ])
    #expect(drawn.first == .path(pairs, black, .stroke(width: 1)))
    guard case .path(_, _, let edge) = drawn[1], case .path(_, _, let oval) = drawn[2] else {
      Issue.record("No line is drawn.")
      return
    }
    #expect(edge == .stroke(width: 4) && oval == .stroke(width: 1))
  }

  @Test func `painting a rectangle or an oval takes the path away`() {
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    let paintings: [(CGContext) -> Void] = [
      { $0.fill(rect) }, { $0.fill([rect]) }, { $0.stroke(rect) }, { $0.stroke(rect, width: 2) },
      { $0.fillEllipse(in: rect) }, { $0.strokeEllipse(in: rect) },
      { $0.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5)]) },
      { _ in UIRectFill(rect) },
    ]
    var isGone: [Bool] = []
    _ = commands { context in
      for painting in paintings {
        context.move(to: CGPoint(x: 9, y: 9))
        painting(context)
        isGone.append(context.isPathEmpty)
      }
    }

    #expect(isGone == Array(repeating: true, count: 8))
  }

  /// Rounds the corner at (50, 0) on the way from zero; where the pen is then, and around what.
  private func rounded(
    in context: CGContext, to end: CGPoint, radius: CGFloat
  ) -> (pen: CGPoint, box: CGRect) {
    context.beginPath()
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: end, radius: radius)
    return (context.currentPointOfPath, context.boundingBoxOfPath)
  }

  @Test func `an arc between two tangents rounds a corner`() {
    func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
      abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01
    }
    _ = commands {
      let down = rounded(in: $0, to: CGPoint(x: 50, y: 90), radius: 10)
      #expect(near(down.pen, 50, 10) && near(down.box.origin, 0, 0) && down.box.maxX < 50.01)
      let up = rounded(in: $0, to: CGPoint(x: 50, y: -90), radius: 10)
      #expect(near(up.pen, 50, -10) && near(up.box.origin, 0, -10))
      // The circle lies far from a sharp corner: 10 / tan(22.5°) away, in both directions.
      let sharp = rounded(in: $0, to: CGPoint(x: 0, y: 50), radius: 10)
      #expect(near(sharp.pen, 50 - 17.071, 17.071))
      #expect(near(rounded(in: $0, to: CGPoint(x: 90, y: 0), radius: 10).pen, 50, 0))
      #expect(near(rounded(in: $0, to: CGPoint(x: 50, y: 90), radius: 0).pen, 50, 0))

      $0.translateBy(x: 100, y: 0)
      #expect(near(rounded(in: $0, to: CGPoint(x: 50, y: 90), radius: 10).pen, 50, 10))
    }
  }

  @Test func `a line without a beginning is left out and reported`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    let drawn = commands {
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.addLines(between: [])
      $0.closePath()
      $0.strokePath()
    }

    #expect(drawn.isEmpty)
    #expect(
      lines == [
        "CGContext has no current point, so addLine(to:) adds nothing. Call move(to:) first."
      ])
  }

  @Test func `nothing is drawn in coordinates without an area`() {
    let drawn = commands {
      $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.scaleBy(x: 0, y: 1)
      $0.fillPath()
      #expect($0.currentPointOfPath == .zero)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
      NSString(string: "Flat").draw(at: .zero, withAttributes: nil)
    }
    let nowhere = commands {
      $0.rotate(by: .nan)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.strokePath()
    }
    let farAway = commands {
      $0.translateBy(x: .infinity, y: 0)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    #expect(drawn.isEmpty && nowhere.isEmpty && farAway.isEmpty)
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// The clip that a square of 10 points makes.
  private var squareClip: DisplayList.Command {
    .beginShapeClip(UIBezierPath(rect: square).path, evenOdd: false)
  }

  @Test func `nothing is drawn outside of a path until the state comes back`() {
    let drawn = commands {
      $0.setFillColor(UIColor.red.cgColor)
      $0.saveGState()
      $0.addRect(square)
      $0.clip()
      #expect($0.isPathEmpty)
      $0.fill(square)
      $0.restoreGState()
      $0.fill(square)
    }

    let fill = DisplayList.Command.fill(square, red, cornerRadius: 0)
    #expect(drawn == [squareClip, fill, .endClip, fill])
  }

  @Test func `rectangles that do not meet leave nothing to draw on`() {
    let nothing = DisplayList.Command.beginShapeClip(DisplayList.Path(), evenOdd: false)
    let drawn = commands {
      $0.clip(to: square.intersection(square.offsetBy(dx: 50, dy: 0)))
      $0.fill(square)
    }
    #expect(drawn.first == nothing)
    #expect(
      commands {
        $0.clip(to: []); $0.fill(square)
      }.first == nothing)
  }

  @Test func `a clip lies where the coordinates were when it was made`() {
    let drawn = commands {
      $0.translateBy(x: 10, y: 0)
      $0.clip(to: square)
      $0.translateBy(x: 10, y: 0)
      $0.fill(square)
    }

    let moved = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10)).path
    #expect(drawn.first == .beginShapeClip(moved, evenOdd: false))
    #expect(drawn.contains(.beginTransform(CGAffineTransform(translationX: 20, y: 0))))
  }

  @Test func `clips add up, by their own rule each, and an empty one cuts nothing off`() {
    let drawn = commands {
      UIBezierPath(rect: square).addClip()
      UIBezierPath().addClip()
      $0.beginPath()
      $0.clip()
      $0.addRect(square)
      $0.clip(using: .evenOdd)
      $0.fill(square)
    }

    let evenOdd = DisplayList.Command.beginShapeClip(
      UIBezierPath(rect: square).path, evenOdd: true)
    #expect(drawn.prefix(2) == [squareClip, evenOdd])
    #expect(drawn.suffix(2) == [.endClip, .endClip] && drawn.count == 5)
  }
}
