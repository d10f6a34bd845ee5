import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIView transforms", .isolated)
struct UIViewTransformTests {
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  @Test func `B81: a transform leaves bounds and center, the frame is the box around it`() {
    view.transform = quarter

    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(near(view.frame, CGRect(x: 110, y: 90, width: 20, height: 40)))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
  }

  @Test func `B81: a frame set under a scale or a quarter turn is the frame there is`() {
    let frame = CGRect(x: 10, y: 20, width: 60, height: 80)
    for transform in [quarter, CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 5, ty: 6)] {
      view.transform = transform
      view.frame = frame
      #expect(near(view.frame, frame))
    }
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test func `B81: a frame set under a transform without a way back only moves the view`() {
    view.transform = CGAffineTransform(scaleX: 0, y: 0)

    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test func `points and rectangles are converted through transforms, there and back`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 5))
    outer.addSubview(view)
    view.addSubview(inner)
    view.transform = quarter.scaledBy(x: 2, y: 2)

    let point = inner.convert(CGPoint(x: 10, y: 0), to: outer)

    // The view's middle is (120, 110); its upper edge is at the right now, 20 from the middle.
    #expect(near(point, CGPoint(x: 140, y: 110)))
    #expect(near(inner.convert(point, from: outer), CGPoint(x: 10, y: 0)))
    let box = inner.convert(inner.bounds, to: outer)
    #expect(near(box, CGRect(x: 130, y: 90, width: 10, height: 10)))
    #expect(near(outer.convert(inner.bounds, from: inner), box))
  }

  @Test func `a view is hit where it is drawn`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(view)
    view.transform = quarter

    #expect(outer.hitTest(CGPoint(x: 120, y: 92), with: nil) === view)
    #expect(outer.hitTest(CGPoint(x: 102, y: 110), with: nil) === outer)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(outer.hitTest(view.center, with: nil) === outer)
  }

  @Test func `a person taps a button where its transform puts it`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    button.transform = CGAffineTransform(translationX: 200, y: 300)
    let stage = Stage(showing: button)

    stage.buttons["Go"].tap()

    #expect(taps == 1)
    #expect(stage.buttons["Go"].frame == CGRect(x: 200, y: 300, width: 60, height: 40))
  }

  @Test func `a turned view follows its superview as if it were not turned`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    view.transform = quarter

    outer.bounds.size.width = 260

    #expect(view.bounds.size == CGSize(width: 100, height: 20))
    #expect(view.transform == quarter)
  }

  @Test func `a transformed view takes the size it asks for without a detour`() {
    let label = UILabel()
    label.text = "Hello"
    label.transform = CGAffineTransform(scaleX: 2, y: 2)

    label.sizeToFit()

    #expect(label.bounds.size == label.sizeThatFits(.zero))
  }

  @Test func `the drawing of a transform is a group about the center on the screen`() throws {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.backgroundColor = .red
    let stage = Stage(showing: view)

    let commands = stage.display.commands
    let index = try #require(
      commands.firstIndex(of: .beginTransform(CGAffineTransform(2, 0, 0, 2, -120, -110))))

    #expect(
      commands[index + 1]
        == .fill(
          CGRect(x: 100, y: 100, width: 40, height: 20), UIColor.red.components, cornerRadius: 0))
    #expect(commands.contains(.endTransform))
  }

  @Test func `a transform that is no number stops the program as Core Animation does`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().transform = CGAffineTransform(scaleX: .nan, y: 1)
      }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'CALayerInvalidGeometry', reason: 'CALayer transform contains NaN"))
  }

  private func near(_ left: CGRect, _ right: CGRect) -> Bool {
    near(left.origin, right.origin)
      && near(CGPoint(x: left.maxX, y: left.maxY), CGPoint(x: right.maxX, y: right.maxY))
  }

  private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6
  }
}
