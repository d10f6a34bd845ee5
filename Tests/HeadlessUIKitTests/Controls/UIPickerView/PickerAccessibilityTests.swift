import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What the wheels of a picker say", .isolated)
struct PickerAccessibilityTests {
  class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      "\(component).\(row)"
    }
  }

  final class SpokenMenu: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      "\(component).\(row)"
    }

    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? {
      component == 0 ? "Starter" : nil
    }
  }

  let picker = UIPickerView()

  @Test func `a wheel has the name that its delegate gives it`() {
    let menu = SpokenMenu()
    picker.dataSource = menu
    picker.delegate = menu
    let stage = Stage(showing: picker)

    #expect(stage.readScreenAloud() == ["Starter, 0.0, adjustable", "1.0, adjustable"])
  }

  @Test func `a wheel with a name is still turned to its rows`() {
    let menu = SpokenMenu()
    picker.dataSource = menu
    picker.delegate = menu
    let stage = Stage(showing: picker)

    stage.pickerWheels["Starter"].adjust(toPickerWheelValue: "0.2")

    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(stage.readScreenAloud()[0] == "Starter, 0.2, adjustable")
  }

  @Test func `without such a delegate a wheel has its row and no name`() {
    let menu = Menu()
    picker.dataSource = menu
    picker.delegate = menu

    #expect(
      Stage(showing: picker).readScreenAloud() == ["0.0, adjustable", "1.0, adjustable"])
  }
}
