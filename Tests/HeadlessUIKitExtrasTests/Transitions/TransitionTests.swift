import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("Transitions", .isolated)
struct TransitionTests {
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
  let log = Log()
  let stage: Stage

  init() {
    label.text = "front"
    stage = Stage(showing: label)
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve,
    .transitionFlipFromTop, .transitionCurlUp, [],
  ])
  func `B590: the change is made at once, and the end is told after the duration`(
    options: UIView.AnimationOptions
  ) {
    UIView.transition(with: label, duration: 0.5, options: options) {
      label.text = "back"
    } completion: { [log] in
      log.note("over \($0)")
    }

    #expect(label.text == "back" && log.lines.isEmpty)
    stage.clock.advance(by: 0.6)
    #expect(log.lines == ["over true"])
    #expect(label.alpha == 1 && label.transform.isIdentity)
  }

  @Test func `a flip is to be seen meanwhile`() {
    UIView.transition(
      with: label, duration: 1, options: .transitionFlipFromRight, animations: nil)
    stage.clock.advance(by: 0.1)
    let early = stage.display
    stage.clock.advance(by: 2)

    #expect(stage.display != early)
  }

  /// How large a view of 100 by 100 is drawn a moment after a transition has begun.
  private func drawnSize(_ options: UIView.AnimationOptions) -> CGSize {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.backgroundColor = .red
    let stage = Stage(showing: view)
    UIView.transition(with: view, duration: 1, options: options, animations: nil)
    stage.clock.advance(by: 0.3)
    var scale = CGAffineTransform.identity
    for command in stage.display.commands {
      if case .beginTransform(let transform) = command { scale = transform }
    }
    return CGSize(width: 100 * scale.a, height: 100 * scale.d)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, true, false),
    (.transitionFlipFromRight, true, false), (.transitionFlipFromTop, false, true),
    (.transitionFlipFromBottom, false, true), (.transitionCrossDissolve, false, false),
    (.transitionCurlUp, false, false), (.transitionCurlDown, false, false),
  ])
  func `a flip narrows the view about its line, and a fade does not`(
    options: UIView.AnimationOptions, isNarrow: Bool, isLow: Bool
  ) {
    let size = drawnSize(options)

    #expect((size.width < 99) == isNarrow, "It is \(size.width) wide.")
    #expect((size.height < 99) == isLow, "It is \(size.height) high.")
  }

  @Test func `a view that takes its own place stays there`() {
    UIView.transition(from: label, to: label, duration: 0.1, options: .transitionCrossDissolve)

    #expect(label.superview != nil)
  }

  @Test func `B591: one view takes the place of another`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (front, back) = (UIView(), UIView())
    holder.addSubview(front)
    _ = Stage(showing: holder)
    UIView.transition(from: front, to: back, duration: 0.3, options: .transitionFlipFromLeft)

    #expect(front.superview == nil && back.superview === holder)
  }

  @Test func `B592: views that are shown and hidden stay where they are`() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (front, back) = (UIView(), UIView())
    back.isHidden = true
    for view in [front, back] { holder.addSubview(view) }
    _ = Stage(showing: holder)
    UIView.transition(from: front, to: back, duration: 0.3, options: .showHideTransitionViews)

    #expect(front.superview === holder && front.isHidden && !back.isHidden)
  }
}
