//: # Who turned the wheel?
//:
//: A picker tells its delegate when a *person* has turned a wheel. When your
//: own code turns it, the picker says nothing: what your code did, you already
//: know. A label that does not follow its wheel is this rule, met by surprise.

import HeadlessUIKit
import Stage

//: ## A controller for the filter
//:
//: The controller is data source and delegate at once. Three labels repeat what
//: is chosen; the button waits for the next chapter. Tutorials drew this screen
//: in a storyboard, with `weak` outlets, because the superview keeps its
//: subviews anyway. Here it is built in code; a later lesson brings the files.

final class FilterViewController: UIViewController {
  let picker = UIPickerView()
  let labels = [UILabel(), UILabel(), UILabel()]
  let randomButton = UIButton(type: .system)
  let columns: [[String]]

  init(columns: [[String]]) {
    self.columns = columns
    super.init(nibName: nil, bundle: nil)
  }

  // Swift asks for this one too. No document describes this screen.
  required init?(coder: NSCoder) { nil }

  // The view exists now, and so do its parts. This is the place to
  // introduce the picker to the object that answers for it.
  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for (component, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 24, y: 232 + 24 * component, width: 200, height: 24)
      view.addSubview(label)
    }
    randomButton.setTitle("Random", for: .normal)
    randomButton.frame = CGRect(x: 200, y: 256, width: 96, height: 32)
    view.addSubview(randomButton)
    showDefaults()
  }

  // One place writes a label, whoever turned the wheel. A column without
  // a label of its own, or without rows, changes nothing.
  func show(row: Int, of component: Int) {
    guard labels.indices.contains(component),
      columns[component].indices.contains(row)
    else {
      return
    }
    labels[component].text = columns[component][row]
  }

  func showDefaults() {
    for component in columns.indices { show(row: 0, of: component) }
  }
}

//: The protocols go into extensions. Each says in its first line which role it
//: is about, and Swift warns there when a method's name is almost right.

extension FilterViewController: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    columns.count
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    columns[component].count
  }
}

extension FilterViewController: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    columns[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    show(row: row, of: component)
  }
}

func whoTurnedTheWheel(on stage: Stage) throws {
  //: ## At first
  //:
  //: Row 0 of every wheel counts as selected, and the picker told nobody. The
  //: old code called its own delegate method with `nil` for the picker to fill
  //: the labels. In Swift the picker is never nil, so `viewDidLoad` uses the
  //: shared method instead.

  let controller = FilterViewController(columns: try Filter().columns)
  stage.present(controller)
  stage.show("Nobody has turned anything")

  //: ## A person turns
  //:
  //: The middle wheel comes to rest on 明天 (tomorrow). The delegate is told
  //: once, after the wheel has settled, and writes one label.

  stage.pickerWheels[1].adjust(toPickerWheelValue: "明天")
  stage.show("A person turned the second wheel")

  stage.print(controller.labels.map { $0.text ?? "" })
  // Prints "["全部", "明天", "白羊座"]"

  //: ## The program turns
  //:
  //: `selectRow` turns the first wheel to 酒店 (hotels). The picture shows it,
  //: and `selectedRow` knows it. The label still says 全部 (everything),
  //: because nobody was told.

  controller.picker.selectRow(3, inComponent: 0, animated: false)
  stage.show("The program turned the first wheel")

  stage.print(
    controller.picker.selectedRow(inComponent: 0),
    controller.labels[0].text ?? "")
  // Prints "3 全部"

  //: The cure is to do both things where you turn the wheel: turn it, then show
  //: it. To call your own `didSelectRow` would work too, and would claim that a
  //: person did it.

  controller.show(row: 3, of: 0)
  stage.show("Turned and shown")
}

//: ## Your turn
//:
//: Exercises/01-Pickers/02-DefaultSelection.swift fills the labels at the
//: start, and Exercises/01-Pickers/03-SilentSelection.swift keeps wheel and
//: label together.
