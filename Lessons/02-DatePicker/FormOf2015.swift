import HeadlessUIKit

/// A birthday, a province and a city, as a tutorial of 2015 built them.
///
/// What it does is what it did then, its mistakes included: read it, do
/// not copy it. Two lines are of today. Without a style there would be no
/// wheels. And where Objective-C's array ended the program, ``city(_:)``
/// writes down what the array said, so that the chapter can go on.
final class FormOf2015: UIViewController {
  let inputField = UITextField("Birthday", row: 0)
  let provinceField = UITextField("Province and city", row: 1)

  lazy var datePicker: UIDatePicker = {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "zh")
    picker.minimumDate = Date() - twentyQuickYears
    picker.maximumDate = Date() + twentyQuickYears
    picker.minuteInterval = 6
    // "Listen for taps on the toolbar", said the text. It is the wheels.
    picker.addTarget(
      self, action: FormOf2015.datePickerClick, for: .valueChanged)
    return picker
  }()

  lazy var toolBar: UIToolbar = {
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.barTintColor = .orange
    bar.tintColor = .white
    bar.items = [
      item("上一个", FormOf2015.previous),
      item("下一个", FormOf2015.next),
      .flexibleSpace(),
      item("完成", FormOf2015.done),
    ]
    return bar
  }()

  lazy var provinces = (try? Province.all()) ?? []

  /// The province of the row that the delegate heard of last.
  var selectedProvince: Province?

  /// The keyboard of the province, once somebody has edited it.
  var provincePicker: UIPickerView? {
    provinceField.inputView as? UIPickerView
  }

  /// What an array of Objective-C said before the program ended.
  var exception: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    inputField.label("Birthday", in: view)
    provinceField.label("Province", in: view)
    inputField.delegate = self
    provinceField.delegate = self
    // The text called its own method with nil for the picker.
    show(nil)
  }

  private func item(
    _ title: String, _ method: @escaping (FormOf2015) -> () -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, style: .done, target: self, action: method)
  }

  private func datePickerClick(_ picker: UIDatePicker) {
    show(picker)
  }

  private func show(_ picker: UIDatePicker?) {
    inputField.text = textOf2015(picker?.date ?? Date())
  }

  private func previous() {
    if provinceField.isFirstResponder {
      inputField.becomeFirstResponder()
    }
  }

  private func next() {
    if inputField.isFirstResponder {
      provinceField.becomeFirstResponder()
    }
  }

  private func done() {
    if provinceField.isFirstResponder, let selectedProvince,
      provinceField.text == ""
    {
      provinceField.text = "\(selectedProvince.name)  \(city(0))"
    }
    view.endEditing(true)
  }

  /// The city at an index of the selected province.
  func city(_ index: Int) -> String {
    let cities = selectedProvince?.cities ?? []
    if cities.indices.contains(index) { return cities[index] }
    let bounds = "[0 .. \(cities.count - 1)]"
    exception = "NSRangeException: index \(index) beyond bounds \(bounds)"
    return "(ended)"
  }
}
