import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Transitions of views", .isolated)
struct TransitionTests {
  let stage = Stage()
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let front = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  var log = Log()

  final class Log {
    var lines: [String] = []
  }

  init() {
    container.addSubview(front)
    stage.present(container)
  }

  @Test func `the content changes at once, and the completion comes when the time is over`() {
    UIView.transition(with: container, duration: 0.5, options: .transitionCrossDissolve) {
      front.text = "new"
    } completion: {
      log.lines.append("over \($0)")
    }
    #expect(front.text == "new" && log.lines.isEmpty)

    stage.clock.advance(by: 0.4)
    #expect(log.lines.isEmpty)
    stage.clock.advance(by: 0.2)
    #expect(log.lines == ["over true"] && container.alpha == 1)
  }

  @Test func `changes are not animated unless the options allow it`() {
    for options in [
      UIView.AnimationOptions.transitionFlipFromLeft,
      [.transitionFlipFromLeft, .allowAnimatedContent],
    ] {
      front.center.x = 50
      UIView.transition(
        with: container, duration: 1, options: options, animations: { front.center.x = 80 })
      stage.clock.advance(by: 0.5)
      let isHalfway = front.presentation.center.x < 80
      #expect(isHalfway == options.contains(.allowAnimatedContent))
      stage.clock.advance(by: 1)
    }
  }

  @Test func `a view takes the place of another, or is shown in its place`() {
    let back = UIView()
    UIView.transition(
      from: front, to: back, duration: 1, options: .transitionFlipFromRight,
      completion: { log.lines.append("\($0)") })
    #expect(container.subviews == [back] && front.superview == nil)
    stage.clock.advance(by: 1.1)
    #expect(log.lines == ["true"])

    container.addSubview(front)
    front.isHidden = true
    UIView.transition(
      from: back, to: front, duration: 1,
      options: [.transitionCurlUp, .showHideTransitionViews])
    #expect(back.isHidden && !front.isHidden && container.subviews == [back, front])
  }

  @Test func `a view that takes its own place stays`() {
    UIView.transition(from: front, to: front, duration: 1, options: .transitionCurlUp)
    #expect(container.subviews == [front])
  }

  @Test func `a transition leaves the animation of alpha alone`() {
    UIView.transition(
      with: container, duration: 1, options: .transitionCrossDissolve, animations: {},
      completion: { log.lines.append("transition \($0)") })
    UIView.animate(withDuration: 0.5) { container.alpha = 0 }
    stage.clock.advance(by: 0.25)
    #expect(abs(container.presentation.alpha - 0.5) < 0.01)
    stage.clock.advance(by: 1)
    #expect(log.lines == ["transition true"])
  }

  @Test func `the numbers are UIKit's`() {
    let options: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(options.map { $0.rawValue >> 20 } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `children hear of a transition before it and after it`() {
    final class Child: UIViewController {
      var tell: (String) -> Void = { _ in }
      override func viewWillAppear(_ animated: Bool) { tell("will appear \(animated)") }
      override func viewDidAppear(_ animated: Bool) { tell("did appear \(animated)") }
      override func viewWillDisappear(_ animated: Bool) { tell("will disappear \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { tell("did disappear \(animated)") }
    }
    let (parent, one, other) = (UIViewController(), Child(), Child())
    stage.present(parent)
    parent.addChild(one)
    parent.view.addSubview(one.view)
    parent.addChild(other)
    one.tell = { log.lines.append("one \($0)") }
    other.tell = { log.lines.append("other \($0)") }
    parent.transition(
      from: one, to: other, duration: 1, animations: { other.view.alpha = 0.5 },
      completion: { log.lines.append("over \($0)") })
    #expect(log.lines == ["one will disappear true", "other will appear true"])

    stage.clock.advance(by: 1.1)
    #expect(
      log.lines.dropFirst(2) == ["one did disappear true", "other did appear true", "over true"])
  }

  @Test func `a child takes the place of another`() throws {
    let (parent, one, other) = (UIViewController(), UIViewController(), UIViewController())
    stage.present(parent)
    parent.addChild(one)
    parent.view.addSubview(one.view)
    one.didMove(toParent: parent)
    let refused = Device.current.exception {
      parent.transition(from: one, to: other, duration: 1, animations: nil)
    }
    #expect(refused?.contains("must have a common parent view controller") == true)

    for options in [UIView.AnimationOptions.transitionCrossDissolve, []] {
      let (from, to) = options.isEmpty ? (other, one) : (one, other)
      log.lines = []
      parent.addChild(to)
      parent.transition(
        from: from, to: to, duration: 1, options: options, animations: { to.view.center.x = 7 },
        completion: { log.lines.append("over \($0)") })
      #expect(parent.view.subviews == [from.view, to.view] && log.lines.isEmpty)
      stage.clock.advance(by: 1.1)
      #expect(parent.view.subviews == [to.view] && log.lines == ["over true"])
    }
  }
}
