import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What is read aloud", .isolated)
struct AnnouncementTests {
  @Test func `a sentence that is posted is read aloud, in its order`() {
    let stage = Stage(showing: UIView())

    UIAccessibility.post(notification: .announcement, argument: "Loading Chess")
    UIAccessibility.post(notification: .layoutChanged, argument: "Page 2 of 3")
    UIAccessibility.post(notification: .announcement, argument: nil)

    #expect(stage.announcements == ["Loading Chess", "Page 2 of 3"])
  }

  @Test func `after a change of the screen the element to go on with is read`() {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    let stage = Stage(showing: button)

    UIAccessibility.post(notification: .screenChanged, argument: button)
    UIAccessibility.post(notification: .announcement, argument: button)

    #expect(stage.announcements == ["Done, button"], "An announcement is a sentence.")
  }

  @Test func `an element says its state, label, value, kind and hint`() {
    let (button, toggle, slider) = (UIButton(type: .system), UISwitch(), UISlider())
    button.setTitle("Tea", for: .normal)
    (button.isEnabled, button.isSelected) = (false, true)
    button.accessibilityHint = "Orders tea."
    toggle.accessibilityLabel = "Sound"
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    let title = UILabel()
    title.text = "Menu"
    title.accessibilityTraits = .header
    let column = UIStackView(arrangedSubviews: [title, button, toggle, slider])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 200, height: 300)

    let read = Stage(showing: column).readScreenAloud()

    #expect(read[0] == "Menu, heading")
    #expect(read[1] == "selected, Tea, dimmed, button, Orders tea.")
    #expect(read[2] == "Sound, off, switch button")
    #expect(read[3] == "Volume, 50%, adjustable")
  }

  @Test func `a view that is one element hides what lies in it`() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Chess"
    cell.addSubview(label)
    let stage = Stage(showing: cell)
    #expect(stage.readScreenAloud() == ["Chess"])

    cell.isAccessibilityElement = true
    cell.accessibilityTraits = .button
    #expect(stage.readScreenAloud() == ["Chess, button"], "Without a label it says what is in it.")
    cell.accessibilityLabel = "Get Chess"
    #expect(stage.readScreenAloud() == ["Get Chess, button"])
  }
}
