import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("UIView: a tree of ten thousand levels", .isolated)
struct DeepTreeTests {
  static let depth = 10_000
  let stage = Stage()
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let deepest = CountedView(frame: CGRect(x: 1, y: 1, width: 100, height: 100))

  init() {
    var parent = screen
    for _ in 1..<Self.depth {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(child)
      parent = child
    }
    parent.addSubview(deepest)
    stage.present(screen)
  }

  @Test func `the deepest view is laid out, drawn, found and touched`() {
    deepest.backgroundColor = .red
    deepest.layouts = 0
    deepest.setNeedsLayout()

    let drawing = stage.display
    #expect(deepest.layouts == 1)
    #expect(
      drawing.commands.last
        == .fill(CGRect(x: 1, y: 1, width: 100, height: 100), red, cornerRadius: 0))

    #expect(deepest.window === screen.window && deepest.isDescendant(of: screen))
    #expect(deepest.convert(CGPoint(x: 5, y: 6), to: nil) == CGPoint(x: 6, y: 7))

    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(deepest.touches == 2)
  }

  @Test func `the deepest view is found by its tag, and hears that it leaves the window`() {
    deepest.tag = 7
    #expect(screen.viewWithTag(7) === deepest)

    screen.removeFromSuperview()

    #expect(deepest.window == nil && deepest.windows == 2)
  }

  @Test func `what the deepest view takes from those around it is found`() {
    screen.tintColor = .red
    #expect(deepest.tintColor == .red)
    #expect(deepest.target(forAction: "nothing", withSender: nil) == nil)
    #expect(ViewTree(of: screen).description.count > 10_000)
    #expect(screen.sizeThatFits(.zero) == screen.bounds.size)
    #expect(!screen.endEditing(true))
  }

  @Test func `a tree that nobody keeps goes, down to its last view`() {
    weak var last: UIView?
    do {
      let first = UIView()
      var parent = first
      for _ in 0..<(5 * Self.depth) {
        let child = UIView()
        parent.addSubview(child)
        parent = child
      }
      last = parent
      #expect(last != nil)
    }

    #expect(last == nil)
  }

  private var red: DisplayList.Color { UIColor.red.components }
}

/// Counts what it is told.
final class CountedView: UIView {
  var layouts = 0
  private(set) var touches = 0
  private(set) var windows = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    windows += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
    super.touchesEnded(touches, with: event)
  }
}
