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

  @Test func `colours of UIColor and of the context are the same ones`() {
    let drawn = commands {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 10, y: 10, width: -10, height: 5))
      $0.setFillColor(UIColor.black.cgColor)
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

  @Test func `what is saved comes back`() {
    let path = UIBezierPath(rect: square)
    let drawn = commands {
      $0.saveGState()
      $0.setStrokeColor(UIColor.red.cgColor)
      $0.translateBy(x: 50, y: 50)
      $0.restoreGState()
      $0.restoreGState()
      path.stroke()
    }

    #expect(drawn == [.path(path.path, black, .stroke(width: 1))])
  }

  @Test func `a transform moves what is drawn after it`() {
    let drawn = commands {
      $0.fill(square)
      $0.translateBy(x: 10, y: 0)
      $0.scaleBy(x: 2, y: 2)
      $0.fill(square)
    }

    let fill = DisplayList.Command.fill(square, black, cornerRadius: 0)
    #expect(
      drawn == [
        fill, .beginTransform(CGAffineTransform(2, 0, 0, 2, 10, 0)), fill, .endTransform,
      ])
  }

  @Test func `a turn after a shift turns around the place shifted to`() {
    let drawn = commands {
      $0.translateBy(x: 10, y: 20)
      $0.rotate(by: .pi / 2)
      $0.fill(square)
    }

    guard case .beginTransform(let transform) = drawn.first else {
      Issue.record("The first command is no transform.")
      return
    }
    let point = CGPoint(x: 5, y: 0).applying(transform)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 25) < 1e-9)
  }

  @Test func `nothing is drawn in coordinates without an area`() {
    let drawn = commands {
      $0.scaleBy(x: 0, y: 1)
      $0.fill(square)
      UIBezierPath(ovalIn: square).stroke()
      "Flat".draw(at: .zero)
    }
    let nowhere = commands {
      $0.rotate(by: .nan)
      $0.fill(square)
      UIBezierPath(rect: square).stroke()
    }
    let farAway = commands {
      $0.translateBy(x: .infinity, y: 0)
      $0.fill(square)
    }

    #expect(drawn.isEmpty && nowhere.isEmpty && farAway.isEmpty)
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// The clip that a square of 10 points makes.
  private var squareClip: DisplayList.Command {
    .beginShapeClip(UIBezierPath(rect: square).path, evenOdd: false)
  }

  @Test func `nothing is drawn outside of a shape until the state comes back`() {
    let drawn = commands {
      $0.setFillColor(UIColor.red.cgColor)
      $0.saveGState()
      UIBezierPath(rect: square).addClip()
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
      let shape = UIBezierPath(rect: square)
      shape.usesEvenOddFillRule = true
      shape.addClip()
      $0.fill(square)
    }

    let evenOdd = DisplayList.Command.beginShapeClip(
      UIBezierPath(rect: square).path, evenOdd: true)
    #expect(drawn.prefix(2) == [squareClip, evenOdd])
    #expect(drawn.suffix(2) == [.endClip, .endClip] && drawn.count == 5)
  }
}
