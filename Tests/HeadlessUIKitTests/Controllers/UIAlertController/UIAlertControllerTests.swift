import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("UIAlertController", .isolated)
struct UIAlertControllerTests {
  let stage = Stage()
  let screen = UIViewController()
  let log = Log()

  init() {
    stage.present(screen)
  }

  private func question(
    _ answers: KeyValuePairs<String, UIAlertAction.Style>, _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete it?", message: "It cannot come back.", preferredStyle: style)
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { action in
          log.note("\(action.title ?? "") \(screen.presentedViewController == nil)")
        })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    screen.present(alert, animated: true)
    stage.clock.advance(by: 1)
  }

  @Test func `a controller that is made without a style is an action sheet`() {
    #expect(UIAlertController().preferredStyle == .actionSheet)
  }

  @Test func `an alert says what is asked, and how it can be answered`() {
    let alert = question([
      "Keep": .cancel, "Delete": .destructive,
    ])
    #expect(alert.title == "Delete it?" && alert.message == "It cannot come back.")
    #expect(
      alert.preferredStyle == .alert && alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.textFields == nil && alert.preferredAction == nil)

    show(alert)

    #expect(stage.alerts["Delete it?"].exists)
    #expect(stage.staticTexts["It cannot come back."].exists)
    #expect(stage.buttons["Keep"].exists && stage.buttons["Delete"].exists)
  }

  @Test func `B245: an answer sends the alert away, and then does what it does`() {
    show(question(["Keep": .cancel, "Delete": .destructive]))

    stage.buttons["Delete"].tap()
    #expect(log.lines == [])
    stage.clock.advance(by: 1)

    #expect(log.lines == ["Delete true"])
    #expect(screen.presentedViewController == nil && !stage.alerts["Delete it?"].exists)
  }

  @Test func `a handler can ask again`() {
    let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { _ in
        screen.present(question(["Done": .default]), animated: true)
      })
    show(first)

    stage.buttons["Next"].tap()
    stage.clock.advance(by: 2)

    #expect(stage.alerts["Delete it?"].exists)
  }

  @Test func `two answers stand side by side, with that of cancel at the left`() {
    show(question(["Delete": .destructive, "Keep": .cancel]))

    let (keep, delete) = (stage.buttons["Keep"].frame, stage.buttons["Delete"].frame)
    #expect(keep.minY == delete.minY && keep.maxX <= delete.minX)
    // Edges lie on pixels.
    #expect(abs(keep.width - delete.width) <= 0.5)
  }

  @Test func `three answers stand below each other, with that of cancel at the end`() {
    show(question(["Keep": .cancel, "Copy": .default, "Move": .default]))

    let rows = ["Copy", "Move", "Keep"].map { stage.buttons[$0].frame.minY }
    #expect(rows == rows.sorted() && Set(rows).count == 3)
  }

  @Test func `long answers stand below each other`() {
    show(question(["Keep it as it has always been": .cancel, "Delete": .default]))

    #expect(
      stage.buttons["Delete"].frame.maxY
        <= stage.buttons["Keep it as it has always been"].frame.minY)
  }

  @Test func `the title of cancel is bold, unless another answer is preferred`() {
    func bold(_ alert: UIAlertController) -> [String] {
      alert.loadViewIfNeeded()
      return alert.actions.filter { $0.button?.titleLabel?.font.isBold == true }
        .compactMap(\.title)
    }
    let alert = question(["Keep": .cancel, "Delete": .destructive])
    #expect(bold(alert) == ["Keep"])

    alert.preferredAction = alert.actions[1]
    #expect(bold(alert) == ["Delete"])
    #expect(alert.actions[1].button?.tintColor == .systemRed)
  }

  @Test func `B247: an answer that is not enabled cannot be chosen`() {
    let alert = question(["Delete": .default, "Keep": .cancel])
    alert.actions[0].isEnabled = false
    show(alert)
    #expect(!stage.buttons["Delete"].isEnabled)

    alert.actions[0].isEnabled = true
    #expect(stage.buttons["Delete"].isEnabled)
    stage.buttons["Delete"].tap()
    stage.clock.advance(by: 1)
    #expect(log.lines == ["Delete true"])
  }

  @Test func `B246: a person types into the text fields`() throws {
    let alert = question(["Done": .default])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    show(alert)

    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].placeholder == "Name" && fields[0].isFirstResponder)
    stage.textFields[0].typeText("Ann")
    #expect(fields[0].text == "Ann")
    #expect(stage.buttons["Done"].frame.maxY <= stage.keyboards[0].frame.minY)

    stage.buttons["Done"].tap()
    stage.clock.advance(by: 1)
    #expect(log.lines == ["Done true"] && stage.keyboards.count == 0)
  }

  @Test func `an action sheet lies at the lower edge, with cancel below the others`() {
    show(question(["Keep": .cancel, "Copy": .default, "Move": .default], .actionSheet))

    #expect(stage.sheets["Delete it?"].exists && !stage.alerts["Delete it?"].exists)
    #expect(stage.buttons["Move"].frame.maxY < stage.buttons["Keep"].frame.minY)
    #expect(stage.buttons["Keep"].frame.maxY > 540)
  }

  @Test func `a tap beside an action sheet chooses cancel`() {
    show(question(["Keep": .cancel, "Copy": .default], .actionSheet))

    stage.tap(at: CGPoint(x: 160, y: 60))
    stage.clock.advance(by: 1)

    #expect(log.lines == ["Keep true"])
  }

  @Test func `a tap beside an alert, or beside a sheet without cancel, does nothing`() {
    for alert in [question(["Keep": .cancel]), question(["Copy": .default], .actionSheet)] {
      show(alert)
      stage.tap(at: CGPoint(x: 160, y: 60))
      stage.clock.advance(by: 1)
      #expect(log.lines == [] && screen.presentedViewController === alert)
      screen.dismiss(animated: false)
    }
  }

  @Test func `B249: the presenter stays on the screen`() {
    let alert = question(["Keep": .cancel])
    show(alert)

    #expect(screen.view.window != nil && alert.presentingViewController === screen)
  }

  @Test func `what changes while the alert is shown is shown`() {
    let alert = question(["Keep": .cancel])
    show(alert)

    alert.message = "Really?"
    alert.addAction(UIAlertAction(title: "Delete", style: .default))

    #expect(stage.staticTexts["Really?"].exists && stage.buttons["Delete"].exists)
  }

  @Test func `B248: a second cancel, a field in a sheet and a foreign preferred answer raise`() {
    let sheet = question(["Keep": .cancel], .actionSheet)
    func words(_ body: () -> Void) -> String? { stage.exception(in: body) }

    #expect(
      words { sheet.addAction(UIAlertAction(title: "No", style: .cancel)) }
        == "NSInternalInconsistencyException: UIAlertController can only have one action with a "
        + "style of UIAlertActionStyleCancel")
    #expect(
      words { sheet.addTextField() }
        == "NSInternalInconsistencyException: Text fields can only be added to an alert controller "
        + "of style UIAlertControllerStyleAlert")
    #expect(
      words { sheet.preferredAction = UIAlertAction(title: "No", style: .default) }
        == "NSInvalidArgumentException: A preferred action must be one of the actions of the alert "
        + "controller")
    #expect(sheet.actions.count == 1 && sheet.textFields == nil && sheet.preferredAction == nil)
  }

  @Test func `an action sheet does not use a preferred answer`() {
    let sheet = question(["Keep": .cancel, "Delete": .destructive], .actionSheet)
    sheet.preferredAction = sheet.actions[1]
    sheet.loadViewIfNeeded()

    let bold = sheet.actions.filter { $0.button?.titleLabel?.font.isBold == true }
    #expect(bold.compactMap(\.title) == ["Keep"])
  }

  @Test func `an alert without anything to say raises an exception when it is shown`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    let message = Device.current.exception {
      screen.present(alert, animated: false)
      stage.clock.advance(by: 1)
    }

    #expect(
      message
        == "NSInternalInconsistencyException: UIAlertController must have a title, a message or an "
        + "action to display")
  }

  @Test func `an answer without a title raises an exception`() {
    let message = Device.current.exception {
      _ = UIAlertAction(title: nil, style: .default)
    }

    #expect(message?.contains("Actions added to UIAlertController must have a title") == true)
  }
}
