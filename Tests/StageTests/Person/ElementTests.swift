import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What keeps a person from an element", .isolated)
struct ElementTests {
  let stage = Stage()
  let controller = UIViewController()
  let button = UIButton(type: .system)
  let box = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))

  init() {
    button.setTitle("Random", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    box.addSubview(button)
    controller.view.addSubview(box)
    stage.present(controller)
  }

  @Test func `nothing keeps a person from a button in plain sight`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

    #expect(sentences { stage.buttons["Random"].tap() }.isEmpty)

    #expect(taps == 1)
    #expect(stage.buttons["Random"].isHittable)
    #expect(stage.buttons["Random"].frame == CGRect(x: 20, y: 120, width: 100, height: 40))
  }

  @Test func `what is missing is named, beside what is there`() {
    #expect(
      sentences { stage.buttons["Randon"].tap() } == [
        "The button “Randon” cannot be tapped: it is not there. The screen has 1: “Random”."
      ])
    #expect(
      sentences { stage.pickerWheels[0].adjust(toPickerWheelValue: "Tea") } == [
        "The picker wheel number 0 cannot be turned: it is not there. "
          + "The screen has no picker wheel at all."
      ])
    #expect(!stage.buttons["Randon"].exists && stage.buttons["Randon"].label.isEmpty)
    #expect(stage.buttons["Randon"].frame == .zero)
  }

  @Test func `what is hidden is reported, and whether it is the element or what it lies in`() {
    button.isHidden = true
    #expect(whyNot() == "isHidden is true on it.")

    button.isHidden = false
    box.isHidden = true
    #expect(whyNot() == "isHidden is true on the UIView it lies in.")
  }

  @Test func `what is transparent is reported`() {
    button.alpha = 0
    #expect(whyNot() == "alpha is 0 on it.")
  }

  @Test func `what takes no touches is reported`() {
    box.isUserInteractionEnabled = false
    #expect(whyNot() == "isUserInteractionEnabled is false on the UIView it lies in.")
  }

  @Test func `what is disabled is reported`() {
    button.isEnabled = false

    #expect(whyNot() == "isEnabled is false.")
    #expect(!stage.buttons["Random"].isEnabled)
  }

  @Test func `what is disabled is reported, whatever traits the program sets`() {
    button.isEnabled = false
    button.accessibilityTraits = .button

    #expect(whyNot() == "isEnabled is false.")
  }

  @Test func `a view that says it is not enabled is not enabled`() {
    button.accessibilityTraits = .notEnabled

    #expect(whyNot() == "isEnabled is false.")
  }

  @Test func `what is covered is reported, and by what`() {
    let cover = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    controller.view.addSubview(cover)

    #expect(whyNot() == "it is covered by a UIPickerView.")
    cover.isUserInteractionEnabled = false
    #expect(whyNot() == nil)
  }

  @Test func `what is off the screen is reported`() {
    box.frame.origin.y = 600
    #expect(
      whyNot() == "its middle is outside the screen. Look at its frame, (20.0, 20.0, 100.0, 40.0).")
  }

  @Test func `what sticks out of its parent is reported, also over another view`() {
    box.frame.size.height = 30
    #expect(
      whyNot() == "it sticks out of the UIView it lies in, where touches do not reach it. "
        + "Look at the frames of both.")

    box.frame.size.height = 20
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 120, width: 320, height: 100)))
    #expect(whyNot()?.hasPrefix("it sticks out of the UIView it lies in") == true)
  }

  @Test func `what has no size is reported`() {
    button.frame = CGRect(x: 20, y: 20, width: 0, height: 0)

    #expect(whyNot() == "it has no size. Look at its frame, (20.0, 20.0, 0.0, 0.0).")
  }

  @Test func `only a wheel can be turned`() {
    #expect(
      sentences { stage.buttons["Random"].adjust(toPickerWheelValue: "Tea") } == [
        "The button “Random” is no picker wheel: it cannot be turned."
      ])
  }

  @Test func `a person who cannot act changes nothing`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .allTouchEvents)
    box.isHidden = true

    _ = whyNot()

    #expect(taps == 0)
  }

  @Test func `an element that nobody sees says what is in the way`() {
    #expect(stage.buttons["Random"].whyUnseen == nil)

    box.isHidden = true
    #expect(
      stage.buttons["Random"].whyUnseen == "It lies in a UIView whose isHidden is true.")
    box.isHidden = false

    button.isHidden = true
    button.frame = .zero
    #expect(
      stage.buttons["Random"].whyUnseen == "isHidden is true: nobody can see this UIButton.")

    #expect(stage.buttons["Nowhere"].whyUnseen == "It is not there.")
  }

  /// Why the button cannot be tapped, or nil if it can.
  private func whyNot() -> String? {
    let prefix = "The button “Random” cannot be tapped: "
    return sentences { stage.buttons["Random"].tap() }.first
      .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
  }

  private func sentences(of act: () -> Void) -> [String] {
    var reports: [String] = []
    Stage.$reporter.withValue({ reports.append($0) }) { act() }
    return reports
  }
}
