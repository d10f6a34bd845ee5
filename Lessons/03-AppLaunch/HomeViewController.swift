import HeadlessUIKit

/// A gray screen with a title, which writes down when it is loaded.
class HomeViewController: UIViewController {
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(title: String = "Home") {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.screen
    label.text = title
    view.addSubview(label)
    EventLog.add("viewDidLoad")
  }
}
