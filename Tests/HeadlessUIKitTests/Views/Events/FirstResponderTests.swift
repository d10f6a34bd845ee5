import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The first responder", .isolated)
struct FirstResponderTests {
  let stage = Stage()
  let controller = UIViewController()
  let first = FirstResponderView()
  let second = FirstResponderView()

  init() {
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    stage.present(controller)
  }

  @Test func `B68: a responder cannot become first and can resign, unless it says otherwise`() {
    let view = UIView()
    controller.view.addSubview(view)

    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    #expect(!UIResponder().canBecomeFirstResponder && UIResponder().canResignFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test func `B69: the first responder is asked to resign before another takes its place`() {
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())

    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(first.resignations == 1)
  }

  @Test func `B69: a first responder that refuses stays, and the other one is told no`() {
    first.becomeFirstResponder()
    first.mayResign = false

    #expect(!second.becomeFirstResponder())

    #expect(first.isFirstResponder && !second.isFirstResponder)
    #expect(!first.resignFirstResponder())
  }

  @Test func `B69: one that cannot become first leaves the first responder unasked`() {
    first.becomeFirstResponder()
    second.mayBecome = false

    #expect(!second.becomeFirstResponder())

    #expect(first.isFirstResponder && first.resignations == 0)
  }

  @Test func `B70: a view in no window cannot become first`() {
    let lonely = FirstResponderView()

    #expect(!lonely.becomeFirstResponder())
    #expect(!lonely.isFirstResponder)
  }

  @Test func `B71: each window has a first responder of its own`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let other = FirstResponderView()
    window.addSubview(other)
    window.isHidden = false

    first.becomeFirstResponder()
    other.becomeFirstResponder()

    #expect(first.isFirstResponder && other.isFirstResponder)
    #expect(first.resignations == 0)
  }

  @Test func `B71: nobody takes over from one that resigned`() {
    first.becomeFirstResponder()

    #expect(first.resignFirstResponder())

    #expect(!first.isFirstResponder && !second.isFirstResponder && !controller.isFirstResponder)
    #expect(first.resignFirstResponder(), "Who is not first has nothing to refuse.")
  }

  @Test func `a controller and a window can be the first responder too`() {
    let willing = FirstResponderController()
    stage.present(willing)
    let window = FirstResponderWindow(frame: UIScreen.main.bounds)
    window.isHidden = false

    #expect(willing.becomeFirstResponder() && willing.isFirstResponder)
    #expect(window.becomeFirstResponder() && window.isFirstResponder)
  }

  @Test func `becoming first again asks nobody`() {
    first.becomeFirstResponder()
    first.mayBecome = false

    #expect(first.becomeFirstResponder())
    #expect(first.resignations == 0)
  }

  @Test func `B55: a view that leaves its window ceases to be first, whatever it says`() {
    first.becomeFirstResponder()
    first.mayResign = false

    first.removeFromSuperview()
    #expect(!first.isFirstResponder && first.resignations == 1)

    controller.view.addSubview(first)
    #expect(!first.isFirstResponder)
  }

  @Test func `B55: what lies above the first responder takes it along`() {
    let willing = FirstResponderController()
    stage.present(willing)
    willing.becomeFirstResponder()

    stage.present(controller)

    #expect(!willing.isFirstResponder)
    first.becomeFirstResponder()
    controller.view.removeFromSuperview()
    #expect(!first.isFirstResponder)
  }

  @Test func `a view that moves within its window stays first`() {
    let box = UIView()
    controller.view.addSubview(box)
    first.becomeFirstResponder()

    box.addSubview(first)

    #expect(first.isFirstResponder && first.resignations == 0)
  }

  @Test func `B58: endEditing finds the first responder at any depth, and says whether it went`() {
    let box = UIView()
    box.addSubview(first)
    controller.view.addSubview(box)
    first.becomeFirstResponder()

    #expect(!second.endEditing(false))
    #expect(controller.view.endEditing(false))
    #expect(!first.isFirstResponder)
    #expect(!controller.view.endEditing(true), "Nobody is first any more.")
  }

  @Test func `B58: endEditing asks, and by force it does not`() {
    first.becomeFirstResponder()
    first.mayResign = false

    #expect(!controller.view.endEditing(false))
    #expect(first.isFirstResponder)

    #expect(controller.view.endEditing(true))
    #expect(!first.isFirstResponder)
  }

  @Test func `responders that make each other first are stopped with a sentence`() {
    let console = ConsoleRecorder()
    let (ping, pong) = (UITextField(), UITextField())
    for field in [ping, pong] { controller.view.addSubview(field) }
    ping.addAction(UIAction { _ in pong.becomeFirstResponder() }, for: .editingDidBegin)
    pong.addAction(UIAction { _ in ping.becomeFirstResponder() }, for: .editingDidBegin)

    ping.becomeFirstResponder()

    #expect(console.lines.contains { $0.hasPrefix("UITextField: becomeFirstResponder() led to") })
    #expect(ping.isFirstResponder != pong.isFirstResponder)
  }

  @Test func `the first responder is not kept alive`() {
    weak var gone: FirstResponderView?
    do {
      let view = FirstResponderView()
      controller.view.addSubview(view)
      view.becomeFirstResponder()
      view.removeFromSuperview()
      gone = view
    }

    #expect(gone == nil)
  }

  @Test func `B76: an action for nobody begins its way at the first responder`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let listener = ListeningView()
    controller.view.addSubview(listener)
    controller.view.addSubview(button)
    button.addTarget(nil, action: "listen", for: .touchUpInside)

    button.sendActions(for: .touchUpInside)
    #expect(listener.calls == 0)

    listener.becomeFirstResponder()
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls == 1)
  }
}

private final class ListeningView: FirstResponderView {
  private(set) var calls = 0

  override class var actions: [Selector: IBAction] {
    ["listen": IBAction(ListeningView.listen)]
  }

  func listen() { calls += 1 }
}

private final class FirstResponderController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

private final class FirstResponderWindow: UIWindow {
  override var canBecomeFirstResponder: Bool { true }
}
