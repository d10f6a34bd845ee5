import HeadlessUIKit

/// A screen that shows a list of lines.
final class ListViewController: UIViewController {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, line) in lines.enumerated() {
      let y = 24 + CGFloat(index) * 32
      let label = UILabel(
        frame: CGRect(x: 12, y: y, width: 300, height: 24))
      label.text = line
      view.addSubview(label)
    }
  }
}
