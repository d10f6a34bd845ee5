import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIView draw(_:)", .isolated)
struct UIViewDrawingTests {
  private let sketch = DrawingRecordingView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

  @Test func `a view is asked to draw once, with its bounds`() {
    let stage = Stage(showing: sketch)

    _ = stage.display
    _ = stage.display

    #expect(sketch.asked == [CGRect(x: 0, y: 0, width: 40, height: 30)])
  }

  @Test func `marked three times, a view draws once more, from nothing`() {
    let stage = Stage(showing: sketch)
    _ = stage.display

    sketch.color = .green
    for _ in 1...3 { sketch.setNeedsDisplay() }
    #expect(sketch.asked.count == 1)

    #expect(fills(stage) == [UIColor.green.components])
    #expect(sketch.asked.count == 2)
  }

  @Test func `a part that is marked is drawn with the whole`() {
    let stage = Stage(showing: sketch)
    _ = stage.display

    sketch.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = stage.display

    #expect(sketch.asked == Array(repeating: CGRect(x: 0, y: 0, width: 40, height: 30), count: 2))
  }

  @Test func `a change of size stretches what was drawn`() {
    let stage = Stage(showing: sketch)
    _ = stage.display

    sketch.frame = CGRect(x: 10, y: 20, width: 80, height: 30)

    #expect(stage.display.commands.contains(.beginTransform(CGAffineTransform(2, 0, 0, 1, 10, 20))))
    #expect(sketch.asked.count == 1)
  }

  @Test func `what was drawn follows a size that is on its way`() {
    let stage = Stage(showing: sketch)
    _ = stage.display
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      sketch.frame = CGRect(x: 10, y: 20, width: 80, height: 30)
    }

    stage.clock.advance(by: 0.5)

    #expect(
      stage.display.commands.contains(.beginTransform(CGAffineTransform(1.5, 0, 0, 1, 10, 20))))
    #expect(sketch.asked.count == 1)
  }

  @Test func `content in a corner stays as large as it was drawn`() {
    sketch.contentMode = .bottomRight
    let stage = Stage(showing: sketch)
    _ = stage.display

    sketch.frame.size = CGSize(width: 80, height: 60)

    #expect(stage.display.commands.contains(.beginTransform(CGAffineTransform(1, 0, 0, 1, 50, 50))))
  }

  @Test func `with redraw, a change of the bounds marks the view, a move does not`() {
    sketch.contentMode = .redraw
    let stage = Stage(showing: sketch)
    _ = stage.display

    sketch.center.x += 5
    _ = stage.display
    #expect(sketch.asked.count == 1)

    sketch.bounds.size.width = 90
    _ = stage.display
    #expect(sketch.asked.last == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(sketch.asked.count == 2)
  }

  @Test func `a hidden view and one of no size are not asked until they are to be seen`() {
    sketch.isHidden = true
    let stage = Stage(showing: sketch)
    _ = stage.display
    sketch.frame.size = .zero
    sketch.isHidden = false
    _ = stage.display
    #expect(sketch.asked.isEmpty)

    sketch.frame.size = CGSize(width: 1, height: 1)
    _ = stage.display
    #expect(sketch.asked.count == 1)
  }

  @Test func `a view draws at the end of the turn in which it was marked`() {
    let stage = Stage(showing: sketch)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [sketch] _ in
      sketch.setNeedsDisplay()
      #expect(sketch.asked.count == 1)
    }

    stage.clock.advance(by: 0.1)

    #expect(sketch.asked.count == 2)
  }

  @Test func `a view that marks itself while it draws draws again, but not for ever`() {
    let restless = SelfMarkingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let stage = Stage(showing: restless)

    _ = stage.display
    _ = stage.display

    #expect(restless.count == 3)
  }

  @Test func `what is drawn is cut off at the bounds and lies behind the subviews`() throws {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    inner.backgroundColor = .blue
    sketch.backgroundColor = .yellow
    sketch.addSubview(inner)
    let stage = Stage(showing: sketch)

    let commands = stage.display.commands
    let clip = try #require(commands.firstIndex(of: .beginClip(sketch.bounds)))

    #expect(commands[clip - 1] == .beginTransform(CGAffineTransform(1, 0, 0, 1, 10, 20)))
    #expect(
      fills(stage)
        == [UIColor.yellow, UIColor.red, UIColor.blue].map(\.components))
  }

  @Test func `drawing outside of draw is reported and does nothing`() {
    var lines: [String] = []
    Device.current.console = { lines.append($0) }
    _ = Stage(showing: sketch).display

    UIColor.red.set()
    UIBezierPath(rect: sketch.bounds).fill()
    UIBezierPath(rect: sketch.bounds).stroke()
    UIRectFill(sketch.bounds)
    "Hello".draw(at: .zero)

    #expect(lines.count == 6)
    #expect(
      lines[2]
        == "UIBezierPath.fill() is called while nothing is being drawn, so it draws nothing. Call "
        + "it in draw(_:) of a view, and setNeedsDisplay() to have draw(_:) called.")
  }

  @Test func `colours begin black in every view`() {
    sketch.body = { UIColor.red.set() }
    let other = DrawingRecordingView(frame: sketch.frame)
    other.body = {
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).stroke()
    }
    sketch.addSubview(other)
    let stage = Stage(showing: sketch)

    #expect(fills(stage) == [UIColor.black.components])
    #expect("\(stage.display)".contains("line M0 0 L1 0 L1 1 L0 1 Z #000000 width 1"))
  }

  @Test func `words are drawn in their font, wrapped, and cut off below`() {
    let font = UIFont.systemFont(ofSize: 10)
    sketch.body = {
      "one two three".draw(
        in: CGRect(x: 0, y: 0, width: 25, height: 20),
        withAttributes: [.font: font, .foregroundColor: UIColor.red])
      "at".draw(at: CGPoint(x: 3, y: 4))
    }
    let stage = Stage(showing: sketch)
    let message = stage.display.commands.compactMap { command -> String? in
      if case .text(let runs, let rect, _, _) = command {
        return "\(runs.map(\.string).joined()) \(runs[0].fontSize) \(rect.minX) \(rect.minY > 0)"
      }
      return nil
    }

    #expect(message == ["one 10.0 0.0 false", "two 10.0 0.0 true", "at 12.0 3.0 true"])
    let size = "one\ntwo".size(withAttributes: [.font: font])
    #expect(size.height == 2 * font.lineHeight)
    #expect(size.width == "one".size(withAttributes: [.font: font]).width)
  }

  @Test func `what a view drew goes with the view`() {
    weak var gone: DrawingRecordingView?
    do {
      let view = DrawingRecordingView(frame: sketch.frame)
      let stage = Stage(showing: view)
      _ = stage.display
      gone = view
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }

  private func fills(_ stage: Stage) -> [DisplayList.Color] {
    stage.display.commands.compactMap { command in
      if case .fill(_, let color, _) = command, color != UIColor.white.components { return color }
      return nil
    }
  }
}

private final class DrawingRecordingView: UIView {
  var asked: [CGRect] = []
  var color = UIColor.red
  var body: (() -> Void)?

  override func draw(_ rect: CGRect) {
    asked.append(rect)
    if let body { return body() }
    color.setFill()
    UIRectFill(CGRect(x: 5, y: 5, width: 100, height: 10))
  }
}

private final class SelfMarkingView: UIView {
  var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    UIRectFill(rect)
    setNeedsDisplay()
  }
}
