// Alternative: the label lies in a stack view, and not in the view itself.

import HeadlessUIKit

/// A screen in the colour of a mood.
final class MoodViewController: UIViewController {
  let mood: UIColor
  let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(mood: UIColor) {
    self.mood = mood
    super.init(nibName: nil, bundle: nil)
    title = "Mood"

  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = mood
    let stack = UIStackView(arrangedSubviews: [label])
    stack.frame = CGRect(x: 20, y: 40, width: 280, height: 24)
    view.addSubview(stack)

    label.text = "How are you?"
  }
}
