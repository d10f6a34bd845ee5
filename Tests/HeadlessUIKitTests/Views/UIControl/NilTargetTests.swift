import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("A target of nil", .isolated)
struct NilTargetTests {
  private let controller = Page()
  let stage = Stage()

  init() {
    stage.present(controller)
  }

  @Test func `B32: the action climbs from the control to the first who lists it`() {
    controller.button.addTarget(nil, action: "turn:", for: .touchUpInside)

    stage.buttons["Turn"].tap()

    #expect(controller.lines == ["turn by UIButton"])
  }

  @Test func `B32: a responder on the way takes the action before its controller`() {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    controller.view.addSubview(box)
    box.addSubview(controller.button)
    controller.button.addTarget(nil, action: "turn:", for: .touchUpInside)

    stage.buttons["Turn"].tap()

    #expect(box.turns == 1 && controller.lines.isEmpty)
  }

  @Test func `B32: an action nobody lists is heard by nobody`() {
    controller.button.addTarget(nil, action: "vanish", for: .touchUpInside)

    stage.buttons["Turn"].tap()

    #expect(controller.lines.isEmpty)
  }

  @Test func `B76: the result says whether somebody handled the action`() {
    let shared = UIApplication.shared
    let sender = controller.button

    #expect(shared.sendAction("turn:", to: nil, from: sender, for: nil))
    #expect(!shared.sendAction("vanish", to: nil, from: sender, for: nil))
    #expect(controller.lines == ["turn by UIButton"])
  }

  @Test func `B76: whoever refuses an action leaves it to those above`() {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    box.isBusy = true
    controller.view.addSubview(box)
    box.addSubview(controller.button)

    UIApplication.shared.sendAction("turn:", to: nil, from: controller.button, for: nil)

    #expect(box.turns == 0 && controller.lines == ["turn by UIButton"])
    #expect(
      controller.button.target(forAction: "turn:", withSender: nil) as? Page === controller)
  }
}

private final class Page: UIViewController {
  let button = UIButton(type: .system)
  private(set) var lines: [String] = []

  override class var actions: [Selector: IBAction] { ["turn:": IBAction(Page.turn)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Turn", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    view.addSubview(button)
  }

  private func turn(_ sender: Any?) {
    lines.append("turn by " + (sender.map { "\(type(of: $0))" } ?? "nobody"))
  }
}

private final class Box: UIView {
  private(set) var turns = 0
  var isBusy = false

  override class var actions: [Selector: IBAction] { ["turn:": IBAction(Box.turn)] }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !isBusy && super.canPerformAction(action, withSender: sender)
  }

  private func turn(_ sender: Any?) { turns += 1 }
}
