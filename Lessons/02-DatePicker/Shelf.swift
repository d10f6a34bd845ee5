import HeadlessUIKit

/// Date pickers one below the other, all as wide as the screen.
final class Shelf: UIViewController {
  private let pickers: [UIDatePicker]

  init(_ pickers: [UIDatePicker]) {
    self.pickers = pickers
    super.init(nibName: nil, bundle: nil)
  }

  // No document describes a shelf: it holds what it was given.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let height = view.bounds.height / CGFloat(max(pickers.count, 1))
    for (index, picker) in pickers.enumerated() {
      picker.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: view.bounds.width,
        height: height - 8)
      view.addSubview(picker)
    }
  }
}

extension UIDatePicker {
  /// Creates a date picker on its wheels.
  convenience init(_ mode: Mode, in language: String? = nil) {
    self.init()
    preferredDatePickerStyle = .wheels
    datePickerMode = mode
    locale = language.map { Locale(identifier: $0) }
  }
}
