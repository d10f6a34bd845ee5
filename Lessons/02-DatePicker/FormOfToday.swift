import HeadlessUIKit

/// The form of 2015, mended: what the wheels show is what the fields say.
///
/// When a field takes over what its wheels show is a chapter's matter.
final class FormOfToday: UIViewController {
  let birthdayField = UITextField("Birthday", row: 0)
  let cityField = UITextField("Province and city", row: 1)
  let days = UIDatePicker(.date)
  let wheels: CityWheels

  init(_ provinces: [Province]) {
    wheels = CityWheels(provinces)
    super.init(nibName: nil, bundle: nil)
  }

  // The provinces come from a file, and no document names them.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    days.minimumDate = years(-120, from: Date())
    days.maximumDate = Date()
    days.addTarget(
      self, action: FormOfToday.dayWasTurned, for: .valueChanged)
    birthdayField.inputView = days
    cityField.inputView = wheels.picker
    birthdayField.label("Birthday", in: view)
    cityField.label("Province", in: view)
    for field in [birthdayField, cityField] {
      field.inputAccessoryView = bar
      field.delegate = self
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: FormOfToday.groundWasTapped))
  }

  private lazy var bar: UIToolbar = {
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      item("Previous") { $0.birthdayField.becomeFirstResponder() },
      item("Next") { $0.cityField.becomeFirstResponder() },
      .flexibleSpace(),
      item("Done") { $0.view.endEditing(true) },
    ]
    return bar
  }()

  private func item(
    _ title: String, _ act: @escaping (FormOfToday) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction { [weak self] _ in self.map(act) })
  }

  // A person chose this day. Nothing else writes a birthday.
  private func dayWasTurned() {
    birthdayField.text = dayFormatter.string(from: days.date)
  }

  private func groundWasTapped() {
    view.endEditing(true)
  }
}
