import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Gesture recognizers", .isolated)
struct GestureTests {
  let stage = Stage()
  let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let ear = GestureTarget()
  let middle = CGPoint(x: 100, y: 100)
  var screen: Digitizer { Device.current.digitizer }

  init() {
    stage.present(view)
  }

  @Test func `a tap is told to the target when the finger is lifted`() {
    let tap = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))

    stage.tap(at: middle)

    #expect(ear.heard == ["ended at 100.0"])
    #expect(tap.state == .possible && tap.view === view && view.gestureRecognizers == [tap])
  }

  @Test func `B74: a recognizer sees a touch before its view does`() {
    let watch = add(TouchRecordingRecognizer())
    view.whenTouched = { [view] in watch.diary.append("view: \(view.diary)") }

    stage.tap(at: middle)

    #expect(watch.diary == ["began", "view: [\"began 1\"]", "ended"])
  }

  @Test func `B73: a touch that a recognizer takes over names no view any more`() {
    add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    let touch = screen.begin(at: [middle])[0]
    #expect(touch.view === view && touch.gestureRecognizers?.count == 1)

    screen.end([touch])

    #expect(touch.view == nil)
    #expect(view.diary == ["began 1", "cancelled 1"])
  }

  @Test func `a recognizer that cancels nothing leaves the touch to the view`() {
    add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear)).cancelsTouchesInView =
      false

    stage.tap(at: middle)

    #expect(view.diary == ["began 1", "ended 1"] && ear.heard.count == 1)
  }

  @Test func `B47: a label hears no tap until it takes touches`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.text = "Tap me"
    view.addSubview(label)
    label.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))

    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(ear.heard.isEmpty)

    label.isUserInteractionEnabled = true
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(ear.heard.count == 1)
  }

  @Test func `a finger that strays is no tap`() {
    add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    let touches = screen.begin(at: [middle])
    screen.move([(touch: touches[0], point: CGPoint(x: 150, y: 100))])
    screen.end(touches)

    #expect(ear.heard.isEmpty && view.diary == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `taps and fingers count as many as are asked for`() {
    let double = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    double.numberOfTapsRequired = 2
    stage.tap(at: middle)
    stage.tap(at: middle)
    #expect(ear.heard.isEmpty)
    tap(2, at: [middle])
    #expect(ear.heard.count == 1)

    double.numberOfTapsRequired = 1
    double.numberOfTouchesRequired = 2
    tap(1, at: [middle])
    #expect(ear.heard.count == 1)
    tap(1, at: [middle, CGPoint(x: 120, y: 100)])
    #expect(ear.heard == ["ended at 100.0", "ended at 110.0"])
  }

  @Test func `a single tap waits for a double one to fail`() {
    let double = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hearDouble))
    double.numberOfTapsRequired = 2
    let single = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    single.require(toFail: double)

    tap(1, at: [middle])
    #expect(ear.heard.isEmpty)
    stage.clock.advance(by: 0.5)
    #expect(ear.heard == ["ended at 100.0"])

    tap(2, at: [middle])
    stage.clock.advance(by: 1)
    #expect(ear.heard == ["ended at 100.0", "double"])
  }

  @Test func `a single tap that was added first waits for a double and a triple one, too`() {
    let single = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    let double = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hearDouble))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    tap(2, at: [middle])
    stage.clock.advance(by: 1)
    #expect(ear.heard == ["double"])

    tap(1, at: [middle])
    stage.clock.advance(by: 1)
    #expect(ear.heard == ["double", "ended at 100.0"])
  }

  @Test func `the recognizer of the deeper view wins, unless both may`() {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(inner)
    let deep = UITapGestureRecognizer(target: ear, action: GestureTarget.hear)
    inner.addGestureRecognizer(deep)
    add(UITapGestureRecognizer(target: ear, action: GestureTarget.hearDouble))

    stage.tap(at: middle)
    #expect(ear.heard == ["ended at 100.0"])

    let judge = ConfigurableRecognizerDelegate()
    judge.letsBoth = true
    deep.delegate = judge
    ear.heard = []
    stage.tap(at: middle)
    #expect(ear.heard == ["ended at 100.0", "double"])
  }

  @Test func `the delegate may refuse a touch, and a gesture`() {
    let judge = ConfigurableRecognizerDelegate()
    let tap = add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    tap.delegate = judge

    judge.letsBegin = false
    stage.tap(at: middle)
    #expect(ear.heard.isEmpty && view.diary == ["began 1", "ended 1"])

    (judge.letsBegin, judge.letsTouch) = (true, false)
    stage.tap(at: middle)
    #expect(ear.heard.isEmpty && judge.questions == 1)
  }

  @Test func `a tap on a button is the button's, wherever a recognizer waits`() {
    add(UITapGestureRecognizer(target: ear, action: GestureTarget.hear))
    let button = UIButton(type: .system, primaryAction: UIAction { [ear] _ in ear.heard = ["go"] })
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
    view.addSubview(button)

    stage.tap(at: CGPoint(x: 60, y: 60))

    #expect(ear.heard == ["go"])
  }

  @Test func `a drag on a slider is the slider's, wherever a recognizer waits`() {
    add(UIPanGestureRecognizer(target: ear, action: GestureTarget.hear))
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
    view.addSubview(slider)

    let touches = screen.begin(at: [CGPoint(x: 66, y: 67)])
    screen.move([(touch: touches[0], point: CGPoint(x: 150, y: 67))])
    screen.end(touches)

    #expect(ear.heard.isEmpty && slider.value > 0.3)
  }

  @Test func `a method is called by its name too, once for each name`() {
    let target = NamedGestureTarget()
    let tap = add(UITapGestureRecognizer(target: target, action: "hear:"))
    tap.addTarget(target, action: "hear:")
    stage.tap(at: middle)
    #expect(target.heard == 1)

    tap.removeTarget(target, action: "hear:")
    stage.tap(at: middle)
    #expect(target.heard == 1)
  }

  @Test func `a pan begins after some way, changes, and ends`() {
    let pan = add(UIPanGestureRecognizer(target: ear, action: GestureTarget.follow))
    let touches = screen.begin(at: [middle])
    screen.move([(touch: touches[0], point: CGPoint(x: 105, y: 100))])
    #expect(pan.state == .possible)

    stage.clock.advance(by: 0.1)
    screen.move([(touch: touches[0], point: CGPoint(x: 120, y: 100))])
    screen.move([(touch: touches[0], point: CGPoint(x: 140, y: 90))])
    screen.end(touches)

    #expect(ear.heard == ["1: 20.0 0.0 150.0", "2: 40.0 -10.0 350.0", "3: 40.0 -10.0 350.0"])
    #expect(view.diary == ["began 1", "moved 1", "cancelled 1"])
    #expect(pan.state == .possible && pan.translation(in: view) == .zero)
  }

  @Test func `a pan that is cancelled says so, and one that never began says nothing`() {
    add(UIPanGestureRecognizer(target: ear, action: GestureTarget.hear))
    var touches = screen.begin(at: [middle])
    screen.cancel(touches)
    #expect(ear.heard.isEmpty)

    touches = screen.begin(at: [middle])
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 150))])
    screen.cancel(touches)
    #expect(ear.heard == ["began at 100.0", "cancelled at 100.0"])
  }

  @Test func `a long press begins when its time has come`() {
    let press = add(UILongPressGestureRecognizer(target: ear, action: GestureTarget.hear))
    let touches = screen.begin(at: [middle])
    stage.clock.advance(by: 0.4)
    #expect(press.state == .possible)
    stage.clock.advance(by: 0.2)
    #expect(ear.heard == ["began at 100.0"] && view.diary == ["began 1", "cancelled 1"])
    screen.end(touches)
    #expect(ear.heard == ["began at 100.0", "ended at 100.0"])

    stage.tap(at: middle)
    #expect(ear.heard.count == 2)
  }

  @Test func `a recognizer that is switched off or taken away gives up`() {
    let pan = add(UIPanGestureRecognizer(target: ear, action: GestureTarget.hear))
    let touches = screen.begin(at: [middle])
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 150))])

    pan.isEnabled = false
    screen.end(touches)
    #expect(ear.heard == ["began at 100.0", "cancelled at 100.0"])

    pan.isEnabled = true
    view.removeGestureRecognizer(pan)
    stage.tap(at: middle)
    #expect(pan.view == nil && view.gestureRecognizers == nil && ear.heard.count == 2)
  }

  @Test func `a state that cannot follow is reported`() {
    let console = ConsoleRecorder()
    let watch = add(TouchRecordingRecognizer())
    watch.state = .changed

    #expect(watch.state == .possible)
    #expect(
      console.lines == [
        "TouchRecordingRecognizer: the state cannot go from possible to changed. Look where the state is set."
      ])
  }

  @Test func `a recognizer keeps neither its target nor its view`() {
    weak var gone: GestureTarget?
    weak var recognizer: UITapGestureRecognizer?
    do {
      let (target, owner) = (GestureTarget(), UIView())
      let tap = UITapGestureRecognizer(target: target, action: GestureTarget.hear)
      owner.addGestureRecognizer(tap)
      (gone, recognizer) = (target, tap)
    }
    #expect(gone == nil && recognizer == nil)
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func tap(_ count: Int, at points: [CGPoint]) {
    screen.forgetTaps()
    for _ in 0..<count { screen.end(screen.begin(at: points)) }
  }
}

/// Hears of gestures.
final class GestureTarget: NSObject {
  var heard: [String] = []

  func hear(_ recognizer: UIGestureRecognizer) {
    heard.append("\(recognizer.state) at \(recognizer.location(in: nil).x)")
  }

  func hearDouble() {
    heard.append("double")
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: pan.view)
    let speed = (pan.velocity(in: nil).x).rounded()
    heard.append("\(pan.state.rawValue): \(way.x) \(way.y) \(speed)")
  }
}

/// Hears of gestures by name.
private final class NamedGestureTarget: NSObject, ActionTarget {
  class var actions: [Selector: IBAction] { ["hear:": IBAction(NamedGestureTarget.hear)] }

  private(set) var heard = 0

  func hear(_ tap: UITapGestureRecognizer) { heard += 1 }
}
