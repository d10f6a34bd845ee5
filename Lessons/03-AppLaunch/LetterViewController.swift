import HeadlessUIKit

/// A coloured screen with a letter, to tell windows apart.
final class LetterViewController: UIViewController {
  let letter: String
  private let color: UIColor
  private let label = UILabel(
    frame: CGRect(x: 8, y: 8, width: 60, height: 24))

  init(_ letter: String, _ color: UIColor) {
    (self.letter, self.color) = (letter, color)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.text = letter
    view.addSubview(label)
  }
}
