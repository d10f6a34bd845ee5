import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The run loop between a person's acts", .isolated)
struct TurnTests {
  let stage = Stage()
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
  let log = Log()

  init() {
    button.setTitle("Go", for: .normal)
    stage.present(button)
  }

  @Test func `B91: a completion without a duration has run when the finger is lifted`() {
    button.addAction(act, for: .touchUpInside)

    stage.buttons["Go"].tap()

    #expect(log.lines == ["changes", "after", "completion"])
    #expect(stage.clock.now == 0)
  }

  @Test func `B91: and between the touch and the lift, where the touch set it off`() {
    button.addAction(act, for: .touchDown)
    button.addAction(UIAction { [log] _ in log.note("up") }, for: .touchUpInside)

    stage.buttons["Go"].tap()

    #expect(log.lines == ["changes", "after", "completion", "up"])
  }

  @Test func `B91: when the screen is shown, turned, shaken or typed on`() {
    let controller = ActingController()
    stage.present(controller)
    #expect(controller.completions == 1)

    stage.rotate(to: .landscapeLeft)
    #expect(controller.completions == 2)

    controller.becomeFirstResponder()
    stage.shake()
    #expect(controller.completions == 3)

    controller.field.becomeFirstResponder()
    stage.typeText("a")
    #expect(controller.completions == 4)
  }

  private var act: UIAction {
    UIAction { [log] _ in
      UIView.animate(withDuration: 0, animations: { log.note("changes") }) { _ in
        log.note("completion")
      }
      log.note("after")
    }
  }
}

/// Begins an animation without a duration whenever something happens to it.
private final class ActingController: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private(set) var completions = 0

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addAction(UIAction { [weak self] _ in self?.act() }, for: .editingChanged)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    act()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    act()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    act()
  }

  private func act() {
    UIView.animate(withDuration: 0, animations: {}) { [weak self] _ in self?.completions += 1 }
  }
}
