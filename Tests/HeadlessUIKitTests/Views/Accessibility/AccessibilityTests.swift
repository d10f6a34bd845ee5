import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Accessibility", .isolated)
struct AccessibilityTests: Unpacking {
  let console = ConsoleRecorder()

  @Test func `a plain view says nothing and is no element`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil && view.accessibilityHint == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityIdentifier == nil)
    #expect(view.accessibilityElements == nil && !view.accessibilityElementsHidden)
    #expect(!view.accessibilityActivate())
  }

  @Test func `a control says what it is and shows`() {
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    let label = UILabel()
    label.text = "Soup"
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.5
    let field = UITextField()
    field.placeholder = "Name"

    #expect(button.accessibilityLabel == "Random" && button.accessibilityTraits == .button)
    #expect(label.accessibilityLabel == "Soup" && label.accessibilityTraits == .staticText)
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
    #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)
    #expect(field.accessibilityValue == "Name" && field.accessibilityLabel == nil)
    for view in [button, label, toggle, slider, field] { #expect(view.isAccessibilityElement) }
  }

  @Test func `a text field's value is its text, with dots for a secret`() {
    let field = UITextField()
    field.text = "LOVE"
    #expect(field.accessibilityValue == "LOVE")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••••")
  }

  @Test func `the state of a control is among its traits`() {
    let button = UIButton(type: .system)
    (button.isEnabled, button.isSelected) = (false, true)

    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
  }

  @Test func `what the program sets comes first, until it is taken back`() {
    let button = UIButton(type: .system)
    button.setTitle("＋", for: .normal)

    button.accessibilityLabel = "Add"
    button.accessibilityTraits = [.button, .header]
    button.isAccessibilityElement = false
    #expect(button.accessibilityLabel == "Add" && !button.isAccessibilityElement)
    #expect(button.accessibilityTraits.contains(.header))

    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "＋")
  }

  @Test func `the traits have the values of a device`() {
    #expect(UIAccessibilityTraits.none.rawValue == 0 && UIAccessibilityTraits.button.rawValue == 1)
    #expect(UIAccessibilityTraits.adjustable.rawValue == 4096)
    #expect(UIAccessibilityTraits.header.rawValue == 65536)
  }

  @Test func `a document says what is heard`() throws {
    let view = try object(
      """
      <view id="a"><accessibility key="accessibilityConfiguration" hint="Opens" label="Card" \
      identifier="card"><accessibilityTraits key="traits" button="YES" header="YES"/>\
      <bool key="isElement" value="YES"/></accessibility></view>
      """, as: UIView.self)

    #expect(view.accessibilityLabel == "Card" && view.accessibilityHint == "Opens")
    #expect(view.accessibilityIdentifier == "card" && view.isAccessibilityElement)
    #expect(view.accessibilityTraits == [.button, .header])
    #expect(console.lines.isEmpty)
  }

  @Test func `what is heard can be read and written by name`() {
    let slider = UISlider()

    slider.setValue("Volume", forKey: "accessibilityLabel")
    slider.setValue(false, forKey: "isAccessibilityElement")
    slider.setValue(UIAccessibilityTraits.header.rawValue, forKey: "accessibilityTraits")

    #expect(slider.accessibilityLabel == "Volume" && !slider.isAccessibilityElement)
    #expect(slider.accessibilityTraits == .header)
    #expect(slider.value(forKey: "accessibilityValue") as? String == "0%")
  }

  @Test func `a person finds an element by its identifier and by its label`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 80, height: 40)
    button.setTitle("＋", for: .normal)
    button.accessibilityLabel = "Add"
    button.accessibilityIdentifier = "add-button"
    let stage = Stage(showing: button)

    #expect(stage.buttons["Add"].exists && stage.buttons["add-button"].exists)
    #expect(!stage.buttons["＋"].exists, "What is heard stands for what is shown.")
    #expect(stage.buttons["add-button"].label == "Add")
  }

  @Test func `a container that is an element hides the labels in it`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel(frame: card.bounds)
    label.text = "Soup"
    card.addSubview(label)
    let stage = Stage(showing: card)

    #expect(stage.staticTexts["Soup"].exists)
    card.isAccessibilityElement = true
    #expect(!stage.staticTexts["Soup"].exists)
  }

  @Test func `an item of a bar is heard by its own label`() {
    let item = UIBarButtonItem(title: "＋", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == "＋" && item.accessibilityTraits == .button)
    item.accessibilityLabel = "Add"
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = [item]
    let stage = Stage(showing: bar)

    #expect(stage.toolbars.buttons["Add"].exists)
  }

  @Test func `adjustable controls go by one step and tell of it`() {
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.setEnabled(false, forSegmentAt: 1)
    var heard = 0
    for control in [slider, segments] {
      control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
      control.accessibilityIncrement()
      control.accessibilityIncrement()
      control.accessibilityDecrement()
    }

    #expect(slider.value == 0.1)
    #expect(segments.selectedSegmentIndex == 0)
    #expect(heard == 6)
  }

  @Test func `activating a button or a switch is a tap`() {
    let (button, toggle) = (UIButton(type: .system), UISwitch())
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    toggle.addAction(UIAction { _ in taps += 1 }, for: .valueChanged)

    #expect(button.accessibilityActivate() && toggle.accessibilityActivate())
    #expect(taps == 2 && toggle.isOn)
    button.isEnabled = false
    #expect(!button.accessibilityActivate() && taps == 2)
  }

  @Test func `a frame is in the screen's coordinates`() {
    let outer = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
    outer.addSubview(inner)
    let stage = Stage(showing: outer)

    #expect(stage.window.bounds.contains(inner.accessibilityFrame))
    #expect(inner.accessibilityFrame == inner.convert(inner.bounds, to: nil))
    inner.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
