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
      $0.restoreGState()
      $0.restoreGState()
      path.stroke()
    }

    #expect(drawn == [.path(path.path, black, .stroke(width: 1))])
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// The clip that a square of 10 points makes.
  private var squareClip: DisplayList.Command {
    .beginShapeClip(UIBezierPath(rect: square).path)
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
    let nothing = DisplayList.Command.beginShapeClip(DisplayList.Path())
    let drawn = commands {
      $0.clip(to: square.intersection(square.offsetBy(dx: 50, dy: 0)))
      $0.fill(square)
    }
    #expect(drawn.first == nothing)
  }

  @Test func `clips add up, and an empty one cuts nothing off`() {
    let drawn = commands {
      UIBezierPath(rect: square).addClip()
      UIBezierPath().addClip()
      UIBezierPath(rect: square).addClip()
      $0.fill(square)
    }

    #expect(drawn.prefix(2) == [squareClip, squareClip])
    #expect(drawn.suffix(2) == [.endClip, .endClip] && drawn.count == 5)
  }
}
