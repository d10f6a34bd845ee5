import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Which views are drawn anew", .isolated)
struct DrawingMarkTests {
  let stage = Stage()
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let box = DrawingCountView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let pen = DrawingCountView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    box.addSubview(pen)
    screen.addSubview(box)
    stage.present(screen)
    stage.clock.advance(by: 0)
  }

  @Test func `a turn in which nothing is marked looks at no view`() {
    box.looks = 0

    stage.clock.advance(by: 1)

    #expect(box.looks == 0 && box.drawings == 1 && pen.drawings == 1)
  }

  @Test func `a marked view is drawn at the end of the turn, its neighbours are not`() {
    pen.setNeedsDisplay()
    #expect(pen.drawings == 1)

    stage.clock.advance(by: 0)

    #expect(pen.drawings == 2 && box.drawings == 1)
  }

  @Test func `a view that is marked while it is hidden is drawn when it is seen`() {
    box.isHidden = true
    pen.setNeedsDisplay()
    stage.clock.advance(by: 0)
    #expect(pen.drawings == 1)

    box.isHidden = false
    stage.clock.advance(by: 0)

    #expect(pen.drawings == 2)
  }

  @Test func `a view of no size is drawn when it has one`() {
    let late = DrawingCountView()
    box.addSubview(late)
    stage.clock.advance(by: 0)
    #expect(late.drawings == 0)

    late.frame.size = CGSize(width: 5, height: 5)
    stage.clock.advance(by: 0)

    #expect(late.drawings == 1)
  }

  @Test func `a marked view that comes from elsewhere is drawn where it arrives`() {
    let home = UIView(frame: screen.frame)
    let guest = DrawingCountView(frame: screen.frame)
    home.addSubview(guest)
    stage.clock.advance(by: 0)
    #expect(guest.drawings == 0)

    screen.addSubview(home)
    stage.clock.advance(by: 0)

    #expect(guest.drawings == 1)
  }

  @Test func `a view that marks itself as it is drawn waits for the next turn`() {
    pen.marksItself = true
    pen.setNeedsDisplay()

    stage.clock.advance(by: 0)
    #expect(pen.drawings == 2)
    stage.clock.advance(by: 0)

    #expect(pen.drawings == 3)
  }
}

/// Counts how often it is drawn, and how often somebody asks whether it is seen.
final class DrawingCountView: UIView {
  var drawings = 0
  var looks = 0
  var marksItself = false

  override var isHidden: Bool {
    get {
      looks += 1
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    if marksItself { setNeedsDisplay() }
  }
}
