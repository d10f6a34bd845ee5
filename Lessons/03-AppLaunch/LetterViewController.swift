import HeadlessUIKit

/// A coloured screen with a letter, which tells windows apart.
final class LetterViewController: UIViewController {
  private let color: UIColor
  private let label = UILabel(
    frame: CGRect(x: 8, y: 8, width: 60, height: 24))

  init(letter: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = letter
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.text = title
    label.textColor = .black
    view.addSubview(label)
  }
}
