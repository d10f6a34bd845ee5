import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Looking for elements", .isolated)
struct ElementQueryTests {
  let stage = Stage()
  let controller = UIViewController()

  init() {
    stage.present(controller)
  }

  @Test func `elements are counted in the order of the view tree`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    [label("one", x: 0), label("two", x: 100)].forEach { box.addSubview($0) }
    controller.view.addSubview(box)
    controller.view.addSubview(label("three", x: 200))

    #expect(stage.staticTexts.count == 3)
    #expect((0..<3).map { stage.staticTexts[$0].label } == ["one", "two", "three"])
    #expect(stage.staticTexts.firstMatch.label == "one")
    #expect(stage.staticTexts.element(boundBy: 2).label == "three")
    #expect(!stage.staticTexts[3].exists && !stage.staticTexts[-1].exists)
  }

  @Test func `an element describes itself by its kind and its name`() {
    #expect("\(stage.buttons["Next"])" == "button \u{201C}Next\u{201D}")
    #expect("\(stage.buttons[1])" == "button number 1")
  }

  @Test func `an element can be named before it is there`() {
    let element = stage.staticTexts["later"]
    #expect(!element.exists)

    controller.view.addSubview(label("later", x: 0))

    #expect(element.exists && element.isHittable == false)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func `a button is looked for by the title of its present state`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    controller.view.addSubview(button)
    #expect(stage.buttons["Go"].exists)

    button.isEnabled = false

    #expect(!stage.buttons["Go"].exists && stage.buttons["Wait"].exists)
    #expect(stage.staticTexts.count == 0)
  }

  @Test func `many elements are named up to the eighth`() {
    for number in 1...9 { controller.view.addSubview(label("\(number)", x: 0)) }
    var reports: [String] = []

    Stage.$reporter.withValue({ reports.append($0) }) { stage.staticTexts["ten"].tap() }

    #expect(
      reports == [
        "The label “ten” cannot be tapped: it is not there. "
          + "The screen has 9: “1”, “2”, “3”, “4”, “5”, “6”, “7”, “8”, …."
      ])
  }

  private func label(_ text: String, x: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 0, width: 90, height: 20))
    label.text = text
    return label
  }
}
